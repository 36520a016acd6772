/** What a line-based reader makes of a stdio stream: one line, one message, and nothing else. */
import { parse } from '../json/parse.ts';
import type { JsonNode, Role, Sent, Slip, SlipName } from '../types.ts';
import { type Draft, draftOf, lineEnd, skipSpace, slip } from './draft.ts';

/** Lines of a raw stream, written by one side. Blank lines and header lines are drafts of their own. */
export const readStdioStream = (text: string, sender: Role | undefined): readonly Draft[] => {
  const drafts: Draft[] = [];
  const state: StreamState = { headers: false, returns: false, joins: true };
  for (let at = 0; at < text.length; ) {
    const feed = lineEnd(text, at, text.length);
    const draft = readLine(text, at, feed, sender, state);
    drafts.push(draft);
    at = Math.max(draft.end, feed) + 1;
    if (draft.end > feed) at = lineEnd(text, draft.end, text.length) + 1;
  }
  return withLastNewline(text, drafts, state);
};

interface StreamState {
  /** A header block was seen: its blank line and its carriage returns belong to it. */
  headers: boolean;
  /** Carriage returns are said once. */
  returns: boolean;
  /** Whether looking beyond a line for the rest of a message has not yet failed. */
  joins: boolean;
}

const readLine = (text: string, start: number, feed: number, sender: Role | undefined, state: StreamState): Draft => {
  const end = text.charCodeAt(feed - 1) === 13 && feed > start ? feed - 1 : feed;
  const from = skipSpace(text, start, end);
  if (from === end)
    return { text, start, end, sender, kind: 'blank', slips: state.headers ? [] : blank(text, start, feed) };
  const header = headerSlip(text, from, end);
  if (header) {
    const first = !state.headers;
    state.headers = true;
    return { text, start, end, sender, kind: 'noise', slips: first ? [header] : [] };
  }
  const draft = readText(text, start, end, sender, state);
  if (end < feed && !state.returns && !state.headers && draft.slips.length === 0) {
    state.returns = true;
    return { ...draft, slips: [slip('stdio-crlf', 'crlf', end, feed)] };
  }
  return draft;
};

const blank = (text: string, start: number, feed: number): readonly Slip[] => [
  slip('stdio-blank-line', 'blank', start, Math.min(feed + 1, text.length)),
];

const header = /^content-(length|type)[ \t]*:[^\n\r]*/i;

const headerSlip = (text: string, from: number, end: number): Slip | undefined => {
  // Most lines begin with a brace: they are spared the expression.
  if ((text.charCodeAt(from) | 32) !== 99) return undefined;
  const match = header.exec(text.slice(from, Math.min(end, from + 80)));
  return match
    ? slip('stdio-content-length', 'header', from, from + match[0].trimEnd().length, { text: match[0].trimEnd() })
    : undefined;
};

const readText = (text: string, start: number, end: number, sender: Role | undefined, state: StreamState): Draft => {
  const draft = draftOf(text, start, end, sender);
  if (draft.document?.accepted) return noiseJson(draft) ?? draft;
  if (!opensMessage(text, start, end)) return noise(draft);
  if (!draft.document?.slips.some(({ name }) => name === 'json-truncated')) return draft;
  return joined(text, start, end, sender, state) ?? draft;
};

