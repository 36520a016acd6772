/** Changes many records at once, or none of them, and can take the change back. */
import { answerIn } from '../../../graders/progress/answer.ts';
import { type Outcome, read, write } from '../storage.ts';

/** What stands under each key; null where nothing does. */
export type Records = ReadonlyMap<string, string | null>;

export interface Change {
  readonly outcome: Outcome;
  /** Puts back what stood there. False where something was written since, which stays. */
  undo(): boolean;
}

const put = (records: Records): Outcome => {
  // What goes makes room for what comes.
  const inOrder = [...records].sort(([, one], [, other]) => Number(one !== null) - Number(other !== null));
  for (const [key, value] of inOrder) {
    const outcome = write(key, value);
    if (outcome !== 'saved') return outcome;
  }
  return 'saved';
};

/** A record that was graded since holds the same text. */
const isAsLeft = (now: string | null, left: string | null): boolean =>
  now === left || (now !== null && left !== null && textIn(now) !== undefined && textIn(now) === textIn(left));

const textIn = (record: string): string | undefined => {
  try {
    return answerIn(JSON.parse(record))?.text;
  } catch {
    return undefined;
  }
};

export const changeRecords = (records: Records): Change => {
  const before = new Map([...records.keys()].map((key) => [key, read(key)]));
  const outcome = put(records);
  if (outcome !== 'saved') put(before);
  return {
    outcome,
    undo() {
      const mine = new Map([...before].filter(([key]) => isAsLeft(read(key), records.get(key) ?? null)));
      return put(mine) === 'saved' && mine.size === before.size;
    },
  };
};
