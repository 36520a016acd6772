import { defineKind } from '../types.ts';

const arrow = /^\s*(?:-->|<--)/;

export default defineKind({
  id: 'repair',
  title: 'A repair',
  instruction: 'Mend what is broken, and leave the rest as it is.',
  read: (_answer, { starter, transport, sender }) => ({
    notation: transport === 'stdio' ? 'stdio' : arrow.test(starter) ? 'lines' : 'one',
    sender: arrow.test(starter) ? undefined : (sender ?? 'client'),
  }),
});
