/**
 * What stands in the place of an editor where an answer is picked or put in order. The field goes on holding the answer: a
 * control writes into it, and draws what it holds. Each kind has its own file in `answers/`, fetched where a card needs it.
 */
import type { Mark } from './marks.ts';

export interface Control {
  /** Draws what the field holds, with the marks of the last verdict that still stand. */
  show?(marks: readonly Mark[]): void;
  /** Goes to the place of a finding; Escape leads back to `from`. Without it, the place is in the editor. */
  visit?(place: Mark, from: HTMLElement): void;
}

/** `announce` speaks through the status region of the card. */
export type MakeControl = (
  host: HTMLElement,
  field: HTMLTextAreaElement,
  announce: (sentence: string) => void,
) => Control;

const kinds = import.meta.glob<MakeControl>('./answers/*.ts', { import: 'control' });

/** Fetches what makes the control of a card; undefined where its answer is written in the editor alone. */
export const controlFor = async (
  card: Element,
): Promise<{ readonly host: HTMLElement; readonly make: MakeControl } | undefined> => {
  const host = card.querySelector<HTMLElement>('[data-control]');
  if (!host) return undefined;
  return { host, make: await kinds[`./answers/${host.dataset.control}.ts`]!() };
};
