/** Messages as painted lines: what came before, the model answer, and the copy behind a field. */
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
