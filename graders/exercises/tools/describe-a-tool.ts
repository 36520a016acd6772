import { defineExercise } from '../../types.ts';

const list = (tool: string): string => `{"jsonrpc":"2.0","id":{id},"result":{"tools":[${tool}]}}`;

const schema = '{"type":"object","properties":{"{argument}":{"type":"string"}},"required":["{argument}"]}';

export default defineExercise({
  id: 'tools/describe-a-tool',
  kind: 'message',
  title: 'One tool, described',
  revision: '2025-11-25',
  prompt:
    'You are the server. Answer the request for the list of tools. There is one, called `{tool}`. It takes one argument, `{argument}`, which is a string and has to be there. A description is welcome and not needed.',
  given: '--> {"jsonrpc":"2.0","id":{id},"method":"tools/list"}',
  sender: 'server',
  starter: '{ "jsonrpc": "2.0", "id": {id}, "result": { "tools": [{ "name": "{tool}" }] } }',
  vary: {
    id: { from: 2, to: 60 },
    tool: ['get_tide', 'get_weather', 'find_hotel', 'list_trains', 'opening_hours'],
    argument: ['place', 'city', 'town', 'station'],
  },
  hints: [
    'What does a client need to know before it can write a call to this tool?',
    'The name says which tool. A schema says what goes into the arguments: its root, each argument by name, and which of them have to be there.',
    'The member is called `inputSchema`. Its root is of the type `object`; beside that stand `properties`, an object, and `required`, an array of names.',
  ],
  criteria: {
    id: { label: 'answers the request', at: '/id', expects: { const: '{id}' } },
    name: {
      label: 'names the tool `{tool}`',
      at: '/result/tools/0/name',
      expects: { const: '{tool}' },
      why: 'Calls repeat the name letter by letter. Under another one nothing is found.',
    },
    schema: {
      label: 'has an `inputSchema` for an object',
      at: '/result/tools/0/inputSchema/type',
      expects: { const: 'object' },
    },
    argument: {
      label: 'describes `{argument}` as a string',
      at: '/result/tools/0/inputSchema/properties/{argument}/type',
      expects: { const: 'string' },
      why: 'The model writes its arguments by this description and by nothing else.',
      fix: 'Put the argument into `properties`, under its name, with a schema of its own.',
    },
    required: {
      label: 'says that `{argument}` has to be there',
      at: '/result/tools/0/inputSchema/required',
      expects: { const: ['{argument}'] },
      why: 'What is not listed may be left out, and now and then a model will leave it out.',
      fix: 'Add `required` beside `properties`: an array with the names of the arguments that have to be there.',
    },
  },
  solution: list(`{"name":"{tool}","inputSchema":${schema}}`),
  achieved: 'The client shows the tool, and the model knows how to call it without having seen it before.',
  mistakes: [
    {
      label: 'the tool has a title and no name',
      answer: list(`{"title":"{tool}","inputSchema":${schema}}`),
      finds: 'tools/tool-name-missing',
    },
    {
      label: 'the tool is wrapped as a model interface has it',
      answer: list(`{"type":"function","function":{"name":"{tool}","parameters":${schema}}}`),
      finds: 'tools/tool-name-missing',
    },
    {
      label: 'the schema is called parameters',
      answer: list(`{"name":"{tool}","parameters":${schema}}`),
      finds: 'tools/tool-input-schema-missing',
    },
    {
      label: 'there is no schema',
      answer: list('{"name":"{tool}"}'),
      finds: 'tools/tool-input-schema-missing',
    },
    {
      label: 'the schema does not say that it is one of an object',
      answer: list('{"name":"{tool}","inputSchema":{"properties":{"{argument}":{"type":"string"}}}}'),
      finds: 'tools/tool-input-schema-type',
    },
    {
      label: 'the schema sits in a wrapper',
      answer: list(`{"name":"{tool}","inputSchema":{"jsonSchema":${schema}}}`),
      finds: 'tools/tool-input-schema-type',
    },
    {
      label: 'the root is a choice of schemas',
      answer: list(`{"name":"{tool}","inputSchema":{"anyOf":[${schema}]}}`),
      finds: 'tools/tool-input-schema-type',
    },
    {
      label: 'the argument is described by the bare name of a type',
      answer: list(
        '{"name":"{tool}","inputSchema":{"type":"object","properties":{"{argument}":"string"},"required":["{argument}"]}}',
      ),
      finds: 'tools/tool-property-schema',
    },
    {
      label: 'the type has the name it has in Python',
      answer: list(
        '{"name":"{tool}","inputSchema":{"type":"object","properties":{"{argument}":{"type":"str"}},"required":["{argument}"]}}',
      ),
      finds: 'tools/tool-schema-invalid',
    },
    {
      label: 'the argument itself says that it is required',
      answer: list(
        '{"name":"{tool}","inputSchema":{"type":"object","properties":{"{argument}":{"type":"string","required":true}}}}',
      ),
      finds: 'tools/tool-schema-invalid',
    },
    {
      label: 'the argument may be left out',
      answer: list('{"name":"{tool}","inputSchema":{"type":"object","properties":{"{argument}":{"type":"string"}}}}'),
      finds: 'required',
    },
    {
      label: 'a hint that nobody set is written as null',
      answer: list(`{"name":"{tool}","inputSchema":${schema},"annotations":{"readOnlyHint":null}}`),
      finds: 'params/null-optional',
    },
    {
      label: 'an icon is added by a relative path',
      answer: list(`{"name":"{tool}","icons":[{"src":"icons/tool.png"}],"inputSchema":${schema}}`),
      finds: 'blocks/icon-src',
    },
    {
      label: 'the list is the result itself',
      answer: `{"jsonrpc":"2.0","id":{id},"result":[{"name":"{tool}","inputSchema":${schema}}]}`,
      finds: 'jsonrpc/result-not-object',
    },
    {
      label: 'the one tool stands there without a list',
      answer: `{"jsonrpc":"2.0","id":{id},"result":{"tool":{"name":"{tool}","inputSchema":${schema}}}}`,
      finds: 'params/result-member-missing',
    },
  ],
});
