import { outcome } from '../../protocol/envelope.ts';
import { integerDigits } from '../../protocol/ids.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'The `code` of an error is an integer',
  headline: 'The caller would drop this error',
  why: 'The receiver compares codes as integers. A code of another kind matches none, and a strict reader refuses the whole response.',
  messages: {
    quoted: {
      what: 'The `code` is `{value}`: a number inside a string.',
      fix: 'Write the number without quotes.',
    },
    name: {
      what: 'The `code` is `{value}`, a string.',
      fix: 'Put the number that stands for it here; a name can go into `message` or `data`.',
    },
    fraction: {
      what: 'The `code` is `{value}`, which is no integer.',
      fix: 'Use an integer.',
    },
    other: {
      what: 'The `code` is `{value}`, {type}.',
      fix: 'Put an integer here: a defined code where one fits, or one of your own.',
    },
  },
});

export default defineRule<typeof words, 'envelope'>({
  id: 'jsonrpc/error-code-not-integer',
  level: 'MUST',
  on: 'envelope',
  check(message, flag) {
    const { error } = message;
    if (error?.type !== 'object') return;
    const code = error.get('code');
    if (!code || (code.type === 'number' && integerDigits(code.raw) !== undefined)) return;
    if (outcome(message) !== 'error') return;
    const value = code.raw;
    if (code.type === 'number') flag('fraction', code, { value });
    else if (code.type === 'string') flag(isDigits(code.value) ? 'quoted' : 'name', code, { value });
    else flag('other', code, { value, type: kinds[code.type] });
  },
});

const isDigits = (text: unknown): boolean => typeof text === 'string' && /^\s*[-+]?\d+\s*$/.test(text);

const kinds = { null: 'which is no number', boolean: 'a boolean', object: 'an object', array: 'an array' };

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'JSON-RPC 2.0', page: '5.1', section: 'Error object' },
    { of: 'MCP', page: 'basic/messages', section: 'responses', revisions: '2024-11-05' },
    { of: 'MCP', page: 'basic', section: 'messages', revisions: '2025-03-26 on' },
  ],
  good: [
    '{"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"Method not found"}}',
    '{"jsonrpc":"2.0","id":1,"error":{"code":1001,"message":"Quota used up","data":{"name":"QUOTA"}}}',
  ],
  bad: {
    quoted: '{"jsonrpc":"2.0","id":1,"error":{"code":«"-32601"»,"message":"Method not found"}}',
    name: '{"jsonrpc":"2.0","id":1,"error":{"code":«"METHOD_NOT_FOUND"»,"message":"Method not found"}}',
    fraction: '{"jsonrpc":"2.0","id":1,"error":{"code":«-32601.5»,"message":"Method not found"}}',
    other: [
      '{"jsonrpc":"2.0","id":1,"error":{"code":«null»,"message":"Method not found"}}',
      '{"jsonrpc":"2.0","id":1,"error":{"code":«[-32601]»,"message":"Method not found"}}',
    ],
  },
  realLife:
    'The TypeScript SDK rejects such a response. The Python SDK turns a string of digits into a number, so the mistake shows only with other clients.',
  thought: 'It was quoted like everything around it, or a name seemed easier to read than a number.',
};
