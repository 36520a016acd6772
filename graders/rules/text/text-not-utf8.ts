import { placeOf, type Variants } from '../../json/variants.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'The bytes of a message are UTF-8',
  headline: 'This line would be thrown away',
  why: 'The receiver turns the bytes into text as UTF-8 before anything else. Where that fails it has no message, no id and nobody to answer, so the sender waits until its timeout.',
  messages: {
    bytes: {
      what: 'The byte `{bytes}` stands here, and it is no part of a UTF-8 character.',
      fix: 'Save or send the text as UTF-8. If the message is built in a program, look for the place that names another encoding, such as Latin-1 or Windows-1252.',
    },
    'utf-16': {
      what: 'The text is stored as UTF-16: two bytes for every character.',
      fix: 'Save the text again with the encoding UTF-8, without a byte-order mark.',
      why: 'Read as UTF-8, every other byte is a NUL and the first two are no characters at all. The receiver finds no JSON in it.',
    },
  },
});

export default defineRule<typeof words, 'slip'>({
  id: 'text/text-not-utf8',
  level: 'MUST',
  on: 'slip',
  slip: 'text-not-utf8',
  check(slip, flag) {
    flag(slip.variant as Variants['text-not-utf8'], placeOf(slip), slip.data);
  },
});

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'RFC 8259', page: '8.1' },
    { of: 'MCP', page: 'basic/transports', revisions: '2025-03-26 to 2025-11-25' },
    { of: 'MCP', page: 'basic/transports', section: 'messages', revisions: '2026-07-28' },
  ],
  good: [
    {
      text: '{"jsonrpc":"2.0","id":1,"method":"prompts/get","params":{"name":"café"}}',
      bytes: 'eyJqc29ucnBjIjoiMi4wIiwiaWQiOjEsIm1ldGhvZCI6InByb21wdHMvZ2V0IiwicGFyYW1zIjp7Im5hbWUiOiJjYWbDqSJ9fQ==',
      note: 'The same é as two bytes, `C3 A9`, is UTF-8.',
    },
    {
      text: '{"jsonrpc":"2.0","id":1,"method":"prompts/get","params":{"name":"caf\\u00e9"}}',
      note: 'As an escape it is plain ASCII, which is UTF-8 too.',
    },
  ],
  bad: {
    bytes: {
      text: '{"jsonrpc":"2.0","id":1,"method":"prompts/get","params":{"name":"caf«\ufffd»"}}',
      bytes: 'eyJqc29ucnBjIjoiMi4wIiwiaWQiOjEsIm1ldGhvZCI6InByb21wdHMvZ2V0IiwicGFyYW1zIjp7Im5hbWUiOiJjYWbpIn19',
      note: 'The byte `E9` is é in Latin-1.',
    },
    'utf-16': {
      text: '«\ufeff»{"jsonrpc":"2.0","id":1,"method":"ping"}',
      bytes:
        '//57ACIAagBzAG8AbgByAHAAYwAiADoAIgAyAC4AMAAiACwAIgBpAGQAIgA6ADEALAAiAG0AZQB0AGgAbwBkACIAOgAiAHAAaQBuAGcAIgB9AA==',
      note: 'Written by a shell that redirects as UTF-16.',
    },
  },
  realLife:
    'Readers put U+FFFD in place of what they cannot read, or stop. The servers of both official SDKs drop such a line without a word; in the TypeScript SDK the caller gives up after 60 seconds.',
  thought:
    'An editor or a PowerShell redirect wrote the file as UTF-16 or in an old code page, and on the screen it looked right.',
};
