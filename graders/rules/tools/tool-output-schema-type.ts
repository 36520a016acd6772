import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'The root of an `outputSchema` says `"type": "object"`',
  headline: 'No tool of this list would show up',
  why: 'Up to revision 2025-11-25 structured content is an object, and clients insist that the root of `outputSchema` says so. They refuse the whole list. From 2026-07-28 on any schema will do.',
  messages: {
    missing: {
      what: '`{path}` has no `type` at its root, where `"object"` has to stand.',
      fix: 'Give the root of `outputSchema` its `type`.',
    },
    value: {
      what: '`{path}` is `{value}`; for an `outputSchema` the `type` has to be `"object"`.',
      fix: 'Put the list, or the plain value, into an object: a property of its own for it.',
    },
    kind: {
      what: '`{path}` is {type}: `{value}`. An `outputSchema` is an object.',
      fix: 'Write the schema as an object, or leave `outputSchema` out.',
    },
  },
});

export default defineRule<typeof words, 'fault'>({
  id: 'tools/tool-output-schema-type',
  level: { '2025-06-18': 'MUST', '2026-07-28': 'none' },
  addedIn: '2025-06-18',
  removedIn: '2026-07-28',
  on: 'fault',
  check(fault, flag) {
    const root = fault.kind === 'type' && fault.data.name === 'outputSchema';
    flag(root ? 'kind' : fault.kind === 'missing' ? 'missing' : 'value', fault, fault.data);
  },
});

const schema = (text: string) => ({
  text: `{"jsonrpc":"2.0","id":1,"result":{"tools":[{"name":"find","inputSchema":{"type":"object"},"outputSchema":${text}}]}}`,
  answers: 'tools/list',
});

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'server/tools', section: 'output-schema' }],
  good: [
    schema('{"type":"object","properties":{"items":{"type":"array"}}}'),
    {
      text: '{"jsonrpc":"2.0","id":1,"result":{"resultType":"complete","tools":[{"name":"find","inputSchema":{"type":"object"},"outputSchema":{"type":"array"}}],"ttlMs":0,"cacheScope":"private"}}',
      answers: 'tools/list',
      revision: '2026-07-28',
      note: 'Since 2026-07-28 any schema will do.',
    },
  ],
  bad: {
    missing: schema('«{»"properties":{}}'),
    value: schema('{"type":«"array"»,"items":{"type":"string"}}'),
    kind: schema('«true»'),
  },
  realLife: 'One tool that returns a list hides all the tools of its server.',
  thought: 'The tool returns a list, so the schema says so.',
};
