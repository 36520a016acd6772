import { related } from '../../protocol/places.ts';
import { stateAt } from '../../protocol/session.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'A server asks people only in the ways the client declared',
  headline: 'The client cannot ask in this way',
  why: 'Showing a form and sending somebody to a web page are two abilities. A client without the one that is asked for answers with error -32602, and nobody is asked anything.',
  messages: {
    empty: {
      what: 'The question has mode `url`. The client declares an empty `elicitation`, which stands for forms only.',
      fix: 'Ask by a form, or find a way that needs no question.',
    },
    url: {
      what: 'The question has mode `url`, and the client declares no `url` in `elicitation`.',
      fix: 'Ask in a mode that the client declares, or find a way that needs no question.',
    },
    form: {
      what: 'The question is a form, and the client declares only `url` in `elicitation`.',
      fix: 'Ask in a mode that the client declares, or find a way that needs no question.',
    },
  },
});

export default defineRule<typeof words, 'request'>({
  id: 'capabilities/elicitation-mode-undeclared',
  level: 'MUST',
  addedIn: '2025-11-25',
  removedIn: '2026-07-28',
  on: 'request',
  methods: ['elicitation/create'],
  check(message, flag) {
    if (message.sender !== 'server') return;
    const { client } = stateAt(message);
    const declared = client?.capabilities.get('elicitation');
    // Without any elicitation, client-capability-missing tells the whole of it.
    if (!client || declared?.type !== 'object') return;
    const mode = message.params?.at('/mode');
    const form = declared.get('form');
    const url = declared.get('url');
    const places = [related(client.by, 'request')];
    if (mode?.value === 'url' && !url) {
      flag(declared.members.length === 0 ? 'empty' : 'url', mode, undefined, places);
    } else if ((mode === undefined || mode.value === 'form') && url && !form) {
      flag('form', mode ?? message.method!, undefined, places);
    }
  },
});

const handshake = (
  elicitation: string,
) => `--> {"jsonrpc": "2.0", "id": 0, "method": "initialize", "params": {"protocolVersion": "2025-11-25", "capabilities": {"elicitation": ${elicitation}}, "clientInfo": {"name": "learner", "version": "1.0.0"}}}
<-- {"jsonrpc": "2.0", "id": 0, "result": {"protocolVersion": "2025-11-25", "capabilities": {}, "serverInfo": {"name": "lab", "version": "0.1.0"}}}
--> {"jsonrpc": "2.0", "method": "notifications/initialized"}`;
const byUrl = (mode: string) =>
  `<-- {"jsonrpc": "2.0", "id": 1, "method": "elicitation/create", "params": {"mode": ${mode}, "message": "Log in", "elicitationId": "e1", "url": "https://example.com/login"}}`;
const byForm = (method: string) =>
  `<-- {"jsonrpc": "2.0", "id": 1, "method": ${method}, "params": {"message": "Which size?", "requestedSchema": {"type": "object", "properties": {"size": {"type": "string"}}}}}`;

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'client/elicitation', section: 'capabilities', revisions: '2025-11-25' }],
  good: [
    `${handshake('{"form": {}, "url": {}}')}
${byUrl('"url"')}
--> {"jsonrpc": "2.0", "id": 1, "result": {"action": "accept"}}`,
    {
      text: `${handshake('{}')}
${byForm('"elicitation/create"')}
--> {"jsonrpc": "2.0", "id": 1, "result": {"action": "decline"}}`,
      note: 'A question without a mode is a form, and an empty object declares forms.',
    },
  ],
  bad: {
    empty: `${handshake('{}')}
${byUrl('«"url"»')}
--> {"jsonrpc": "2.0", "id": 1, "error": {"code": -32602, "message": "URL mode is not supported"}}`,
    url: `${handshake('{"form": {}}')}
${byUrl('«"url"»')}
--> {"jsonrpc": "2.0", "id": 1, "error": {"code": -32602, "message": "URL mode is not supported"}}`,
    form: `${handshake('{"url": {}}')}
${byForm('«"elicitation/create"»')}
--> {"jsonrpc": "2.0", "id": 1, "error": {"code": -32602, "message": "Form mode is not supported"}}`,
  },
  realLife: 'Error -32602 comes back: a client has to refuse a mode it did not declare.',
  thought: 'Whoever can ask people can ask them in any way.',
};
