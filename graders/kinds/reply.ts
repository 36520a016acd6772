import { defineKind } from '../types.ts';

/** Who is spoken to: the one who did not send what came last. */
const receiver = (given = ''): 'client' | 'server' => (/(?:^|\n)\s*<--[^\n]*\s*$/.test(given) ? 'client' : 'server');

export default defineKind({
  id: 'reply',
  title: 'A reply',
  instruction: 'Write what goes back, one message on each line. Where nothing does, leave the field empty.',
  read: (_answer, { given, sender }) => ({ notation: 'lines', sender: sender ?? receiver(given) }),
});
