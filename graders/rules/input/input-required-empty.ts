import { lacksSome } from '../../protocol/places.ts';
import { isInputRequired, mayNotAsk } from '../../protocol/questions.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'A result that requires input says which input, or hands over a state',
  headline: 'The client would not know what to do',
  why: '`input_required` sends the client off to find answers and to repeat its request with them. Without `inputRequests` and without `requestState` it has nothing to answer and nothing to bring back.',
  messages: {
    bare: {
      what: 'The result says `input_required` and brings neither `inputRequests` nor `requestState`.',
      fix: 'Put the questions into `inputRequests`, a key for each; or a `requestState`, where the client only has to come again.',
    },
    'no-question': {
      what: 'The result says `input_required`, its `inputRequests` is empty, and there is no `requestState`.',
      fix: 'Put a question into `inputRequests`, under a key; or add a `requestState`, where the client only has to come again.',
    },
    'with-content': {
      what: 'The result says `input_required`, yet it brings `{member}` and asks nothing.',
      why: 'The client looks for questions, finds none, and takes no notice of the rest. What the server did is lost.',
      fix: 'Decide which it is: a result that is finished has another `resultType`, and one that asks carries its questions.',
    },
  },
});

export default defineRule<typeof words, 'result'>({
  id: 'input/input-required-empty',
  level: 'MUST',
  addedIn: '2026-07-28',
  on: 'result',
  odd: true,
  mentions: ['input_required', 'inputRequests'],
  check(message, flag) {
    const { result } = message;
    if (!result || !isInputRequired(message) || mayNotAsk(message) || result.get('requestState')) return;
    const questions = result.get('inputRequests');
    if (questions?.type === 'object' && questions.members.length === 0) return flag('no-question', questions);
    if (questions) return;
    const member = finals.find((name) => result.get(name));
    if (member) flag('with-content', result.get('resultType')!, { member });
    else flag('bare', lacksSome(result));
  },
});

/** What a finished result carries, of the requests that may ask back. */
const finals = ['content', 'structuredContent', 'contents', 'messages'];

const call =
  '--> {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "greet", "_meta": {"io.modelcontextprotocol/protocolVersion": "2026-07-28", "io.modelcontextprotocol/clientCapabilities": {"elicitation": {}}, "io.modelcontextprotocol/clientInfo": {"name": "learner", "version": "1.0.0"}}}}';

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'basic/patterns/mrtr', section: 'server-requirements-basic-workflow' }],
  good: [
    {
      text: `${call}
<-- {"jsonrpc": "2.0", "id": 1, "result": {"resultType": "input_required", "requestState": "later"}}`,
      note: 'A state and no question: the client may come again at once. A busy server gains time that way.',
    },
  ],
  bad: {
    bare: `${call}
<-- {"jsonrpc": "2.0", "id": 1, "result": «{»"resultType": "input_required"}}`,
    'no-question': `${call}
<-- {"jsonrpc": "2.0", "id": 1, "result": {"resultType": "input_required", "inputRequests": «{}»}}`,
    'with-content': `${call}
<-- {"jsonrpc": "2.0", "id": 1, "result": {"resultType": «"input_required"», "content": [{"type": "text", "text": "Hello"}]}}`,
  },
  realLife: 'The JSON Schema lets it pass, so a validator does not find it.',
  thought: 'The client only needs to hear that something is missing, and will try again.',
};
