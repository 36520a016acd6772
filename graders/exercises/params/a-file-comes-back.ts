import { defineExercise } from '../../types.ts';

const answer = (result: string): string => `<-- {"jsonrpc":"2.0","id":{id},"result":${result}}`;
const one = '"uri":"file:///icons/{icon}.png"';

export default defineExercise({
  id: 'params/a-file-comes-back',
  kind: 'reply',
  title: 'A file comes back',
  revision: '2025-11-25',
  prompt:
    'You are the server. Answer with the file: `contents` is a list, here with one thing in it, and that thing has the address as `uri` and the bytes in base64 as `blob`. The bytes are `{blob}`. A `mimeType` is optional, and this server does not know it.',
  given: '--> {"jsonrpc":"2.0","id":{id},"method":"resources/read","params":{"uri":"file:///icons/{icon}.png"}}',
  starter: answer('{}'),
  hints: [
    'Which names does the task give, and which of the values is a list?',
    'What is optional and not known is not written at all.',
    'In `result` stands `contents`, in it a list, in the list one object with two members.',
  ],
  criteria: {
    uri: {
      label: 'says of which address this is the file',
      at: '/result/contents/0/uri',
      expects: { const: 'file:///icons/{icon}.png' },
    },
    blob: { label: 'holds the bytes', at: '/result/contents/0/blob', expects: { const: '{blob}' } },
    mimeType: {
      label: 'leaves out what it does not know',
      at: '/result/contents/0/mimeType',
      expects: { absent: true },
      why: 'A guess is worse than nothing: a client that trusts it may show the file as something it is not.',
      fix: 'Take `mimeType` away.',
    },
  },
  vary: {
    id: { from: 4, to: 60 },
    icon: ['anchor', 'bell', 'key'],
    blob: ['iVBORw0KGgo=', 'AAECAwQFBgc=', 'SGFuZHdpcmU='],
  },
  solution: answer(`{"contents":[{${one},"blob":"{blob}"}]}`),
  achieved: 'The client finds each value under its name and of its type, and decodes the file.',
  mistakes: [
    { label: 'an empty result is sent', answer: answer('{}'), finds: 'params/result-member-missing' },
    {
      label: 'the list is called content, as tools have it',
      answer: answer(`{"content":[{${one},"blob":"{blob}"}]}`),
      finds: 'params/result-member-missing',
    },
    {
      label: 'one thing needs no list',
      answer: answer(`{"contents":{${one},"blob":"{blob}"}}`),
      finds: 'params/result-member-type',
    },
    {
      label: 'what is not known is null',
      answer: answer(`{"contents":[{${one},"mimeType":null,"blob":"{blob}"}]}`),
      finds: 'params/null-optional',
    },
    {
      label: 'the type is guessed',
      answer: answer(`{"contents":[{${one},"mimeType":"image/png","blob":"{blob}"}]}`),
      finds: 'mimeType',
    },
    {
      label: 'the bytes are written as an address of their own',
      answer: answer(`{"contents":[{${one},"blob":"data:image/png;base64,{blob}"}]}`),
      finds: 'blocks/base64-format',
    },
    {
      label: 'the address is a path',
      answer: answer('{"contents":[{"uri":"/icons/{icon}.png","blob":"{blob}"}]}'),
      finds: 'params/uri-format',
    },
    {
      label: 'the bytes are missing',
      answer: answer(`{"contents":[{${one}}]}`),
      finds: 'resources/resource-contents-kind',
    },
  ],
});
