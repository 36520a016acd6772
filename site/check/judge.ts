/** One text, judged, and where everything in it stands. The same checker as that of the command line. */
import { checker } from '../../graders/checker.ts';
import { type Checked, reportOf } from '../../graders/engine/check.ts';
import { compareWith, migrateWith } from '../../graders/engine/compare.ts';
import { rowsOfAll } from '../../graders/engine/trace.ts';
import { decode } from '../../graders/protocol/decode.ts';
import { revisions } from '../../graders/protocol/revisions/index.ts';
import { words } from '../../graders/rules/words.ts';
import type { Comparison, Finding, LogLine, Migration, Report, RevisionId, TraceRow } from '../../graders/types.ts';
import type { How } from './protocol.ts';

const wordsOf = (id: string) => words.get(id);
const comparing = compareWith(checker, revisions, wordsOf);
const migrating = migrateWith(checker, revisions, wordsOf);

export type Input = string | Uint8Array;

export interface Judged {
  readonly input: Input;
  readonly text: string;
  readonly report: Report;
  readonly read: Checked['read'];
  /** All rows, and the places of those that are no blank lines: what the page calls a row. */
  readonly rows: readonly TraceRow[];
  readonly shown: readonly number[];
  readonly findings: readonly Finding[];
  /** By finding: its row, or -1. */
  readonly rowOf: Int32Array;
  /** Where each line begins. */
  readonly lines: Uint32Array;
}

/** Where a paste ends says nothing about a newline behind it; a file ends where it ends. */
const ended = (source: Input): Input => (typeof source === 'string' && !source.endsWith('\n') ? `${source}\n` : source);

export const judge = (source: Input, how: How): Judged => {
  const text = typeof source === 'string' ? source : decode(source).text;
  const input = ended(source);
  const checked = checker.inspect(input, how);
  const report = reportOf(checked, wordsOf);
  const rows = rowsOfAll(checked.exchange);
  const shown = rows.flatMap(({ kind }, place) => (kind === 'blank' ? [] : [place]));
  const { findings } = report;
  const rowOf = rowsOf(findings, rows, shown);
  return { input, text, report, read: checked.read, rows, shown, findings, rowOf, lines: linesOf(text) };
};

export const compare = ({ input }: Judged, { revision: _, ...how }: How): Comparison => comparing(input, how);

export const migrate = ({ input }: Judged, { revision, ...how }: How, to: RevisionId): Migration =>
  migrating(input, revision, to, how);

export const others = ({ read }: Judged): readonly LogLine[] => read?.other ?? [];

/** By finding the row it stands in; a batch has several rows of one index. */
const rowsOf = (findings: readonly Finding[], rows: readonly TraceRow[], shown: readonly number[]): Int32Array => {
  const first = new Map<number, number>();
  shown.forEach((place, at) => {
    const { index } = rows[place]!;
    if (!first.has(index)) first.set(index, at);
  });
  return Int32Array.from(findings, ({ index, start }) => {
    const at = index === null ? undefined : first.get(index);
    if (at === undefined) return -1;
    for (let row = at; rows[shown[row]!]?.index === index; row++) {
      const { start: from, end: to } = rows[shown[row]!]!;
      if (start >= from && start < to) return row;
    }
    return at;
  });
};

const linesOf = (text: string): Uint32Array => {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return Uint32Array.from(starts);
};

/** The last of ascending numbers that is no larger; its place. */
export const lastUpTo = (numbers: ArrayLike<number>, most: number): number => {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (numbers[middle]! <= most) low = middle + 1;
    else high = middle;
  }
  return low - 1;
};

export const rowAt = ({ rows, shown }: Judged, row: number): TraceRow => rows[shown[row]!]!;
