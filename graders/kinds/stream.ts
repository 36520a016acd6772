import { defineKind } from '../types.ts';

export default defineKind({
  id: 'stream',
  title: 'A stream',
  instruction: 'Write one message on each line, as one side writes them to the pipe.',
  read: (_answer, { sender }) => ({ notation: 'stdio', sender: sender ?? 'client' }),
});
