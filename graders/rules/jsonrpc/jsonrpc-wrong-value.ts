import { defineRule, defineWords, type PageOf } from '../../types.ts';

const date = /^\d{4}-\d{2}-\d{2}$/;

export const words = defineWords({
  title: 'The value of `jsonrpc` is exactly `"2.0"`',
  headline: 'The message would be dropped unread',
  why: 'Readers compare this text letter by letter. Anything else is another protocol to them, and they go no further.',
  messages: {
    revision: {
      what: '`jsonrpc` is `{value}`, a revision of MCP.',
      why: 'This member names the version of JSON-RPC, which is the same in every revision of MCP. A reader that finds a date there takes the message for another protocol.',
      fix: 'Write the version of JSON-RPC here. The revision of MCP has a place of its own, `protocolVersion`.',
    },
    space: {
      what: '`jsonrpc` is `{value}`: there is white space inside the quotes.',
      fix: 'Close the quotes right around the version.',
    },
    other: {
      what: '`jsonrpc` is `{value}`.',
      fix: 'Write the one version there is for this protocol, with its point: two, point, zero.',
    },
  },
});

export default defineRule<typeof words, 'envelope'>({
  id: 'jsonrpc/jsonrpc-wrong-value',
  level: 'MUST',
  on: 'envelope',
  check({ jsonrpc }, flag) {
    if (jsonrpc === undefined || jsonrpc.type !== 'string' || jsonrpc.value === '2.0') return;
    const value = jsonrpc.value as string;
    const data = { value: jsonrpc.raw };
    if (date.test(value)) flag('revision', jsonrpc, data);
    else if (value.trim() === '2.0') flag('space', jsonrpc, data);
    else flag('other', jsonrpc, data);
  },
});

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'JSON-RPC 2.0', page: '4', section: 'Request object' },
    { of: 'JSON-RPC 2.0', page: '5', section: 'Response object' },
    { of: 'MCP', page: 'schema', section: 'JSONRPCRequest' },
  ],
  good: [
    '{"jsonrpc":"2.0","id":1,"method":"ping"}',
    { text: '{"jsonrpc":"2\\u002e0","id":1,"method":"ping"}', note: 'An escaped point is the same text.' },
  ],
  bad: {
    revision: '{"jsonrpc":«"2025-11-25"»,"id":1,"method":"ping"}',
    space: '{"jsonrpc":«"2.0 "»,"id":1,"method":"ping"}',
    other: [
      '{"jsonrpc":«"1.0"»,"id":1,"method":"ping"}',
      '{"jsonrpc":«"2"»,"id":1,"result":{}}',
      '{"jsonrpc":«""»,"method":"notifications/initialized"}',
    ],
  },
  realLife: 'Both official SDKs refuse the line and answer nothing.',
  thought: 'The newest version must be right, so the date of the revision or a number of one’s own goes there.',
};
