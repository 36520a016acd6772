import { parse } from '../../json/parse.ts';
import { defineLogFormat, type JsonNode, type Logged, type LogLine, type Role, type Span } from '../../types.ts';
import { lineEnd, skipSpace } from '../draft.ts';
import { headLines, isProtocol, linesOf } from '../log-lines.ts';

const fence = /^(?:`{3,}|~{3,})/;
/** A line of a shell that has a message in quotes, or opens the quotes of one. */
const command = /^(?:[$%#❯] ?)?\(?(?:[\w.-]+=\S+ +)*(?:echo|printf|curl|cat|xh|http|wget) /;
const quoted = /'\s*(?=[{[])/g;
/** An array of messages holds objects: words in brackets begin a line of prose. */
const json = /^(?:\{|\[\s*(?:\{|$))/;
/** `Request:`, `**Server → client**` and the like by themselves on a line. */
const label =
  /^(?:[#*_> ]{1,6}[^{}:]{0,40}|[^{}:]{0,40}(?=.{0,30}:[*_]{0,2}$))\b(?:requests?|responses?|reply|sent|received|client|server|input|output)\b[^{}:]{0,30}:?[*_]{0,2}$/i;

const isLabelled = (head: string, lines: readonly Span[]): boolean => {
  const labels = new Set<string>();
  lines.forEach(({ start, end }, at) => {
    const next = lines[at + 1];
    if (next && /[{[]/.test(head[next.start]!) && end - start < 80 && label.test(head.slice(start, end)))
      labels.add(head.slice(start, end));
  });
  return labels.size > 1;
};

/** What was left out by hand is no mistake of the program. */
const isShortened = (said: string): boolean => /\.\.\.|…/.test(said.replace(/"(?:[^"\\\n]|\\.)*"/g, ''));

/** Where the block around a place ends, for places in their order: at the next fence. */
const fencesIn = (text: string): ((at: number) => number) => {
  const line = /\n[ \t]*(?:`{3}|~{3})/g;
  let next = -1;
  return (at) => {
    if (next >= at) return next;
    line.lastIndex = at;
    next = line.exec(text)?.index ?? text.length;
    return next;
  };
};

interface Block extends Span {
  readonly value: JsonNode | undefined;
}

const blankAfter = (text: string, start: number, limit: number): number => {
  const blank = text.slice(start, limit).search(/\n[ \t]*\r?\n/);
  return blank === -1 ? limit : start + blank;
};

/** The JSON that begins at a place; where it is broken, all to the next blank line. */
const blockAt = (text: string, start: number, limit: number): Block => {
  const { accepted, root } = parse(text, start, limit, { sequence: true });
  if (accepted && root) return { start, end: root.end, value: root };
  return { start, end: blankAfter(text, start, limit), value: undefined };
};

const messageOf = (text: string, { start, end, value }: Block, sender: Role | undefined): Logged | undefined => {
  if (value) return isProtocol(value) ? { text, start, end, sender } : undefined;
  const said = text.slice(start, end).trimEnd();
  if (!/["']jsonrpc["']/.test(said)) return undefined;
  return { text, start, end: start + said.length, sender, ...(isShortened(said) && { cut: true as const }) };
};

/** The id of a message as it is spelled, without quotes; a rough look is enough to put messages in their order. */
const idOf = ({ text, start, end }: Logged): string | undefined =>
  /"id"\s*:\s*"?([^",}\s]+)/.exec(text.slice(start, end))?.[1];

const isCall = ({ text, start, end }: Logged): boolean => /"method"\s*:/.test(text.slice(start, end));

/** A report shows what came and what should have come: a second answer under one id begins a new session. */
const inSessions = (sent: readonly Logged[]): readonly Logged[] => {
  let session = 0;
  const answered = new Set<string>();
  return sent.map((one) => {
    const id = isCall(one) ? undefined : idOf(one);
    const opens = /"method"\s*:\s*"initialize"/.test(one.text.slice(one.start, one.end));
    if (opens || (id !== undefined && answered.has(id))) {
      session++;
      answered.clear();
    }
    if (id !== undefined) answered.add(id);
    return { ...one, session: `${session}` };
  });
};

