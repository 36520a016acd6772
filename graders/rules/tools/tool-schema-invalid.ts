import { toolsIn } from '../../protocol/asks.ts';
import { type SchemaFault, schemaFaults } from '../../protocol/json-schema.ts';
import { lacks } from '../../protocol/places.ts';
import { defineRule, defineWords, type Flag, type JsonNode, type Message, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'The schemas of a tool are sound JSON Schema',
  headline: 'The tool would fail at its first call',
  why: 'The list arrives well, as nobody looks into the schema there. The validator that should check the arguments or the result then refuses the schema itself.',
  messages: {
    'type-name': {
      what: '`{path}` is `{value}`. JSON Schema knows no such type.',
      fix: 'The types are `{expected}`. Dates, addresses and the like are strings with a `format`.',
    },
    required: {
      what: '`{path}` is `{value}`.',
      fix: 'Put `required` beside `properties`, as an array of the names that have to be there.',
    },
    form: {
      what: '`{path}` is {type}: `{value}`. Under `{keyword}` stands {expected}.',
      fix: 'Write it as {expected}.',
    },
    items: {
      what: '`{path}` is a list of schemas. In the dialect of this schema `items` is one schema.',
      fix: 'Schemas for the first elements, one each, go into `prefixItems`.',
    },
    reference: {
      what: '`{path}` is `{value}`, and that place is not in the schema.',
      fix: 'Compare the path with the members from the root of this schema on; definitions belong inside it.',
    },
    kind: {
      what: '`{path}` is {type}: `{value}`.',
      fix: 'A schema is written as an object.',
    },
  },
});

export default defineRule<typeof words, 'message'>({
  id: 'tools/tool-schema-invalid',
  level: { '2025-11-25': 'MUST' },
  addedIn: '2025-11-25',
  on: 'message',
  mentions: ['inputSchema', 'outputSchema'],
  check(message, flag) {
    for (const tool of toolsIn(message)) {
      for (const name of ['inputSchema', 'outputSchema']) {
        const schema = tool.get(name);
        if (schema) judge(schema, name, message, flag);
      }
    }
  },
});

const judge = (schema: JsonNode, name: string, message: Message, flag: Flag<keyof typeof words.messages>) => {
  if (schema.type !== 'object') {
    if (name === 'outputSchema' && message.revision.era === 'modern' && schema.type !== 'null')
      flag('kind', schema, dataOf(schema));
    return;
  }
  const dialect = schema.get('$schema');
  if (dialect && dialect.type !== 'string')
    flag('form', dialect, { ...dataOf(dialect), keyword: '$schema', expected: 'a string' });
  else
    for (const fault of faultsIn(schema)) {
      if (!isToldElsewhere(fault, schema, name, message))
        flag(messageFor(fault), fault.node, { ...dataOf(fault.node), ...wordsOf(fault) });
    }
};

/** Types of another language are one slip, wherever they stand: where the root has one, its rule tells all. */
const faultsIn = (schema: JsonNode): readonly SchemaFault[] => {
  const faults = [...schemaFaults(schema)];
  const ofRoot = faults.find(({ how, node }) => how === 'type-name' && node.pointer === `${schema.pointer}/type`);
  return ofRoot ? faults.filter((fault) => fault === ofRoot || fault.how !== 'type-name') : faults;
};

const messageFor = ({ how, keyword, node }: SchemaFault): keyof typeof words.messages => {
  if (how !== 'form') return how;
  if (keyword === 'items' && node.type === 'array') return 'items';
  return keyword === 'required' && node.type === 'boolean' ? 'required' : 'form';
};

const wordsOf = ({ keyword, expected }: SchemaFault) => ({ keyword, expected });

const articles = {
  object: 'an object',
  array: 'an array',
  string: 'a string',
  number: 'a number',
  boolean: 'a boolean',
  null: 'null',
} as const;

const dataOf = ({ pointer, raw, type }: JsonNode) => ({
  path: pointer.slice(pointer.search(/(?:in|out)putSchema/)).replaceAll('/', '.'),
  value: raw,
  type: articles[type],
});

/** The `type` of the root, and up to 2025-11-25 its properties and its list of names, have rules of their own. */
const isToldElsewhere = ({ node }: SchemaFault, schema: JsonNode, name: string, { revision }: Message): boolean => {
  const typed = revision.era !== 'modern';
  const inside = (member: string) => {
    const { pointer } = lacks(schema, member);
    return node.pointer === pointer || node.pointer.startsWith(`${pointer}/`);
  };
  if (inside('type')) return typed || name === 'inputSchema';
  if (!typed) return false;
  const { pointer } = lacks(schema, 'required');
  if (inside('required')) return node.pointer !== pointer || !isListOfStrings(node);
  const depth = node.pointer.split('/').length - schema.pointer.split('/').length;
  return inside('properties') && (depth === 1 || (depth === 2 && node.type !== 'object'));
};

const isListOfStrings = (node: JsonNode): boolean =>
  node.type === 'array' && node.elements.every(({ type }) => type === 'string');

const schema = (text: string) => ({
  text: `{"jsonrpc":"2.0","id":1,"result":{"tools":[{"name":"now","inputSchema":${text}}]}}`,
  answers: 'tools/list',
});

const modern = (text: string) =>
  ({
    text: `{"jsonrpc":"2.0","id":1,"result":{"resultType":"complete","tools":[{"name":"now","inputSchema":{"type":"object"},"outputSchema":${text}}],"ttlMs":0,"cacheScope":"private"}}`,
    answers: 'tools/list',
    revision: '2026-07-28',
  }) as const;

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'basic', section: 'json-schema-usage' }],
  good: [
    schema('{"type":"object","properties":{"tz":{"type":["string","null"],"minLength":1}}}'),
    {
      ...schema(
        '{"$schema":"http://json-schema.org/draft-07/schema#","type":"object","properties":{"pair":{"type":"array","items":[{"type":"number"},{"type":"number"}]}}}',
      ),
      note: 'Draft 7 has lists under `items`.',
    },
    {
      ...schema('{"$schema":"https://example.com/dialect","type":"object","properties":{"tz":{"type":"text"}}}'),
      note: 'Of a dialect that is not known nothing is said.',
    },
    schema('{"type":"object","properties":{"type":{"type":"string"},"required":{"type":"boolean","default":true}}}'),
    modern('{"type":"array","items":{"$ref":"#/$defs/row"},"$defs":{"row":true}}'),
  ],
  bad: {
    'type-name': [
      schema('{"type":"object","properties":{"tz":{"type":«"text"»}}}'),
      schema('{"type":"object","properties":{"tz":{"type":["string",«"None"»]}}}'),
    ],
    required: schema('{"type":"object","properties":{"tz":{"type":"string","required":«true»}}}'),
    form: [
      schema('{"type":"object","properties":{"tz":{"enum":«"UTC"»}}}'),
      schema('{"type":"object","properties":{"tz":{"type":"string","minLength":«-1»}}}'),
      schema('{"type":"object","anyOf":«[]»}'),
      modern('{"type":"object","properties":{"tz":«"string"»}}'),
    ],
    items: schema('{"type":"object","properties":{"pair":{"type":"array","items":«[{"type":"number"}]»}}}'),
    reference: schema('{"type":"object","properties":{"tz":{"$ref":«"#/$defs/zone"»}}}'),
    kind: modern('«["object"]»'),
  },
  realLife: 'Validators throw when they compile the schema: at the first call, or when the client reads the list.',
  thought: 'Type names came along from a programming language, and `required` from an older draft.',
};
