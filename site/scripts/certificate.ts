/** Writes the certificate, from answers that pass when they are graded again here and now. */
import { learner } from '../client/learner.ts';
import { tell } from '../client/progress/notices.ts';
import { exercisesOf, type Outline, type OutlinedExercise, outline } from '../client/progress/outline.ts';
import { paperTree } from '../client/progress/paper.ts';
import type { ToGrade } from '../client/progress/regrade.ts';
import { standingOf } from '../client/standing.ts';
import { recall } from '../client/storage.ts';
import { nodeOf } from '../exchange/dom.ts';
import words from '../i18n/certificate.ts';
import { counted, say } from '../say.ts';

const find = <E extends HTMLElement = HTMLElement>(selector: string): E => document.querySelector<E>(selector)!;
let control = new AbortController();

/** What counts as passed here, or is said to have passed elsewhere, with the text that passed. */
const toGrade = ({ id, varies }: OutlinedExercise): readonly ToGrade[] => {
  const { answer } = recall(id);
  if (!answer) return [];
  const isHere = standingOf({ ...answer, passed: true }, varies === true) === 'passed';
  const text = answer.passed ? (answer.passedText ?? answer.text) : answer.claim;
  return isHere && text !== undefined ? [{ id, text, seed: answer.seed }] : [];
};

const show = (course: Outline, passed: ReadonlySet<string>, failed: number): void => {
  if (failed > 0) tell('certificate', counted(words.left, failed));
  const { name } = learner();
  find('[data-empty]').hidden = passed.size > 0;
  find('[data-paper]').hidden = passed.size === 0;
  find('[data-print]').hidden = passed.size === 0;
  find('[data-nameless]').hidden = name !== undefined;
  find('[data-paper]').replaceChildren(...paperTree(course, ({ id }) => passed.has(id), name).map(nodeOf));
};

const gradeAll = async (course: Outline): Promise<void> => {
  const all = exercisesOf(course).flatMap(toGrade);
  const passed = new Set<string>();
  let done = 0;
  const step = (): void => {
    find('[data-words]').textContent = say(words.grading, { done, all: all.length });
    Object.assign(find('[data-grading] progress'), { max: all.length, value: done });
  };
  if (all.length > 0) {
    find('[data-grading]').hidden = false;
    step();
    const { regrade } = await import('../client/progress/regrade.ts');
    const told = ({ id }: ToGrade, passes: boolean): void => {
      if (passes) passed.add(id);
      done += 1;
      step();
    };
    await regrade(all, told, control.signal);
  }
  if (control.signal.aborted) tell('certificate', words.stopped, [words.again, start]);
  else show(course, passed, all.length - passed.size);
};

const start = async (): Promise<void> => {
  control = new AbortController();
  find('[data-said="certificate"]').replaceChildren();
  try {
    await gradeAll(await outline());
  } catch {
    tell('certificate', words.missing, [words.retry, start]);
  } finally {
    find('[data-grading]').hidden = true;
  }
};

document.addEventListener('click', ({ target }) => {
  const deed = (target as Element).closest<HTMLElement>('[data-do]')?.dataset.do;
  if (deed === 'cancel') control.abort();
  if (deed === 'print') print();
});
start();
addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
