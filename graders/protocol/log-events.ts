/** Event streams (`text/event-stream`): fields line by line, an event ends at a blank line. */
import type { Logged, LogLine, Span } from '../types.ts';
import { lineEnd } from './draft.ts';
import type { Collected } from './log-lines.ts';
import words from './log-words.ts';

const field = /^(?:(data|event|id|retry)(?::|$)|:)/;

export const isField = (line: string): boolean => field.test(line);

/** Messages in `data`, from one place to another. What is sent over an event stream comes from the server. */
export const readEvents = (text: string, from = 0, to = text.length): Collected => {
  const sent: Logged[] = [];
  const other: LogLine[] = [];
  let data: Span[] = [];
  const end = (): void => {
    const event = eventOf(text, data);
    if (event) sent.push(event);
    else other.push(...data.map((span) => ({ ...span, reason: words.event.data })));
    data = [];
  };
  for (let at = from; at < to; ) {
    const feed = lineEnd(text, at, to);
    const stop = feed > at && text.charCodeAt(feed - 1) === 13 ? feed - 1 : feed;
    const [whole, name] = field.exec(text.slice(at, Math.min(stop, at + 8))) ?? [];
    if (stop === at) end();
    else if (name === 'data' && stop > at + 5) data.push({ start: at + 5, end: stop });
    else other.push({ start: at, end: stop, reason: reasonOf(whole, name) });
    at = feed + 1;
  }
  end();
  return { sent, other: other.sort((one, two) => one.start - two.start) };
};

/** Where the last whole event ends. */
export const afterBlank = (text: string): number => {
  const plain = text.lastIndexOf('\n\n');
  const returned = text.lastIndexOf('\n\r\n');
  return plain === -1 && returned === -1 ? 0 : Math.max(plain + 2, returned + 3);
};

const reasonOf = (whole: string | undefined, name: string | undefined): string =>
  whole === undefined ? words.event.none : name === undefined ? words.event.comment : words.event.field;

const eventOf = (text: string, data: readonly Span[]): Logged | undefined => {
  const [first] = data;
  if (!first || !/^\s*[{[]/.test(text.slice(first.start, first.start + 20))) return undefined;
  const space = /^ */.exec(text.slice(first.start, first.start + 20))![0].length;
  const { end } = data.at(-1)!;
  const start = first.start + space;
  if (data.length === 1) return { text, start, end, sender: 'server' };
  // The lines of one event are one text; the names of the field between them are no part of it.
  let joined = '';
  const places: number[] = [];
  for (const line of data) {
    const from = line === first ? start : line.start;
    if (line !== first) {
      joined += '\n';
      places.push(from - 6);
    }
    joined += text.slice(from, line.end);
    for (let at = from; at < line.end; at++) places.push(at);
  }
  places.push(end);
  return { text: joined, start: 0, end: joined.length, sender: 'server', place: (offset) => places[offset]! };
};
