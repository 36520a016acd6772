import { isNotificationWithId } from '../../protocol/envelope.ts';
import { integerDigits } from '../../protocol/ids.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'An integer used as an id is written with plain digits',
  headline: 'Some readers would see no id here',
  why: 'One reader takes this for an integer and sends plain digits back, another takes it for a fraction and finds no usable id in the message.',
  messages: {
    point: {
      what: 'The `id` is `{value}`, an integer with a decimal point.',
      fix: 'Write its digits only, without the point.',
    },
    exponent: {
      what: 'The `id` is `{value}`, an integer with an exponent.',
      fix: 'Write the number out in digits.',
    },
    sign: {
      what: 'The `id` is `{value}`.',
      why: 'Many readers know only one zero and send it back without the sign. A reader that compares letter by letter then finds no match.',
      fix: 'Write zero without a sign.',
    },
  },
});

export default defineRule<typeof words, 'envelope'>({
  id: 'jsonrpc/id-integer-spelling',
  level: 'ADVICE',
  on: 'envelope',
  check(message, flag) {
    const { id } = message;
    if (id?.type !== 'number' || integerDigits(id.raw) === undefined) return;
    const { raw } = id;
    const variant = spelling(raw);
    // Beyond what a reader can hold the number is the trouble, not its spelling.
    if (variant === undefined || !Number.isFinite(Number(raw)) || isNotificationWithId(message)) return;
    flag(variant, id, { value: raw });
  },
});

const spelling = (raw: string): 'point' | 'exponent' | 'sign' | undefined => {
  if (raw === '-0') return 'sign';
  if (raw.includes('e') || raw.includes('E')) return 'exponent';
  return raw.includes('.') ? 'point' : undefined;
};

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'MCP', page: 'schema', section: 'RequestId' },
    { of: 'practice', page: 'observed with both official SDKs' },
  ],
  good: [
    '{"jsonrpc":"2.0","id":1,"method":"ping"}',
    '{"jsonrpc":"2.0","id":"1.0","method":"ping"}',
    '{"jsonrpc":"2.0","id":100,"result":{}}',
  ],
  bad: {
    point: ['{"jsonrpc":"2.0","id":«1.0»,"method":"ping"}', '{"jsonrpc":"2.0","id":«1.0»,"result":{}}'],
    exponent: ['{"jsonrpc":"2.0","id":«1e2»,"method":"ping"}', '{"jsonrpc":"2.0","id":«1.5E1»,"method":"ping"}'],
    sign: '{"jsonrpc":"2.0","id":«-0»,"method":"ping"}',
  },
  realLife:
    'JSON Schema counts 1.0 as an integer and JavaScript writes it back as 1. The Python SDK takes a request with id 1.0 for a notification and stays silent.',
  thought: 'A variable of floating point, as Lua and some Python code have it, was written out.',
};
