import { nameOf, related } from '../../protocol/places.ts';
import { defineRule, defineWords, type Message, type PageOf, type Related } from '../../types.ts';

export const words = defineWords({
  title: '`ping` is answered with an empty result',
  headline: 'A living peer would look dead',
  why: 'A ping asks one thing only: are you there? A strict client checks that the result is empty, and takes anything else for a failed ping.',
  messages: {
    member: {
      what: 'The result of `ping` has the member `{name}`.',
      fix: 'Leave the result object empty. That it arrives is the whole answer.',
    },
    refused: {
      what: '`ping` is answered with an error, `{code}`.',
      why: 'Every side has to answer a ping, whatever else it can do. A sender whose ping fails takes the connection for dead and closes it.',
      fix: 'Handle `ping` on both sides and answer it with a result: an empty object.',
    },
  },
});

export default defineRule<typeof words, 'message'>({
  id: 'ping/ping-result-not-empty',
  level: 'MUST',
  addedIn: '2024-11-05',
  removedIn: '2026-07-28',
  on: 'message',
  methods: ['ping'],
  check(message, flag) {
    const { shape, result, error, json, answers } = message;
    if ((shape !== 'result' && shape !== 'error') || answers?.how === 'again') return;
    if (shape === 'error') {
      const code = error?.get('code')?.raw;
      if (code !== undefined && isSound(message)) flag('refused', nameOf(json, 'error'), { code }, asked(message));
      return;
    }
    const extra = result?.members.find((member) => member.name !== '_meta');
    if (extra) flag('member', nameOf(result!, extra.name), { name: extra.name }, asked(message));
  },
});

/** An error for a ping that was broken itself is in order. */
const isSound = ({ answers }: Message): boolean => !answers?.to || !('shape' in answers.to) || answers.to.sound;

const asked = ({ answers }: Message): readonly Related[] =>
  answers?.to && 'shape' in answers.to ? [related(answers.to, 'request')] : [];

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'basic/utilities/ping' }],
  good: [
    `--> {"jsonrpc": "2.0", "id": 1, "method": "ping"}
<-- {"jsonrpc": "2.0", "id": 1, "result": {}}`,
    {
      text: '<-- {"jsonrpc": "2.0", "id": 1, "result": {"_meta": {"com.example/trace": "a1"}}}',
      answers: 'ping',
      note: 'Metadata may stand in every result.',
    },
  ],
  bad: {
    member: [
      { text: '<-- {"jsonrpc": "2.0", "id": 1, "result": {«"pong"»: true}}', answers: 'ping' },
      `<-- {"jsonrpc": "2.0", "id": 1, "method": "ping"}
--> {"jsonrpc": "2.0", "id": 1, "result": {«"status"»: "ok"}}`,
    ],
    refused: `--> {"jsonrpc": "2.0", "id": 31, "method": "ping"}
<-- {"jsonrpc": "2.0", "id": 31, «"error"»: {"code": -32601, "message": "Method not found"}}`,
  },
  realLife:
    'The TypeScript SDK checks that the result is empty, so a friendly `pong` makes the ping fail, and a host may restart the server over it.',
  thought: 'Ping wants pong.',
};
