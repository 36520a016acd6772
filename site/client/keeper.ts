/** Keeps what a learner writes in one card: reads it once, writes it when the keys rest, listens to other tabs. */
import words from '../i18n/kept.ts';
import type { Ladder } from './hints.ts';
import type { Host } from './host.ts';
import { saveProgress, saveText } from './save.ts';
import { change, type Kept, now, type Outcome, recall, setAside, watch } from './storage.ts';

export interface News {
  readonly text?: string;
  /** What the text took the place of, in another tab. */
  readonly other?: string;
  readonly hint?: number;
  /** It was checked, by this revision. */
  readonly tried?: { readonly passed: boolean; readonly revision: string };
}

export interface Keeper {
  readonly kept: Outcome | undefined;
  write(news: News): void;
}

export interface Variant {
  readonly seed?: string | undefined;
  /** The starter text of another variant. */
  readonly starterOf?: (seed: string | undefined) => string;
}

/** What a page cannot keep is said once, whatever number of cards it has. */
let isTold = false;

/** The answer after something has happened to it. */
const after = (answer: Kept, { text, other, hint, tried }: News): Kept => {
  const asked = other === undefined ? answer : { ...answer, other };
  const written = text === undefined || text === asked.text ? asked : changed(asked, text);
  const helped = hint === undefined ? written : { ...written, hints: [...new Set([...written.hints, hint])].sort() };
  return tried ? checked(helped, tried) : helped;
};

/** What has passed is kept: the text may go on from there. */
const changed = (answer: Kept, text: string): Kept => {
  const passedText = answer.passed ? (answer.passedText ?? answer.text) : undefined;
  const { passedText: _, ...rest } = answer;
  return { ...rest, text, lastChange: now(), ...(passedText !== undefined && passedText !== text && { passedText }) };
};

const checked = (answer: Kept, { passed, revision }: NonNullable<News['tried']>): Kept => {
  const { firstTry = now(), passedAt = now() } = answer;
  const tried = { ...answer, tries: answer.tries + 1, firstTry, lastChange: now(), revision };
  if (!passed) return tried;
  const { claim: _, other: _other, passedText: _text, ...rest } = tried;
  return { ...rest, passed, passedAt };
};

/** Another code asks for other names and numbers: the text stays, and has passed nothing of this. */
const moved = (answer: Kept, { seed, starterOf }: Variant, starter: string): Kept => {
  if (answer.seed === seed) return answer;
  const { seed: before, passedText: _, passedAt: _at, claim: _claim, ...rest } = answer;
  const text = starterOf?.(before) === rest.text ? starter : rest.text;
  return { ...rest, text, passed: false, ...(seed !== undefined && { seed }) };
};

export const createKeeper = (
  id: string,
  field: HTMLTextAreaElement,
  host: Host,
  ladder: Ladder,
  variant: Variant,
  adopt: (text: string) => void,
): Keeper => {
  const { seed } = variant;
  const blank: Kept = {
    text: field.defaultValue,
    tries: 0,
    hints: [],
    passed: false,
    ...(seed !== undefined && { seed }),
  };
  const found = recall(id);
  let answer = moved(found.answer ?? blank, variant, blank.text);
  let kept: Outcome | undefined = found.answer && 'saved';
  /** True as soon as somebody wrote here: from then on no other tab has a say in this text. */
  let isMine = field.value !== field.defaultValue;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let waiting: readonly News[] = [];
  /** The text that this tab last saw kept. */
  let known = answer.text;
  /** What stands in another tab instead of this text. */
  let foreign: string | undefined;

  const store = (): void => {
    clearTimeout(pause);
    pause = undefined;
    const news = waiting;
    waiting = [];
    ({ answer, outcome: kept } = change(id, (before = answer) => {
      const next = news.reduce(after, moved(before, variant, blank.text));
      const isLost = ![known, blank.text, next.text].includes(before.text);
      return isLost ? { ...next, other: before.text } : next;
    }));
    if (answer.text === field.value) known = answer.text;
    offer(answer.other);
    refuse();
  };
  const offer = (other: string | undefined): void => {
    if (other === foreign) return;
    const isFirst = foreign === undefined;
    foreign = other;
    if (other === undefined) host.hush('tabs');
    else if (isFirst) host.tell('tabs', words.otherTab, [words.showOther, swap]);
  };
  const swap = (): void => {
    const text = foreign!;
    const mine = field.value;
    adopt(text);
    waiting = [...waiting, { text, other: mine }];
    store();
    field.focus();
  };
  const refuse = (): void => {
    if ((kept !== 'blocked' && kept !== 'full') || isTold) return;
    isTold = true;
    host.tell('storage', words[kept], [words.save, saveProgress]);
  };
  const storeNow = (): void => {
    if (pause !== undefined) store();
  };
  const storeSoon = (): void => {
    clearTimeout(pause);
    pause = setTimeout(store, 300);
  };
  const take = (text: string): void => {
    known = text;
    if (text !== field.value) adopt(text);
  };

  if (found.trouble === 'newer') host.tell('storage', words.newer, [words.save, saveProgress]);
  const aside = found.trouble === 'unreadable' ? setAside(id) : undefined;
  if (aside !== undefined) {
    host.tell('storage', words.unreadable, [words.save, () => saveText(`${id.replace('/', '.')}.txt`, aside)]);
  }
  /** Typing that came before the script is newer than anything stored. */
  if (!isMine) take(answer.text);
  ladder.restore(answer.hints, answer.tries);
  offer(answer.other);

  document.addEventListener('visibilitychange', () => document.hidden && storeNow());
  addEventListener('pagehide', storeNow);
  // Whoever leaves the field may be about to save it as a file.
  field.addEventListener('blur', storeNow);
  watch(id, (other = { ...blank, ...(isMine && { text: field.value }) }) => {
    answer = other;
    if (isMine && other.text !== field.value) offer(other.text);
    else take(other.text);
    ladder.restore(other.hints, other.tries);
  });

  return {
    get kept() {
      return kept;
    },
    write(news) {
      if (news.text !== undefined && news.text !== known) isMine = true;
      waiting = [...waiting, news];
      if (!news.tried) return storeSoon();
      store();
      ladder.restore([], answer.tries);
    },
  };
};
