/** Goes to the place of a finding, as well as it can be told after the text has changed. */
import type { Editor } from './editor.ts';
import { type Mark, type Marks, textAgreement } from './marks.ts';

/** Where an offset of the text before an edit stands after it. */
const moved = (offset: number, before: string, after: string): number => {
  const { front, back } = textAgreement(before, after);
  if (offset <= front) return offset;
  return offset >= before.length - back ? offset + after.length - before.length : front;
};

/** `from` names the finding by its number, and gets the focus back on Escape. */
export const visitFinding = (
  { field }: Editor,
  { checked, findings }: Marks,
  from: HTMLElement,
  visit: (place: Mark, from: HTMLElement) => void,
): void => {
  const isIt = ({ flag }: Mark): boolean => flag === from.dataset.n;
  const stands = findings.find(isIt);
  const stood = checked?.marks.find(isIt);
  if (stands) visit(stands, from);
  else if (checked && stood) {
    const at = (offset: number): number => moved(offset, checked.text, field.value);
    visit({ ...stood, start: at(stood.start), end: at(stood.end) }, from);
  }
};
