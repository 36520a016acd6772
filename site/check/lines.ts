/** Some lines of a text that is too long for a field, each on one line of the screen. */
import type { Span } from '../../graders/types.ts';
import { type Mark, painted } from '../exchange/lines.ts';
import { h, type Tree } from '../exchange/node.ts';
import { tokens } from '../exchange/tokens.ts';
import { type Judged, lastUpTo, rowAt } from './judge.ts';
import { grouped } from './numbers.ts';
import { shownBit, type View } from './protocol.ts';

/** So many characters of a line are drawn; more fit on no screen. */
const widest = 400;

interface Flagged extends Mark {
  readonly number: number;
}

export const linesTree = (judged: Judged, view: View): Tree => {
  const { text, lines } = judged;
  const to = Math.min(view.to, lines.length);
  const from = Math.min(view.from, to);
  const end = to < lines.length ? lines[to]! : text.length;
  const marks = marksIn(judged, { start: lines[from] ?? 0, end }, view);
  const starts = judged.shown.map((_, row) => rowAt(judged, row).start);
  const current = view.row === undefined ? undefined : rowAt(judged, view.row);
  const items = Array.from({ length: to - from }, (_, at): Tree => {
    const start = lines[from + at]!;
    const next = from + at + 1 < lines.length ? lines[from + at + 1]! - 1 : text.length;
    const own = { start, end: text[next - 1] === '\r' ? next - 1 : next };
    const row = Math.max(0, lastUpTo(starts, Math.max(start, own.end - 1)));
    const isCurrent = current !== undefined && start < current.end && own.end > current.start;
    return line(judged, own, from + at + 1, row, isCurrent, marks);
  });
  return h('div', 'lines', items);
};

const marksIn = ({ findings }: Judged, { start, end }: Span, { filter }: View): readonly Flagged[] =>
  findings.flatMap((one, at): readonly Flagged[] =>
    one.start <= end && one.end >= start && (filter & shownBit[one.severity]) !== 0
      ? [{ start: one.start, end: one.end, kind: one.severity === 'error' ? 'blame' : 'advise', number: at + 1 }]
      : [],
  );

const line = (
  judged: Judged,
  own: Span,
  number: number,
  row: number,
  isCurrent: boolean,
  all: readonly Flagged[],
): Tree => {
  const marks = all.filter(({ start, end }) => start <= own.end && (end > own.start || start >= own.start));
  const { start, end } = part(own, marks);
  const text = `${start > own.start ? '…' : ''}${judged.text.slice(start, end)}`;
  const moved = start - (start > own.start ? 1 : 0);
  const here = marks.map((mark): Mark => ({ start: mark.start - moved, end: mark.end - moved, kind: mark.kind }));
  const worst = marks.find(({ kind }) => kind === 'blame') ?? marks[0];
  const sender = judged.shown.length > 0 ? rowAt(judged, row).sender : undefined;
  const lane = sender === 'client' ? ' go' : sender === 'server' ? ' back' : '';
  const level = worst ? (worst.kind === 'blame' ? ' must' : ' should') : '';
  return h(
    'div',
    {
      class: `ln${lane}${level}${isCurrent ? ' now' : ''}`,
      'data-row': row,
      'data-f': worst?.number,
      'data-line': grouped(number),
    },
    painted(text, { start: 0, end: text.length }, { tokens: tokens(text), marks: here, isCopy: true }),
  );
};

/** As much of a line as is drawn: its beginning, or what stands around its first mark. */
const part = ({ start, end }: Span, marks: readonly Mark[]): Span => {
  const first = Math.min(...marks.map((mark) => mark.start));
  const from = first - start > 80 && Number.isFinite(first) ? Math.min(first - 40, end) : start;
  return { start: from, end: Math.min(end, from + widest) };
};
