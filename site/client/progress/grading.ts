/** Grades what a file says has passed, in small pieces, with how far it is and a way to stop. */
import words from '../../i18n/progress.ts';
import { counted, say } from '../../say.ts';
import { allAnswers, change, type Kept, now } from '../storage.ts';
import { tell } from './notices.ts';
import type { ToGrade } from './regrade.ts';

const place = document.querySelector<HTMLElement>('[data-grading]')!;
let running: AbortController | undefined;

const waiting = (known: ReadonlySet<string>): readonly ToGrade[] =>
  [...allAnswers()].flatMap(([id, { claim, seed }]) =>
    claim === undefined || !known.has(id) ? [] : [{ id, text: claim, seed }],
  );

/** What was claimed counts from now on, or no longer stands. */
const settle = ({ id, text }: ToGrade, passes: boolean): void => {
  change(id, (before) => {
    const { claim, ...rest } = before!;
    if (claim !== text) return before!;
    if (!passes) return rest;
    return { ...rest, passed: true, passedAt: now(), ...(text !== rest.text && { passedText: text }) } satisfies Kept;
  });
};

export const offerGrading = (known: ReadonlySet<string>, redraw: () => void): void => {
  const { length } = waiting(known);
  if (length > 0)
    tell('graded', counted(words.grading.waiting, length), [words.grading.go, () => gradeClaims(known, redraw)]);
};

export const cancelGrading = (): void => running?.abort();

export const gradeClaims = async (known: ReadonlySet<string>, redraw: () => void): Promise<void> => {
  const all = waiting(known);
  if (all.length === 0 || running) return;
  const control = new AbortController();
  running = control;
  let done = 0;
  let passed = 0;
  const show = (): void => {
    place.querySelector('[data-words]')!.textContent = say(words.grading.running, { done, all: all.length });
    Object.assign(place.querySelector('progress')!, { max: all.length, value: done });
  };
  place.hidden = false;
  show();
  try {
    const { regrade } = await import('./regrade.ts');
    const told = (answer: ToGrade, passes: boolean): void => {
      settle(answer, passes);
      done += 1;
      if (passes) passed += 1;
      show();
    };
    await regrade(all, told, control.signal);
    if (control.signal.aborted) offerGrading(known, redraw);
    else tell('graded', counted(words.grading.done, all.length, { passed }));
  } catch {
    tell('graded', words.grading.missing, [words.grading.again, () => gradeClaims(known, redraw)]);
  } finally {
    running = undefined;
    place.hidden = true;
    redraw();
  }
};
