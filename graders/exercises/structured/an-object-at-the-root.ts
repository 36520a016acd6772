import { defineExercise } from '../../types.ts';

const list = (schema: string): string =>
  `{"jsonrpc":"2.0","id":2,"result":{"tools":[{"name":"{tool}","inputSchema":{"type":"object"},"outputSchema":${schema}}]}}`;

const items = '{"type":"array","items":{"type":"string"}}';

export default defineExercise({
  id: 'structured/an-object-at-the-root',
  kind: 'repair',
  title: 'A promise that clients refuse',
  revision: '2025-11-25',
  prompt:
    'The tool returns a list of strings, and its `outputSchema` says so. Clients of this revision refuse the whole list of tools for it. Let the tool return an object that has the list under the name `{name}`, which is always there. Nothing else changes.',
  sender: 'server',
  starter: list(items),
  vary: {
    tool: ['find_files', 'search_attic', 'list_ports', 'match_names'],
    name: ['files', 'found', 'entries', 'matches'],
  },
  hints: [
    'What does this revision take as structured content, and what does the schema promise instead?',
    'The schema of the list is right in itself. It stands at the root, where the schema of an object belongs.',
    'Move the whole of it down: at the root an object with `properties`, and in there, under `{name}`, what you had.',
  ],
  criteria: {
    root: {
      label: 'promises an object',
      at: '/result/tools/0/outputSchema/type',
      expects: { const: 'object' },
    },
    list: {
      label: 'has a list under `{name}`',
      at: '/result/tools/0/outputSchema/properties/{name}/type',
      expects: { const: 'array' },
    },
    items: {
      label: 'still says that the list holds strings',
      at: '/result/tools/0/outputSchema/properties/{name}/items/type',
      expects: { const: 'string' },
    },
    required: {
      label: 'says that `{name}` is always there',
      at: '/result/tools/0/outputSchema/required',
      expects: { const: ['{name}'] },
      why: 'Whoever writes a program against this schema has to know what it may rely on.',
      fix: 'Add `required` beside `properties`, as an array of names.',
    },
    tool: { label: 'still names the tool', at: '/result/tools/0/name', expects: { const: '{tool}' } },
  },
  solution: list(`{"type":"object","properties":{"{name}":${items}},"required":["{name}"]}`),
  achieved: 'The list of tools goes through, and what the tool finds arrives under a name that a program can rely on.',
  mistakes: [
    { label: 'the list stays at the root', answer: list(items), finds: 'tools/tool-output-schema-type' },
    {
      label: 'the root says both',
      answer: list(`{"type":["object","array"],"properties":{"{name}":${items}},"required":["{name}"]}`),
      finds: 'tools/tool-output-schema-type',
    },
    {
      label: 'the root has properties and no type',
      answer: list(`{"properties":{"{name}":${items}},"required":["{name}"]}`),
      finds: 'tools/tool-output-schema-type',
    },
    {
      label: 'the properties are a list of names',
      answer: list('{"type":"object","properties":["{name}"],"required":["{name}"]}'),
      finds: 'tools/tool-property-schema',
    },
    {
      label: 'required stands as true beside the properties',
      answer: list(`{"type":"object","properties":{"{name}":${items}},"required":true}`),
      finds: 'tools/tool-property-schema',
    },
    {
      label: 'the list has the type it has in Python',
      answer: list(
        '{"type":"object","properties":{"{name}":{"type":"list","items":{"type":"string"}}},"required":["{name}"]}',
      ),
      finds: 'tools/tool-schema-invalid',
    },
    {
      label: 'the items are a list of schemas',
      answer: list(
        '{"type":"object","properties":{"{name}":{"type":"array","items":[{"type":"string"}]}},"required":["{name}"]}',
      ),
      finds: 'tools/tool-schema-invalid',
    },
    {
      label: 'the promise is taken back',
      answer: '{"jsonrpc":"2.0","id":2,"result":{"tools":[{"name":"{tool}","inputSchema":{"type":"object"}}]}}',
      finds: 'root',
    },
    {
      label: 'the list of names that are always there is left out',
      answer: list(`{"type":"object","properties":{"{name}":${items}}}`),
      finds: 'required',
    },
  ],
});
