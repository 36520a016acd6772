import { put } from '../protocol/put.ts';
import { defineKind, type Judgement } from '../types.ts';

const linesOf = (text: string): readonly { readonly line: string; readonly start: number; readonly end: number }[] => {
  const lines = [];
  let start = 0;
  for (const raw of text.split('\n')) {
    const end = start + raw.length;
    if (raw.trim() !== '') lines.push({ line: raw.trim(), start, end });
    start = end + 1;
  }
  return lines;
};

export default defineKind({
  id: 'order',
  title: 'Lines to put in order',
  instruction: 'Put the lines in the order in which they are sent. Each stays as it is.',
  words: {
    lines: 'has each of the lines once, as it stands',
    stranger: {
      what: 'This line is none of those to be put in order, or it stands here twice.',
      why: 'The messages are what they are; only their order is asked for.',
      fix: 'Reset, and move the lines without changing a letter.',
    },
    missing: {
      what: 'One of the lines is missing.',
      several: '{count} of the lines are missing.',
      why: 'Each of them was sent at some time.',
      fix: 'Put it where it belongs: what does it answer, and what waits for it?',
    },
  },
  read: (_answer, { transport }) => ({ notation: transport === 'stdio' ? 'stdio' : 'lines', sender: undefined }),
  judge(answer, { starter }, words): readonly Judgement[] {
    const criterion = { criterion: 'lines', label: words.lines, maxPoints: 1 } as const;
    const left = linesOf(starter).map(({ line }) => line);
    for (const { line, start, end } of linesOf(answer)) {
      const at = left.indexOf(line);
      if (at < 0) return [{ ...criterion, outcome: 'unmet', miss: { start, end, ...words.stranger } }];
      left.splice(at, 1);
    }
    if (left.length === 0) return [{ ...criterion, outcome: 'met' }];
    const end = answer.trimEnd().length;
    const { what, several, why, fix } = words.missing;
    const said = { what: left.length === 1 ? what : put(several, { count: left.length }), why, fix };
    return [{ ...criterion, outcome: 'unmet', miss: { start: Math.max(0, end - 1), end, ...said } }];
  },
});
