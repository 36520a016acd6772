import { defineExercise } from '../../types.ts';

export default defineExercise({
  id: 'final/by-which-revision',
  kind: 'choice',
  title: 'One line, six judges',
  revision: '2025-06-18',
  several: true,
  vary: {
    id: { from: 2, to: 80 },
    name: ['read_meter', 'list_trains', 'find_shoes'],
    field: ['meters', 'trains', 'shoes'],
  },
  prompt:
    'A server answers `tools/list` with this line. By which of the six is it right? Pick each. What is only advice does not count.',
  given: [
    '--> {"jsonrpc":"2.0","id":{id},"method":"tools/list"}',
    '<-- {"jsonrpc":"2.0","id":{id},"result":{"tools":[{"name":"{name}","inputSchema":{"type":"object"},"outputSchema":{"type":"object","properties":{"{field}":{"type":"array","items":{"type":"string"}}}}}],"nextCursor":""}}',
  ].join('\n'),
  starter: '',
  options: {
    a: {
      label: 'plain JSON-RPC 2.0',
      right: true,
      why: 'It asks for an envelope with the right id, and for a result of any kind. All of that is there.',
    },
    b: {
      label: 'MCP 2024-11-05',
      right: true,
      why: 'An `outputSchema` means nothing yet in that revision, and members that mean nothing are passed over.',
    },
    c: {
      label: 'MCP 2025-03-26',
      right: true,
      why: 'As in the revision before: a tool has its name and its `inputSchema`, and may have more.',
    },
    d: {
      label: 'MCP 2025-06-18',
      right: true,
      why: 'From here on the `outputSchema` counts, and it describes an object. An empty cursor is a cursor.',
    },
    e: {
      label: 'MCP 2025-11-25',
      right: true,
      why: 'Nothing of what the line has was changed in this revision.',
    },
    f: {
      label: 'MCP 2026-07-28',
      why: 'There each result says of what kind it is, and a list says how long it holds and for whom. The request lacks its `_meta` as well.',
    },
  },
  hints: [
    'What in the line is new, and what would an older reader do with it?',
    'A member that a revision does not know is no fault. What counts is what it requires and does not find.',
    'Only one of the six requires something that the line does not have.',
  ],
  criteria: {},
  solution: 'a b c d e',
  achieved:
    'Older readers pass over what they do not know; newer ones miss what they need. That is why the way back is easier than the way on.',
  mistakes: [
    { label: 'a new member is thought to break an old revision', answer: 'd e', finds: 'a' },
    { label: 'plain JSON-RPC is thought not to know tools', answer: 'b c d e', finds: 'a' },
    { label: 'the newest is thought to take everything', answer: 'a b c d e f', finds: 'f' },
    { label: 'the empty cursor is blamed from one revision on', answer: 'a b c', finds: 'd' },
    { label: 'only the revision of its time is picked', answer: 'd', finds: 'a' },
  ],
});
