/** Tables of what each revision makes of a rule or a code. */

import type { Level } from '../graders/types.ts';
import t from './i18n/reference.ts';

/** What stands in a cell: a word where it has room, else a letter. */
export interface State {
  readonly word: string;
  readonly letter: string;
  readonly look: string | undefined;
}

export interface LevelEntry {
  readonly href: string;
  readonly title: string;
  readonly name?: string;
  /** By revision, oldest first. */
  readonly states: readonly State[];
}

export interface LevelGroup {
  readonly id: string;
  readonly title: string;
  readonly entries: readonly LevelEntry[];
}

const none: State = { word: '·', letter: '·', look: undefined };

const levels: Readonly<Record<Level, State>> = {
  MUST: { word: t.levels.MUST, letter: t.letters.MUST, look: 'm-cell' },
  SHOULD: { word: t.levels.SHOULD, letter: t.letters.SHOULD, look: 's-cell' },
  MAY: { word: t.levels.MAY, letter: t.letters.MAY, look: undefined },
  ADVICE: { word: t.levels.ADVICE, letter: t.letters.ADVICE, look: 'a-cell' },
  TASK: none,
};

export const stateOf = (level: Level | undefined): State => (level ? levels[level] : none);

interface Run {
  readonly look: string | undefined;
  readonly text: string;
  readonly length: number;
}

/** So many cells have room for a word. */
const wide = 3;

export const runsOf = (states: readonly State[]): readonly Run[] => {
  const runs: { state: State; length: number }[] = [];
  for (const state of states) {
    const last = runs.at(-1);
    if (last?.state === state) last.length += 1;
    else runs.push({ state, length: 1 });
  }
  return runs.map(({ state, length }) => ({
    look: state.look,
    text: length >= wide ? state.word : state.letter,
    length,
  }));
};
