import { clientCapabilities, declaredExtensions, isStateless, requestOf, tasksExtension } from '../../protocol/meta.ts';
import { nearest } from '../../protocol/nearest.ts';
import { related } from '../../protocol/places.ts';
import { defineRule, defineWords, type Message, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'The type of a result is one the client knows',
  headline: 'The client would throw this result away',
  why: 'A client that does not know the type cannot know how to read the rest, and has to take the whole result for an error. The work was done, and the call fails.',
  messages: {
    unknown: {
      what: 'The `resultType` is `{value}`. The protocol knows `complete` and `input_required`.',
      fix: 'Use the type for final results, or the one for results that ask something. Whether a tool failed is said elsewhere.',
    },
    near: {
      what: 'The `resultType` is `{value}`. Was `{near}` meant?',
      fix: 'Compare it with the types of the protocol, letter by letter.',
    },
    type: {
      what: 'The `resultType` is `{value}`, not a string.',
      fix: 'Write the type as a string.',
    },
    task: {
      what: 'The `resultType` is `{value}`, a type of the extension `io.modelcontextprotocol/tasks`. The request does not declare that extension.',
      fix: 'Answer with the final result. Only a request whose `clientCapabilities` name the extension may be answered by a task.',
    },
  },
});

export default defineRule<typeof words, 'result'>({
  id: 'stateless/result-type-unknown',
  level: 'MUST',
  addedIn: '2026-07-28',
  on: 'result',
  odd: true,
  check(response, flag) {
    const type = response.result?.get('resultType');
    if (!type || !isStateless(response)) return;
    const data = { value: type.raw };
    if (type.type !== 'string') {
      flag('type', type, data);
      return;
    }
    const value = type.value as string;
    if (known.has(value)) return;
    const request = requestOf(response);
    if (value === 'task') {
      if (request && clientCapabilities(request) && !declaredExtensions(request).includes(tasksExtension))
        flag('task', type, data, [related(request, 'request')]);
      return;
    }
    if (request && declaresOthers(request)) return;
    const near = nearest(value, known) ?? synonyms.get(value.toLowerCase());
    if (near !== undefined) flag('near', type, { ...data, near });
    else flag('unknown', type, data);
  },
});

const known: ReadonlySet<string> = new Set(['complete', 'input_required']);

const synonyms: ReadonlyMap<string, string> = new Map([
  ['completed', 'complete'],
  ['elicitation', 'input_required'],
  ['input', 'input_required'],
  ['input_needed', 'input_required'],
]);

/** Types of an extension are known to the two sides that use it. */
const declaresOthers = (request: Message): boolean => declaredExtensions(request).some((id) => id !== tasksExtension);

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'basic', section: 'resulttype' }],
  good: [
    '{"jsonrpc":"2.0","id":1,"result":{"resultType":"complete"}}',
    `--> {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"slow","_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{"extensions":{"io.modelcontextprotocol/tasks":{}}},"io.modelcontextprotocol/clientInfo":{"name":"lab","version":"1.0.0"}}}}
<-- {"jsonrpc":"2.0","id":1,"result":{"resultType":"task","taskId":"t1","status":"working","createdAt":"2026-08-01T10:00:00Z","lastUpdatedAt":"2026-08-01T10:00:00Z","ttlMs":60000}}`,
    {
      text: `--> {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"slow","_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{"extensions":{"com.example/parts":{}}},"io.modelcontextprotocol/clientInfo":{"name":"lab","version":"1.0.0"}}}}
<-- {"jsonrpc":"2.0","id":1,"result":{"resultType":"part","part":1}}`,
      note: 'What an extension adds, only those who agreed on it can judge.',
    },
  ],
  bad: {
    unknown: [
      {
        text: '{"jsonrpc":"2.0","id":1,"result":{"resultType":«"success"»,"content":[{"type":"text","text":"04:12"}]}}',
        answers: 'tools/call',
      },
      {
        text: '{"jsonrpc":"2.0","id":1,"result":{"resultType":«""»,"content":[{"type":"text","text":"04:12"}]}}',
        answers: 'tools/call',
      },
    ],
    near: [
      {
        text: '{"jsonrpc":"2.0","id":1,"result":{"resultType":«"Complete"»,"content":[{"type":"text","text":"04:12"}]}}',
        answers: 'tools/call',
      },
      {
        text: '{"jsonrpc":"2.0","id":1,"result":{"resultType":«"inputRequired"»,"requestState":"s1"}}',
        answers: 'tools/call',
      },
    ],
    type: {
      text: '{"jsonrpc":"2.0","id":1,"result":{"resultType":«true»,"content":[{"type":"text","text":"04:12"}]}}',
      answers: 'tools/call',
    },
    task: `--> {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"slow","_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{},"io.modelcontextprotocol/clientInfo":{"name":"lab","version":"1.0.0"}}}}
<-- {"jsonrpc":"2.0","id":1,"result":{"resultType":«"task"»,"taskId":"t1","status":"working","createdAt":"2026-08-01T10:00:00Z","lastUpdatedAt":"2026-08-01T10:00:00Z","ttlMs":60000}}`,
  },
  realLife: 'The published JSON Schema takes any string. Clients are told not to.',
  thought: 'The field takes a word that describes the result.',
};
