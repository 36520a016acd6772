import { errorCode, errorText, saysUnknownTool } from '../../protocol/tools.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'A tool that fails says so in its result',
  headline: 'The model would never learn what went wrong',
  why: 'Hosts keep JSON-RPC errors to themselves: they mean that the call itself was unsound. What the tool says of its failure never reaches the model, which could try another way.',
  messages: {
    error: {
      what: 'The call comes back as error `{code}`: `{value}`.',
      fix: 'Answer with a result: `isError` true, and what went wrong in a text block. Keep errors for calls that could not be made at all.',
    },
  },
});

export default defineRule<typeof words, 'error'>({
  id: 'tools/tool-failure-as-protocol-error',
  level: 'SHOULD',
  addedIn: '2024-11-05',
  on: 'error',
  methods: ['tools/call'],
  check(message, flag) {
    const code = errorCode(message);
    const node = message.error?.get('message');
    const text = errorText(message);
    if (message.answers?.how !== 'exact' && message.answers?.how !== 'lone') return;
    if (code === undefined || !node || !isOwn(code) || isGeneral(text) || saysUnknownTool(text)) return;
    flag('error', message.error!.get('code')!, { code, value: node.raw });
  },
});

/** Internal error, or a code that JSON-RPC leaves to applications: those that MCP gives a meaning lie elsewhere. */
const isOwn = (code: number): boolean => code === -32603 || code === -32000 || code > -32000 || code < -32768;

/** The server broke, so no tool spoke. */
const isGeneral = (text: string): boolean =>
  /^\W*(?:internal|server|unknown|unexpected)?(?: server)? ?error\W*$/i.test(text) ||
  /\b(?:connection closed|shutting down|cancell?ed|timed? ?out waiting|server (?:busy|overloaded)|not initiali[sz]ed)\b/i.test(
    text,
  );

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'server/tools', section: 'error-handling' }],
  good: [
    {
      text: '{"jsonrpc":"2.0","id":1,"result":{"content":[{"type":"text","text":"The weather API says 429: too many requests"}],"isError":true}}',
      answers: 'tools/call',
    },
    {
      text: '{"jsonrpc":"2.0","id":1,"error":{"code":-32603,"message":"Internal error"}}',
      answers: 'tools/call',
      note: 'The server itself broke down: that is an error of the protocol.',
    },
  ],
  bad: {
    error: [
      {
        text: '{"jsonrpc":"2.0","id":1,"error":{"code":«-32603»,"message":"HTTP 429 from weather API"}}',
        answers: 'tools/call',
      },
      {
        text: '--> {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"weather"}}\n<-- {"jsonrpc":"2.0","id":1,"error":{"code":«429»,"message":"Rate limit reached"}}',
      },
    ],
  },
  realLife: 'The host shows a failed call. The model gets no text to act on, and often repeats the call as it was.',
  thought: 'An error is an error.',
};
