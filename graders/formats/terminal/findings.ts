/** Findings as the best compilers print them: place, line, span, then what, why and what to do. */
import type { Around, Counted, Finding, Paper, Related, ReportedMessage, Span } from '../../types.ts';
import { counted, sum } from './count.ts';
import { excerpt, type Underlined } from './excerpt.ts';
import { harmless, ink, inkOf, marked } from './ink.ts';
import { wrapped } from './width.ts';

/** Past this many a reader learns nothing new, and the first are the cause of the others more often than not. */
const most = 100;

export interface Source {
  readonly file: string;
  readonly text: string;
  readonly messages: readonly ReportedMessage[];
  /** Instead of `text`: what stands around each place. */
  readonly around?: ReadonlyMap<Span, Around> | undefined;
}

const labels: Readonly<Record<Related['label'], string>> = {
  request: 'the request',
  response: 'the response',
  notification: 'the notification',
  first: 'the first one',
  opening: 'opened here',
  cancellation: 'the cancellation',
  previous: 'the one before',
  again: 'the same again',
};

/** Prose in the width of the paper, behind its lead. */
export const paragraph = (paper: Paper, text: string, lead = '', indent = '  '): string => {
  const lines = wrapped(harmless(lead === '' ? text : `${lead}: ${text}`), paper.width, indent);
  const shown = lead === '' ? lines : lines.slice(indent.length + lead.length + 1);
  return lead === '' ? marked(paper, shown) : `${indent}${ink(paper, `${lead}:`, 'bold')}${marked(paper, shown)}`;
};

/** Line and column of an offset, counted from a place whose own are known. */
const placeOf = (text: string, offset: number): { readonly line: number; readonly column: number } => {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
};

/** A place and the text in which its offsets count. */
interface Shown extends Underlined {
  readonly text: string;
}

/** The place in the few characters that stand around it. */
const inside = ({ start, end }: Span, { text, start: from, line, column }: Around): Shown => ({
  text,
  start: start - from,
  end: end - from,
  line,
  column,
});

/** Other places in the same text, a line each. Those in messages that an exercise gave are not in view. */
const neighbours = (
  { text, messages, around }: Source,
  { related = [] }: Finding,
): readonly (Shown & { label: string; at: number })[] => {
  if (around) {
    return related.flatMap((one) => {
      const own = around.get(one);
      return own ? [{ ...inside(one, own), label: labels[one.label], at: one.start }] : [];
    });
  }
  return related
    .filter(({ index, start, end }) =>
      messages.some((one) => one.index === index && start >= one.start && end <= one.end),
    )
    .map((one) => ({ ...one, ...placeOf(text, one.start), text, label: labels[one.label], at: one.start }));
};

export const finding = (source: Source, found: Finding, paper: Paper): string => {
  const { line, column, severity, rule, start } = found;
  const colour = inkOf[severity];
  const others = neighbours(source, found);
  const gutter = Math.max(3, ...[line, ...others.map((other) => other.line)].map((number) => `${number}`.length + 2));
  const own = source.around?.get(found);
  const blamed = own ? inside(found, own) : { ...found, text: source.text };
  const shown = [
    { at: start, lines: excerpt(blamed.text, blamed, paper, { colour, gutter }) },
    ...others.map((other) => ({
      at: other.at,
      lines: excerpt(other.text, other, paper, { colour: 'cyan', gutter, label: other.label, mark: '-' }),
    })),
  ].sort((one, other) => one.at - other.at);
  const place = ink(paper, `${harmless(source.file)}:${line}:${column}:`, 'bold');
  return [
    `${place} ${ink(paper, `${severity}:`, 'bold', colour)} ${marked(paper, harmless(found.headline))} ${ink(paper, `[${rule}]`, 'dim')}`,
    '',
    ...shown.map(({ lines }) => lines),
    '',
    paragraph(paper, found.what),
    paragraph(paper, found.why, 'Why'),
    paragraph(paper, found.fix, 'Fix'),
    '',
    '',
  ].join('\n');
};

/** A finding on one line: what would happen on the wire, or what the task asks and the answer lacks. */
export const inOneLine = ({ rule, headline, title }: Finding, paper: Paper, name = rule): string =>
  `${marked(paper, harmless(rule.startsWith('task/') ? `Not met: ${title}` : headline))} ${ink(paper, `[${name}]`, 'dim')}`;

export const allFindings = (
  source: Source,
  findings: readonly Finding[],
  paper: Paper,
  all?: Pick<Counted, 'more'>,
): string => {
  const shown = findings.slice(0, most).map((one) => finding(source, one, paper));
  const left = findings.length - shown.length;
  const unlisted = Object.entries(all?.more ?? {});
  const count = sum(unlisted.map(([, number]) => number));
  const file = harmless(source.file);
  if (count === 0) return shown.join('') + (left > 0 ? `${file}: ${left} more; --format json lists them all.\n\n` : '');
  const rules = unlisted
    .sort(([one, some], [other, others]) => others - some || (one < other ? -1 : 1))
    .map(([rule, number]) => `${String(number).padStart(9)}  ${rule}\n`);
  const listed = `--format json lists the first ${findings.length}`;
  const others = counted(count, 'finding is', 'findings are');
  return `${shown.join('')}${file}: ${left + count} more; ${listed}, and the other ${others} only counted:\n${rules.join('')}\n`;
};
