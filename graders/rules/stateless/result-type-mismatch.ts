import { isGiven, isStateless } from '../../protocol/meta.ts';
import { defineRule, defineWords, type JsonNode, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'A result that asks says so in its type',
  headline: 'The user would see an empty answer',
  why: 'The client believes `resultType` and looks for the final content. It finds none, shows nothing, and nobody is asked.',
  messages: {
    asks: {
      what: 'The `resultType` is `{value}`, and the result holds `inputRequests` instead of an answer.',
      fix: 'Say in `resultType` that this is `input_required`. The final content comes with the answer to the repeated request.',
    },
  },
});

export default defineRule<typeof words, 'result'>({
  id: 'stateless/result-type-mismatch',
  level: 'MUST',
  addedIn: '2026-07-28',
  on: 'result',
  odd: true,
  mentions: ['input_required', 'inputRequests'],
  check(response, flag) {
    const { result } = response;
    const type = result?.get('resultType');
    if (!result || type?.value !== 'complete' || !isGiven(result.get('inputRequests')) || !isStateless(response))
      return;
    // A task that waits for input is told of in a complete result.
    if (response.answeredMethod?.startsWith('tasks/') || hasContent(result)) return;
    flag('asks', type, { value: type.raw });
  },
});

const hasContent = (result: JsonNode): boolean => result.members.some(({ name }) => contents.has(name));

/** Members by which the results of the methods give their answer; a task is told of by the last ones. */
const contents: ReadonlySet<string> = new Set([
  'content',
  'structuredContent',
  'isError',
  'contents',
  'messages',
  'description',
  'tools',
  'prompts',
  'resources',
  'resourceTemplates',
  'completion',
  'supportedVersions',
  'capabilities',
  'taskId',
  'status',
]);

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'MCP', page: 'basic', section: 'resulttype' },
    { of: 'MCP', page: 'basic/patterns/mrtr' },
  ],
  good: [
    {
      text: '{"jsonrpc":"2.0","id":1,"result":{"resultType":"input_required","inputRequests":{"who":{"method":"elicitation/create","params":{"message":"Name?","requestedSchema":{"type":"object","properties":{"name":{"type":"string"}}}}}},"requestState":"s1"}}',
      answers: 'tools/call',
    },
    {
      text: '{"jsonrpc":"2.0","id":2,"result":{"resultType":"complete","taskId":"t1","status":"input_required","createdAt":"2026-08-01T10:00:00Z","lastUpdatedAt":"2026-08-01T10:00:00Z","ttlMs":60000,"inputRequests":{"who":{"method":"elicitation/create","params":{"message":"Name?","requestedSchema":{"type":"object","properties":{"name":{"type":"string"}}}}}}}}',
      answers: 'tasks/get',
      note: 'The state of the task is the answer here, and it is complete.',
    },
  ],
  bad: {
    asks: {
      text: '{"jsonrpc":"2.0","id":1,"result":{"resultType":«"complete"»,"inputRequests":{"who":{"method":"elicitation/create","params":{"message":"Name?","requestedSchema":{"type":"object","properties":{"name":{"type":"string"}}}}}}}}',
      answers: 'tools/call',
    },
  },
  realLife: 'The published JSON Schema accepts it, so a check against the schema alone lets it pass.',
  thought: 'What the result is can be seen from its other members.',
};
