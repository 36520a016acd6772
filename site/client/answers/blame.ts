/** A message to blame and the rule that it breaks: the field holds the number of the one and the id of the other. */
import type { MakeControl } from '../control.ts';
import type { Mark } from '../marks.ts';
import { createVisit, flag, rowOf, write } from '../picks.ts';

export const control: MakeControl = (host, field) => {
  const parts = (['message', 'rule'] as const).map((criterion) => ({
    criterion,
    inputs: [...host.querySelectorAll<HTMLInputElement>(`[data-part="${criterion}"] input`)],
  }));
  const all = parts.flatMap(({ inputs }) => inputs);
  const go = createVisit(host);
  const picked = (): string => all.flatMap((input) => (input.checked ? [input.value] : [])).join(' ');
  const isAbout = ({ rule }: Mark, criterion: string): boolean => rule === `task/${criterion}`;

  // Somebody picked before this could hear it.
  if (field.value === field.defaultValue && all.some((input) => input.checked !== input.defaultChecked)) {
    field.value = picked();
  }
  host.addEventListener('change', () => write(field, picked()));
  return {
    show(marks) {
      const here = field.value.split(/\s+/);
      for (const { criterion, inputs } of parts) {
        const mark = marks.find((one) => isAbout(one, criterion));
        for (const input of inputs) {
          input.checked = here.includes(input.value);
          flag(rowOf(input), input.checked ? mark : undefined);
        }
      }
    },
    visit(place, from) {
      const { inputs } = parts.find(({ criterion }) => isAbout(place, criterion)) ?? parts[0]!;
      go(inputs.find(({ checked }) => checked) ?? inputs[0]!, from);
    },
  };
};
