import { defineExercise } from '../../types.ts';

const list = (resources: string, more = ''): string =>
  `{"jsonrpc":"2.0","id":{id},"result":{"resources":[${resources}]${more}}}`;

const first = '{"uri":"file:///notes/{month}.md","name":"{month}","mimeType":"text/markdown"}';
const second = '{"uri":"file:///photos/gate.png","name":"gate","mimeType":"image/png"}';

export default defineExercise({
  id: 'resources/a-list-of-two',
  kind: 'message',
  title: 'Two entries in a list',
  revision: '2025-11-25',
  prompt:
    'You are the server. Answer with two resources, in this order. One is the file `/notes/{month}.md`, named `{month}`, of the type `text/markdown`. The other is the file `/photos/gate.png`, named `gate`, of the type `image/png`. Addresses of files begin with `file://`. There are no others.',
  given: '--> {"jsonrpc":"2.0","id":{id},"method":"resources/list"}',
  sender: 'server',
  starter: '{ "jsonrpc": "2.0", "id": {id}, "result": { "resources": [{ "name": "{month}" }] } }',
  vary: {
    id: { from: 2, to: 50 },
    month: ['april', 'may', 'june', 'october'],
  },
  hints: [
    'What does a client send to the server to read one of these, and what does it show to a person?',
    'Each entry has an address and a name; the type of its content is a third member.',
    'The members are `uri`, `name` and `mimeType`. A `uri` begins with a scheme: here two slashes after `file:`, and the path with its own slash.',
  ],
  criteria: {
    id: { label: 'answers the request', at: '/id', expects: { const: '{id}' } },
    note: {
      label: 'gives the address of the note',
      at: '/result/resources/0/uri',
      expects: { const: 'file:///notes/{month}.md' },
      why: 'A client sends this back letter by letter to read the note.',
      fix: 'Put `file://` before the path, which begins with a slash of its own.',
    },
    noteName: { label: 'names it `{month}`', at: '/result/resources/0/name', expects: { const: '{month}' } },
    noteType: {
      label: 'says that it is Markdown',
      at: '/result/resources/0/mimeType',
      expects: { const: 'text/markdown' },
    },
    photo: {
      label: 'gives the address of the photo',
      at: '/result/resources/1/uri',
      expects: { const: 'file:///photos/gate.png' },
      why: 'A client sends this back letter by letter to read the photo.',
      fix: 'Put `file://` before the path, which begins with a slash of its own.',
    },
    photoName: { label: 'names it `gate`', at: '/result/resources/1/name', expects: { const: 'gate' } },
    photoType: {
      label: 'says that it is a PNG',
      at: '/result/resources/1/mimeType',
      expects: { const: 'image/png' },
    },
  },
  solution: list(`${first},${second}`),
  achieved: 'A person can pick one of the two by its name, and the client knows the address to ask for.',
  mistakes: [
    {
      label: 'the address has to do for a name',
      answer: list(`${first.replace('"name":"{month}",', '')},${second}`),
      finds: 'resources/resource-fields',
    },
    {
      label: 'the title has to do for a name',
      answer: list(`${first},${second.replace('"name"', '"title"')}`),
      finds: 'resources/resource-fields',
    },
    {
      label: 'the address is called `url`',
      answer: list(`${first.replace('"uri"', '"url"')},${second}`),
      finds: 'resources/resource-fields',
    },
    {
      label: 'the entries are described like templates',
      answer: list(`${first.replace('"uri"', '"uriTemplate"')},${second}`),
      finds: 'resources/resource-fields',
    },
    {
      label: 'the address is a path',
      answer: list(`${first.replace('file://', '')},${second}`),
      finds: 'params/uri-format',
    },
    {
      label: 'one slash is missing',
      answer: list(`${first.replace('file:///', 'file://')},${second}`),
      finds: 'note',
    },
    {
      label: 'that there are no others is said with null',
      answer: list(`${first},${second}`, ',"nextCursor":null'),
      finds: 'params/null-optional',
    },
    {
      label: 'the photo gets a priority from 1 to 10',
      answer: list(`${first},${second.replace('}', ',"annotations":{"priority":10}}')}`),
      finds: 'blocks/annotations-range',
    },
    {
      label: 'an icon is added by the path of a file',
      answer: list(`${first},${second.replace('}', ',"icons":[{"src":"file:///photos/gate.png"}]}')}`),
      finds: 'blocks/icon-src',
    },
    {
      label: 'the list is called contents',
      answer: list(`${first},${second}`).replace('"resources"', '"contents"'),
      finds: 'params/result-member-missing',
    },
    {
      label: 'the list is an object, by address',
      answer: '{"jsonrpc":"2.0","id":{id},"result":{"resources":{"file:///notes/{month}.md":{"name":"{month}"}}}}',
      finds: 'params/result-member-type',
    },
  ],
});
