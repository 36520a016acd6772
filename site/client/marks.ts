/** Spans of the text that are painted in a way of their own, and what an edit does to them. */
import type { Span } from '../../graders/types.ts';

export interface Mark extends Span {
  /** Class of the painted span: `blame`, `advise`, or the ticket of a pair. */
  readonly look: string;
  /** Number in the gutter, which ties the span to its explanation. */
  readonly flag?: string;
}

/** A stretch of one line. Ticks stand only at the true ends of a mark that runs over several lines. */
export interface Piece {
  readonly text: string;
  readonly look: string;
}

export interface Line {
  readonly pieces: readonly Piece[];
  readonly look: string;
  readonly flag: string;
  /** Equal keys paint alike, so an unchanged line keeps its elements. */
  readonly key: string;
}

const arrow = /^\s*(-->|<--)/;

/** A mark of no width, at the end of a line or of the text, is widened to the character beside it. */
const within = (mark: Mark, from: number, to: number): Mark | undefined => {
  if (mark.start > to || (mark.start < from && mark.end <= from)) return undefined;
  const start = Math.max(mark.start, from);
  const end = Math.min(mark.end, to);
  if (start < end) return { ...mark, start, end };
  return start > from ? { ...mark, start: start - 1, end: start } : { ...mark, start, end: Math.min(start + 1, to) };
};

const overlap = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end;

/** Cuts a text into lines and these into pieces. Where marks overlap the earlier one is painted. */
export const linesOf = (text: string, marks: readonly Mark[], sender: string): Line[] => {
  let from = 0;
  let lane = sender;
  return text.split('\n').map((line) => {
    const to = from + line.length;
    const mine: Mark[] = [];
    let flagged: Mark | undefined;
    for (const mark of marks) {
      const part = within(mark, from, to);
      if (!part) continue;
      if (mark.start >= from && mark.flag) flagged ??= mark;
      if (mine.some((other) => overlap(other, part))) continue;
      const open = mark.start < from ? ' came' : '';
      mine.push({ ...part, look: `${mark.look}${open}${mark.end > to + 1 ? ' goes' : ''}` });
    }
    mine.sort((one, other) => one.start - other.start);
    const pieces: Piece[] = [];
    let last = from;
    for (const { start, end, look } of mine) {
      if (start > last) pieces.push({ text: text.slice(last, start), look: '' });
      pieces.push({ text: text.slice(start, end), look });
      last = end;
    }
    if (last < to || pieces.length === 0) pieces.push({ text: text.slice(last, to), look: '' });
    const found = arrow.exec(line)?.[1];
    if (found) lane = found === '-->' ? 'go' : 'back';
    const look = `ln ${lane}${flagged ? (flagged.look.startsWith('blame') ? ' must' : ' should') : ''}`.trim();
    const flag = flagged?.flag ?? '';
    from = to + 1;
    return { pieces, look, flag, key: JSON.stringify([look, flag, pieces]) };
  });
};

/** How far two texts agree from the front and from the back. */
export const agreement = (before: string, after: string): { front: number; back: number } => {
  const most = Math.min(before.length, after.length);
  let front = 0;
  while (front < most && before[front] === after[front]) front += 1;
  let back = 0;
  while (back < most - front && before[before.length - 1 - back] === after[after.length - 1 - back]) back += 1;
  return { front, back };
};

/** Takes marks from the text before an edit to the text after it. Those on changed lines go. */
export const carry = (marks: readonly Mark[], before: string, after: string): Mark[] => {
  if (before === after || marks.length === 0) return [...marks];
  const { front, back } = agreement(before, after);
  const from = before.lastIndexOf('\n', front - 1) + 1;
  const newline = before.indexOf('\n', before.length - back);
  const to = newline < 0 ? before.length : newline;
  const moved = after.length - before.length;
  return marks.flatMap((mark) => {
    if (mark.end < from) return [mark];
    if (mark.start > to) return [{ ...mark, start: mark.start + moved, end: mark.end + moved }];
    return [];
  });
};
