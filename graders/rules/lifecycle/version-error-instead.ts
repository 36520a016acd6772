import { objectAt, textAt } from '../../protocol/meta.ts';
import { defineRule, defineWords, type JsonNode, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'A server that lacks the requested revision answers with one that it speaks',
  headline: 'The client would have nothing to go on with',
  why: 'A result with another revision is an offer the client can take. An error ends the attempt: the client has to read the reason, if it can, and begin again.',
  messages: {
    error: {
      what: 'The server refuses `initialize` for the sake of the revision.',
      fix: 'Answer with a result that names the newest revision this server speaks. Whether that will do is for the client to decide.',
    },
  },
});

export default defineRule<typeof words, 'error'>({
  id: 'lifecycle/version-error-instead',
  level: 'ADVICE',
  addedIn: '2024-11-05',
  removedIn: '2026-07-28',
  on: 'error',
  methods: ['initialize'],
  mentions: ['initialize'],
  check({ error, sender }, flag) {
    if (sender === 'server' && error && isAboutVersion(error)) flag('error', error.get('code') ?? error);
  },
});

const isAboutVersion = (error: JsonNode): boolean => {
  const data = objectAt(error, 'data');
  const supported = data?.get('supported');
  if (supported?.type === 'array') return !supported.elements.every(isStateless);
  return data?.get('requested') !== undefined || refusal.test(textAt(error, 'message') ?? '');
};

/** A server without any handshake cannot agree on a revision in one. */
const isStateless = ({ value }: JsonNode): boolean => typeof value === 'string' && value >= '2026-07-28';

const refusal =
  /\b(unsupported|not supported|unknown|incompatible|mismatch)\b.*\bversion|\bversion\b.*\b(unsupported|not supported|unknown|incompatible|mismatch)\b/i;

const answer = (error: string) => ({
  text: `{"jsonrpc":"2.0","id":1,"error":${error}}`,
  answers: 'initialize',
});

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'MCP', page: 'basic/lifecycle', section: 'version-negotiation', revisions: '2024-11-05…2025-11-25' },
    { of: 'MCP', page: 'basic/lifecycle', section: 'error-handling', revisions: '2024-11-05…2025-11-25' },
  ],
  good: [
    {
      text: '{"jsonrpc":"2.0","id":1,"result":{"protocolVersion":"2025-11-25","capabilities":{},"serverInfo":{"name":"lab","version":"0.1.0"}}}',
      answers: 'initialize',
    },
    {
      ...answer('{"code":-32602,"message":"protocolVersion is missing"}'),
      note: 'An error about something else, though it speaks of a version.',
    },
    {
      ...answer(
        '{"code":-32022,"message":"Unsupported protocol version","data":{"supported":["2026-07-28"],"requested":"2025-11-25"}}',
      ),
      note: 'This server speaks only a revision without a handshake. It has nothing to answer with.',
    },
  ],
  bad: {
    error: [
      answer(
        '{"code":«-32602»,"message":"Unsupported protocol version","data":{"supported":["2025-11-25"],"requested":"1.0"}}',
      ),
      answer('{"code":«-32602»,"message":"Protocol version 2024-11-05 is not supported"}'),
    ],
  },
  realLife:
    'The page on the handshake shows such an error itself, so clients have to bear it. Servers on both official SDKs answer with a revision of their own.',
  thought: 'The version is wrong, so it is an error.',
};
