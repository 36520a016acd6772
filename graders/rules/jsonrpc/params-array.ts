import { hasOwnParams } from '../../protocol/envelope.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'Parameters in MCP have names',
  headline: 'The parameters would find no place',
  why: 'MCP looks for every parameter by its name, and the elements of an array have none. JSON-RPC would allow it, MCP does not.',
  messages: {
    list: {
      what: '`params` is an array: `{value}`.',
      fix: 'Write an object, with a name for each value.',
    },
    empty: {
      what: '`params` is an empty array.',
      fix: 'Write an object, even where there is nothing to put in; or leave `params` out.',
    },
  },
});

export default defineRule<typeof words, 'envelope'>({
  id: 'jsonrpc/params-array',
  level: 'MUST',
  addedIn: '2024-11-05',
  on: 'envelope',
  check(message, flag) {
    const { params } = message;
    if (params === undefined || params.type !== 'array' || !hasOwnParams(message)) return;
    if (params.elements.length > 0) flag('list', params, { value: params.raw });
    else flag('empty', params);
  },
});

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'MCP', page: 'basic/messages', section: 'requests', revisions: '2024-11-05' },
    { of: 'MCP', page: 'basic', section: 'requests', revisions: '2025-03-26 on' },
    { of: 'JSON-RPC 2.0', page: '4.2', section: 'Parameter structures' },
  ],
  good: [
    '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"echo"}}',
    '{"jsonrpc":"2.0","id":1,"method":"prompts/list","params":{}}',
  ],
  bad: {
    list: '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":«["echo",{"text":"hello"}]»}',
    empty: [
      '{"jsonrpc":"2.0","id":1,"method":"tools/list","params":«[]»}',
      '{"jsonrpc":"2.0","method":"notifications/initialized","params":«[]»}',
    ],
  },
  realLife:
    'Both official SDKs drop the line without a reply. PHP writes an empty table as `[]`, which is how many of them arise.',
  thought: 'JSON-RPC allows parameters by position.',
};
