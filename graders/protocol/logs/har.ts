import { parse } from '../../json/parse.ts';
import { defineLogFormat, type JsonNode, type Logged, type LogLine, type Role } from '../../types.ts';
import { isField, readEvents } from '../log-events.ts';
import { RevisionByHeaders } from '../log-headers.ts';
import { insideString } from '../log-lines.ts';

interface Body {
  readonly text: string;
  place(offset: number): number;
}

/** Characters of an archive up to which coded bodies are read: beyond, it takes too long. */
const mostDecoded = 12_000_000;

const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });

/** Programs keep what they do not take for a text as base64: three of its bytes stand in four characters. */
const decoded = ({ text: coded, place }: Body, archive: number): Body | undefined => {
  if (archive > mostDecoded) return undefined;
  const bare = coded.replace(/={1,2}$/, '');
  if (!/^[A-Za-z0-9+/]*$/.test(bare) || bare.length % 4 === 1) return undefined;
  const bytes = Uint8Array.from(atob(bare), (sign) => sign.charCodeAt(0));
  const text = utf8.decode(bytes);
  const places: number[] = [];
  let byte = 0;
  for (const sign of text) {
    for (let unit = 0; unit < sign.length; unit++) places.push(place(Math.floor((byte * 4) / 3)));
    const code = sign.codePointAt(0)!;
    byte += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  const end = place(coded.length);
  return { text, place: (offset) => places[offset] ?? end };
};

/** What a body says; its messages keep their places in the archive. */
const messagesIn = (body: JsonNode | undefined, sender: Role): readonly Logged[] => {
  const node = body?.type === 'object' ? body.get('text') : undefined;
  if (node?.type !== 'string') return [];
  const said = insideString(node);
  const { text, place } = (body!.get('encoding')?.value === 'base64' ? decoded(said, body!.end) : undefined) ?? said;
  if (!/"jsonrpc"/.test(text)) return [];
  if (!isField(text.trimStart())) return [{ text, start: 0, end: text.length, sender, place }];
  return readEvents(text).sent.map(({ place: inside, ...one }) => ({
    ...one,
    place: (offset) => place(inside ? inside(offset) : offset),
  }));
};

const takeHeaders = (list: JsonNode | undefined, headers: RevisionByHeaders): void => {
  for (const header of list?.type === 'array' ? list.elements : []) {
    if (header.type === 'object') headers.take(`${header.get('name')?.value}`, `${header.get('value')?.value}`);
  }
};

/** In base64, `{"jsonrpc` begins with `eyJqc29ucnBj`. */
export default defineLogFormat({
  id: 'har',
  title: 'an HTTP archive',
  words: { other: 'a request without a message' },

  recognise: (head) =>
    /^\s*\{\s*"log"\s*:\s*\{/.test(head) && /"entries"\s*:\s*\[/.test(head) && /\\"jsonrpc\\"|"eyJqc29ucnBj/.test(head),

  read(text, _before, words) {
    const entries = parse(text).root?.at('/log/entries');
    const sent: Logged[] = [];
    const other: LogLine[] = [];
    const headers = new RevisionByHeaders();
    for (const entry of entries?.type === 'array' ? entries.elements : []) {
      const own = [
        ...messagesIn(entry.at('/request/postData'), 'client'),
        ...messagesIn(entry.at('/response/content'), 'server'),
      ];
      sent.push(...own);
      takeHeaders(entry.at('/request/headers'), headers);
      takeHeaders(entry.at('/response/headers'), headers);
      if (own.length === 0) other.push({ start: entry.start, end: entry.end, reason: words.other });
    }
    return { sent, other, ...headers.found };
  },
});