/** What a command wrote at once, with each answer behind its request: nothing shows what came before what. */
const interleaved = (asked: readonly Logged[], came: readonly Logged[]): readonly Logged[] => {
  const answers = new Map<string, number[]>();
  came.forEach((one, at) => {
    const id = isCall(one) ? undefined : idOf(one);
    if (id === undefined) return;
    const places = answers.get(id);
    if (places) places.push(at);
    else answers.set(id, [at]);
  });
  const all: Logged[] = [];
  let done = 0;
  for (const one of asked) {
    all.push(one);
    const at = answers.get(idOf(one) ?? '')?.find((place) => place >= done);
    if (at === undefined) continue;
    all.push(...came.slice(done, at + 1));
    done = at + 1;
  }
  return [...all, ...came.slice(done)];
};

/** Where a command ends: it goes on behind a backslash at the end of a line. */
const commandEnd = (text: string, from: number): number => {
  let end = lineEnd(text, from, text.length);
  while (end < text.length && /\\\r?$/.test(text.slice(end - 2, end))) end = lineEnd(text, end + 1, text.length);
  return end;
};

/** The messages in the quotes of a command, and where it ends. */
const readCommand = (text: string, start: number): { readonly sent: readonly Logged[]; readonly end: number } => {
  const sent: Logged[] = [];
  let end = commandEnd(text, start);
  const quote = new RegExp(quoted);
  quote.lastIndex = start;
  for (let found = quote.exec(text); found && found.index < end; found = quote.exec(text)) {
    const from = skipSpace(text, found.index + 1, text.length);
    const close = text.indexOf("'", from);
    const block = blockAt(text, from, close === -1 ? text.length : close);
    const message = messageOf(text, block, 'client');
    if (message) sent.push(message);
    quote.lastIndex = block.end;
    end = Math.max(end, commandEnd(text, block.end));
  }
  return { sent, end };
};

export default defineLogFormat({
  id: 'report',
  title: 'messages quoted in a report',
  bothSides: true,
  words: { prose: 'words around the messages', json: 'JSON that is no message' },

  recognise(head) {
    const lines = headLines(head);
    const is = (what: RegExp): boolean =>
      lines.some(({ start, end }) => what.test(head.slice(start, Math.min(end, start + 400))));
    return (is(fence) && is(json)) || (is(command) && /'\s*[{[]/.test(head)) || isLabelled(head, lines) ? 0.7 : 0;
  },

  read(text, _before, words) {
    const sent: Logged[] = [];
    const other: LogLine[] = [];
    let asked: readonly Logged[] = [];
    let came: Logged[] = [];
    const next = (further: readonly Logged[]): void => {
      sent.push(...interleaved(asked, came));
      asked = further;
      came = [];
    };
    const fenceAfter = fencesIn(text);
    let done = 0;
    // Up to here JSON was broken once: looked through to its end for every line, a long report would take for ever.
    let broken = -1;
    for (const { start, end } of linesOf(text)) {
      if (start < done) continue;
      done = end;
      const line = text.slice(start, Math.min(end, start + 400));
      if (command.test(line)) {
        const said = readCommand(text, start);
        if (said.sent.length > 0) next(said.sent);
        else other.push({ start, end, reason: words.prose });
        done = said.end;
        continue;
      }
      const field = /^data: ?(?=[{[])/.exec(line)?.[0].length ?? 0;
      if (field === 0 && !json.test(line)) {
        other.push({ start, end, reason: words.prose });
        continue;
      }
      const limit = fenceAfter(start);
      const from = start + field;
      const block = blockAt(text, from, limit === broken ? blankAfter(text, from, limit) : limit);
      if (!block.value) broken = limit;
      const message = messageOf(text, block, field > 0 ? 'server' : undefined);
      if (message) came.push(message);
      else other.push({ start, end: block.end, reason: words.json });
      done = lineEnd(text, block.end, text.length);
    }
    next([]);
    return { sent: inSessions(sent), other, part: true };
  },
});
