/** Findings as the best compilers print them: place, line, span, then what, why and what to do. */
import type { Finding, Paper, Related, ReportedMessage } from '../../types.ts';
import { excerpt, type Underlined } from './excerpt.ts';
import { harmless, ink, inkOf, marked } from './ink.ts';
import { wrapped } from './width.ts';

/** Past this many a reader learns nothing new, and the first are the cause of the others more often than not. */
const most = 100;

export interface Source {
  readonly file: string;
  readonly text: string;
  readonly messages: readonly ReportedMessage[];
}

const labels: Readonly<Record<Related['label'], string>> = {
  request: 'the request',
  response: 'the response',
  notification: 'the notification',
  first: 'the first one',
  opening: 'opened here',
  cancellation: 'the cancellation',
  previous: 'the one before',
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

/** Other places in the same text, a line each. Those in messages that an exercise gave are not in view. */
const neighbours = (
  { text, messages }: Source,
  { related = [] }: Finding,
): readonly (Underlined & { label: string })[] =>
  related
    .filter(({ index, start, end }) =>
      messages.some((one) => one.index === index && start >= one.start && end <= one.end),
    )
    .map((one) => ({ ...one, ...placeOf(text, one.start), label: labels[one.label] }));

export const finding = (source: Source, found: Finding, paper: Paper): string => {
  const { line, column, severity, rule } = found;
  const colour = inkOf[severity];
  const others = neighbours(source, found);
  const gutter = Math.max(3, ...[line, ...others.map((other) => other.line)].map((number) => `${number}`.length + 2));
  const shown = [
    { ...found, at: excerpt(source.text, found, paper, { colour, gutter }) },
    ...others.map((other) => ({
      ...other,
      at: excerpt(source.text, other, paper, { colour: 'cyan', gutter, label: other.label, mark: '-' }),
    })),
  ].sort((one, other) => one.start - other.start);
  const place = ink(paper, `${harmless(source.file)}:${line}:${column}:`, 'bold');
  return [
    `${place} ${ink(paper, `${severity}:`, 'bold', colour)} ${marked(paper, harmless(found.headline))} ${ink(paper, `[${rule}]`, 'dim')}`,
    '',
    ...shown.map(({ at }) => at),
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

export const allFindings = (source: Source, findings: readonly Finding[], paper: Paper): string => {
  const shown = findings.slice(0, most).map((one) => finding(source, one, paper));
  const left = findings.length - shown.length;
  return shown.join('') + (left > 0 ? `${harmless(source.file)}: ${left} more; --format json lists them all.\n\n` : '');
};
