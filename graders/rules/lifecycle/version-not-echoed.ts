import { related } from '../../protocol/places.ts';
import { stateAt } from '../../protocol/session.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'A server that speaks the requested revision answers with it',
  headline: 'Two that could talk would part',
  why: 'The client names a revision it speaks. Answered with another one it may have to close the connection, although both sides know the first.',
  messages: {
    other: {
      what: 'The client asks for `{asked}` and the server answers with `{value}`. It said before that it speaks `{asked}` too.',
      fix: 'Answer with the `protocolVersion` that was asked for. Another one is for those who ask for something the server does not speak.',
    },
  },
});

export default defineRule<typeof words, 'result'>({
  id: 'lifecycle/version-not-echoed',
  level: 'MUST',
  addedIn: '2024-11-05',
  removedIn: '2026-07-28',
  on: 'result',
  methods: ['initialize'],
  mentions: ['initialize'],
  check(message, flag) {
    const { initialize, spoken } = stateAt(message);
    const version = message.result?.at('/protocolVersion');
    const asked = initialize?.params?.at('/protocolVersion');
    if (version?.type !== 'string' || !asked || message.answers?.to !== initialize) return;
    const proof = spoken.find((one) => one.version === asked.value);
    if (!proof || version.value === asked.value) return;
    const data = { value: version.raw, asked: asked.raw };
    flag('other', version, data, [related(initialize!, 'request'), related(proof.by, 'previous')]);
  },
});

const asks = (id: number, version: string) =>
  `--> {"jsonrpc": "2.0", "id": ${id}, "method": "initialize", "params": {"protocolVersion": "${version}", "capabilities": {}, "clientInfo": {"name": "learner", "version": "1.0.0"}}}`;
const agrees = (id: number, version: string) =>
  `<-- {"jsonrpc": "2.0", "id": ${id}, "result": {"protocolVersion": ${version}, "capabilities": {}, "serverInfo": {"name": "lab", "version": "0.1.0"}}}`;
const refusal =
  '<-- {"jsonrpc": "2.0", "id": 0, "error": {"code": -32602, "message": "Unsupported protocol version", "data": {"supported": ["2025-11-25", "2025-06-18"], "requested": "2024-11-05"}}}';
const alsoBreaks = ['lifecycle/version-error-instead'];

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'basic/lifecycle', section: 'version-negotiation', revisions: '2024-11-05…2025-11-25' }],
  good: [
    `${asks(0, '2025-11-25')}
${agrees(0, '"2025-11-25"')}`,
    {
      text: `${asks(0, '2025-11-25')}
${agrees(0, '"2025-06-18"')}`,
      note: 'Nothing shows that this server speaks what was asked for. Another revision may be all it has.',
    },
    {
      text: `${asks(0, '2024-11-05')}
${refusal}
${asks(1, '2025-06-18')}
${agrees(1, '"2025-06-18"')}`,
      alsoBreaks,
    },
  ],
  bad: {
    other: {
      text: `${asks(0, '2024-11-05')}
${refusal}
${asks(1, '2025-06-18')}
${agrees(1, '«"2025-11-25"»')}`,
      alsoBreaks,
    },
  },
  realLife: 'Clients that know only the revision they named disconnect, and their users read that the server failed.',
  thought: 'The newest revision is the best one.',
};
