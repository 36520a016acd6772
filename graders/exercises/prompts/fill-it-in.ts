import { defineExercise } from '../../types.ts';

const call = (args: string): string =>
  `--> {"jsonrpc":"2.0","id":{id},"method":"prompts/get","params":{"name":"summary","arguments":${args}}}`;

const result = (members: string): string => `<-- {"jsonrpc":"2.0","id":{id},"result":{${members}}}`;

const message = (content: string, role = 'user'): string =>
  result(`"messages":[{"role":"${role}","content":${content}}]`);

const args = '{"language":"{language}","words":"{words}"}';
const block = '{"type":"text","text":"Sum this page up in {words} words."}';

const right = [call(args), message(block)] as const;

export default defineExercise({
  id: 'prompts/fill-it-in',
  kind: 'exchange',
  title: 'A prompt, filled in',
  revision: '2025-11-25',
  prompt:
    'Write both sides. The client fetches the prompt `summary` under the id `{id}`, with the arguments `language`, which is `{language}`, and `words`, which is {words}. The server answers with a single message, spoken by the user: a text that says `Sum this page up in {words} words.`',
  given: [
    '--> {"jsonrpc":"2.0","id":1,"method":"prompts/list"}',
    '<-- {"jsonrpc":"2.0","id":1,"result":{"prompts":[{"name":"summary","arguments":[{"name":"language","required":true},{"name":"words"}]}]}}',
  ].join('\n'),
  starter: ['--> { "jsonrpc": "2.0", "id": {id} }', '<-- { "jsonrpc": "2.0", "id": {id} }'].join('\n'),
  vary: {
    id: { from: 2, to: 60 },
    language: ['fr', 'de', 'pt', 'sv'],
    words: [50, 80, 120, 200],
  },
  hints: [
    'A person typed both arguments into a form. Which JSON type does everything have that is typed there?',
    'In the request both values stand in quotes, the number too. In the answer stands a list of messages, each with a role and a content.',
    'The `content` of such a message is one block, an object, with no brackets around it. The roles are those of a conversation: `user` and `assistant`.',
  ],
  criteria: {
    name: {
      label: 'names the prompt `summary`',
      of: { kind: 'request', method: 'prompts/get' },
      at: '/params/name',
      expects: { const: 'summary' },
    },
    callId: {
      label: 'asks under the id `{id}`',
      of: { kind: 'request', method: 'prompts/get' },
      at: '/id',
      expects: { const: '{id}' },
    },
    language: {
      label: 'fills in `language`',
      of: { kind: 'request', method: 'prompts/get' },
      at: '/params/arguments/language',
      expects: { const: '{language}' },
    },
    words: {
      label: 'fills in `words`',
      of: { kind: 'request', method: 'prompts/get' },
      at: '/params/arguments/words',
      expects: { type: 'string', pattern: '^{words}$' },
      why: 'The server puts this text into a gap of the prompt.',
      fix: 'Write the number as text, with its digits alone.',
    },
    role: {
      label: 'lets the user speak',
      of: { kind: 'response', method: 'prompts/get' },
      at: '/result/messages/0/role',
      expects: { const: 'user' },
    },
    type: {
      label: 'answers with a block of text',
      of: { kind: 'response', method: 'prompts/get' },
      at: '/result/messages/0/content/type',
      expects: { const: 'text' },
    },
    text: {
      label: 'says what the prompt has become',
      of: { kind: 'response', method: 'prompts/get' },
      at: '/result/messages/0/content/text',
      expects: { const: 'Sum this page up in {words} words.' },
      why: 'The host hands this text to the model as it stands.',
    },
  },
  solution: right.join('\n'),
  achieved: 'What a person typed into two fields has become a message that the host can put into the conversation.',
  mistakes: [
    {
      label: 'the number is a number',
      answer: [call('{"language":"{language}","words":{words}}'), right[1]].join('\n'),
      finds: 'prompts/prompt-arguments-string',
    },
    {
      label: 'the arguments come as a list, as they were declared',
      answer: [call('[{"name":"language","value":"{language}"},{"name":"words","value":"{words}"}]'), right[1]].join(
        '\n',
      ),
      finds: 'params/param-type',
    },
    {
      label: 'the prompt is named in a member of that name',
      answer: [right[0].replace('"name":"summary"', '"prompt":"summary"'), right[1]].join('\n'),
      finds: 'params/param-missing',
    },
    {
      label: 'nothing says which prompt',
      answer: ['--> {"jsonrpc":"2.0","id":{id},"method":"prompts/get"}', right[1]].join('\n'),
      finds: 'params/params-required',
    },
    {
      label: 'the content is a list, as in the result of a tool',
      answer: [right[0], message(`[${block}]`)].join('\n'),
      finds: 'prompts/prompt-content-array',
    },
    {
      label: 'the content is the text itself',
      answer: [right[0], message('"Sum this page up in {words} words."')].join('\n'),
      finds: 'prompts/prompt-content-array',
    },
    {
      label: 'the role is system',
      answer: [right[0], message(block, 'system')].join('\n'),
      finds: 'params/enum-value',
    },
    {
      label: 'the assistant speaks',
      answer: [right[0], message(block, 'assistant')].join('\n'),
      finds: 'role',
    },
    {
      label: 'the result is the text of the prompt',
      answer: [right[0], result('"text":"Sum this page up in {words} words."')].join('\n'),
      finds: 'params/result-member-missing',
    },
    {
      label: 'the block has no type',
      answer: [right[0], message('{"text":"Sum this page up in {words} words."}')].join('\n'),
      finds: 'tools/content-type-unknown',
    },
  ],
});
