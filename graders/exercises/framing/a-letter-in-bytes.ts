import { defineExercise } from '../../types.ts';

export default defineExercise({
  id: 'framing/a-letter-in-bytes',
  kind: 'bytes',
  title: 'One letter, one byte too few',
  revision: '2025-11-25',
  prompt:
    'A client asks for the prompt `{before}é`, and nobody answers. Its program writes Latin-1, where the letter *é* is the single byte `<E9>`; in UTF-8 it is the two bytes `<C3><A9>`. Mend the request so that the server can read it, and keep the rest. A byte stands here as its two hexadecimal digits in angle brackets.',
  transport: 'stdio',
  starter: '{"jsonrpc":"2.0","id":3,"method":"prompts/get","params":{"name":"{before}<E9>"}}<0A>',
  vary: { before: ['caf', 'clich', 'expos', 'fianc'] },
  hints: [
    'Which bytes does a reader expect that takes everything as UTF-8?',
    'A byte of 80 or more never stands alone in UTF-8: it is part of a character of two bytes or more.',
    'Put both bytes of the letter where the single one stands. An escape of JSON, a backslash with u and four digits, is right as well.',
  ],
  criteria: {
    method: { label: 'asks for a prompt', at: '/method', expects: { const: 'prompts/get' } },
    name: {
      label: 'names the prompt `{before}é`',
      at: '/params/name',
      expects: { const: '{before}é' },
      why: 'The server looks the prompt up by its exact name.',
      fix: 'Compare your letters, one by one, with the name in the task.',
    },
  },
  solution: '{"jsonrpc":"2.0","id":3,"method":"prompts/get","params":{"name":"{before}<C3><A9>"}}<0A>',
  achieved: 'Every byte belongs to a character now, and the server finds the prompt by its name.',
  mistakes: [
    {
      label: 'the byte of Latin-1 stays',
      answer: '{"jsonrpc":"2.0","id":3,"method":"prompts/get","params":{"name":"{before}<E9>"}}<0A>',
      finds: 'text/text-not-utf8',
    },
    {
      label: 'a zero byte goes before it',
      answer: '{"jsonrpc":"2.0","id":3,"method":"prompts/get","params":{"name":"{before}<00><E9>"}}<0A>',
      finds: 'text/text-not-utf8',
    },
    {
      label: 'only the first of the two bytes is there',
      answer: '{"jsonrpc":"2.0","id":3,"method":"prompts/get","params":{"name":"{before}<C3>"}}<0A>',
      finds: 'text/text-not-utf8',
    },
    {
      label: 'the letter loses its accent',
      answer: '{"jsonrpc":"2.0","id":3,"method":"prompts/get","params":{"name":"{before}e"}}<0A>',
      finds: 'name',
    },
    {
      label: 'the escape has only two digits',
      answer: '{"jsonrpc":"2.0","id":3,"method":"prompts/get","params":{"name":"{before}\\uE9"}}<0A>',
      finds: 'json/json-bad-escape',
    },
  ],
});
