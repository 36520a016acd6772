/** Logs: which format a text is of, and its messages judged session by session, each finding at its place in the log. */

import { type Draft, draftOf, lineEnd, skipSpace } from '../protocol/draft.ts';
import { isProtocol, valueAt } from '../protocol/log-lines.ts';
import { hasArrows } from '../protocol/loose.ts';
import type { CheckOptions, Entry, LogFormat, Logged, Message, Slip } from '../types.ts';
import { type Checked, type MoreReaders, withBytes } from './check.ts';
import type { Raw } from './run.ts';

/** What is looked at to tell a format. */
const enough = 65_536;

/** The format that is surest; the first by name where two are. */
const recognised = (
  text: string,
  { sender }: CheckOptions,
  formats: ReadonlyMap<string, LogFormat>,
): LogFormat | undefined => {
  const first = text.indexOf('jsonrpc');
  const head = text.slice(0, Math.max(enough, Math.min(first + enough / 8, 16 * enough)));
  if (!/["'\\]jsonrpc|"request"|"response"/.test(head) || hasArrows(head) || opensStream(head)) return undefined;
  let best: LogFormat | undefined;
  let most = 0.5;
  for (const format of formats.values()) {
    if (format.bothSides && sender) continue;
    const sure = Number(format.recognise(head));
    if (sure < most || (sure === most && best)) continue;
    best = format;
    most = sure;
  }
  return best;
};

/** Most texts are raw streams, and tell by their first line. */
const opensStream = (head: string): boolean => {
  if (/^\s*\{\s*"jsonrpc"/.test(head)) return true;
  const start = skipSpace(head, 0, head.length);
  return isProtocol(valueAt(head, start, lineEnd(head, start, head.length)));
};

/** The format that a text is read as: the one asked for, or the one it shows; undefined where it is no log. */
export const formatOf = (
  text: string,
  options: CheckOptions,
  formats: ReadonlyMap<string, LogFormat>,
): LogFormat | undefined => {
  if (options.log === undefined)
    return options.transport === undefined ? recognised(text, options, formats) : undefined;
  const format = formats.get(options.log);
  if (!format)
    throw new RangeError(`There is no log format "${options.log}"; there are ${[...formats.keys()].join(', ')}.`);
  return format;
};

export const logReader =
  (formats: ReadonlyMap<string, LogFormat>): MoreReaders['log'] =>
  (text, slips, options, judge, declared) => {
    const format = formatOf(text, options, formats);
    if (!format) return undefined;
    const { id, title } = format;
    const { sent, other, part, revision } = format.read(text, undefined, format.words ?? {});
    const drafts = sent.map((one) => draftOfLogged(one, slips, options));
    const sessions = sessionsOf(sent);
    const otherwise = sessions.length > 1 ? declared(drafts, revision) : revision;
    const checked = together(text, sessions, drafts, (places) => {
      // What is missing may be in what was cut.
      const some = part === true || places.some((at) => sent[at]!.cut);
      const how: CheckOptions = { ...options, transport: 'none', ...(some && { session: 'part' }) };
      return judge(
        places.map((at) => drafts[at]!),
        how,
        otherwise,
      );
    });
    return { ...checked, read: { format: id, title, other } };
  };

export const draftOfLogged = (one: Logged, slips: readonly Slip[], options: CheckOptions): Draft => {
  const { text, start, end, place, cut } = one;
  const draft = draftOf(text, start, end, one.sender ?? options.sender);
  if (cut) {
    const document = { text, start, end, root: undefined, slips: [], accepted: false };
    return { text, start, end, sender: draft.sender, document, slips: [] };
  }
  if (place) return { ...draft, place };
  return slips.length > 0 ? withBytes(draft, slips) : draft;
};

/** Places in the log of the messages of each session; sessions in the order in which they begin. */
const sessionsOf = (sent: readonly Logged[]): readonly (readonly number[])[] => {
  const sessions = new Map<string, number[]>();
  for (let at = 0; at < sent.length; at++) {
    const { session = '' } = sent[at]!;
    const own = sessions.get(session);
    if (own) own.push(at);
    else sessions.set(session, [at]);
  }
  return [...sessions.values()];
};

/** One report on all sessions, its messages numbered as they stand in the log. */
const together = (
  log: string,
  sessions: readonly (readonly number[])[],
  drafts: readonly Draft[],
  judge: (places: readonly number[]) => Checked,
): Checked => {
  const entries: Entry[] = [];
  const messages: Message[] = [];
  const found: Raw[] = [];
  let last: Checked | undefined;
  for (const places of sessions.length > 0 ? sessions : [[]]) {
    last = judge(places);
    for (const entry of last.exchange.entries) entries[places[entry.index]!] = inLog(entry, places, drafts, log);
    messages.push(...last.exchange.messages);
    for (const raw of last.found) found.push(foundInLog(raw, places, drafts));
  }
  found.sort((one, other) => one.index - other.index || one.step - other.step || one.start - other.start);
  const { revision, session, transport } = last!.exchange;
  return { exchange: { revision, session, transport, entries, messages }, found };
};

const asItIs = (offset: number): number => offset;

const inLog = (entry: Entry, places: readonly number[], drafts: readonly Draft[], log: string): Entry => {
  const index = places[entry.index]!;
  const { place } = drafts[index]!;
  if (!place) return { ...entry, index };
  return { ...entry, index, text: log, start: place(entry.start), end: place(entry.end), place };
};

const foundInLog = (raw: Raw, places: readonly number[], drafts: readonly Draft[]): Raw => {
  const index = places[raw.index]!;
  const place = drafts[index]!.place ?? asItIs;
  const related = raw.related?.map((one) => {
    const at = drafts[places[one.index]!]!.place ?? asItIs;
    return { ...one, index: places[one.index]!, start: at(one.start), end: at(one.end) };
  });
  return { ...raw, index, start: place(raw.start), end: place(raw.end), related };
};
