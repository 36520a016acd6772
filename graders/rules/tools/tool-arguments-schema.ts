import { type Violation, violationOf } from '../../protocol/json-schema.ts';
import { lacks, related } from '../../protocol/places.ts';
import { calledTool, declaringList } from '../../protocol/tools.ts';
import {
  defineRule,
  defineWords,
  type Flag,
  type JsonNode,
  type Message,
  type PageOf,
  type Related,
} from '../../types.ts';

export const words = defineWords({
  title: 'The arguments of a call fit the `inputSchema` of the tool',
  headline: 'The tool would turn the call down',
  why: 'The list says in `inputSchema` what the tool takes. A server checks each call against it, so this one costs a round trip and does nothing.',
  messages: {
    none: {
      what: 'The call has no `arguments`, and the `inputSchema` of `{tool}` requires `{name}`.',
      fix: 'Add `arguments`, an object with `{name}` in it.',
    },
    required: {
      what: '`{path}` has no `{name}`, which the `inputSchema` of `{tool}` requires.',
      fix: 'Add `{name}`, with a value that the schema allows.',
    },
    extra: {
      what: '`{path}` is not in the `inputSchema` of `{tool}`, which allows no other members.',
      fix: 'Leave it out, or look in `properties` for what the tool calls it.',
    },
    value: {
      what: '`{path}` is `{value}`. The `inputSchema` of `{tool}` asks for {expected}.',
      fix: 'Send a value that fits the schema.',
    },
    enum: {
      what: '`{path}` is `{value}`. The `inputSchema` of `{tool}` asks for `{expected}`.',
      fix: 'Send a value that fits the schema.',
    },
  },
});

export default defineRule<typeof words, 'request'>({
  id: 'tools/tool-arguments-schema',
  level: 'ADVICE',
  addedIn: '2024-11-05',
  on: 'request',
  methods: ['tools/call'],
  mentions: ['inputSchema'],
  check(message, flag) {
    const { params } = message;
    if (params?.type !== 'object') return;
    const tool = calledTool(message);
    const schema = tool?.get('inputSchema');
    if (!tool || schema?.type !== 'object') return;
    const given = params.get('arguments');
    const first = given ? undefined : requiredIn(schema)[0];
    const violation = given?.type === 'object' ? violationOf(given, schema) : undefined;
    if ((first === undefined && !violation) || isTurnedDown(message)) return;
    const name = String(tool.get('name')?.value);
    const list = declaringList(message);
    const places = list ? [related(list, 'response')] : [];
    if (violation) tell(violation, name, places, flag);
    else flag('none', lacks(params, 'arguments'), { tool: name, name: first! }, places);
  },
});

/** Where the server says so itself, all is well: models learn their calls that way. */
const isTurnedDown = ({ answeredBy: [answer] }: Message): boolean =>
  answer?.error !== undefined || (answer?.result?.type === 'object' && answer.result.get('isError')?.value === true);

const requiredIn = (schema: JsonNode): readonly string[] => {
  const required = schema.get('required');
  return required?.type === 'array'
    ? required.elements.flatMap(({ value }) => (typeof value === 'string' ? value : []))
    : [];
};

const tell = (
  { keyword, node, name, expected }: Violation,
  tool: string,
  places: readonly Related[],
  flag: Flag<keyof typeof words.messages>,
): void => {
  const path = node.pointer.slice('/params/'.length).replaceAll('/', '.');
  if (keyword === 'required' && name !== undefined) flag('required', lacks(node, name), { path, name, tool }, places);
  else if (keyword === 'additionalProperties' || keyword === 'false') flag('extra', node, { path, tool }, places);
  else flag(keyword === 'enum' ? 'enum' : 'value', node, { path, tool, value: node.raw, expected }, places);
};

const session = (schema: string, params: string, answer = '') =>
  `--> {"jsonrpc":"2.0","id":1,"method":"tools/list"}
<-- {"jsonrpc":"2.0","id":1,"result":{"tools":[{"name":"tide","inputSchema":${schema}}]}}
--> {"jsonrpc":"2.0","id":2,"method":"tools/call","params":${params}}${answer}`;

const port =
  '{"type":"object","properties":{"port":{"type":"string"},"days":{"type":"integer","minimum":1}},"required":["port"]}';

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'server/tools', section: 'tool' }],
  good: [
    session(port, '{"name":"tide","arguments":{"port":"Brest","days":2}}'),
    session('{"type":"object"}', '{"name":"tide"}'),
    {
      text: session(port, '{"name":"tide","arguments":{"port":"Brest","unit":"m"}}'),
      note: 'Without `additionalProperties`, a schema allows members it does not name.',
    },
    {
      text: session(
        port,
        '{"name":"tide","arguments":{}}',
        '\n<-- {"jsonrpc":"2.0","id":2,"result":{"content":[{"type":"text","text":"Which port?"}],"isError":true}}',
      ),
      note: 'The tool says itself what it lacks: that is how a model learns.',
    },
  ],
  bad: {
    none: session(port, '«{»"name":"tide"}'),
    required: session(port, '{"name":"tide","arguments":«{»"days":2}}'),
    extra: session(
      '{"type":"object","properties":{"port":{"type":"string"}},"additionalProperties":false}',
      '{"name":"tide","arguments":{"harbour":«"Brest"»}}',
    ),
    enum: session(
      '{"type":"object","properties":{"unit":{"enum":["m","ft"]}}}',
      '{"name":"tide","arguments":{"unit":«"cm"»}}',
    ),
    value: [
      session(port, '{"name":"tide","arguments":{"port":«29»}}'),
      session(port, '{"name":"tide","arguments":{"port":"Brest","days":«0»}}'),
    ],
  },
  realLife: 'Most servers answer with a result whose `isError` is true, and the model tries again.',
  thought: 'The tool will know what is meant.',
};
