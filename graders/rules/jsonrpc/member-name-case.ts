import { isEnvelopeName, miscased } from '../../protocol/envelope.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'The names of members are matched letter by letter, in small letters',
  headline: 'A member would not be found',
  why: 'To a reader `Id` and `id` are two names. It finds nothing under the right one, and whatever stands under the other is passed over.',
  messages: {
    case: {
      what: 'The member is called `{name}`; the envelope knows `{expected}`.',
      fix: 'Write the name in small letters.',
    },
  },
});

export default defineRule<typeof words, 'envelope'>({
  id: 'jsonrpc/member-name-case',
  level: 'MUST',
  on: 'envelope',
  check(message, flag) {
    const { json } = message;
    if (json.type !== 'object') return;
    const found = json.members.filter(({ name }) => !isEnvelopeName(name) && miscased(message, name) !== undefined);
    const [first, ...others] = found;
    if (!first) return;
    const data = { name: first.name, expected: miscased(message, first.name)! };
    const places = others.slice(0, most).map(({ key }) => ({ ...key, index: message.index, label: 'again' as const }));
    flag('case', { ...first.key, pointer: first.value.pointer }, data, places.length > 0 ? places : undefined);
  },
});

/** As many as an envelope has. */
const most = 6;

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'JSON-RPC 2.0', page: '2', section: 'Conventions' },
    { of: 'MCP', page: 'basic/messages', revisions: '2024-11-05' },
    { of: 'MCP', page: 'basic', section: 'messages', revisions: '2025-03-26 on' },
  ],
  good: [
    '{"jsonrpc":"2.0","id":1,"method":"ping"}',
    { text: '{"jsonrpc":"2.0","\\u0069d":1,"method":"ping"}', note: 'An escaped letter is the same letter.' },
    '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"echo","arguments":{"Method":"loud"}}}',
  ],
  bad: {
    case: [
      '{"jsonrpc":"2.0","id":1,«"Method"»:"ping"}',
      '{«"JSONRPC"»:"2.0","id":1,"method":"ping"}',
      '{"jsonrpc":"2.0",«"ID"»:1,"method":"ping"}',
      '{"jsonrpc":"2.0","id":1,"method":"tools/call",«"Params"»:{"name":"echo"}}',
      '{"jsonrpc":"2.0","id":1,«"Result"»:{}}',
      {
        text: '{«"Jsonrpc"»:"2.0","Id":1,"Method":"ping"}',
        note: 'All names come from one serialiser: it is mended in one place.',
      },
      { text: '{"jsonrpc":"2.0","id":1,«"Error"»:{"code":1,"message":"x"}}', revision: '2.0' },
    ],
  },
  realLife:
    'Go writes the names of its fields with a capital unless told otherwise, and so do some C# serialisers. Go also reads them in any case, so both ends of one program agree while everybody else sees an empty message.',
  thought: 'A serialiser used the names of the fields in the program.',
};
