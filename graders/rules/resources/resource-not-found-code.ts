import { isMissingResource } from '../../protocol/missing-resource.ts';
import { related } from '../../protocol/places.ts';
import { defineRule, defineWords, type Message, type PageOf, type Related } from '../../types.ts';

export const words = defineWords({
  title: 'A resource that is not there is refused with the code of the revision',
  headline: 'The client could not tell what is wrong',
  why: 'The sentence is for people; a program looks at the code. Only the agreed number says that the address leads nowhere, and that another try will not help.',
  messages: {
    legacy: {
      what: 'The error says that the resource is not there, under the code `{value}`.',
      fix: 'Up to 2025-11-25 a resource not found has a code of its own: `-32002`.',
    },
    modern: {
      what: 'The error says that the resource is not there, under the code `{value}`.',
      fix: 'In revision 2026-07-28 an address that leads nowhere counts as a parameter that does not fit: `-32602`.',
    },
  },
});

export default defineRule<typeof words, 'error'>({
  id: 'resources/resource-not-found-code',
  level: { '2024-11-05': 'SHOULD', '2026-07-28': 'MUST' },
  addedIn: '2024-11-05',
  on: 'error',
  methods: ['resources/read'],
  check(message, flag) {
    const code = message.error?.get('code');
    if (!code || !isMissingResource(message)) return;
    const modern = message.revision.era === 'modern';
    // In the later revisions the older code is explained by error-code-retired.
    if (code.value === -32002 || (modern && code.value === -32602)) return;
    flag(modern ? 'modern' : 'legacy', code, { value: code.raw }, asked(message));
  },
});

const asked = ({ answers }: Message): readonly Related[] =>
  answers?.to && 'shape' in answers.to ? [related(answers.to, 'request')] : [];

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'server/resources', section: 'error-handling' }],
  good: [
    {
      text: '{"jsonrpc":"2.0","id":1,"error":{"code":-32002,"message":"Resource not found","data":{"uri":"file:///x"}}}',
      revision: '2025-11-25',
      answers: 'resources/read',
    },
    {
      text: '{"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"Resource not found","data":{"uri":"file:///x"}}}',
      revision: '2026-07-28',
      answers: 'resources/read',
    },
    {
      text: '{"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"Missing parameter: uri"}}',
      answers: 'resources/read',
      note: 'Here it is the parameter that is missing.',
    },
    {
      text: '{"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"Method not found"}}',
      answers: 'resources/read',
      note: 'This server has no resources at all.',
    },
  ],
  bad: {
    legacy: [
      {
        text: '{"jsonrpc":"2.0","id":1,"error":{"code":«-32602»,"message":"Resource not found"}}',
        answers: 'resources/read',
      },
      `--> {"jsonrpc":"2.0","id":1,"method":"resources/read","params":{"uri":"notes://april"}}
<-- {"jsonrpc":"2.0","id":1,"error":{"code":«-32603»,"message":"notes://april does not exist"}}`,
    ],
    modern: {
      text: '{"jsonrpc":"2.0","id":1,"error":{"code":«-32601»,"message":"Resource not found: file:///nope"}}',
      revision: '2026-07-28',
      answers: 'resources/read',
    },
  },
  realLife:
    'Both codes are in use, as each was right in its time. Clients of 2026-07-28 are told to understand the older one as well; older clients do not know the newer use.',
  thought: 'One of the two was in the tutorial.',
};
