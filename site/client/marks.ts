/** Spans of the text that are painted in a way of their own, and what an edit does to them. */
import type { Span } from '../../graders/types.ts';
import type { Editor } from './editor.ts';
import type { Line, Piece } from './lines.ts';

export interface Mark extends Span {
  /** Class of the painted span: `blame`, `advise`, or the ticket of a pair. */
  readonly look: string;
  /** Number in the gutter, which ties the span to its explanation. */
  readonly flag?: string;
  /** Id of the rule or criterion that it is about. */
  readonly rule?: string;
}

export interface Marks {
  /** Marks of the last verdict that still stand; those on changed lines are gone. */
  readonly findings: readonly Mark[];
  /** The text of the last verdict and its marks. */
  readonly checked: { readonly text: string; readonly marks: readonly Mark[] } | undefined;
  /** Takes the marks of a new verdict on a text, or none where there is no verdict any more. */
  mark(findings?: readonly Mark[], text?: string): void;
  /** Takes the tickets of pairs, which follow the text. */
  pair(pairs: readonly Mark[]): void;
}

/** Characters that take no room, such as a zero-width space. */
const isUnseen = (text: string): boolean => /^\p{C}+$/u.test(text);

/** A mark of no width, at the end of a line or of the text, is widened to the character beside it. */
const within = (mark: Mark, from: number, to: number): Mark | undefined => {
  if (mark.start > to || (mark.start < from && mark.end <= from)) return undefined;
  const start = Math.max(mark.start, from);
  const end = Math.min(mark.end, to);
  if (start < end) return { ...mark, start, end };
  return start > from ? { ...mark, start: start - 1, end: start } : { ...mark, start, end: Math.min(start + 1, to) };
};

/** A mark on what takes no room is widened, too, or nobody would see it. */
const seenBeside = (mark: Mark | undefined, { text }: Line, from: number): Mark | undefined => {
  if (!mark || !isUnseen(text.slice(mark.start - from, mark.end - from))) return mark;
  return mark.start > from
    ? { ...mark, start: mark.start - 1 }
    : { ...mark, end: Math.min(mark.end + 1, from + text.length) };
};

const overlap = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end;

/** One line with the marks on it. Of two that overlap the earlier is painted; ticks stand at the true ends of a long one. */
const marked = (line: Line, from: number, marks: readonly Mark[]): Line => {
  const to = from + line.text.length;
  const here: Mark[] = [];
  for (const mark of marks) {
    const part = seenBeside(within(mark, from, to), line, from);
    if (!part || here.some((other) => overlap(other, part))) continue;
    const look = `${mark.look}${mark.start < from ? ' came' : ''}${mark.end > to + 1 ? ' goes' : ''}`;
    here.push({ ...part, look });
  }
  here.sort((one, other) => one.start - other.start);
  const pieces: Piece[] = [];
  let last = from;
  const cut = (until: number, look: string): void => {
    if (until > last) pieces.push({ text: line.text.slice(last - from, until - from), look });
    last = until;
  };
  for (const { start, end, look } of here) {
    cut(start, '');
    cut(end, look);
  }
  cut(to, '');
  const flagged = marks.find((mark) => mark.flag && mark.start >= from && mark.start <= to);
  const level = flagged ? (flagged.look === 'blame' ? ' must' : ' should') : '';
  return { ...line, pieces, look: line.look + level, flag: flagged?.flag ?? '' };
};

interface Agreement {
  readonly front: number;
  readonly back: number;
}

/** How far two lists agree from the front and from the back. */
export const agreement = <T>(
  before: readonly T[],
  after: readonly T[],
  alike: (one: T, other: T) => boolean = Object.is,
): Agreement => {
  const most = Math.min(before.length, after.length);
  let front = 0;
  while (front < most && alike(before[front]!, after[front]!)) front += 1;
  let back = 0;
  while (back < most - front && alike(before[before.length - 1 - back]!, after[after.length - 1 - back]!)) back += 1;
  return { front, back };
};

/** The greatest length that fits, where all shorter ones do. */
const longest = (most: number, fits: (length: number) => boolean): number => {
  let [low, high] = [0, most];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (fits(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
};

/** The same of two texts, which are compared much faster whole than by their characters. */
export const textAgreement = (before: string, after: string): Agreement => {
  const most = Math.min(before.length, after.length);
  const front = longest(most, (length) => before.startsWith(after.slice(0, length)));
  const back = longest(most - front, (length) => before.endsWith(after.slice(after.length - length)));
  return { front, back };
};

/** Takes marks from the text before an edit to the text after it. Those on changed lines go. */
export const carry = (before: string, after: string): ((marks: readonly Mark[]) => readonly Mark[]) => {
  if (before === after) return (marks) => marks;
  const { front, back } = textAgreement(before, after);
  const from = before.lastIndexOf('\n', front - 1) + 1;
  const newline = before.indexOf('\n', before.length - back);
  const to = newline < 0 ? before.length : newline;
  const moved = after.length - before.length;
  return (marks) =>
    marks.flatMap((mark) => {
      if (mark.end < from) return [mark];
      if (mark.start > to) return [{ ...mark, start: mark.start + moved, end: mark.end + moved }];
      return [];
    });
};

/** The marks that may lie on each line, in their order. */
const byLine = (starts: readonly number[], marks: readonly Mark[]): readonly (readonly Mark[] | undefined)[] => {
  const touched: Mark[][] = [];
  for (const mark of marks) {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (starts[middle]! <= mark.start) low = middle;
      else high = middle - 1;
    }
    // A mark that ends where a line begins may stand on it.
    for (let at = low; at < starts.length && starts[at]! <= mark.end; at += 1) {
      touched[at] ??= [];
      touched[at]!.push(mark);
    }
  }
  return touched;
};

/** Lays marks over an editor. */
export const createMarks = (editor: Editor): Marks => {
  let findings: readonly Mark[] = [];
  let pairs: readonly Mark[] = [];
  let checked: Marks['checked'];
  editor.layer = {
    lines(lines) {
      const starts: number[] = [];
      let from = 0;
      for (const { text } of lines) {
        starts.push(from);
        from += text.length + 1;
      }
      const touched = byLine(starts, [...findings, ...pairs]);
      return lines.map((line, at) => (touched[at] ? marked(line, starts[at]!, touched[at]) : line));
    },
    follow(before, after) {
      const carried = carry(before, after);
      findings = carried(findings);
      pairs = carried(pairs);
    },
  };
  return {
    get findings() {
      return findings;
    },
    get checked() {
      return checked;
    },
    mark(marks, text = '') {
      findings = carry(text, editor.field.value)(marks ?? []);
      checked = marks && { text, marks };
      editor.paint();
    },
    pair(marks) {
      pairs = marks;
      editor.paint();
    },
  };
};
