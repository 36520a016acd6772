/** Messages as painted lines: what came before, the model answer, and the copy behind a field. */
import type { TraceRow } from '../../graders/types.ts';
import { codeLines } from './lines.ts';
import type { Tree } from './node.ts';
import { tokens } from './tokens.ts';

/** `lane` is that of a text without arrows; a copy stands behind a field. */
export const messageLines = (text: string, lane?: string, isCopy = false): readonly Tree[] => {
  const laneOf = (offset: number): string | undefined => {
    const last = [...text.slice(0, offset + 3).matchAll(/^(-->|<--)/gm)].at(-1)?.[0];
    return last === undefined ? lane : last === '-->' ? 'go' : 'back';
  };
  return codeLines(text, { start: 0, end: text.length }, { tokens: tokens(text), isCopy }, laneOf);
};

/** Each message of a text with its arrow and its lane, by the rows of its trace; the members of a batch are one. */
export const messageSpans = (text: string, rows: readonly TraceRow[]) => {
  const ends = new Map(rows.map(({ index, end, sender }) => [index, { end, sender }]));
  let before = 0;
  return [...ends.values()].map(({ end, sender }) => {
    const start = before + /^\s*/.exec(text.slice(before))![0].length;
    before = end;
    return { start, end, lane: sender === 'client' ? 'go' : 'back' } as const;
  });
};
