import { fieldsOf, mismatch } from '../../protocol/elicitation.ts';
import { objectAt } from '../../protocol/meta.ts';
import { lacks, related } from '../../protocol/places.ts';
import { repliesOf } from '../../protocol/replies.ts';
import { defineRule, defineWords, type JsonNode, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'An accepted form brings what its schema asks for',
  headline: 'The server would have to ask again',
  why: 'The server goes on with these values as if they were checked. It trips over one that is missing or of another kind, or puts the same question once more.',
  messages: {
    missing: {
      what: 'The form asks for `{names}`, and the answer does not bring it.',
      fix: 'Put every required field into `content`, under the name the form gives it.',
    },
    kind: {
      what: 'The field `{name}` is `{value}`; the form asks for the type `{expected}`.',
      fix: 'Send the value in the type that the form gives its field.',
    },
    option: {
      what: 'The field `{name}` is `{value}`, which is none of the choices.',
      fix: 'Send one of the values that the form offers.',
    },
    length: {
      what: 'The field `{name}` is shorter or longer than the form allows.',
      fix: 'Look at `minLength` and `maxLength` of this field.',
    },
    bounds: {
      what: 'The field `{name}` is `{value}`, outside the bounds of the form.',
      fix: 'Look at `minimum` and `maximum` of this field.',
    },
    count: {
      what: 'The field `{name}` holds fewer or more choices than the form allows.',
      fix: 'Look at `minItems` and `maxItems` of this field.',
    },
    form: {
      what: 'The field `{name}` is `{value}`, which is not of the format `{expected}`.',
      fix: 'Write the value in the format that the form gives its field.',
    },
  },
});

export default defineRule<typeof words, 'message'>({
  id: 'elicitation/elicit-content-mismatch',
  level: 'SHOULD',
  addedIn: '2025-06-18',
  on: 'message',
  odd: true,
  mentions: ['action'],
  check(message, flag) {
    for (const { method, node, ask } of repliesOf(message)) {
      if (method !== 'elicitation/create' || !ask || node.get('action')?.value !== 'accept') continue;
      const fields = fieldsOf(ask);
      if (!fields) continue;
      const content = node.get('content');
      if (content && content.type !== 'object') continue;
      const places = [related(ask.message, ask.key === undefined ? 'request' : 'response')];
      const missing = requiredIn(ask.params).filter((name) => !content?.get(name));
      if (missing[0] !== undefined) {
        const at = content ? lacks(content, missing[0]) : lacks(node, 'content');
        flag('missing', at, { names: missing.join(', ') }, places);
      }
      for (const { name, value } of content?.members ?? []) {
        const field = fields.get(name);
        const kind = field && mismatch(value, field);
        if (!kind) continue;
        const expected = String(field.get(kind === 'form' ? 'format' : 'type')?.value);
        flag(kind, value, { name, value: value.raw, expected }, places);
      }
    }
  },
});

const requiredIn = (params: JsonNode | undefined): readonly string[] => {
  const required = objectAt(params, 'requestedSchema')?.get('required');
  if (required?.type !== 'array') return [];
  return required.elements.flatMap(({ type, value }) => (type === 'string' ? [value as string] : []));
};

const exchange = (field: string, content: string, required = '[]') =>
  `<-- {"jsonrpc": "2.0", "id": 1, "method": "elicitation/create", "params": {"message": "How old is it?", "requestedSchema": {"type": "object", "properties": {"it": ${field}}, "required": ${required}}}}
--> {"jsonrpc": "2.0", "id": 1, "result": {"action": "accept"${content}}}`;

const meta =
  '"_meta": {"io.modelcontextprotocol/protocolVersion": "2026-07-28", "io.modelcontextprotocol/clientInfo": {"name": "learner", "version": "1.0.0"}, "io.modelcontextprotocol/clientCapabilities": {"elicitation": {}}}';

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'MCP', page: 'client/elicitation', section: 'response-actions' },
    { of: 'MCP', page: 'client/elicitation', section: 'security-considerations' },
  ],
  good: [
    exchange('{"type": "integer", "minimum": 0}', ', "content": {"it": 7}', '["it"]'),
    exchange('{"type": "string", "enum": ["old", "new"]}', ', "content": {"it": "new"}'),
    { text: exchange('{"type": "string"}', ''), note: 'Nothing is required, so nothing is missing.' },
    `<-- {"jsonrpc": "2.0", "id": 1, "method": "elicitation/create", "params": {"message": "Name?", "requestedSchema": {"type": "object", "properties": {"name": {"type": "string"}}, "required": ["name"]}}}
--> {"jsonrpc": "2.0", "id": 1, "result": {"action": "decline"}}`,
  ],
  bad: {
    missing: [
      exchange('{"type": "string"}', ', "content": «{»}', '["it"]'),
      {
        text: `--> {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "greet", ${meta}}}
<-- {"jsonrpc": "2.0", "id": 1, "result": {"resultType": "input_required", "inputRequests": {"who": {"method": "elicitation/create", "params": {"message": "Name?", "requestedSchema": {"type": "object", "properties": {"name": {"type": "string"}}, "required": ["name"]}}}}, "_meta": {"io.modelcontextprotocol/serverInfo": {"name": "lab", "version": "0.1.0"}}}}
--> {"jsonrpc": "2.0", "id": 2, "method": "tools/call", "params": {"name": "greet", "inputResponses": {"who": «{»"action": "accept"}}, ${meta}}}`,
        revision: '2026-07-28',
      },
    ],
    kind: [
      exchange('{"type": "integer"}', ', "content": {"it": «"7"»}'),
      exchange('{"type": "integer"}', ', "content": {"it": «7.5»}'),
    ],
    option: exchange('{"type": "string", "oneOf": [{"const": "a", "title": "A"}]}', ', "content": {"it": «"A"»}'),
    length: exchange('{"type": "string", "minLength": 3}', ', "content": {"it": «"x"»}'),
    bounds: exchange('{"type": "number", "maximum": 10}', ', "content": {"it": «11»}'),
    count: exchange(
      '{"type": "array", "minItems": 1, "items": {"type": "string", "enum": ["a"]}}',
      ', "content": {"it": «[]»}',
    ),
    form: exchange('{"type": "string", "format": "email"}', ', "content": {"it": «"ada"»}'),
  },
  realLife: 'Careful servers check and ask again; the others fail in the middle of their work.',
  thought: 'To accept means yes, and the form will have done the checking.',
};
