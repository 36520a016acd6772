import { defineExercise } from '../../types.ts';

const result = (contents: string): string => `{"jsonrpc":"2.0","id":{id},"result":{"contents":${contents}}}`;

const text = '{"uri":"file:///garden/{note}","mimeType":"text/plain","text":"{words}"}';
const blob = '{"uri":"file:///garden/gate.png","mimeType":"image/png","blob":"iVBORw0KGgo="}';

export default defineExercise({
  id: 'resources/text-and-bytes',
  kind: 'message',
  title: 'A folder, read at once',
  revision: '2025-11-25',
  prompt:
    'You are the server. A folder is read, and it holds two files; send both, in this order. `file:///garden/{note}` is text and says `{words}`. `file:///garden/gate.png` is not text; its bytes in base64 are `iVBORw0KGgo=`.',
  given: '--> {"jsonrpc":"2.0","id":{id},"method":"resources/read","params":{"uri":"file:///garden"}}',
  sender: 'server',
  starter: '{ "jsonrpc": "2.0", "id": {id}, "result": { "content": [{ "type": "text", "text": "{words}" }] } }',
  vary: {
    id: { from: 4, to: 90 },
    note: ['today.txt', 'plan.txt', 'list.txt'],
    words: ['Sow beans', 'Water the pear tree', 'Mend the gate', 'Pick the plums'],
  },
  hints: [
    'The starter looks like the result of a tool. How does the result of a read differ, in its first member already?',
    'It is `contents`, in the plural. Its entries have no `type`; each says which resource it is, and one of two members has what is in it.',
    'Each entry has its own `uri`. What is text goes into `text`, anything else, in base64, into `blob`.',
  ],
  criteria: {
    id: { label: 'answers the request', at: '/id', expects: { const: '{id}' } },
    note: {
      label: 'sends the text file under its own address',
      at: '/result/contents/0/uri',
      expects: { const: 'file:///garden/{note}' },
      why: 'The folder was asked for. Which file this is, only its own address can say.',
    },
    words: { label: 'says `{words}`', at: '/result/contents/0/text', expects: { const: '{words}' } },
    photo: {
      label: 'sends the picture under its own address',
      at: '/result/contents/1/uri',
      expects: { const: 'file:///garden/gate.png' },
      why: 'The folder was asked for. Which file this is, only its own address can say.',
    },
    bytes: { label: 'carries its bytes', at: '/result/contents/1/blob', expects: { const: 'iVBORw0KGgo=' } },
    once: {
      label: 'does not send the picture as text too',
      at: '/result/contents/1/text',
      expects: { absent: true },
    },
  },
  solution: result(`[${text},${blob}]`),
  achieved: 'The client has both files, knows which is which, and knows which of them to decode.',
  mistakes: [
    {
      label: 'the answer is that of a tool',
      answer: '{"jsonrpc":"2.0","id":{id},"result":{"content":[{"type":"text","text":"{words}"}]}}',
      finds: 'params/result-member-missing',
    },
    {
      label: 'the bytes stand in data, as in a block',
      answer: result(`[${text},${blob.replace('"blob"', '"data"')}]`),
      finds: 'resources/resource-contents-kind',
    },
    {
      label: 'the text stands in content',
      answer: result(`[${text.replace('"text":', '"content":')},${blob}]`),
      finds: 'resources/resource-contents-kind',
    },
    {
      label: 'the entries have no address',
      answer: result('[{"text":"{words}"},{"blob":"iVBORw0KGgo="}]'),
      finds: 'resources/resource-contents-kind',
    },
    {
      label: 'the picture is announced and not sent',
      answer: result(`[${text},{"uri":"file:///garden/gate.png","mimeType":"image/png"}]`),
      finds: 'resources/resource-contents-kind',
    },
    {
      label: 'the bytes are written as a data URL',
      answer: result(`[${text},${blob.replace('iVBOR', 'data:image/png;base64,iVBOR')}]`),
      finds: 'blocks/base64-format',
    },
    {
      label: 'the text is in the blob as it is',
      answer: result(`[${text.replace('"text":', '"blob":')},${blob}]`),
      finds: 'blocks/base64-format',
    },
    {
      label: 'the contents are an object, by number',
      answer: result(`{"0":${text},"1":${blob}}`),
      finds: 'params/result-member-type',
    },
    {
      label: 'an address is a path',
      answer: result(`[${text.replace('file://', '')},${blob}]`),
      finds: 'params/uri-format',
    },
    {
      label: 'both have the address that was asked for',
      answer: result(`[${text.replace('/{note}', '')},${blob.replace('/gate.png', '')}]`),
      finds: 'note',
    },
    {
      label: 'the picture comes as text and as bytes',
      answer: result(`[${text},${blob.replace('"blob"', '"text":"","blob"')}]`),
      finds: 'once',
    },
  ],
});
