/** Reading a long log piece by piece: where it can be cut, and the messages on both sides of the cut. */
import { arrowAt, type Draft } from '../protocol/draft.ts';
import { hasArrows, readLoose } from '../protocol/loose.ts';
import { readStdioStream } from '../protocol/stdio.ts';
import type { CheckOptions, LogFormat, LogLine, Slip } from '../types.ts';
import { withBytes } from './check.ts';
import { draftOfLogged, formatOf } from './log.ts';

/** A message, and its place in the text it was read from. */
export interface Placed {
  readonly draft: Draft;
  /** Messages of different sessions are judged apart. */
  readonly session: string;
  readonly cut: boolean;
  /** The place of a place in the draft's text. */
  at(offset: number): number;
}

/** What was read of a text: `own` messages before the cut, and behind it some that are only looked at. */
export interface Piece {
  readonly placed: readonly Placed[];
  readonly own: number;
  readonly other: readonly LogLine[];
  /** What the transport says of the revision. */
  readonly revision?: string | undefined;
  /** Where the next piece begins. */
  readonly end: number;
}

export interface PieceReader {
  /** Undefined for a raw stream and for arrow lines. */
  readonly format: LogFormat | undefined;
  readonly transport: 'stdio' | 'none';
  readonly isArrows: boolean;
  /** `ahead`: how much of the text is left to the next piece, but looked at. Undefined where the text cannot be cut yet. */
  read(text: string, slips: readonly Slip[], ahead: number, isLast: boolean): Piece | undefined;
}

/** Undefined for a log that is one document, which cannot be cut at all. `head`: the beginning of the text. */
export const pieceReader = (
  head: string,
  options: CheckOptions,
  formats: ReadonlyMap<string, LogFormat>,
): PieceReader | undefined => {
  const format = formatOf(head, options, formats);
  if (format) return format.lastBreak && logPieces(format, options);
  const isArrows = hasArrows(head);
  const lines = options.revision !== '2.0';
  const transport = options.transport ?? (isArrows || !lines ? 'none' : 'stdio');
  const isStream = transport === 'stdio' && !isArrows && lines;
  const { sender } = options;
  const read = (text: string) => (isStream ? readStdioStream(text, sender) : readLoose(text, sender, lines));
  return { format: undefined, transport, isArrows, read: cutBetween(read, isArrows) };
};

const none: readonly never[] = [];

const logPieces = (format: LogFormat, options: CheckOptions): PieceReader => {
  let before: unknown;
  const lastBreak = (text: string): number => format.lastBreak?.(text) ?? 0;
  const placedIn = (text: string, from: number, slips: readonly Slip[]) => {
    const { sent, other, after, revision } = format.read(text, before, format.words ?? {});
    const placed = sent.map((one): Placed => {
      const draft = draftOfLogged(one, slips, options);
      const at = one.place ?? asItIs;
      const { session = '', cut = false } = one;
      return { draft, session, cut, at: from === 0 ? at : (offset) => from + at(offset) };
    });
    return { placed, other, after, revision };
  };
  return {
    format,
    transport: 'none',
    isArrows: false,
    read(text, slips, ahead, isLast) {
      const soon = lastBreak(text.slice(0, Math.max(0, text.length - ahead)));
      const end = isLast ? text.length : soon > 0 ? soon : lastBreak(text);
      if (end === 0 && !isLast) return undefined;
      const own = placedIn(end === text.length ? text : text.slice(0, end), 0, slips);
      before = own.after;
      const further = text.slice(end);
      const next = isLast ? none : placedIn(further.slice(0, lastBreak(further)), end, none).placed;
      return {
        placed: [...own.placed, ...next],
        own: own.placed.length,
        other: own.other,
        revision: own.revision,
        end,
      };
    },
  };
};

/** Characters in which the rest of a message that breaks off has to come. */
const longest = 4_000_000;

const asItIs = (offset: number): number => offset;

const cutBetween = (readDrafts: (text: string) => readonly Draft[], isArrows: boolean): PieceReader['read'] => {
  /** Whether the rest of a message that breaks off may still come: once it did not come for long, it never does. */
  let mayGoOn = true;
  return (text, slips, ahead, isLast) => {
    const all = readDrafts(text);
    const drafts = slips.length > 0 ? withSlips(all, slips) : all;
    const unended = isLast ? -1 : firstUnended(text, drafts, isArrows);
    if (unended === 0 && mayGoOn) {
      if (text.length < longest) return undefined;
      mayGoOn = false;
    }
    const most = mayGoOn && unended > 0 ? unended : drafts.length - 1;
    const own = isLast ? drafts.length : cutAt(text, drafts, most, text.length - ahead);
    if (own === 0 && !isLast) return undefined;
    const placed = drafts.map((draft): Placed => ({ draft, session: '', cut: false, at: asItIs }));
    return { placed, own, other: none, end: isLast ? text.length : lineOf(text, drafts[own]!) };
  };
};

/** Both are in the order of the text. */
const withSlips = (drafts: readonly Draft[], slips: readonly Slip[]): readonly Draft[] => {
  let next = 0;
  return drafts.map((draft) => {
    while (next < slips.length && slips[next]!.start < draft.start) next++;
    return next < slips.length ? withBytes(draft, [slips[next]!]) : draft;
  });
};

/** Where the line begins on which a message does. */
const lineOf = (text: string, { start }: Draft): number => text.lastIndexOf('\n', start - 1) + 1;

/** How many drafts stand before the cut: it comes at the beginning of a line, and before a place if that can be. */
const cutAt = (text: string, drafts: readonly Draft[], most: number, place: number): number => {
  const begins = (at: number): boolean => {
    const line = lineOf(text, drafts[at]!);
    return line > 0 && line >= drafts[at - 1]!.end;
  };
  let at = most;
  while (at > 0 && (drafts[at]!.start > place || !begins(at))) at--;
  if (at > 0) return at;
  for (at = 1; at <= most; at++) if (begins(at)) return at;
  return 0;
};

/** The first message that breaks off, and may go on behind the text; -1 where none does. */
const firstUnended = (text: string, drafts: readonly Draft[], isArrows: boolean): number => {
  // None goes on behind the last one that surely begins.
  const last = drafts.findLastIndex((draft) => {
    const line = lineOf(text, draft);
    return isArrows ? arrowAt(text, line, text.length) : opening.test(text.slice(line, line + 40));
  });
  return drafts.findIndex((draft, at) => (at >= last || isArray(draft)) && isUnended(draft));
};

const opening = /^[ \t]*\{[ \t]*"jsonrpc"/;

/** An array of messages may have one on each line. */
const isArray = ({ document }: Draft): boolean => document?.root?.type === 'array';

const isUnended = ({ document, slips, kind }: Draft): boolean =>
  kind === undefined &&
  document !== undefined &&
  document.slips.length > 0 &&
  document.slips.some(({ name }) => name === 'json-truncated') &&
  !slips.some(({ name }) => name === 'stdio-embedded-newline');
