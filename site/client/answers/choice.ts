/** Options to pick from: the field holds their letters. */
import type { MakeControl } from '../control.ts';
import type { Mark } from '../marks.ts';
import { createVisit, flag, rowOf, write } from '../picks.ts';

export const control: MakeControl = (host, field) => {
  const inputs = [...host.querySelectorAll('input')];
  const go = createVisit(host);
  const picks = (): readonly string[] => field.value.toLowerCase().split(/[\s,;]+/);
  const picked = (): string => inputs.flatMap((input) => (input.checked ? [input.value] : [])).join(' ');
  /** One finding of several is about what was left out: its criterion has the letter. */
  const isAbout = ({ rule, start, end }: Mark, { value }: HTMLInputElement): boolean =>
    inputs.some((input) => rule === `task/${input.value}`)
      ? rule === `task/${value}`
      : field.value.slice(start, end).toLowerCase() === value;

  // Somebody picked before this could hear it.
  if (field.value === field.defaultValue && inputs.some((input) => input.checked !== input.defaultChecked)) {
    field.value = picked();
  }
  host.addEventListener('change', () => write(field, picked()));
  return {
    show(marks) {
      const here = picks();
      // Where nothing is picked, no row is at fault.
      const placed = marks.filter(({ end }) => end > 0);
      for (const input of inputs) {
        input.checked = here.includes(input.value);
        flag(
          rowOf(input),
          placed.find((mark) => isAbout(mark, input)),
        );
      }
    },
    visit(place, from) {
      go(inputs.find((input) => isAbout(place, input)) ?? inputs.find(({ checked }) => checked) ?? inputs[0]!, from);
    },
  };
};
