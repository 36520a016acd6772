import { revisions } from '../../protocol/revisions/index.ts';
import { defineRule, defineWords, type JsonNode, type Message, type PageOf, type RevisionId } from '../../types.ts';

export const words = defineWords({
  title: '`protocolVersion` names a published revision by its date',
  headline: 'The other side would know no such revision',
  why: 'Revisions are known by the day they were published, and compared as text. The server has nothing under this name: it offers one of its own, and the client has to live with it or leave.',
  messages: {
    jsonrpc: {
      what: '`protocolVersion` is `"2.0"`. That is the version of JSON-RPC, which every message names in `jsonrpc`.',
      fix: 'Name the revision of MCP that this client speaks, by its date.',
    },
    form: {
      what: '`protocolVersion` is `{value}`, which is no date.',
      fix: 'Write the date of a revision: year, month and day, with hyphens between them.',
    },
    date: {
      what: '`protocolVersion` is `{value}`. No revision was published on that day.',
      fix: 'Look up the revisions there are, and name one of them.',
    },
    answered: {
      what: 'The server answers with the revision `{value}`, which was never published.',
      why: 'A client can only go on in a revision it knows. It has no way to know this one, and closes the connection.',
      fix: 'Answer with a published revision that the server speaks.',
    },
  },
});

export default defineRule<typeof words, 'message'>({
  id: 'lifecycle/version-unknown-string',
  level: 'ADVICE',
  addedIn: '2024-11-05',
  removedIn: '2026-07-28',
  on: 'message',
  methods: ['initialize'],
  mentions: ['initialize'],
  check(message, flag) {
    const version = versionIn(message);
    if (version?.type !== 'string') return;
    const value = version.value as string;
    if (value !== '2.0' && revisions.has(value as RevisionId)) return;
    const data = { value: version.raw };
    if (message.shape === 'result') flag('answered', version, data);
    else if (value === '2.0') flag('jsonrpc', version);
    else flag(/^\d{4}-\d\d-\d\d$/.test(value) ? 'date' : 'form', version, data);
  },
});

const versionIn = ({ shape, name, answeredMethod, params, result }: Message): JsonNode | undefined => {
  if (shape === 'request' && name === 'initialize') return params?.at('/protocolVersion');
  return shape === 'result' && answeredMethod === 'initialize' ? result?.at('/protocolVersion') : undefined;
};

const asks = (version: string) =>
  `{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":${version},"capabilities":{},"clientInfo":{"name":"learner","version":"1.0.0"}}}`;

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'basic/lifecycle', section: 'version-negotiation', revisions: '2024-11-05…2025-11-25' }],
  good: [
    asks('"2025-11-25"'),
    { text: asks('"2024-11-05"'), note: 'An old revision is one as well.' },
    { text: asks('"2026-07-28"'), note: 'It is published. That it has no handshake is for the server to say.' },
  ],
  bad: {
    jsonrpc: asks('«"2.0"»'),
    form: [asks('«"latest"»'), asks('«"2025-11"»'), asks('«"1.0"»')],
    date: asks('«"2025-12-25"»'),
    answered: {
      text: '{"jsonrpc":"2.0","id":1,"result":{"protocolVersion":«"2099-01-01"»,"capabilities":{},"serverInfo":{"name":"lab","version":"0.1.0"}}}',
      answers: 'initialize',
    },
  },
  realLife:
    'Servers answer with a revision of their own, so nobody notices until a client insists on the one it named.',
  thought: 'Versions look like 1.0, or there is a word for the newest one.',
};
