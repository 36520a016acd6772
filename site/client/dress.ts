/** Puts another variant of an exercise into a card that was built with the first: every word that the code may change. */
import { grade, trace } from '../../graders/browser.ts';
import type { PublicExercise } from '../../graders/types.ts';
import { nodeOf } from '../exchange/dom.ts';
import { painted } from '../exchange/lines.ts';
import { messageLines, messageSpans } from '../exchange/messages.ts';
import type { Child } from '../exchange/node.ts';
import { tokens } from '../exchange/tokens.ts';
import { words } from '../words.ts';

const put = (into: Element | null, children: readonly Child[]): void => into?.replaceChildren(...children.map(nodeOf));

const dressCriteria = async (card: Element, exercise: PublicExercise): Promise<void> => {
  const { results } = await grade(exercise, exercise.starter);
  const labels = new Map(results.map(({ criterion, label }) => [criterion, label]));
  for (const item of card.querySelectorAll<HTMLElement>('[data-criterion]')) {
    const state = item.querySelector('.sr')!;
    const label = words(labels.get(item.dataset.criterion!) ?? '').map(nodeOf);
    state.parentElement!.replaceChildren(state, ...label);
  }
};

const dressField = (card: Element, { starter }: PublicExercise): void => {
  const field = card.querySelector('textarea')!;
  const isUntouched = field.value === field.defaultValue;
  field.defaultValue = starter;
  field.rows = starter.split('\n').length + 1;
  // A browser that restores a form holds on to the text of before.
  if (isUntouched) field.value = starter;
};

/** What can be picked: options by their keys, messages by their places. */
const dressPicks = async (card: Element, exercise: PublicExercise): Promise<void> => {
  const { options = {}, given = '', revision, session, transport = 'none' } = exercise;
  const picks = card.querySelector('.picks');
  const rows = [...(picks?.querySelectorAll<HTMLInputElement>('input') ?? [])];
  for (const input of rows) {
    const label = Object.hasOwn(options, input.value) ? options[input.value]!.label : undefined;
    if (label !== undefined) put(input.closest('.pick')!.querySelector('.says'), words(label));
  }
  const messages = [...(picks?.querySelectorAll('[data-part="message"] .says') ?? [])];
  if (messages.length === 0) return;
  const { rows: sent } = await trace(given, { revision, session, transport });
  messageSpans(given, sent).forEach((span, at) => {
    put(messages[at] ?? null, painted(given, span, { tokens: tokens(given) }));
  });
};

export const dress = async (card: Element, exercise: PublicExercise): Promise<void> => {
  await Promise.all([dressCriteria(card, exercise), dressPicks(card, exercise)]);
  put(card.querySelector('.task'), words(exercise.prompt));
  put(card.querySelector('.given pre'), messageLines(exercise.given ?? ''));
  dressField(card, exercise);
  // Hints and the model answer are those of the page: the card fills them in again.
  for (const rung of card.querySelectorAll('.help > details')) rung.replaceChildren(rung.querySelector('summary')!);
};
