import { within } from '../../protocol/revision.ts';
import { isMalformed } from '../../protocol/tool-input.ts';
import { errorCode, errorText, requestOf, saysUnknownTool } from '../../protocol/tools.ts';
import { defineRule, defineWords, type Message, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'A value that the tool turns down comes back as a result',
  headline: 'The model could not mend its own call',
  why: 'From 2025-11-25 on the model is meant to read why its arguments were turned down and to call again. An error stops at the host.',
  messages: {
    error: {
      what: 'The tool turns a value down, and that comes back as error -32602: `{value}`.',
      fix: 'Answer with a result: `isError` true, and this sentence as text. Keep -32602 for calls that are malformed.',
    },
  },
});

export default defineRule<typeof words, 'error'>({
  id: 'tools/tool-input-validation',
  level: 'ADVICE',
  addedIn: '2024-11-05',
  on: 'error',
  methods: ['tools/call'],
  check(message, flag) {
    // Before, both ways of telling were listed.
    if (!within(message.revision.id, '2025-11-25', undefined)) return;
    if (message.answers?.how !== 'exact' && message.answers?.how !== 'lone') return;
    const node = message.error?.get('message');
    if (errorCode(message) !== -32602 || node?.type !== 'string' || !isAboutValue(errorText(message))) return;
    const call = requestOf(message);
    // What the schema of the tool refuses is malformed.
    if (!isRetry(call) && !isMalformed(call)) flag('error', message.error!.get('code')!, { value: node.raw });
  },
});

/** Words of a server that looked at the form of the call, or at other things than the arguments. */
const formal =
  /\b(?:tools?|arguments?|args|param(?:eter)?s?|schema|json|type|expected|required|requires?|missing|unknown|unrecogni[sz]ed|unexpected|malformed|validation|propert(?:y|ies)|fields?|support(?:ed|s)?|capabilit\w*|clients?|servers?|sessions?|requests?|_meta|versions?|requestState|inputResponses?|states?|tasks?|cursors?)\b/i;

/** Words that weigh a value. */
const weighing =
  /\b(?:must(?:n't)?|should|shall|cannot|can't|may not|has to|have to|needs to|too (?!many requests)\w+|out of (?:range|bounds)|between|at (?:least|most)|greater|less|more than|fewer|larger|smaller|exceeds?|positive|negative|future|past|before|after|in use|taken|empty|not (?:a|an|in|allowed|valid|possible|positive)|invalid|no such|not found|does(?: not|n't) exist|only)\b/i;

const isAboutValue = (text: string): boolean =>
  /\s/.test(text.trim()) && weighing.test(text) && !formal.test(text) && !saysUnknownTool(text);

/** With answers the server may turn those down. */
const isRetry = (call: Message | undefined): boolean =>
  call?.params?.get('inputResponses') !== undefined || call?.params?.get('requestState') !== undefined;

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'server/tools', section: 'error-handling', revisions: '2025-11-25 on' }],
  good: [
    {
      text: '{"jsonrpc":"2.0","id":1,"result":{"content":[{"type":"text","text":"The departure must be in the future"}],"isError":true}}',
      answers: 'tools/call',
    },
    {
      text: '{"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"The departure must be in the future"}}',
      answers: 'tools/call',
      revision: '2025-06-18',
      note: 'Earlier revisions list both ways.',
    },
    {
      text: '{"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"Missing argument: departure"}}',
      answers: 'tools/call',
    },
  ],
  bad: {
    error: {
      text: '{"jsonrpc":"2.0","id":1,"error":{"code":«-32602»,"message":"The departure must be in the future"}}',
      answers: 'tools/call',
    },
  },
  realLife: 'With an error the model gives up or repeats itself; with a text it corrects the value at the second try.',
  thought: 'The code is called invalid params, and the parameters are.',
};
