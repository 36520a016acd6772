import { outcome } from '../../protocol/envelope.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'A result in MCP is an object',
  headline: 'Whoever asked would wait for ever',
  why: 'Readers of MCP expect an object and find its members by name. Any other value fails that test: the response is dropped and the request stays open.',
  messages: {
    null: {
      what: '`result` is `null`.',
      fix: 'Where there is nothing to report, write an object all the same.',
    },
    array: {
      what: '`result` is an array: `{value}`.',
      fix: 'Put the list into an object, under the name that the method gives it.',
    },
    scalar: {
      what: '`result` is `{value}`, a bare value.',
      fix: 'Write an object with the members that this method promises.',
    },
  },
});

export default defineRule<typeof words, 'envelope'>({
  id: 'jsonrpc/result-not-object',
  level: 'MUST',
  addedIn: '2024-11-05',
  on: 'envelope',
  check(message, flag) {
    const { result } = message;
    if (result === undefined || result.type === 'object' || outcome(message) !== 'result') return;
    const data = { value: result.raw };
    flag(result.type === 'null' || result.type === 'array' ? result.type : 'scalar', result, data);
  },
});

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'MCP', page: 'schema', section: 'Result' },
    { of: 'MCP', page: 'basic', section: 'responses', revisions: '2025-03-26 on' },
    { of: 'JSON-RPC 2.0', page: '5', section: 'Response object' },
  ],
  good: [
    '{"jsonrpc":"2.0","id":1,"result":{}}',
    {
      text: '{"jsonrpc":"2.0","id":1,"result":19}',
      revision: '2.0',
      note: 'Plain JSON-RPC lets a result be any value.',
    },
  ],
  bad: {
    null: [
      '{"jsonrpc":"2.0","id":1,"result":«null»}',
      { text: '{"jsonrpc":"2.0","id":1,"result":«null»}', revision: '2026-07-28' },
    ],
    array: '{"jsonrpc":"2.0","id":1,"result":«[{"name":"echo"}]»}',
    scalar: [
      '{"jsonrpc":"2.0","id":1,"result":«"pong"»}',
      '{"jsonrpc":"2.0","id":1,"result":«7»}',
      '{"jsonrpc":"2.0","id":1,"result":«true»}',
    ],
  },
  realLife: 'Both official SDKs refuse the response, and the call times out.',
  thought: 'A list was asked for, so the result is the list. Or: a function without a value returns null.',
};
