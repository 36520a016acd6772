/** A class run as a table: a row for each learner, a column for each exercise. */
import type { Grade, Paper } from '../../types.ts';
import { counted, listed, sum } from './count.ts';
import { inOneLine } from './findings.ts';
import { type Colour, harmless, ink } from './ink.ts';
import { columns, cut, padded, paddedLeft } from './width.ts';

const colours: Readonly<Record<Grade['outcome'], Colour>> = {
  pass: 'green',
  fail: 'red',
  missing: 'yellow',
  unreadable: 'yellow',
};

const cellOf = ({ outcome, points }: Grade): string =>
  ({ pass: `${points} `, fail: `${points}×`, missing: '– ', unreadable: '! ' })[outcome];

/** A, B, … Z, AA, AB … as spreadsheets name their columns. */
const letter = (index: number): string =>
  (index < 26 ? '' : letter(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26));

const groupedBy = (grades: readonly Grade[], key: (grade: Grade) => string): ReadonlyMap<string, readonly Grade[]> => {
  const groups = new Map<string, Grade[]>();
  for (const grade of grades) {
    const group = groups.get(key(grade));
    if (group) group.push(grade);
    else groups.set(key(grade), [grade]);
  }
  return groups;
};

const pointsOf = (grades: readonly Grade[]): string =>
  `${sum(grades.map(({ points }) => points))}/${sum(grades.map(({ maxPoints }) => maxPoints))}`;

export const tally = (grades: readonly Grade[]): string => {
  const of = (outcome: Grade['outcome']): number => grades.filter((grade) => grade.outcome === outcome).length;
  return listed([
    `${of('pass')} passed`,
    of('fail') > 0 && `${of('fail')} failed`,
    of('missing') > 0 && `${of('missing')} missing`,
    of('unreadable') > 0 && `${of('unreadable')} unreadable`,
  ]);
};

/** As many exercises side by side as the paper is wide; the others in a table of their own below. */
const tables = (grades: readonly Grade[], count: number, paper: Paper): readonly string[] => {
  const learners = [...groupedBy(grades, ({ learner }) => learner)];
  const nameWidth = Math.min(28, Math.max(7, ...learners.map(([learner]) => columns(harmless(learner)))));
  const cellWidth = Math.max(4, ...grades.map((grade) => cellOf(grade).length + 1));
  const pointsWidth = 2 + Math.max(6, ...learners.map(([, own]) => pointsOf(own).length));
  const fits = Math.max(1, Math.floor((paper.width - nameWidth - pointsWidth) / cellWidth));
  const blocks: string[] = [];
  for (let from = 0; from < count; from += fits) {
    const until = Math.min(count, from + fits);
    const head = Array.from({ length: until - from }, (_, index) => paddedLeft(`${letter(from + index)} `, cellWidth));
    const rows = learners.map(([learner, own]) => {
      const cells = own
        .slice(from, until)
        .map((grade) => ink(paper, paddedLeft(cellOf(grade), cellWidth), colours[grade.outcome]));
      return (
        padded(cut(harmless(learner), nameWidth), nameWidth) + cells.join('') + paddedLeft(pointsOf(own), pointsWidth)
      );
    });
    const title = `${padded('learner', nameWidth)}${head.join('')}${paddedLeft('points', pointsWidth)}`;
    blocks.push([ink(paper, title, 'bold'), ...rows, ''].join('\n'));
  }
  return blocks;
};

const legend = (exercises: ReadonlyMap<string, readonly Grade[]>, paper: Paper): string => {
  const idWidth = Math.max(...[...exercises.keys()].map(columns));
  const lines = [...exercises].map(([id, own], index) => {
    const passed = own.filter(({ outcome }) => outcome === 'pass').length;
    return `${ink(paper, paddedLeft(letter(index), 3), 'bold')}  ${padded(id, idWidth)}  ${passed} of ${own.length} passed`;
  });
  return [...lines, ink(paper, '  × failed   – missing   ! unreadable', 'dim'), ''].join('\n');
};

/** What a teacher talks about in the next lesson. */
const commonest = (grades: readonly Grade[], paper: Paper): string => {
  const failed = grades.filter(({ verdict }) => verdict?.outcome === 'fail' && verdict.findings.length > 0);
  const nameOf = ({ exercise, verdict }: Grade): string => {
    const { rule } = verdict!.findings[0]!;
    return rule.startsWith('task/') ? `${rule} in ${exercise}` : rule;
  };
  const ranked = [...groupedBy(failed, nameOf)].sort(
    ([one, some], [other, others]) => others.length - some.length || (one < other ? -1 : 1),
  );
  if (ranked.length === 0) return '';
  const lines = ranked.slice(0, 10).map(([name, own]) => {
    const first = own[0]!.verdict!.findings[0]!;
    return `${paddedLeft(`${own.length}`, 5)}  ${inOneLine(first, paper, name)}`;
  });
  const left = ranked.length - lines.length;
  if (left > 0) lines.push(`       and ${left} more`);
  return [ink(paper, 'What comes first where an answer failed', 'bold'), ...lines, ''].join('\n');
};

const unreadable = (grades: readonly Grade[], paper: Paper): string => {
  const lines = grades
    .filter(({ outcome }) => outcome === 'unreadable')
    .map(({ file = '', reason = '' }) => `  ${harmless(file)}: ${harmless(reason)}`);
  return lines.length === 0 ? '' : [ink(paper, 'Unreadable', 'bold'), ...lines, ''].join('\n');
};

export const classTable = (grades: readonly Grade[], paper: Paper): string => {
  const exercises = groupedBy(grades, ({ exercise }) => exercise);
  const learners = groupedBy(grades, ({ learner }) => learner);
  return [
    ...tables(grades, exercises.size, paper),
    legend(exercises, paper),
    commonest(grades, paper),
    unreadable(grades, paper),
    `${counted(learners.size, 'learner')}, ${counted(exercises.size, 'exercise')}: ${tally(grades)}.\n`,
  ]
    .filter((part) => part !== '')
    .join('\n');
};
