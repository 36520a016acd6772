/**
 * What a learner wrote, kept on this device: one key an exercise. A stored record is the learner's own to change, so
 * nothing in it is a verdict: `passed` fills a square on the course map and opens nothing.
 */
import { type Answer, answerIn, type Minute, membersOf } from '../../graders/progress/answer.ts';

export interface Kept extends Answer {
  /** What a file says has passed, until it is graded here. */
  readonly claim?: string;
  /** What another tab wrote here, and this text has replaced. */
  readonly other?: string;
}

export interface Found {
  readonly answer?: Kept;
  /** `newer`: of a version that this page does not know. */
  readonly trouble?: 'unreadable' | 'newer';
}

export type Outcome = 'saved' | 'blocked' | 'full' | 'newer';

const version = 2;
/** `cards.ts` looks for it too, before this file is there. */
export const prefix = 'handwire:answer:';
const asidePrefix = 'handwire:set-aside:';
const lastKey = 'handwire:last';

/** What this page wrote and the device did not take. */
const unsaved = new Map<string, Kept>();

export const now = (): Minute => `${new Date().toISOString().slice(0, 16)}Z`;

/** What works without storage as with it: where that is blocked, nothing is there. */
export const read = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

const outcomeOf = (error: unknown): Outcome => {
  try {
    // Some browsers refuse with a quota of nothing; then there is no room because there is no storage.
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError' && localStorage.length > 0;
    return isFull ? 'full' : 'blocked';
  } catch {
    return 'blocked';
  }
};

export const write = (key: string, value: string | null): Outcome => {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    return 'saved';
  } catch (error) {
    return outcomeOf(error);
  }
};

/** Records of version 1 lack the times; whatever else they have is as it is now. */
const parse = (json: string | null): Found => {
  if (json === null) return {};
  try {
    const record = membersOf(JSON.parse(json));
    if (Number.isInteger(record?.v) && (record!.v as number) > version) return { trouble: 'newer' };
    const answer = record?.v === 1 || record?.v === 2 ? answerIn(record) : undefined;
    if (!answer) return { trouble: 'unreadable' };
    const { claim, other } = record!;
    return {
      answer: { ...answer, ...(typeof claim === 'string' && { claim }), ...(typeof other === 'string' && { other }) },
    };
  } catch {
    return { trouble: 'unreadable' };
  }
};

export const recordOf = (answer: Kept): string => JSON.stringify({ v: version, ...answer });

export const recall = (id: string): Found => parse(read(prefix + id));

/** Moves what cannot be read to another key; undefined where it has to stay. */
export const setAside = (id: string): string | undefined => {
  const record = read(prefix + id);
  if (record === null) return undefined;
  let key = asidePrefix + id;
  for (let count = 2; read(key) !== null; count += 1) key = `${asidePrefix}${id}:${count}`;
  // There may be no room for both.
  if (write(key, record) !== 'saved') return undefined;
  write(prefix + id, null);
  return record;
};

/** Changes what is kept, as it is by now: another tab may have written since. */
export const change = (
  id: string,
  update: (before: Kept | undefined) => Kept,
): { readonly answer: Kept; readonly outcome: Outcome } => {
  const { answer: stored, trouble } = recall(id);
  const answer = update(stored ?? unsaved.get(id));
  const outcome =
    trouble === 'newer'
      ? trouble
      : trouble === 'unreadable' && setAside(id) === undefined
        ? 'full'
        : write(prefix + id, recordOf(answer));
  if (outcome === 'saved') {
    unsaved.delete(id);
    write(lastKey, id);
  } else unsaved.set(id, answer);
  return { answer, outcome };
};

/** The exercise that was worked on last. */
export const lastTouched = (): string | null => read(lastKey);

/** Tells of what another tab wrote, or took away. */
export const watch = (id: string, heard: (answer: Kept | undefined) => void): void => {
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== prefix + id && key !== null) return;
    const { answer, trouble } = parse(newValue);
    if (!trouble) heard(answer);
  });
};

export const isBlocked = (): boolean => {
  try {
    localStorage.getItem(lastKey);
    return false;
  } catch {
    return true;
  }
};

const keysWith = (start: string): readonly string[] => {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(start));
  } catch {
    return [];
  }
};

/** Ids of all exercises that something is kept of, readable or not. */
export const keptIds = (): readonly string[] => keysWith(prefix).map((key) => key.slice(prefix.length));

/** Keys of the records that were set aside. */
export const asideKeys = (): readonly string[] => keysWith(asidePrefix);

/** All answers that are kept, or were written on this page and found no room. */
export const allAnswers = (): ReadonlyMap<string, Kept> => {
  const stored = keptIds().flatMap((id) => {
    const { answer } = recall(id);
    return answer ? [[id, answer] as const] : [];
  });
  return new Map([...stored, ...unsaved].sort(([one], [other]) => (one < other ? -1 : 1)));
};
