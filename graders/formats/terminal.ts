import { type Checked, defineFormat, type Paper, type Severity } from '../types.ts';
import { learnersAnswers } from './terminal/answers.ts';
import { classTable } from './terminal/class.ts';
import { comparisonTable } from './terminal/comparison.ts';
import { counted, listed, sum } from './terminal/count.ts';
import { allFindings } from './terminal/findings.ts';
import { ink } from './terminal/ink.ts';
import { migrationList } from './terminal/migration.ts';
import { readings } from './terminal/readings.ts';

/** `2 errors and 1 note in 3 messages, by revision 2025-11-25.` */
const summary = (checked: readonly Checked[], paper: Paper): string => {
  const of = (severity: Severity): number =>
    sum(
      checked.map(
        ({ report: { counted: all, findings } }) =>
          all?.[`${severity}s`] ?? findings.filter((one) => one.severity === severity).length,
      ),
    );
  const [errors, warnings, notes] = [of('error'), of('warning'), of('note')];
  const count = sum(checked.map(({ report }) => report.counted?.messages ?? report.messages.length));
  const messages = counted(count, 'message');
  const files = checked.length > 1 ? ` of ${checked.length} files` : '';
  const revisions = [...new Set(checked.map(({ report }) => report.revision))].sort();
  const by = `by ${revisions.length > 1 ? 'revisions' : 'revision'} ${revisions.join(', ')}`;
  const found = listed([
    errors > 0 && counted(errors, 'error'),
    warnings > 0 && counted(warnings, 'warning'),
    notes > 0 && counted(notes, 'note'),
  ]);
  if (found === '') {
    const these = count === 1 ? 'this message' : `these ${messages}`;
    return ink(paper, `Nothing is wrong with ${these}${files}, ${by}.`, 'green');
  }
  return ink(paper, `${found} in ${messages}${files}, ${by}.`, 'bold', errors > 0 ? 'red' : 'yellow');
};

/** Says so where nobody said who sent what: findings about direction and answers rest on it. */
const guessed = (checked: readonly Checked[]): string => {
  const all = sum(checked.map(({ report }) => report.counted?.messages ?? report.messages.length));
  const count = sum(
    checked.map(({ report }) => report.counted?.inferred ?? report.messages.filter((one) => one.inferred).length),
  );
  if (count === 0) return '';
  const those = count === all ? (count === 1 ? 'the message' : 'each message') : counted(count, 'message');
  return `Who sent ${those} is read from its shape; --sender, or arrows before the messages, would say it.\n`;
};

/** Says so where a result shows by its members alone what it answers: what it has to hold rests on that. */
const assumed = (checked: readonly Checked[]): string => {
  const methods = checked.flatMap(({ report }) => report.messages.flatMap((one) => one.assumed ?? []));
  const [first] = methods;
  if (first === undefined) return '';
  const named = listed([...new Set(methods)].map((method) => method));
  return methods.length === 1
    ? `The response is taken to answer ${named}, as its members show; --answers would say it.\n`
    : `${methods.length} responses are taken to answer ${named}, as their members show; --answers would say it.\n`;
};

export default defineFormat({
  id: 'terminal',
  title: 'For reading: places underlined, classes as a table',

  check(checked, paper) {
    const findings = checked.map(({ file, text, report, around }) =>
      allFindings({ file, text, messages: report.messages, around }, report.findings, paper, report.counted),
    );
    return `${findings.join('')}${readings(checked, paper)}${guessed(checked)}${assumed(checked)}${summary(checked, paper)}\n`;
  },

  compare: (compared, paper) => compared.map((one) => comparisonTable(one, compared.length > 1, paper)).join('\n'),

  migrate: (migrated, paper) => migrated.map((one) => migrationList(one, paper)).join('\n'),

  grade({ grades }, paper) {
    const learners = new Set(grades.map(({ learner }) => learner));
    return learners.size > 1 ? classTable(grades, paper) : learnersAnswers(grades, paper);
  },
});
