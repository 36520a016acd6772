/** One text by every revision: a row for each, and all of them in a sentence. */
import type { Compared, Paper, RevisionVerdict } from '../../types.ts';
import { counted } from './count.ts';
import { type Colour, harmless, ink, marked } from './ink.ts';
import { padded, wrapped } from './width.ts';

const verdictOf = ({ errors, warnings }: RevisionVerdict): { readonly word: string; readonly colour: Colour } =>
  errors > 0
    ? { word: counted(errors, 'error'), colour: 'red' }
    : warnings > 0
      ? { word: `legal, ${counted(warnings, 'warning')}`, colour: 'yellow' }
      : { word: 'legal', colour: 'green' };

/** Where it stands, what stands there, and the rule. Notes are no verdict; `check` tells them. */
const firstOf = ({ first }: RevisionVerdict): string =>
  first && first.severity !== 'note' ? `${first.line}:${first.column} ${harmless(first.what)} [${first.rule}]` : '';

export const comparisonTable = ({ file, comparison }: Compared, named: boolean, paper: Paper): string => {
  const { revisions, summary } = comparison;
  const first = Math.max(8, ...revisions.map(({ revision }) => revision.length));
  const second = Math.max(7, ...revisions.map((one) => verdictOf(one).word.length));
  const indent = ' '.repeat(first + second + 4);
  const rows = revisions.map((one) => {
    const { word, colour } = verdictOf(one);
    const text = wrapped(firstOf(one), paper.width, indent).slice(indent.length);
    return `${padded(one.revision, first)}  ${ink(paper, padded(word, second), colour)}  ${marked(paper, text)}`.trimEnd();
  });
  const title = `${padded('revision', first)}  ${padded('verdict', second)}  first finding`;
  return [
    ...(named ? [ink(paper, harmless(file), 'bold')] : []),
    ink(paper, title, 'bold'),
    ...rows,
    '',
    marked(paper, wrapped(harmless(summary), paper.width, '')),
    '',
  ].join('\n');
};
