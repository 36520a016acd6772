import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'Properties of a tool schema are objects, and `required` is a list of names',
  headline: 'No tool of this list would show up',
  why: 'Up to 2025-11-25 clients check this part of a schema by type. Anything else makes them refuse the whole list.',
  messages: {
    property: {
      what: '`{path}` is {type}: `{value}`.',
      fix: 'Describe the property with an object. One that may be anything is `{}`.',
    },
    properties: {
      what: '`{path}` is {type}.',
      fix: 'Write `properties` as an object: the name of each argument, and its schema.',
    },
    required: {
      what: '`{path}` is {type}: `{value}`.',
      fix: 'Put `required` beside `properties`, as an array of strings: the names of the arguments that have to be there.',
    },
  },
});

export default defineRule<typeof words, 'fault'>({
  id: 'tools/tool-property-schema',
  level: { '2024-11-05': 'MUST', '2026-07-28': 'none' },
  addedIn: '2024-11-05',
  removedIn: '2026-07-28',
  on: 'fault',
  check(fault, flag) {
    const steps = fault.pointer.split('/');
    if (steps[6] === undefined) flag(steps[5] === 'required' ? 'required' : 'properties', fault, fault.data);
    else flag(steps[5] === 'required' ? 'required' : 'property', fault, fault.data);
  },
});

const schema = (text: string) => ({
  text: `{"jsonrpc":"2.0","id":1,"result":{"tools":[{"name":"now","inputSchema":${text}}]}}`,
  answers: 'tools/list',
});

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'schema' }],
  good: [
    schema('{"type":"object","properties":{"tz":{}},"required":["tz"]}'),
    {
      text: '{"jsonrpc":"2.0","id":1,"result":{"resultType":"complete","tools":[{"name":"now","inputSchema":{"type":"object","properties":{"tz":true}}}],"ttlMs":0,"cacheScope":"private"}}',
      answers: 'tools/list',
      revision: '2026-07-28',
      note: 'Since 2026-07-28 all of JSON Schema may stand there.',
    },
  ],
  bad: {
    property: [
      schema('{"type":"object","properties":{"tz":«true»}}'),
      schema('{"type":"object","properties":{"tz":«"string"»}}'),
    ],
    properties: schema('{"type":"object","properties":«["tz"]»}'),
    required: [
      schema('{"type":"object","properties":{"tz":{"type":"string"}},"required":«true»}'),
      schema('{"type":"object","properties":{"tz":{"type":"string"}},"required":[«1»]}'),
    ],
  },
  realLife: 'A schema error of the client, at a place deep in the list.',
  thought: 'JSON Schema allows `true` for a schema; older drafts and OpenAPI put `required` on the property.',
};
