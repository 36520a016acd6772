import { within } from '../../protocol/revision.ts';
import { isMalformed } from '../../protocol/tool-input.ts';
import { errorCode, errorText, requestOf, saysUnknownTool } from '../../protocol/tools.ts';
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
    // Up to 2025-06-18 an error may answer a call that is no proper one, if not under this code.
    const isLenient = !within(message.revision.id, '2025-11-25', undefined);
    if (isLenient && (turnsDown.test(text) || isMalformed(requestOf(message)))) return;
    flag('error', message.error!.get('code')!, { code, value: node.raw });
  },
});

/** Internal error, or a code that JSON-RPC leaves to applications: those that MCP gives a meaning lie elsewhere. */
const isOwn = (code: number): boolean => code === -32603 || code === -32000 || code > -32000 || code < -32768;

/** Words of a server that looked at the arguments and never called the tool. */
const turnsDown =
  /\binvalid_type\b|\b(?:invalid|missing|malformed|bad|required) (?:\w+ )?(?:arguments?|param(?:eter)?s?)\b|\bvalidation errors?\b/i;

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
    {
      text: '{"jsonrpc":"2.0","id":1,"error":{"code":-32603,"message":"Invalid arguments for weather: city is required"}}',
      answers: 'tools/call',
      revision: '2025-06-18',
      note: 'Up to 2025-06-18 an error is one way to turn a call down; -32602 would say it better.',
    },
    {
      text: `--> {"jsonrpc":"2.0","id":1,"method":"tools/list"}
<-- {"jsonrpc":"2.0","id":1,"result":{"tools":[{"name":"weather","inputSchema":{"type":"object","properties":{"city":{"type":"string"}},"required":["city"]}}]}}
--> {"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"weather","arguments":{}}}
<-- {"jsonrpc":"2.0","id":2,"error":{"code":-32603,"message":"Which city?"}}`,
      revision: '2025-06-18',
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
