import { defineLogFormat } from '../../types.ts';
import { afterBlank, isField, readEvents } from '../log-events.ts';
import { headLines } from '../log-lines.ts';

export default defineLogFormat({
  id: 'event-stream',
  title: 'an event stream of the server',

  recognise(head) {
    const lines = headLines(head).map(({ start, end }) => head.slice(start, end));
    return lines.every(isField) && lines.some((line) => /^data: ?[{[].*["']jsonrpc["']|^data: ?\{$/.test(line));
  },

  // Nobody hears what the client says.
  read: (text) => ({ ...readEvents(text), part: true }),

  lastBreak: afterBlank,
});
