import { readWritten } from '../protocol/written.ts';
import { defineKind } from '../types.ts';

export default defineKind({
  id: 'bytes',
  title: 'Bytes',
  instruction:
    'Write every byte that is sent: text as it is, and any byte by its two hexadecimal digits in angle brackets, such as `<0A>` for a newline.',
  read: (answer, { sender }) => ({ notation: 'stdio', sender: sender ?? 'client', written: readWritten(answer) }),
});
