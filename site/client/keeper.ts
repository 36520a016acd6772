/** Keeps what a learner writes in one card: reads it once, writes it when the keys rest, listens to other tabs. */
import type { Ladder } from './hints.ts';
import type { Host } from './host.ts';
import { type Answer, type Kept, keep, recall, saveAsFile, watch } from './storage.ts';

export interface Keeper {
  readonly kept: Kept | undefined;
  write(news: { text?: string; hint?: number; tried?: boolean; passed?: boolean }): void;
}

/** What a page cannot keep is said once, whatever number of cards it has. */
let isTold = false;

const refusals = {
  blocked: 'This browser keeps nothing for this page. Your text lasts until you close it:',
  full: 'There is no room left on this device for your answers. Nothing is lost yet:',
} as const;

export const createKeeper = (
  id: string,
  field: HTMLTextAreaElement,
  host: Host,
  ladder: Ladder,
  adopt: (text: string) => void,
): Keeper => {
  const found = recall(id);
  let answer: Answer = found ?? { text: field.defaultValue, tries: 0, hints: [], passed: false };
  let kept: Kept | undefined = found && 'saved';
  /** True as soon as somebody wrote here: from then on no other tab has a say in this text. */
  let isMine = field.value !== field.defaultValue;
  let pause: ReturnType<typeof setTimeout> | undefined;

  const store = (): void => {
    clearTimeout(pause);
    pause = undefined;
    kept = keep(id, answer);
    if (kept === 'saved' || isTold) return;
    isTold = true;
    host.tell('storage', refusals[kept], ['Save as a file', saveAsFile]);
  };
  const storeSoon = (): void => {
    clearTimeout(pause);
    pause = setTimeout(store, 300);
  };
  /** Typing that came before the script is newer than anything stored. */
  if (!isMine && answer.text !== field.value) adopt(answer.text);
  ladder.restore(answer.hints, answer.tries);

  const storeNow = (): void => {
    if (pause !== undefined) store();
  };
  document.addEventListener('visibilitychange', () => document.hidden && storeNow());
  // Whoever leaves the field may be about to save it as a file.
  field.addEventListener('blur', storeNow);
  watch(id, (other) => {
    const text = isMine ? answer.text : other.text;
    const hints = [...new Set([...answer.hints, ...other.hints])];
    answer = { text, tries: Math.max(answer.tries, other.tries), hints, passed: answer.passed || other.passed };
    if (!isMine && text !== field.value) adopt(text);
    ladder.restore(hints, answer.tries);
  });

  return {
    get kept() {
      return kept;
    },
    write({ text, hint, tried, passed }) {
      if (text !== undefined && text !== answer.text) {
        isMine = true;
        answer = { ...answer, text };
      }
      if (hint !== undefined) answer = { ...answer, hints: [...new Set([...answer.hints, hint])] };
      if (tried) answer = { ...answer, tries: answer.tries + 1, passed: answer.passed || passed === true };
      ladder.restore([], answer.tries);
      if (tried) store();
      else storeSoon();
    },
  };
};
