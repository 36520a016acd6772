import { defineFormat, type Grade } from '../types.ts';

/** Signs with which a spreadsheet takes a cell for a formula, the full-width ones included. */
const formula = /^[\s\0]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n\0]/;

/** Text that learners have a hand in (names above all): never a formula, quoted as RFC 4180 asks. */
const cell = (text: string): string => {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",;\r\n\t]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

const firstFinding = ({ verdict, reason }: Grade): string => {
  const [first] = verdict?.findings ?? [];
  return first ? `${first.rule} at ${first.line}:${first.column}: ${first.what}` : (reason ?? '');
};

const row = (grade: Grade): string =>
  [
    cell(grade.learner),
    cell(grade.exercise),
    grade.points,
    grade.maxPoints,
    grade.outcome,
    cell(firstFinding(grade)),
  ].join(',');

export default defineFormat({
  id: 'csv',
  title: 'One line for each learner and exercise, for a spreadsheet',

  grade({ grades }) {
    const text = ['learner,exercise,points,max,outcome,first finding', ...grades.map(row), ''].join('\r\n');
    // Without a byte-order mark Excel reads accents by the machine's code page; plain ASCII needs none.
    return /[^\0-\x7F]/.test(text) ? `\uFEFF${text}` : text;
  },
});
