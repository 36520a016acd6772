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

const criterion = { criterion: 'lines', label: 'has each of the lines once, as it stands', maxPoints: 1 } as const;

export default defineKind({
  id: 'order',
  title: 'Lines to put in order',
  instruction: 'Put the lines in the order in which they are sent. Each stays as it is.',
  read: (_answer, { transport }) => ({ notation: transport === 'stdio' ? 'stdio' : 'lines', sender: undefined }),
  judge(answer, { starter }): readonly Judgement[] {
    const left = linesOf(starter).map(({ line }) => line);
    for (const { line, start, end } of linesOf(answer)) {
      const at = left.indexOf(line);
      if (at >= 0) {
        left.splice(at, 1);
        continue;
      }
      const words = {
        what: 'This line is none of those to be put in order, or it stands here twice.',
        why: 'The messages are what they are; only their order is asked for.',
        fix: 'Reset, and move the lines without changing a letter.',
      };
      return [{ ...criterion, outcome: 'unmet', miss: { start, end, ...words } }];
    }
    if (left.length === 0) return [{ ...criterion, outcome: 'met' }];
    const end = answer.trimEnd().length;
    const words = {
      what: left.length === 1 ? 'One of the lines is missing.' : `${left.length} of the lines are missing.`,
      why: 'Each of them was sent at some time.',
      fix: 'Put it where it belongs: what does it answer, and what waits for it?',
    };
    return [{ ...criterion, outcome: 'unmet', miss: { start: Math.max(0, end - 1), end, ...words } }];
  },
});
