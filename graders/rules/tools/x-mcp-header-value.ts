import { schemasIn } from '../../protocol/json-schema.ts';
import { nameOf } from '../../protocol/places.ts';
import { listedTools } from '../../protocol/tools.ts';
import { defineRule, defineWords, type Flag, type JsonNode, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: '`x-mcp-header` names a header of its own, on a plain property',
  headline: 'Over HTTP this tool would vanish',
  why: 'A client on HTTP copies the argument into a header of that name. Where that cannot work it has to drop the tool from the list.',
  messages: {
    token: {
      what: '`x-mcp-header` is `{value}`, which cannot be a part of a header name.',
      fix: 'Write letters, digits and hyphens, at least one, without spaces.',
    },
    type: {
      what: '`x-mcp-header` is {type}: `{value}`.',
      fix: 'Write the name as a string.',
    },
    twice: {
      what: '`x-mcp-header` is `{value}`, and another property of this tool has that name.',
      fix: 'Give each its own name. Capital and small letters are the same in header names.',
    },
    property: {
      what: '`x-mcp-header` stands on a property of type `{type}`.',
      fix: 'Keep it to properties of type `string`, `integer` or `boolean`.',
    },
    place: {
      what: '`x-mcp-header` stands where no single property is meant.',
      fix: 'It belongs on a property that is reached through `properties` alone: not into `items`, `anyOf`, definitions or the root.',
    },
  },
});

export default defineRule<typeof words, 'result'>({
  id: 'tools/x-mcp-header-value',
  level: 'MUST',
  addedIn: '2026-07-28',
  on: 'result',
  mentions: ['x-mcp-header'],
  check(message, flag) {
    for (const tool of listedTools(message)) {
      const schema = tool.get('inputSchema');
      if (schema?.type === 'object' && mayHaveHeaders(schema.raw)) judge(schema, message.index, flag);
    }
  },
});

/** A name may hide behind an escape. */
const mayHaveHeaders = (raw: string): boolean => raw.includes('x-mcp-header') || raw.includes('\\');

const judge = (schema: JsonNode, index: number, flag: Flag<keyof typeof words.messages>): void => {
  const taken = new Map<string, JsonNode>();
  for (const { node, direct, root } of schemasIn(schema)) {
    const header = node.type === 'object' ? node.get('x-mcp-header') : undefined;
    if (!header) continue;
    const type = node.get('type');
    if (header.type !== 'string') flag('type', header, { type: articles[header.type], value: header.raw });
    else if (!/^[!#$%&'*+.^_`|~0-9a-z-]+$/i.test(header.value as string)) flag('token', header, { value: header.raw });
    else if (!direct || root) flag('place', nameOf(node, 'x-mcp-header'));
    else if (type?.type === 'string' && !plain.has(type.value as string))
      flag('property', nameOf(node, 'x-mcp-header'), { type: type.value as string });
    else {
      const name = (header.value as string).toLowerCase();
      const { start, end } = taken.get(name) ?? header;
      if (taken.has(name)) flag('twice', header, { value: header.raw }, [{ start, end, index, label: 'first' }]);
      else taken.set(name, header);
    }
  }
};

const plain: ReadonlySet<string> = new Set(['string', 'integer', 'boolean']);

const articles = {
  object: 'an object',
  array: 'an array',
  string: 'a string',
  number: 'a number',
  boolean: 'a boolean',
  null: 'null',
} as const;

const schema = (text: string) => ({
  text: `{"jsonrpc":"2.0","id":1,"result":{"resultType":"complete","tools":[{"name":"sql","inputSchema":${text}}],"ttlMs":0,"cacheScope":"private"}}`,
  answers: 'tools/list',
});

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'MCP', page: 'server/tools', section: 'x-mcp-header' },
    { of: 'MCP', page: 'basic/transports/streamable-http' },
  ],
  good: [
    schema(
      '{"type":"object","properties":{"r":{"type":"string","x-mcp-header":"Region"},"deep":{"type":"object","properties":{"n":{"type":"integer","x-mcp-header":"Count"}}}}}',
    ),
    {
      ...schema('{"type":"object","properties":{"x-mcp-header":{"type":"number"}}}'),
      note: 'A property may have that name; it is no keyword there.',
    },
  ],
  bad: {
    token: [
      schema('{"type":"object","properties":{"r":{"type":"string","x-mcp-header":«"My Header"»}}}'),
      schema('{"type":"object","properties":{"r":{"type":"string","x-mcp-header":«""»}}}'),
    ],
    type: schema('{"type":"object","properties":{"r":{"type":"string","x-mcp-header":«true»}}}'),
    twice: schema(
      '{"type":"object","properties":{"a":{"type":"string","x-mcp-header":"Region"},"b":{"type":"string","x-mcp-header":«"region"»}}}',
    ),
    property: schema('{"type":"object","properties":{"r":{"type":"number",«"x-mcp-header"»:"Rate"}}}'),
    place: [
      schema(
        '{"type":"object","properties":{"r":{"type":"array","items":{"type":"string",«"x-mcp-header"»:"Region"}}}}',
      ),
      schema('{"type":"object",«"x-mcp-header"»:"All"}'),
    ],
  },
  realLife: 'Clients on HTTP leave the tool out; over stdio nobody notices.',
  thought: 'It is a label, so it may stand anywhere.',
};
