import { defineLogFormat, type JsonNode, type LogLine } from '../../types.ts';
import { hasBareMessages, headLines, lastLine, linesOf, valueAt } from '../log-lines.ts';
import { isWrapped, type Learnt, readRecords } from '../log-records.ts';

export default defineLogFormat({
  id: 'wrapped',
  title: 'JSON lines that say who sent each message',
  words: { other: 'no record of this log' },

  recognise: (head) =>
    headLines(head).some(({ start, end }) => isWrapped(valueAt(head, start, end), head)) && !hasBareMessages(head),

  read(text, before, words) {
    const records: JsonNode[] = [];
    const lines: LogLine[] = [];
    for (const { start, end } of linesOf(text)) {
      const record = valueAt(text, start, end);
      if (record?.type === 'object') records.push(record);
      else lines.push({ start, end, reason: words.other });
    }
    const { sent, other, after } = readRecords(text, records, before as Learnt | undefined);
    return { sent, other: [...lines, ...other].sort((one, two) => one.start - two.start), after };
  },

  lastBreak: lastLine,
});
