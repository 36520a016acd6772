import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'The root of an `inputSchema` says `"type": "object"`',
  headline: 'No tool of this list would show up',
  why: 'Arguments always are an object, so clients insist that the root of `inputSchema` says so. One that does not makes them refuse the whole list.',
  messages: {
    missing: {
      what: '`{path}` has no `type` at its root, where `"object"` has to stand.',
      fix: 'Give the root of `inputSchema` its `type`, also where `anyOf` or the like stands there, and put no wrapper around it.',
    },
    value: {
      what: '`{path}` is `{value}`; for an `inputSchema` the `type` has to be `"object"`.',
      fix: 'Make the root an object, and the value you had in mind one of its properties.',
    },
    kind: {
      what: '`{path}` is {type}: `{value}`.',
      fix: 'An `inputSchema` is an object with a `type`. A tool that takes nothing has an object schema without properties.',
    },
  },
});

export default defineRule<typeof words, 'fault'>({
  id: 'tools/tool-input-schema-type',
  level: 'MUST',
  addedIn: '2024-11-05',
  on: 'fault',
  check(fault, flag) {
    const root = fault.kind === 'type' && fault.data.name === 'inputSchema';
    flag(root ? 'kind' : fault.kind === 'missing' ? 'missing' : 'value', fault, fault.data);
  },
});

const schema = (text: string) => ({
  text: `{"jsonrpc":"2.0","id":1,"result":{"tools":[{"name":"now","inputSchema":${text}}]}}`,
  answers: 'tools/list',
});

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'server/tools', section: 'tool' }],
  good: [schema('{"type":"object","properties":{}}'), schema('{"type":"object","anyOf":[{"required":["id"]}]}')],
  bad: {
    missing: [
      schema('«{»}'),
      schema('«{»"anyOf":[{"type":"object"},{"type":"object"}]}'),
      schema('«{»"jsonSchema":{"type":"object"}}'),
    ],
    value: [
      schema('{"type":«"string"»}'),
      schema('{"type":«["object"]»}'),
      schema('{"type":«"OBJECT"»,"properties":{"tz":{"type":"STRING"}}}'),
    ],
    kind: [schema('«null»'), schema('«"object"»')],
  },
  realLife: 'As with a missing schema, the host shows no tools at all.',
  thought: 'An empty schema accepts everything.',
};
