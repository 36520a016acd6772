import { isEnvelopeName } from '../../protocol/envelope.ts';
import { defineRule, defineWords, type JsonNode, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'Every member of a batch is a message',
  headline: 'This member would come back as an error',
  why: 'The receiver handles the members one by one. What is no message earns the error `-32600` without an id, or makes it refuse the whole array.',
  messages: {
    nested: {
      what: 'This member of the batch is an array itself.',
      fix: 'Put the messages into the batch directly: arrays are not nested.',
    },
    value: {
      what: 'This member of the batch is `{value}`, {type}.',
      fix: 'Write it as a message, an object with `jsonrpc` and the rest, or take it out.',
    },
    object: {
      what: 'This member of the batch is an object, but has none of the members of a message.',
      fix: 'Write it as a request, a notification or a response, or take it out.',
    },
  },
});

export default defineRule<typeof words, 'batch'>({
  id: 'batch/batch-member-invalid',
  level: 'MUST',
  removedIn: '2025-06-18',
  on: 'batch',
  check({ json }, flag) {
    for (const member of json.elements) {
      if (member.type === 'array') flag('nested', { ...opening(member), pointer: member.pointer });
      else if (member.type !== 'object') flag('value', member, { value: member.raw, type: kinds[member.type] });
      else if (!member.members.some(({ name }) => isEnvelopeName(name.toLowerCase()))) {
        flag('object', { ...opening(member), pointer: member.pointer });
      }
    }
  },
});

const opening = ({ start }: JsonNode) => ({ start, end: start + 1 });

const kinds = { string: 'a string', number: 'a number', boolean: 'a boolean', null: 'which says nothing' };

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'JSON-RPC 2.0', page: '6', section: 'Batch' },
    { of: 'MCP', page: 'schema', section: 'JSONRPCBatchRequest', revisions: '2025-03-26' },
  ],
  good: [
    {
      text: '[{"jsonrpc":"2.0","id":1,"method":"ping"},{"jsonrpc":"2.0","id":2,"method":"ping"}]',
      revision: '2025-03-26',
    },
    { text: '[{"jsonrpc":"2.0","id":1,"method":"sum","params":[1,2]}]', revision: '2.0' },
  ],
  bad: {
    nested: [
      { text: '[«[»{"jsonrpc":"2.0","id":1,"method":"ping"}]]', revision: '2025-03-26' },
      {
        text: '[«[»{"jsonrpc":"2.0","id":1,"method":"ping"}]]',
        revision: '2024-11-05',
        alsoBreaks: ['batch/batch-not-supported'],
      },
    ],
    value: [
      { text: '[«1»,{"jsonrpc":"2.0","id":1,"method":"ping"}]', revision: '2025-03-26' },
      { text: '[{"jsonrpc":"2.0","id":1,"method":"sum","params":[1,2]},«"sum"»]', revision: '2.0' },
      { text: '[{"jsonrpc":"2.0","id":1,"method":"ping"},«null»]', revision: '2025-03-26' },
    ],
    object: { text: '[{"jsonrpc":"2.0","id":1,"method":"sum"},«{»"tool":"sum"}]', revision: '2.0' },
  },
  realLife:
    'JSON-RPC asks for an answer to each bad member by itself; readers that check types drop the array as a whole.',
  thought: 'A list may hold anything.',
};
