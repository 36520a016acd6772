import { defineExercise } from '../../types.ts';

const result = (content: string): string => `\`{"jsonrpc":"2.0","id":3,"result":{"content":${content}}}\``;

export default defineExercise({
  id: 'results/which-blocks-arrive',
  kind: 'choice',
  title: 'Which answers arrive',
  revision: '2025-03-26',
  prompt:
    'A client and a server have agreed on 2025-03-26, and the call `3` is open. Which of these answers can the client read? Pick each.',
  several: true,
  starter: '',
  vary: {
    text: ['Done', '16:40', 'Nothing found', '3 of 7'],
    uri: ['file:///notes/may.md', 'note:///plan', 'file:///log.txt'],
  },
  options: {
    a: {
      label: result('[{"type":"text","text":"{text}"}]'),
      right: true,
      why: 'An array with one block, and the block has its one member.',
    },
    b: {
      label: result('{"type":"text","text":"{text}"}'),
      why: 'The block is right, and the array around it is missing.',
    },
    c: {
      label: result('[]'),
      right: true,
      why: 'There may be nothing to say. The array is there, and that is enough.',
    },
    d: {
      label: result('[{"type":"text","text":"{text}"},{"type":"resource_link","uri":"{uri}","name":"more"}]'),
      why: 'Links to resources came with 2025-06-18. A client of an earlier revision does not know the block, and loses the text beside it.',
    },
    e: {
      label: result('[{"type":"audio","data":"UklGRg==","mimeType":"audio/wav"}]'),
      right: true,
      why: 'Sounds came with this very revision, and the block has both its members.',
    },
    f: {
      label: result('[{"type":"image","data":"iVBORw0KGgo="}]'),
      why: 'Without `mimeType` nobody can say what the bytes are. All members of a type have to be there.',
    },
  },
  hints: [
    'Look at the outer box first, then at each block in it.',
    'The table says which members a type has, and since when there is such a type.',
    'Three can be read. One of them says nothing at all.',
  ],
  criteria: {},
  solution: 'a c e',
  achieved: 'You read a result as a client does: box, blocks, members, and the date of each type.',
  mistakes: [
    { label: 'a block is taken for a list of blocks', answer: 'a b c e', finds: 'b' },
    { label: 'an empty list is thought to be a fault', answer: 'a e', finds: 'c' },
    { label: 'a type that came later is let in', answer: 'a c d e', finds: 'd' },
    { label: 'a member is thought to be optional', answer: 'a c e f', finds: 'f' },
    { label: 'a sound is thought to have come later', answer: 'a c', finds: 'e' },
  ],
});
