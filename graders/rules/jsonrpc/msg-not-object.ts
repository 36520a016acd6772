import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'A message is a JSON object',
  headline: 'There is no message here',
  why: 'A reader looks for named members such as `method` and `id`. A bare value has none, so there is nothing to act on and nothing to answer.',
  messages: {
    string: {
      what: 'The whole message is `{value}`, a string.',
      fix: 'Write an object, and give this text a name of its own in it.',
    },
    number: {
      what: 'The whole message is `{value}`, a number.',
      fix: 'Write an object; a number can only be the value of one of its members.',
    },
    boolean: {
      what: 'The whole message is `{value}`, a boolean.',
      fix: 'Write an object that says in full what is asked or what came out.',
    },
    null: {
      what: 'The whole message is `null`.',
      fix: 'Send nothing where there is nothing to say; otherwise write an object.',
    },
  },
});

export default defineRule<typeof words, 'envelope'>({
  id: 'jsonrpc/msg-not-object',
  level: 'MUST',
  on: 'envelope',
  check({ json, batch }, flag) {
    // What a batch holds is judged with the batch.
    if (json.type === 'object' || json.type === 'array' || batch) return;
    flag(json.type, json, { value: json.raw });
  },
});

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'JSON-RPC 2.0', page: '4', section: 'Request object' },
    { of: 'JSON-RPC 2.0', page: '5', section: 'Response object' },
    { of: 'MCP', page: 'basic/messages', revisions: '2024-11-05' },
    { of: 'MCP', page: 'basic', section: 'messages', revisions: '2025-03-26 on' },
  ],
  good: [
    '{"jsonrpc":"2.0","id":1,"method":"ping"}',
    {
      text: '[{"jsonrpc":"2.0","id":1,"method":"ping"}]',
      revision: '2025-03-26',
      note: 'An array is a batch where batches exist.',
    },
  ],
  bad: { string: '«"ping"»', number: '«42»', boolean: '«true»', null: '«null»' },
  realLife: 'JSON-RPC would have a server answer -32600 with a null id. The official SDKs drop the line instead.',
  thought: 'The name of the method is all that matters, so only that was sent.',
};
