import { questionCapabilities } from '../../protocol/meta.ts';
import { nearest } from '../../protocol/nearest.ts';
import { lacks } from '../../protocol/places.ts';
import { inputRequestsOf } from '../../protocol/questions.ts';
import { defineRule, defineWords, type Flag, type JsonNode, type JsonType, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'Each input request is `elicitation/create`, `sampling/createMessage` or `roots/list`',
  headline: 'The client could not answer this',
  why: 'A client can do three things for a server: ask its user, ask its model, list its roots. It has no handler for anything else, and the call goes no further.',
  messages: {
    method: {
      what: 'The input request `{key}` has the `method` `{method}`.',
      fix: 'Ask what a client can answer: `elicitation/create`, `sampling/createMessage` or `roots/list`.',
    },
    near: {
      what: 'The input request `{key}` has the `method` `{method}`. There is a method of nearly that name: `{meant}`.',
      fix: 'Write the name of the method as the specification has it.',
    },
    'no-method': {
      what: 'The input request `{key}` has no `method`.',
      why: 'The client tells by the method whether to ask its user, its model or its list of roots.',
      fix: 'Name the method in `method` and put what belongs to it into `params`.',
    },
    'no-object': {
      what: 'In `inputRequests` the question `{key}` is `{value}`, which is no object.',
      why: 'The client looks for a `method` and its `params`, and finds neither.',
      fix: 'Write an object with `method` and, where the method has any, `params`.',
    },
    'no-map': {
      what: '`inputRequests` is {type}.',
      why: 'The client answers each question under its key. Here are no keys, so its answers would belong to nothing.',
      fix: 'Write an object: for each question a key of your choice, and the question as its value.',
    },
  },
});

export default defineRule<typeof words, 'result'>({
  id: 'input/input-request-kind',
  level: 'MUST',
  addedIn: '2026-07-28',
  on: 'result',
  odd: true,
  mentions: ['input_required', 'inputRequests'],
  check(message, flag) {
    const requests = inputRequestsOf(message);
    if (!requests || requests.type === 'null') return;
    if (requests.type !== 'object') return flag('no-map', requests, { type: kinds[requests.type] });
    for (const { name, value } of requests.members) judge(name, value, flag);
  },
});

type Flags = Flag<'method' | 'near' | 'no-method' | 'no-object'>;

const judge = (key: string, request: JsonNode, flag: Flags): void => {
  if (request.type !== 'object') {
    flag('no-object', request, { key, value: request.raw });
    return;
  }
  const method = request.get('method');
  if (!method) flag('no-method', lacks(request, 'method'), { key });
  else if (method.type !== 'string') flag('method', method, { key, method: method.raw });
  else if (!questionCapabilities.has(method.value as string)) {
    const name = method.value as string;
    const meant = nearest(name, questionCapabilities.keys());
    if (meant) flag('near', method, { key, method: name, meant });
    else flag('method', method, { key, method: name });
  }
};

const kinds: Readonly<Record<JsonType, string>> = {
  object: 'an object',
  array: 'an array',
  string: 'a string',
  number: 'a number',
  boolean: 'a boolean',
  null: 'null',
};

const asks = (requests: string, state = ''): string =>
  `{"jsonrpc": "2.0", "id": 1, "result": {"resultType": "input_required", "inputRequests": ${requests}${state}}}`;

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'MCP', page: 'basic/patterns/mrtr', section: 'inputrequests' },
    { of: 'MCP', page: 'schema', section: 'InputRequest' },
  ],
  good: [
    {
      text: asks(
        '{"who": {"method": "elicitation/create", "params": {"message": "Name?", "requestedSchema": {"type": "object", "properties": {"name": {"type": "string"}}}}}}',
      ),
      answers: 'tools/call',
    },
  ],
  bad: {
    method: [
      { text: asks('{"p": {"method": «"ping"»}}'), answers: 'tools/call' },
      { text: asks('{"t": {"method": «"tools/call"», "params": {"name": "dig"}}}'), answers: 'tools/call' },
    ],
    near: {
      text: asks(
        '{"who": {"method": «"elicitation/crate"», "params": {"message": "Name?", "requestedSchema": {"type": "object", "properties": {"name": {"type": "string"}}}}}}',
      ),
      answers: 'tools/call',
    },
    'no-method': {
      text: asks('{"who": «{»"message": "Name?"}}'),
      answers: 'tools/call',
    },
    'no-object': { text: asks('{"who": «"Name?"»}'), answers: 'tools/call' },
    'no-map': { text: asks('«[{"method": "roots/list"}]»'), answers: 'tools/call' },
  },
  realLife: 'The client reports a result it cannot read; the user sees a call that failed.',
  thought: 'A question is a request, so any request can be put there.',
};
