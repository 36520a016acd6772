import { asksOf } from '../../protocol/asks.ts';
import { modeOf } from '../../protocol/elicitation.ts';
import { lacks, lacksSome } from '../../protocol/places.ts';
import { defineRule, defineWords, type JsonNode, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'A form has a `message` and a `requestedSchema`, an object schema with `properties`',
  headline: 'The client could not build a form',
  why: 'The client draws the form from the schema, a field for each property, and puts the message above it. With one of them missing it answers with error -32602.',
  messages: {
    missing: {
      what: 'The question lacks `{names}`.',
      fix: 'Say in `message` what is asked, and in `requestedSchema` which fields the answer has.',
    },
    instead: {
      what: 'The question has `{found}`; the client looks for `{name}`.',
      fix: 'Use the name that the specification has for it.',
    },
    'no-object': {
      what: '`requestedSchema` is `{value}`, which is no object.',
      fix: 'Write the schema as an object that has a `type` and `properties`.',
    },
    'schema-lacks': {
      what: '`requestedSchema` lacks `{names}`.',
      fix: 'Give it the type `"object"`, and under `properties` a name and a type for each field.',
    },
    'schema-type': {
      what: 'The `type` of `requestedSchema` is `{value}`.',
      fix: 'A form is always of type `"object"`; a single value is a form with one field.',
    },
    properties: {
      what: '`properties` is `{value}`, which is no object.',
      fix: 'Let each field be a member of `properties`: its name, and an object that says its type.',
    },
  },
});

const mistaken: Readonly<Record<string, readonly string[]>> = {
  message: ['prompt', 'text', 'question', 'title', 'description'],
  requestedSchema: ['schema', 'requested_schema', 'requestSchema', 'jsonSchema', 'inputSchema', 'form', 'fields'],
};

export default defineRule<typeof words, 'message'>({
  id: 'elicitation/elicit-fields',
  level: 'MUST',
  addedIn: '2025-06-18',
  on: 'message',
  odd: true,
  mentions: ['elicitation'],
  check(message, flag) {
    for (const ask of asksOf(message)) {
      const { method, params } = ask;
      if (method !== 'elicitation/create' || params?.type !== 'object' || modeOf(ask) !== 'form') continue;
      const missing = ['message', 'requestedSchema'].filter((name) => !params.get(name));
      const first = missing[0];
      if (first !== undefined) {
        const found = insteadOf(params, first);
        const at = missing[1] === undefined ? lacks(params, first) : lacksSome(params);
        if (found !== undefined) flag('instead', at, { found, name: first });
        else flag('missing', at, { names: missing.join(', ') });
      }
      const schema = params.get('requestedSchema');
      if (schema) judge(schema);
    }

    function judge(schema: JsonNode): void {
      if (schema.type !== 'object') {
        flag('no-object', schema, { value: schema.raw });
        return;
      }
      const type = schema.get('type');
      const properties = schema.get('properties');
      const single = type !== undefined && type.value !== 'object';
      // A single value in place of a form has no fields either.
      const missing = single ? [] : ['type', 'properties'].filter((name) => !schema.get(name));
      if (missing[0] !== undefined)
        flag('schema-lacks', missing[1] === undefined ? lacks(schema, missing[0]) : lacksSome(schema), {
          names: missing.join(', '),
        });
      if (single) flag('schema-type', type, { value: type.raw });
      else if (properties && properties.type !== 'object') flag('properties', properties, { value: properties.raw });
    }
  },
});

const insteadOf = (params: JsonNode, name: string): string | undefined =>
  params.members.find((one) => mistaken[name]?.includes(one.name))?.name;

const request = (params: string) => `{"jsonrpc": "2.0", "id": 1, "method": "elicitation/create", "params": ${params}}`;
const schema = '{"type": "object", "properties": {"name": {"type": "string"}}}';

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'client/elicitation', section: 'creating-elicitation-requests' }],
  good: [
    request(`{"message": "Your name?", "requestedSchema": ${schema}}`),
    request(`{"mode": "form", "message": "Your name?", "requestedSchema": ${schema}}`),
    {
      text: request('{"message": "Go on?", "requestedSchema": {"type": "object", "properties": {}}}'),
      note: 'A form without a field asks for a yes or a no.',
    },
    {
      text: '{"jsonrpc": "2.0", "id": 1, "result": {"resultType": "input_required", "inputRequests": {"name": {"method": "elicitation/create", "params": {"message": "Your name?", "requestedSchema": {"type": "object", "properties": {"name": {"type": "string"}}}}}}}}',
      revision: '2026-07-28',
    },
  ],
  bad: {
    missing: [
      request('«{»"message": "Your name?"}'),
      { text: request(`«{»"requestedSchema": ${schema}}`), revision: '2025-06-18' },
      {
        text: '{"jsonrpc": "2.0", "id": 1, "result": {"resultType": "input_required", "inputRequests": {"name": {"method": "elicitation/create", "params": «{»"message": "Your name?"}}}}}',
        revision: '2026-07-28',
      },
    ],
    instead: [
      request(`«{»"prompt": "Your name?", "requestedSchema": ${schema}}`),
      request(`«{»"message": "Your name?", "schema": ${schema}}`),
    ],
    'no-object': request('{"message": "Your name?", "requestedSchema": «"string"»}'),
    'schema-lacks': request('{"message": "Your name?", "requestedSchema": «{»"type": "object"}}'),
    'schema-type': request('{"message": "Your name?", "requestedSchema": {"type": «"string"», "properties": {}}}'),
    properties: request('{"message": "Your name?", "requestedSchema": {"type": "object", "properties": «[]»}}'),
  },
  realLife:
    'Clients refuse the question with -32602, and the tool call behind it fails for a reason its user never sees.',
  thought: 'A question in plain words was enough, and a schema too much for one value.',
};
