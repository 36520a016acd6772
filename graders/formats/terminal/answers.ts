/** One learner's answers: each by itself in full, several as a list. */
import type { Grade, Paper, Result } from '../../types.ts';
import { tally } from './class.ts';
import { sum } from './count.ts';
import { allFindings, inOneLine } from './findings.ts';
import { type Colour, harmless, ink, marked } from './ink.ts';
import { columns, padded, paddedLeft } from './width.ts';

const states: Readonly<Record<Result['outcome'], { readonly word: string; readonly colour: Colour }>> = {
  met: { word: 'met', colour: 'green' },
  unmet: { word: 'not met', colour: 'red' },
  unjudged: { word: 'not judged yet', colour: 'yellow' },
};

const outcomeColours: Readonly<Record<Grade['outcome'], Colour>> = {
  pass: 'green',
  fail: 'red',
  missing: 'yellow',
  unreadable: 'yellow',
};

const points = ({ points, maxPoints }: { readonly points: number; readonly maxPoints: number }): string =>
  `${points}/${maxPoints}`;

const checklist = (results: readonly Result[], paper: Paper): string => {
  const width = Math.max(...results.map(({ outcome }) => states[outcome].word.length));
  return results
    .map((result) => {
      const { word, colour } = states[result.outcome];
      return `  ${ink(paper, padded(word, width), colour)}  ${paddedLeft(points(result), 5)}  The answer ${marked(paper, harmless(result.label))}.\n`;
    })
    .join('');
};

const inFull = (grade: Grade, paper: Paper): string => {
  const { learner, exercise, outcome, file = '', text = '', verdict, reason } = grade;
  const findings = verdict ? allFindings({ file, text, messages: verdict.messages }, verdict.findings, paper) : '';
  const state = ink(
    paper,
    outcome === 'fail' ? 'failed' : outcome === 'pass' ? 'passed' : outcome,
    outcomeColours[outcome],
  );
  const end = `${harmless(learner)}, ${exercise}: ${state}, ${points(grade)} points${reason === undefined ? '' : `; ${harmless(file)} ${harmless(reason)}`}.\n`;
  return [findings, verdict ? `${checklist(verdict.results, paper)}\n` : '', end].join('');
};

const inShort = (grade: Grade, paper: Paper, width: number): string => {
  const [first] = grade.verdict?.findings ?? [];
  const says = first ? inOneLine(first, paper) : harmless(grade.reason ?? '');
  const { exercise, outcome } = grade;
  const state = ink(paper, padded(outcome, 10), outcomeColours[outcome]);
  return `${padded(exercise, width)}  ${paddedLeft(points(grade), 5)}  ${state}  ${says}`.trimEnd();
};

export const learnersAnswers = (grades: readonly Grade[], paper: Paper): string => {
  const [only, ...more] = grades;
  if (!only) return '';
  if (more.length === 0) return inFull(only, paper);
  const width = Math.max(...grades.map(({ exercise }) => columns(exercise)));
  const total = points({
    points: sum(grades.map((one) => one.points)),
    maxPoints: sum(grades.map((one) => one.maxPoints)),
  });
  const lines = grades.map((grade) => inShort(grade, paper, width));
  return `${lines.join('\n')}\n\n${harmless(only.learner)}: ${tally(grades)}, ${total} points.\n`;
};
