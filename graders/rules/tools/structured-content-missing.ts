import { type Violation, violationOf } from '../../protocol/json-schema.ts';
import { lacks, related } from '../../protocol/places.ts';
import { calledTool, hasSchemas, requestOf, toolResult } from '../../protocol/tools.ts';
import { defineRule, defineWords, type Flag, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'A tool with an `outputSchema` returns `structuredContent` that fits it',
  headline: 'The client would refuse what it was promised',
  why: 'The tool declared an `outputSchema`. Clients check each result against it, and programs rely on what it promises.',
  messages: {
    missing: {
      what: 'The tool `{tool}` has an `outputSchema`, and the result has no `structuredContent`.',
      fix: 'Add `structuredContent` in the form that the schema describes. The text may stay beside it.',
    },
    required: {
      what: '`{path}` has no `{name}`, which the `outputSchema` of `{tool}` requires.',
      fix: 'Add `{name}`, or take it off the `required` list of the schema.',
    },
    extra: {
      what: '`{path}` is not in the `outputSchema` of `{tool}`, which allows no other members.',
      fix: 'Leave it out, or let the schema declare it.',
    },
    value: {
      what: '`{path}` is `{value}`. The `outputSchema` of `{tool}` asks for {expected}.',
      fix: 'Make the value fit the schema, or mend the schema where it promises something else than the tool does.',
    },
    enum: {
      what: '`{path}` is `{value}`. The `outputSchema` of `{tool}` asks for `{expected}`.',
      fix: 'Make the value fit the schema, or mend the schema where it promises something else than the tool does.',
    },
  },
});

export default defineRule<typeof words, 'result'>({
  id: 'tools/structured-content-missing',
  level: { '2025-06-18': 'MUST' },
  addedIn: '2025-06-18',
  on: 'result',
  methods: ['tools/call'],
  mentions: ['outputSchema'],
  check(message, flag) {
    if (!hasSchemas(message.exchange)) return;
    const result = toolResult(message);
    const call = requestOf(message);
    // Whether a failed call owes it is not said.
    if (!result || !call || result.get('isError')?.value === true || !result.get('content')) return;
    const tool = calledTool(call);
    const schema = tool?.get('outputSchema');
    if (!tool || schema?.type !== 'object') return;
    const name = String(tool.get('name')?.value);
    const content = result.get('structuredContent');
    if (!content) {
      flag('missing', lacks(result, 'structuredContent'), { tool: name }, [related(call, 'request')]);
      return;
    }
    // What is no object has a rule of its own up to 2025-11-25.
    if (message.revision.era !== 'modern' && content.type !== 'object') return;
    const violation = violationOf(content, schema);
    if (violation) tell(violation, name, flag);
  },
});

const tell = ({ keyword, node, name, expected }: Violation, tool: string, flag: Flag<keyof typeof words.messages>) => {
  const path = node.pointer.slice('/result/'.length).replaceAll('/', '.');
  if (keyword === 'required' && name !== undefined) flag('required', lacks(node, name), { path, name, tool });
  else if (keyword === 'additionalProperties' || keyword === 'false') flag('extra', node, { path, tool });
  else flag(keyword === 'enum' ? 'enum' : 'value', node, { path, tool, value: node.raw, expected });
};

const session = (schema: string, result: string) =>
  `--> {"jsonrpc":"2.0","id":1,"method":"tools/list"}
<-- {"jsonrpc":"2.0","id":1,"result":{"tools":[{"name":"temp","inputSchema":{"type":"object"},"outputSchema":${schema}}]}}
--> {"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"temp"}}
<-- {"jsonrpc":"2.0","id":2,"result":${result}}`;

const celsius = '{"type":"object","properties":{"c":{"type":"number"}},"required":["c"]}';

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'server/tools', section: 'output-schema' }],
  good: [
    session(celsius, '{"content":[{"type":"text","text":"{\\"c\\":21}"}],"structuredContent":{"c":21}}'),
    {
      text: session(celsius, '{"content":[{"type":"text","text":"The sensor is off"}],"isError":true}'),
      note: 'A failed call owes no structured content.',
    },
    session(
      '{"type":"object","properties":{"at":{"$ref":"#/$defs/place"}},"$defs":{"place":{"anyOf":[{"type":"string"},{"type":"null"}]}}}',
      '{"content":[{"type":"text","text":"{\\"at\\":null}"}],"structuredContent":{"at":null}}',
    ),
  ],
  bad: {
    missing: session(celsius, '«{»"content":[{"type":"text","text":"{\\"c\\":21}"}]}'),
    required: session(celsius, '{"content":[{"type":"text","text":"{}"}],"structuredContent":«{»}}'),
    extra: session(
      '{"type":"object","properties":{"c":{"type":"number"}},"additionalProperties":false}',
      '{"content":[{"type":"text","text":"{\\"f\\":70}"}],"structuredContent":{"f":«70»}}',
    ),
    enum: session(
      '{"type":"object","properties":{"sky":{"enum":["clear","grey"]}}}',
      '{"content":[{"type":"text","text":"{\\"sky\\":\\"blue\\"}"}],"structuredContent":{"sky":«"blue"»}}',
    ),
    value: session(
      celsius,
      '{"content":[{"type":"text","text":"{\\"c\\":\\"warm\\"}"}],"structuredContent":{"c":«"warm"»}}',
    ),
  },
  realLife: 'Clients on the official SDKs throw on such a result; the model hears that the tool failed.',
  thought: 'The text says it all.',
};
