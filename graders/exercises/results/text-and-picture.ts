import { defineExercise } from '../../types.ts';

const result = (content: string): string => `{"jsonrpc":"2.0","id":{id},"result":{"content":${content}}}`;

const text = '{"type":"text","text":"{caption}"}';
const image =
  '{"type":"image","data":"iVBORw0KGgo=","mimeType":"image/png","annotations":{"audience":["user"],"priority":{priority}}}';

export default defineExercise({
  id: 'results/text-and-picture',
  kind: 'message',
  title: 'A sentence and a picture',
  revision: '2025-03-26',
  prompt:
    'This session speaks 2025-03-26. You are the server; answer the call with two blocks, in this order. First a text that says `{caption}`. Then an image of the type `image/png`, whose bytes in base64 are `iVBORw0KGgo=`. The image carries `annotations`: its `audience` is the user alone, its `priority` `{priority}`.',
  given: '--> {"jsonrpc":"2.0","id":{id},"method":"tools/call","params":{"name":"draw_chart"}}',
  sender: 'server',
  starter: '{ "jsonrpc": "2.0", "id": {id}, "result": { "content": [] } }',
  vary: {
    id: { from: 5, to: 90 },
    caption: ['Rain in May', 'Sales by week', 'Tides at Brest', 'Visits in June'],
    priority: [0.5, 0.2, 0.7, 0.9],
  },
  hints: [
    'By which member does the client tell a text from a picture?',
    'Each block has a `type`, and the type decides which other members there are: one for a text, two for a picture.',
    'A picture has `data` and `mimeType`. `annotations` is an object beside them; an audience is an array, even of one.',
  ],
  criteria: {
    id: { label: 'answers the call', at: '/id', expects: { const: '{id}' } },
    first: {
      label: 'begins with a block of text',
      at: '/result/content/0/type',
      expects: { const: 'text' },
    },
    caption: {
      label: 'says `{caption}`',
      at: '/result/content/0/text',
      expects: { const: '{caption}' },
    },
    second: {
      label: 'goes on with an image',
      at: '/result/content/1/type',
      expects: { const: 'image' },
      why: 'The client shows a picture only where the block says that it is one.',
    },
    bytes: {
      label: 'carries the bytes as they stand in the task',
      at: '/result/content/1/data',
      expects: { const: 'iVBORw0KGgo=' },
    },
    mime: {
      label: 'says that they are `image/png`',
      at: '/result/content/1/mimeType',
      expects: { const: 'image/png' },
    },
    audience: {
      label: 'means the image for the user alone',
      at: '/result/content/1/annotations/audience',
      expects: { const: ['user'] },
    },
    priority: {
      label: 'gives it the priority `{priority}`',
      at: '/result/content/1/annotations/priority',
      expects: { const: '{priority}' },
    },
  },
  solution: result(`[${text},${image}]`),
  achieved: 'The model reads the sentence, the user sees the picture, and both know which is which.',
  mistakes: [
    {
      label: 'the bytes are written as a data URL',
      answer: result(`[${text},${image.replace('iVBOR', 'data:image/png;base64,iVBOR')}]`),
      finds: 'blocks/base64-format',
    },
    {
      label: 'the data is an address',
      answer: result(`[${text},${image.replace('iVBORw0KGgo=', 'https://example.com/chart.png')}]`),
      finds: 'blocks/base64-format',
    },
    {
      label: 'the image does not say its type of bytes',
      answer: result(`[${text},${image.replace('"mimeType":"image/png",', '')}]`),
      finds: 'tools/content-block-fields',
    },
    {
      label: 'the text stands under content',
      answer: result(`[${text.replace('"text":', '"content":')},${image}]`),
      finds: 'tools/content-block-fields',
    },
    {
      label: 'the text stands under data, as the bytes do',
      answer: result(`[${text.replace('"text":', '"data":')},${image}]`),
      finds: 'tools/content-block-fields',
    },
    {
      label: 'the picture is a link, as later revisions have it',
      answer: result(
        `[${text},{"type":"resource_link","uri":"https://example.com/chart.png","name":"chart","mimeType":"image/png"}]`,
      ),
      finds: 'tools/content-block-revision',
    },
    {
      label: 'a type is made up',
      answer: result(`[${text},${image.replace('"image"', '"png"')}]`),
      finds: 'tools/content-type-unknown',
    },
    {
      label: 'the text is no block',
      answer: result(`["{caption}",${image}]`),
      finds: 'tools/content-type-unknown',
    },
    {
      label: 'the text is all the content',
      answer: result('"{caption}"'),
      finds: 'tools/content-not-array',
    },
    {
      label: 'the member is called contents',
      answer: result(`[${text},${image}]`).replace('"content"', '"contents"'),
      finds: 'tools/content-missing',
    },
    {
      label: 'the content is hidden one level down',
      answer: `{"jsonrpc":"2.0","id":{id},"result":{"toolResult":{"content":[${text},${image}]}}}`,
      finds: 'tools/content-missing',
    },
    {
      label: 'the priority counts from 1 to 10',
      answer: result(`[${text},${image.replace('{priority}', '7')}]`),
      finds: 'blocks/annotations-range',
    },
    {
      label: 'the audience is no list',
      answer: result(`[${text},${image.replace('["user"]', '"user"')}]`),
      finds: 'blocks/annotations-range',
    },
    {
      label: 'the audience is everyone',
      answer: result(`[${text},${image.replace('"user"', '"everyone"')}]`),
      finds: 'blocks/annotations-range',
    },
    {
      label: 'the picture comes first',
      answer: result(`[${image},${text}]`),
      finds: 'first',
    },
  ],
});
