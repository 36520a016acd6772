/** A rule with its page, for reading. */
import type { Citation, Example, Level, Paper, RevisionId, Rule, RulePage } from '../../types.ts';
import { paragraph } from './findings.ts';
import { harmless, ink, marked } from './ink.ts';

export interface LevelThere {
  readonly revision: RevisionId;
  readonly level: Level | undefined;
}

/** `MUST from 2024-11-05 to 2025-06-18`, a line for each stretch of revisions with one level. */
const inForce = (levels: readonly LevelThere[]): readonly string[] => {
  const stretches: { level: Level; from: RevisionId; to: RevisionId; last: boolean }[] = [];
  levels.forEach(({ revision, level }, at) => {
    if (level === undefined) return;
    const before = levels[at - 1];
    const last = at === levels.length - 1;
    const current = stretches.at(-1);
    if (current && before?.level === level) Object.assign(current, { to: revision, last });
    else stretches.push({ level, from: revision, to: revision, last });
  });
  return stretches.map(({ level, from, to, last }) =>
    last ? `${level} since ${from}` : from === to ? `${level} in ${from}` : `${level} from ${from} to ${to}`,
  );
};

const cited = ({ of, page, section, revisions }: Citation): string =>
  [of === 'practice' ? 'practice' : of, page, section && `section ${section}`, revisions && `(${revisions})`]
    .filter((part) => part)
    .join(', ')
    .replace(', (', ' (');

/** Text of an example behind an indent; on coloured paper the blamed span is red, else it stays in `«…»`. */
const example = (paper: Paper, given: string | Example, blamed: boolean): string => {
  const { text, note } = typeof given === 'string' ? { text: given, note: undefined } : given;
  const shown = text
    .split('\n')
    .map((line) => `    ${harmless(line)}`)
    .join('\n');
  const painted = paper.colour
    ? shown.replace(/«([^»]*)»/g, (_, span: string) => ink(paper, span, blamed ? 'red' : 'bold'))
    : shown;
  return note === undefined ? painted : `${painted}\n${paragraph(paper, note, '', '      ')}`;
};

const each = <T>(value: T | readonly T[]): readonly T[] => (Array.isArray(value) ? value : [value as T]);

/** A template as it reads without a text at hand: what would be quoted is left open. */
const open = (template: string): string => template.replace(/\{\w+\}/g, '…');

const broken = (rule: Rule, page: RulePage, paper: Paper): readonly string[] =>
  Object.entries(rule.messages).flatMap(([id, words]) => [
    paragraph(paper, open(words.what)),
    ...(words.why === undefined ? [] : [paragraph(paper, open(words.why), 'Why')]),
    paragraph(paper, open(words.fix), 'Fix'),
    ...each(page.bad[id] ?? []).map((one) => example(paper, one as string | Example, true)),
    '',
  ]);

export const explanation = (rule: Rule, page: RulePage, levels: readonly LevelThere[], paper: Paper): string => {
  const heading = (text: string): string => ink(paper, text, 'bold');
  const optional = (title: string, text: string | undefined): readonly string[] =>
    text === undefined ? [] : [heading(title), paragraph(paper, text), ''];
  return [
    `${heading(rule.id)}  ${inForce(levels).join(', ')}`,
    '',
    paragraph(paper, rule.title, '', ''),
    '',
    paragraph(paper, rule.headline),
    paragraph(paper, rule.why, 'Why'),
    '',
    heading('What breaks it'),
    ...broken(rule, page, paper),
    heading('What keeps it'),
    ...page.good.map((one) => example(paper, one, false)),
    '',
    ...optional('In real life', page.realLife),
    ...optional('Why people write it so', page.thought),
    ...(page.permits ?? []).flatMap(({ text }) => [paragraph(paper, text, 'Allowed')]),
    ...(page.notes ?? []).flatMap(({ text }) => [paragraph(paper, text, 'Beside it')]),
    ...((page.permits ?? page.notes) ? [''] : []),
    `Written in: ${marked(paper, page.cites.map(cited).join('; '))}`,
    '',
  ].join('\n');
};
