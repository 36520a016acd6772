import { parse } from '../../json/parse.ts';
import { defineLogFormat, type JsonNode, type Logged, type LogLine, type Role } from '../../types.ts';
import { isField, readEvents } from '../log-events.ts';
import { insideString } from '../log-lines.ts';

/** What a body says; its messages keep their places in the archive. */
const messagesIn = (body: JsonNode | undefined, sender: Role): readonly Logged[] => {
  if (body?.type !== 'string') return [];
  const { text, place } = insideString(body);
  if (!/"jsonrpc"/.test(text)) return [];
  if (!isField(text.trimStart())) return [{ text, start: 0, end: text.length, sender, place }];
  return readEvents(text).sent.map(({ place: inside, ...one }) => ({
    ...one,
    place: (offset) => place(inside ? inside(offset) : offset),
  }));
};

export default defineLogFormat({
  id: 'har',
  title: 'an HTTP archive',

  recognise: (head) =>
    /^\s*\{\s*"log"\s*:\s*\{/.test(head) && /"entries"\s*:\s*\[/.test(head) && /\\"jsonrpc\\"/.test(head),

  read(text) {
    const entries = parse(text).root?.at('/log/entries');
    const sent: Logged[] = [];
    const other: LogLine[] = [];
    for (const entry of entries?.type === 'array' ? entries.elements : []) {
      const own = [
        ...messagesIn(entry.at('/request/postData/text'), 'client'),
        ...messagesIn(entry.at('/response/content/text'), 'server'),
      ];
      sent.push(...own);
      if (own.length === 0) other.push({ start: entry.start, end: entry.end, reason: 'a request without a message' });
    }
    return { sent, other };
  },
});
