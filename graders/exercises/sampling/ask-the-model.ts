import { defineExercise } from '../../types.ts';

const content = '{"type":"text","text":"{question}"}';
const asks = (params: string): string =>
  `<-- {"jsonrpc":"2.0","id":"s1","method":"sampling/createMessage","params":{${params}}}`;
const messages = (one: string): string => `"messages":[{"role":"user","content":${one}}]`;
const says = (members: string): string => `--> {"jsonrpc":"2.0","id":"s1","result":{${members}}}`;
const said = '"content":{"type":"text","text":"{answer}"}';

const ask = asks(`${messages(content)},"maxTokens":{most}`);
const say = says(`"role":"assistant",${said},"model":"{model}"`);

export default defineExercise({
  id: 'sampling/ask-the-model',
  kind: 'exchange',
  title: 'The server borrows a model',
  revision: '2025-06-18',
  prompt:
    'A call is open, and to finish it the server needs a sentence from the model of its client. Write two lines. The server asks with `sampling/createMessage` under the id `"s1"`: one message of the role `user`, with the text `{question}`, and at most {most} tokens. The client answers: its model `{model}` said, as `assistant`, `{answer}`.',
  given: '--> {"jsonrpc":"2.0","id":7,"method":"tools/call","params":{"name":"name_it","arguments":{}}}',
  starter: ['<-- {"jsonrpc":"2.0","id":"s1"}', '--> {"jsonrpc":"2.0","id":"s1"}'].join('\n'),
  vary: {
    question: ['Name this boat.', 'Sum up the log.', 'Give the note a title.'],
    answer: ['Sea Pea', 'All went well', 'Nothing new'],
    most: { from: 20, to: 90 },
    model: ['small-3', 'local-7b', 'swift-1'],
  },
  hints: [
    'How many content blocks has one message of this revision, and how is that written?',
    'The request has two members in `params`, a list and a number. The result has three: who speaks, what, and which model it was.',
    'They are `messages` and `maxTokens`; and `role`, `content` and `model`. A content block is an object with a `type`.',
  ],
  criteria: {
    method: {
      label: 'asks with `sampling/createMessage`',
      of: { kind: 'request' },
      at: '/method',
      expects: { const: 'sampling/createMessage' },
    },
    question: {
      label: 'gives the model `{question}`',
      of: { kind: 'request' },
      at: '/params/messages/0/content/text',
      expects: { const: '{question}' },
    },
    most: {
      label: 'allows {most} tokens',
      of: { kind: 'request' },
      at: '/params/maxTokens',
      expects: { const: '{most}' },
    },
    answer: {
      label: 'answers `{answer}`',
      of: { kind: 'response' },
      at: '/result/content/text',
      expects: { const: '{answer}' },
    },
    role: {
      label: 'says that the assistant speaks',
      of: { kind: 'response' },
      at: '/result/role',
      expects: { const: 'assistant' },
    },
    model: {
      label: 'names the model',
      of: { kind: 'response' },
      at: '/result/model',
      expects: { const: '{model}' },
    },
  },
  solution: [ask, say].join('\n'),
  achieved: 'The server has its sentence and needed no key to a model of its own. Now it can answer the call.',
  mistakes: [
    {
      label: 'models have a limit of their own',
      answer: [asks(messages(content)), say].join('\n'),
      finds: 'sampling/sampling-max-tokens',
    },
    {
      label: 'the limit is spelled as in Python',
      answer: [asks(`${messages(content)},"max_tokens":{most}`), say].join('\n'),
      finds: 'sampling/sampling-max-tokens',
    },
    {
      label: 'the question is a prompt',
      answer: [asks('"prompt":"{question}","maxTokens":{most}'), say].join('\n'),
      finds: 'sampling/sampling-max-tokens',
    },
    {
      label: 'the content is a list, as in chat interfaces',
      answer: [asks(`${messages(`[${content}]`)},"maxTokens":{most}`), say].join('\n'),
      finds: 'sampling/sampling-content-array',
    },
    {
      label: 'the content is the text itself',
      answer: [asks(`${messages('"{question}"')},"maxTokens":{most}`), say].join('\n'),
      finds: 'sampling/sampling-content-kind',
    },
    {
      label: 'the message carries a resource',
      answer: [
        asks(
          `${messages('{"type":"resource","resource":{"uri":"note:///1","text":"{question}"}}')},"maxTokens":{most}`,
        ),
        say,
      ].join('\n'),
      finds: 'sampling/sampling-content-kind',
    },
    {
      label: 'nobody says which model it was',
      answer: [ask, says(`"role":"assistant",${said}`)].join('\n'),
      finds: 'sampling/sampling-result-fields',
    },
    {
      label: 'only the text comes back',
      answer: [ask, says('"text":"{answer}"')].join('\n'),
      finds: 'sampling/sampling-result-fields',
    },
    {
      label: 'the model speaks under its own name',
      answer: [ask, says(`"role":"model",${said},"model":"{model}"`)].join('\n'),
      finds: 'params/enum-value',
    },
    {
      label: 'the client asks itself',
      answer: [ask.replace('<--', '-->'), say.replace('-->', '<--')].join('\n'),
      finds: 'exchange/wrong-direction',
    },
    {
      label: 'the client answers the call instead',
      answer: [ask, say.replace('"s1"', '7')].join('\n'),
      finds: 'exchange/response-id-unknown',
    },
    { label: 'the client says nothing', answer: ask, finds: 'answer' },
  ],
});
