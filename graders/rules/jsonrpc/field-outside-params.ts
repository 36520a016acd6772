import { nameOf } from '../../protocol/places.ts';
import { defineRule, defineWords, type Message, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'What a method is given stands inside `params`',
  headline: 'The receiver would not find this value',
  why: 'A method reads its input from `params` and nowhere else. What stands beside `method` is not seen, so to the receiver it is missing.',
  messages: {
    parameter: {
      what: '`{name}` stands beside `method`; `{method}` reads it from `params`.',
      fix: 'Move it into the object `params`, and whatever else the method is given.',
    },
    meta: {
      what: '`_meta` stands beside `method`.',
      fix: 'Move it into the object `params`, where a message carries its metadata.',
    },
  },
});

export default defineRule<typeof words, 'message'>({
  id: 'jsonrpc/field-outside-params',
  level: 'ADVICE',
  addedIn: '2024-11-05',
  on: 'message',
  odd: true,
  check(message, flag) {
    if (message.method === undefined) return;
    const { members } = message.json;
    if (members.length <= usual(message)) return;
    const own = parameters.get(message.name ?? '') ?? [];
    const outside = members.find(({ name }) => name === '_meta' || own.includes(name));
    if (outside?.name === '_meta') flag('meta', nameOf(message.json, '_meta'));
    else if (outside) {
      flag('parameter', nameOf(message.json, outside.name), { name: outside.name, method: message.name! });
    }
  },
});

const usual = ({ jsonrpc, id, params }: Message): number => 1 + (jsonrpc ? 1 : 0) + (id ? 1 : 0) + (params ? 1 : 0);

/** Names of the parameters of each method, of any revision. */
const parameters: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    initialize: ['protocolVersion', 'capabilities', 'clientInfo'],
    'tools/call': ['name', 'arguments', 'task', 'inputResponses', 'requestState'],
    'tools/list': ['cursor'],
    'prompts/get': ['name', 'arguments', 'inputResponses', 'requestState'],
    'prompts/list': ['cursor'],
    'resources/read': ['uri', 'inputResponses', 'requestState'],
    'resources/list': ['cursor'],
    'resources/templates/list': ['cursor'],
    'resources/subscribe': ['uri'],
    'resources/unsubscribe': ['uri'],
    'completion/complete': ['ref', 'argument', 'context'],
    'logging/setLevel': ['level'],
    'sampling/createMessage': [
      'messages',
      'maxTokens',
      'systemPrompt',
      'modelPreferences',
      'includeContext',
      'temperature',
      'stopSequences',
      'metadata',
      'tools',
      'toolChoice',
      'task',
    ],
    'elicitation/create': ['mode', 'message', 'requestedSchema', 'url', 'elicitationId', 'task'],
    'subscriptions/listen': ['notifications'],
    'tasks/get': ['taskId'],
    'tasks/result': ['taskId'],
    'tasks/cancel': ['taskId'],
    'tasks/update': ['taskId', 'inputResponses'],
    'tasks/list': ['cursor'],
    'notifications/cancelled': ['requestId', 'reason'],
    'notifications/progress': ['progressToken', 'progress', 'total', 'message'],
    'notifications/message': ['level', 'logger', 'data'],
    'notifications/resources/updated': ['uri'],
    'notifications/elicitation/complete': ['elicitationId'],
  }),
);

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'MCP', page: 'basic/messages', section: 'requests', revisions: '2024-11-05' },
    { of: 'MCP', page: 'basic', section: 'messages', revisions: '2025-03-26 on' },
  ],
  good: [
    '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"get_weather","arguments":{"city":"Lyon"}}}',
    '{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":{"com.example/traceId":"x"}}}',
  ],
  bad: {
    parameter: [
      {
        text: '{"jsonrpc":"2.0","id":1,"method":"tools/list",«"cursor"»:"page-2"}',
        alsoBreaks: ['jsonrpc/extra-top-level-key'],
      },
      {
        text: '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"get_weather"},«"arguments"»:{"city":"Lyon"}}',
        alsoBreaks: ['jsonrpc/extra-top-level-key'],
      },
    ],
    meta: {
      text: '{"jsonrpc":"2.0","id":1,"method":"ping",«"_meta"»:{"com.example/traceId":"x"}}',
      alsoBreaks: ['jsonrpc/extra-top-level-key'],
    },
  },
  realLife:
    'The server answers that a parameter is missing, with `-32602`; the TypeScript SDK drops the whole message.',
  thought: 'A flat message is simpler.',
};