/** Text that is no JSON is noise unless it begins like a message (behind a byte-order mark, say). */
const opensMessage = (text: string, start: number, end: number): boolean => {
  let from = skipSpace(text, start, end);
  if (text.charCodeAt(from) === 0xfeff) from = skipSpace(text, from + 1, end);
  if (text.charCodeAt(from) === 123) return true;
  // `[info] ready` is a log line; `[{"jsonrpc" …` is a batch that went wrong.
  return text.charCodeAt(from) === 91 && /^\[[ \t]*(?:[{[\]]|$)/.test(text.slice(from, Math.min(end, from + 80)));
};

const noise = (draft: Draft): Draft => {
  const from = skipSpace(draft.text, draft.start, draft.end);
  const said = draft.text.slice(from, draft.end).trimEnd();
  const name = draft.sender === 'client' ? 'stdio-stdin-noise' : 'stdio-stdout-noise';
  const { text, start, end, sender } = draft;
  return {
    text,
    start,
    end,
    sender,
    kind: 'noise',
    slips: [slip(name, 'text', from, from + said.length, { text: said })],
  };
};

const envelopeNames = new Set(['jsonrpc', 'id', 'method', 'params', 'result', 'error']);

/** An object none of whose members is named like a member of an envelope is a log line, not a message. */
const noiseJson = (draft: Draft): Draft | undefined => {
  const root = draft.document?.root;
  if (root?.type !== 'object' || isEnvelopeLike(root)) return undefined;
  const { text, start, end, sender } = draft;
  const name = sender === 'client' ? 'stdio-stdin-noise' : 'stdio-stdout-noise';
  return {
    text,
    start,
    end,
    sender,
    kind: 'noise',
    slips: [isPayload(root) ? bare(name, root) : slip(name, 'json', root.start, root.end, { text: root.raw })],
  };
};

/** Members of what a request asks for or a result brings: an object with one of them is a payload that lost its envelope. */
const payload: ReadonlySet<string> = new Set([
  ...['tools', 'resources', 'resourceTemplates', 'prompts', 'roots', 'content', 'contents', 'messages', 'completion'],
  ...['protocolVersion', 'capabilities', 'serverInfo', 'clientInfo', 'structuredContent', 'isError', 'inputSchema'],
]);

const isPayload = (root: JsonNode): boolean =>
  root.members.some(({ name, value }) => payload.has(name) && (value.type === 'object' || value.type === 'array'));

/** What is missing first is the member that every message has. */
const bare = (name: SlipName, root: JsonNode): Slip => ({
  ...slip(name, 'payload', root.start, root.end, { text: root.raw }),
  pointer: `${root.pointer}/jsonrpc`,
});

const isEnvelopeLike = (root: JsonNode): boolean =>
  root.get('jsonrpc') !== undefined ||
  root.members.length === 0 ||
  root.members.some(({ name }) => envelopeNames.has(name.toLowerCase()));

const farthest = 65_536;

/** A message written over several lines: the reader sees pieces; we say so once, at the first. */
const joined = (
  text: string,
  start: number,
  end: number,
  sender: Role | undefined,
  state: StreamState,
): Draft | undefined => {
  if (end >= text.length) return undefined;
  const reach = state.joins ? text.length : Math.min(text.length, start + farthest);
  const limit = Math.min(reach, text.charCodeAt(skipSpace(text, start, end)) === 123 ? nextMessage(text, end) : reach);
  const document = parse(text, start, limit, { sequence: true });
  state.joins = document.end > end && !document.slips.some(({ name }) => name === 'json-truncated');
  if (!state.joins || !document.root) return undefined;
  const raw = document.slips.find(({ name, start: at }) => name === 'json-control-char' && isFeed(text, at));
  const feed = raw?.start ?? end;
  const lines = text.slice(start, document.end).split('\n').length;
  const broken = slip('stdio-embedded-newline', raw ? 'string' : 'pretty', feed, feed + 1, { lines });
  return { text, start, end: document.end, sender, document, slips: [broken] };
};

/** Where the next line begins that opens a message: what broke off before it does not go on behind it. */
const nextMessage = (text: string, from: number): number => {
  const opening = /\n[ \t]*\{[ \t]*"jsonrpc"/g;
  opening.lastIndex = from;
  return opening.exec(text)?.index ?? text.length;
};

const isFeed = (text: string, at: number): boolean => text.charCodeAt(at) === 10 || text.charCodeAt(at) === 13;

const withLastNewline = (text: string, drafts: readonly Draft[], state: StreamState): readonly Draft[] => {
  const last = drafts.at(-1);
  if (!last?.document?.accepted || last.slips.length > 0 || text.endsWith('\n') || state.headers) return drafts;
  const end = last.document.end;
  return [...drafts.slice(0, -1), { ...last, slips: [slip('stdio-missing-newline', 'last', end - 1, end)] }];
};

/** Each text is one write of a whole line; its newline goes without saying. */
export const readStdioWrites = (sent: readonly Sent[]): readonly Draft[] => {
  const drafts: Draft[] = [];
  const framing = new Set<Role | undefined>();
  for (let at = 0; at < sent.length; at++) {
    const write = sent[at]!;
    const draft = oneLine(write) ?? withoutSameHeader(oneWrite(write, sent.length > 1), framing);
    const pieces = isTruncated(draft) ? piecesOf(sent, at) : undefined;
    drafts.push(pieces?.draft ?? draft);
    for (let piece = 1; piece < (pieces?.count ?? 1); piece++) {
      const { text, sender } = sent[at + piece]!;
      drafts.push({ text, start: 0, end: text.length, sender, kind: 'fragment', slips: [] });
    }
    at += (pieces?.count ?? 1) - 1;
  }
  return drafts;
};

/** A write of one line with a message and nothing else, as most are. */
const oneLine = ({ sender, text }: Sent): Draft | undefined => {
  if (text.includes('\n') || text.endsWith('\r')) return undefined;
  const draft = draftOf(text, 0, text.length, sender);
  return draft.document!.accepted && !noiseJson(draft) ? draft : undefined;
};

/** Who frames messages by headers does so each time: it is told once of each side. */
const withoutSameHeader = (draft: Draft, framing: Set<Role | undefined>): Draft => {
  const isHeader = ({ name }: Slip): boolean => name === 'stdio-content-length';
  if (!draft.slips.some(isHeader)) return draft;
  if (framing.has(draft.sender)) return { ...draft, slips: draft.slips.filter((one) => !isHeader(one)) };
  framing.add(draft.sender);
  return draft;
};

/** One write is one entry, be it one line or several: all that its lines stumble over, and every message in them. */
const oneWrite = ({ sender, text }: Sent, among: boolean): Draft => {
  const body = text.endsWith('\n') ? text : `${text}\n`;
  const end = text.length;
  const lines = readStdioStream(body, sender);
  const first = lines.find(({ document }) => document) ?? lines[0]!;
  const empty = first.kind === 'blank';
  if (empty && !among) return { text, start: 0, end, sender, document: parse(text), slips: [] };
  const further = lines.filter((line) => line !== first && line.document?.root !== undefined);
  const slips = lines
    .flatMap((line) => [...line.slips, ...(further.includes(line) ? line.document!.slips : [])])
    .filter(({ name }) => empty || name !== 'stdio-blank-line')
    .map((one) => ({ ...one, end: Math.min(one.end, Math.max(end, one.start)) }));
  const more = [
    ...(first.more ?? []),
    ...further.map((line) => ({ node: line.document!.root!, sender, sound: line.document!.accepted })),
  ];
  return { ...first, text, start: 0, end, slips, ...(more.length > 0 && { more }) };
};

const isTruncated = (draft: Draft): boolean =>
  draft.document?.slips.some(({ name }) => name === 'json-truncated') ?? false;

/** A message cut into several lines of the same sender, put together again. */
const piecesOf = (sent: readonly Sent[], at: number): { draft: Draft; count: number } | undefined => {
  const { sender, text: first } = sent[at]!;
  let whole = first;
  for (let next = at + 1; next < sent.length && sent[next]!.sender === sender && next < at + mostPieces; next++) {
    whole += `\n${sent[next]!.text}`;
    if (!/[}\]]\s*$/.test(sent[next]!.text)) continue;
    const document = parse(whole);
    if (document.slips.some(({ name }) => name === 'json-truncated') || document.end < skipBack(whole)) continue;
    const end = first.length;
    const cut = slip('stdio-embedded-newline', 'pretty', Math.max(0, end - 1), end, { lines: next - at + 1 });
    return {
      draft: { text: whole, start: 0, end: whole.length, sender, document, slips: [cut] },
      count: next - at + 1,
    };
  }
  return undefined;
};

const mostPieces = 500;

const skipBack = (text: string): number => text.trimEnd().length;
