/** What the page keeps of a judged text: numbers in arrays, and a few sentences. */

import { hasArrows } from '../../graders/protocol/loose.ts';
import type { Severity, TraceRow } from '../../graders/types.ts';
import { tracksOf } from '../exchange/pairs.ts';
import { say } from '../say.ts';
import { type Judged, lastUpTo, rowAt } from './judge.ts';
import { many } from './numbers.ts';
import { type How, mostEditable, type Overview, type Places, type Rows, shownBit, type Words } from './protocol.ts';

export const overviewOf = (judged: Judged, how: How, words: Words, isFile: boolean): Overview => {
  const { text, report, findings, shown, lines } = judged;
  const isShort = text.length <= mostEditable;
  const at = isShort ? folding(text) : (offset: number): number => offset;
  const count = countOf(judged);
  return {
    revision: report.revision,
    headline: headline(judged, words),
    tally: tally(judged, words),
    isSound: findings.length === 0,
    reading: reading(judged, how, words),
    ignored: report.ignored ?? 0,
    length: text.length,
    lines: text.endsWith('\n') ? lines.length - 1 : lines.length,
    ...(isFile && isShort && { text: text.replace(/\r\n?/g, '\n') }),
    rows: rowsIn(judged, at),
    findings: placesIn(judged, at),
    pairs: shown.length <= count ? pairsIn(judged, at) : new Uint32Array(),
  };
};

/** Pairs are painted in a field only. */
const countOf = ({ text }: Judged): number => (text.length <= mostEditable ? Number.POSITIVE_INFINITY : -1);

/** A field has line feeds where the text may have CRLF. */
const folding = (text: string): ((offset: number) => number) => {
  if (!text.includes('\r\n')) return (offset) => offset;
  const folded: number[] = [];
  for (let at = text.indexOf('\r\n'); at !== -1; at = text.indexOf('\r\n', at + 2)) folded.push(at);
  return (offset) => offset - lastUpTo(folded, offset - 1) - 1;
};

const rowsIn = (judged: Judged, at: (offset: number) => number): Rows => {
  const { shown, lines } = judged;
  const all = shown.map((_, row): TraceRow => rowAt(judged, row));
  return {
    number: Uint32Array.from(shown, (place) => place + 1),
    sender: Uint8Array.from(all, ({ sender }) => Number(sender === 'server')),
    start: Uint32Array.from(all, ({ start }) => at(start)),
    end: Uint32Array.from(all, ({ end }) => at(end)),
    line: Uint32Array.from(all, ({ start }) => lastUpTo(lines, start)),
  };
};

const placesIn = ({ findings, rowOf }: Judged, at: (offset: number) => number): Places => ({
  row: rowOf.slice(),
  severity: Uint8Array.from(findings, ({ severity }) => shownBit[severity]),
  start: Uint32Array.from(findings, ({ start }) => at(start)),
  end: Uint32Array.from(findings, ({ end }) => at(end)),
  line: Uint32Array.from(findings, ({ line }) => line),
  column: Uint32Array.from(findings, ({ column }) => column),
});

const pairsIn = ({ rows }: Judged, at: (offset: number) => number): Uint32Array =>
  Uint32Array.from(
    [...tracksOf(rows).pairs].flatMap(([place, { hue }]) => {
      const id = rows[place]!.id;
      return id ? [at(id.start), at(id.end), hue] : [];
    }),
  );

// ------------------------------------------------------------------------------------------------ sentences

/** As the command line counts them. */
const messagesIn = ({ report }: Judged): number => report.messages.length;

export const foundIn = ({ findings }: Judged, words: Words['findings']): string => {
  const parts = (['error', 'warning', 'note'] as const satisfies readonly Severity[]).flatMap((severity) => {
    const count = findings.filter((one) => one.severity === severity).length;
    return count > 0 ? [many(words[severity], count)] : [];
  });
  return parts.join(', ');
};

export const headline = (judged: Judged, { findings: words }: Words): string => {
  const { revision } = judged.report;
  const count = messagesIn(judged);
  const found = foundIn(judged, words);
  if (found === '') return many(words.sound, count, { revision });
  return say(words.of, { found, messages: many(words.messages, count), revision });
};

const tally = ({ rows }: Judged, { findings: words }: Words): string => {
  const pairs = rows.filter(({ answeredBy }) => answeredBy !== undefined).length;
  return pairs > 0 ? many(words.pairs, pairs) : '';
};

const plainly = ({ text }: Judged, { transport }: How, words: Words['reading']): string =>
  hasArrows(text) ? words.arrows : transport === 'none' ? words.loose : words.lines;

/** What the text was taken for, and what rests on no more than a guess. */
export const reading = (judged: Judged, how: How, { reading: words }: Words): readonly string[] => {
  const { report, read } = judged;
  const format = read?.title ?? plainly(judged, how, words);
  const ignored = report.ignored ?? 0;
  const blamed = new Set(report.findings.map(({ index }) => index));
  const cut = read
    ? report.messages.filter(({ kind, index }) => kind === 'unreadable' && !blamed.has(index)).length
    : 0;
  const guessed = report.messages.filter(({ inferred }) => inferred).length;
  const assumed = report.messages.flatMap(({ assumed }) => assumed ?? []);
  const methods = [...new Set(assumed)].map((method) => `\`${method}\``).join(', ');
  return [
    ignored > 0 ? many(words.ignored, ignored, { format }) : say(words.as, { format }),
    ...(cut > 0 ? [many(words.cut, cut)] : []),
    ...(guessed > 0 ? [many(words.guessed, guessed)] : []),
    ...(assumed.length > 0 ? [many(words.assumed, assumed.length, { methods })] : []),
  ];
};
