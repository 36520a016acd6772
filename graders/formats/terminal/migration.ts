/** What takes a text to another revision: acts in order, then what else is worth knowing. */
import type { Finding, Migrated, Paper } from '../../types.ts';
import { paragraph } from './findings.ts';
import { harmless, ink, marked } from './ink.ts';
import { wrapped } from './width.ts';

/** As many as anybody works through; the others are in the data. */
const most = 100;

const said: Readonly<Record<Finding['severity'], string>> = { error: '', warning: 'should: ', note: 'may: ' };

const act = (file: string, finding: Finding, number: number, paper: Paper): string => {
  const { line, column, rule, severity, what, fix } = finding;
  const lead = `${String(number).padStart(3)}. `;
  const place = ink(paper, `${harmless(file)}:${line}:${column}:`, 'bold');
  return [
    `${lead}${place} ${said[severity]}${ink(paper, `[${rule}]`, 'dim')}`,
    paragraph(paper, what, '', '     '),
    paragraph(paper, fix, 'Fix', '     '),
    '',
  ].join('\n');
};

const listing = (file: string, title: string, findings: readonly Finding[], paper: Paper): string => {
  if (findings.length === 0) return '';
  const lines = findings.slice(0, most).map(({ line, column, rule, what }) => {
    const place = `${harmless(file)}:${line}:${column}:`;
    return marked(paper, wrapped(`${place} ${harmless(what)} [${rule}]`, paper.width, '     ', '  '));
  });
  return `${[ink(paper, title, 'bold'), ...lines, ...rest(findings)].join('\n')}\n\n`;
};

const rest = (findings: readonly Finding[]): readonly string[] =>
  findings.length > most ? [`  ${findings.length - most} more; --format json lists them all.`] : [];

export const migrationList = ({ file, migration }: Migrated, paper: Paper): string => {
  const { from, to, changes, kept, gone, outcome, summary } = migration;
  const acts = changes.slice(0, most).map((finding, at) => `${act(file, finding, at + 1, paper)}\n`);
  const more = rest(changes).map((line) => `${line}\n\n`);
  return [
    ...acts,
    ...more,
    listing(file, `Wrong in ${from} and in ${to}: mend it first, since it may hide more`, kept, paper),
    listing(file, `No longer found in ${to}`, gone, paper),
    `${ink(paper, `${harmless(file)}: ${summary}`, outcome === 'pass' ? 'green' : 'bold')}\n`,
  ].join('');
};
