import { asksOf } from '../../protocol/asks.ts';
import { type FieldFault, fieldProblem, fieldsOf } from '../../protocol/elicitation.ts';
import { lacks } from '../../protocol/places.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'Each field of a form is a string, a number, a yes or no, or a choice',
  headline: 'The client could not build a form',
  why: 'A client draws one input for each property, and knows inputs for these kinds only. It refuses a schema that asks for more.',
  messages: {
    nested: {
      what: 'The field `{field}` has the `type` `"object"`, with fields nested in it.',
      fix: 'A form is flat: make its inner fields members of the form itself, under longer names.',
    },
    reference: {
      what: 'The field `{field}` refers by `$ref` to a schema elsewhere.',
      fix: 'Write out its type in place.',
    },
    'no-object': {
      what: 'The field `{field}` is described by `{value}`, which is no object.',
      fix: 'Describe it by an object that has a `type`.',
    },
    'no-type': {
      what: 'The field `{field}` has no `type`.',
      fix: 'Say by `type` whether it is a string, a number or a boolean.',
    },
    combined: {
      what: 'The field `{field}` has `{name}` and no `type`.',
      why: 'A client draws one input for each property and goes by its `type`. It has no input for a choice between schemas, and refuses the form.',
      fix: 'Give the field one `type`, and leave it out of `required` where it may stay empty.',
    },
    type: {
      what: 'The field `{field}` has the `type` `{value}`, for which a form has no input.',
      fix: 'Choose one of `"string"`, `"number"`, `"integer"` and `"boolean"`.',
    },
    list: {
      what: 'The field `{field}` has the `type` `"array"`. Before revision 2025-11-25 no field is a list.',
      fix: 'Ask for one value, or give each choice a yes-or-no field of its own.',
    },
    'list-items': {
      what: 'The field `{field}` is an array whose `items` are no choice among given strings.',
      why: 'The one list a form can show is a choice of several out of a set. Without the set there is nothing to choose from.',
      fix: 'Let `items` be of type `"string"` and name the choices in its `enum`.',
    },
    format: {
      what: 'The field `{field}` has the format `{value}`.',
      fix: 'Use one of `email`, `uri`, `date` and `date-time`, or leave the format out.',
    },
    keyword: {
      what: '`{name}` of the field `{field}` is `{value}`. It has to be {expected}.',
      fix: 'Correct this value, or leave `{name}` out.',
    },
  },
});

export default defineRule<typeof words, 'message'>({
  id: 'elicitation/elicit-schema-flat',
  level: 'MUST',
  addedIn: '2025-06-18',
  on: 'message',
  odd: true,
  mentions: ['elicitation'],
  check(message, flag) {
    for (const ask of asksOf(message)) {
      if (ask.method !== 'elicitation/create') continue;
      for (const { name: field, value } of fieldsOf(ask)?.members ?? []) {
        const problem = fieldProblem(value, message.revision);
        if (!problem) continue;
        const { fault, node, name, expected } = problem;
        const missing =
          fault === 'no-type' || fault === 'combined'
            ? 'type'
            : fault === 'list-items' && node === value
              ? 'items'
              : undefined;
        const at = missing === undefined ? node : lacks(value, missing);
        flag(fault satisfies FieldFault, at, { field, name, expected, value: node.raw });
      }
    }
  },
});

const request = (field: string) =>
  `{"jsonrpc": "2.0", "id": 1, "method": "elicitation/create", "params": {"message": "Please fill in", "requestedSchema": {"type": "object", "properties": {"it": ${field}}}}}`;

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'client/elicitation', section: 'requested-schema' }],
  good: [
    request('{"type": "string", "format": "email", "minLength": 3}'),
    request('{"type": "integer", "minimum": 1, "maximum": 10}'),
    request('{"type": "string", "enum": ["red", "green"]}'),
    {
      text: request('{"type": "array", "items": {"type": "string", "enum": ["red", "green"]}}'),
      note: 'Since 2025-11-25 several choices may be picked.',
    },
  ],
  bad: {
    nested: [
      request('{"type": «"object"», "properties": {"city": {"type": "string"}}}'),
      {
        text: '{"jsonrpc": "2.0", "id": 1, "result": {"resultType": "input_required", "inputRequests": {"q": {"method": "elicitation/create", "params": {"message": "Where to?", "requestedSchema": {"type": "object", "properties": {"it": {"type": «"object"»}}}}}}}}',
        revision: '2026-07-28',
      },
    ],
    reference: request('{"$ref": «"#/$defs/address"»}'),
    'no-object': request('«"string"»'),
    'no-type': request('«{»"description": "Your name"}'),
    combined: request('«{»"anyOf": [{"type": "string"}, {"type": "null"}]}'),
    type: [request('{"type": «["string", "null"]»}'), request('{"type": «"text"»}')],
    list: { text: request('{"type": «"array"», "items": {"type": "string", "enum": ["a"]}}'), revision: '2025-06-18' },
    'list-items': [request('{"type": "array", "items": «{"type": "string"}»}'), request('«{»"type": "array"}')],
    format: request('{"type": "string", "format": «"phone"»}'),
    keyword: [request('{"type": "string", "minLength": «"3"»}'), request('{"type": "number", "title": «null»}')],
  },
  realLife: 'Clients answer -32602. Some show a text field for what they do not know and send back a string.',
  thought: 'It is JSON Schema, so all of JSON Schema should do.',
};
