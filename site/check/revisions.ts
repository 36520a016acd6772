/** One verdict per revision as a table, and what to change to move from one to another. */

import type { Comparison, Finding, Migration, RevisionVerdict } from '../../graders/types.ts';
import { href } from '../address.ts';
import { type Child, h, spoken, type Tree } from '../exchange/node.ts';
import { say } from '../say.ts';
import { words as marked } from '../words.ts';
import { grouped, many } from './numbers.ts';
import type { Words } from './protocol.ts';

/** As many as anybody works through. */
const most = 100;

export const comparisonTree = ({ revisions, summary }: Comparison, words: Words): Tree => {
  const { caption, revision, verdict, first, move } = words.revisions;
  const heads = [revision, verdict, first, move].map((name) => h('th', { scope: 'col' }, name));
  return h(
    'div',
    'every',
    h('p', undefined, marked(summary)),
    h(
      'table',
      undefined,
      h('caption', 'sr', caption),
      h('thead', undefined, h('tr', undefined, heads)),
      h('tbody', undefined, ...revisions.map((one) => row(one, words))),
    ),
  );
};

const row = (one: RevisionVerdict, words: Words): Tree => {
  const { revision, first } = one;
  const cell = (name: string, ...children: readonly Child[]): Tree => h('td', { 'data-head': name }, ...children);
  const { verdict, first: head, move, show, changes, changesFor } = words.revisions;
  return h(
    'tr',
    undefined,
    h(
      'th',
      { scope: 'row' },
      h(
        'button',
        { type: 'button', class: 'link', 'data-revision': revision, 'aria-label': say(show, { revision }) },
        revision,
      ),
    ),
    cell(verdict, h('span', verdictClass(one), verdictOf(one, words))),
    cell(head, ...(first && first.severity !== 'note' ? said(first) : [])),
    cell(
      move,
      h(
        'button',
        { type: 'button', class: 'link', 'data-migrate': revision, 'aria-label': say(changesFor, { revision }) },
        changes,
      ),
    ),
  );
};

const verdictClass = ({ errors, warnings }: RevisionVerdict): string =>
  errors > 0 ? 'verdict bad' : warnings > 0 ? 'verdict advice' : 'verdict good';

export const verdictOf = ({ errors, warnings }: RevisionVerdict, { findings, revisions }: Words): string => {
  if (errors > 0) return many(findings.error, errors);
  return warnings > 0 ? say(revisions.warned, { warnings: many(findings.warning, warnings) }) : revisions.legal;
};

/** Place, words and rule on one line. */
const said = ({ line, column, what, url, rule }: Finding): readonly Child[] => [
  h('span', 'num', `${grouped(line)}:${column}`),
  ' ',
  ...marked(what),
  ' ',
  url === '' ? h('span', 'ruleid', rule) : h('a', { class: 'ruleid', href: href(url) }, rule),
];

export const migrationTree = (migration: Migration, words: Words): Tree => {
  const { from, to, changes, kept, gone, summary } = migration;
  const names = { from, to };
  return h(
    'section',
    { class: 'migration', 'aria-labelledby': 'migration-head' },
    h('h3', { id: 'migration-head', tabindex: -1 }, say(words.revisions.list, names)),
    h('p', undefined, marked(summary)),
    changes.length > 0 && h('ol', undefined, ...changes.slice(0, most).map((one) => act(one, words))),
    rest(changes, words),
    ...listing(say(words.revisions.kept, names), kept, words),
    ...listing(say(words.revisions.gone, names), gone, words),
  );
};

const act = (one: Finding, words: Words): Tree => {
  const { should, may } = words.revisions;
  const lead = one.severity === 'warning' ? should : one.severity === 'note' ? may : '';
  return h(
    'li',
    undefined,
    h('p', undefined, lead !== '' && h('span', 'label', `${lead} `), said(one)),
    h('p', 'fix', spoken(`${words.findings.fix}: `), marked(one.fix)),
  );
};

const listing = (title: string, findings: readonly Finding[], words: Words): readonly Child[] =>
  findings.length === 0
    ? []
    : [
        h('h4', undefined, title),
        h('ul', undefined, ...findings.slice(0, most).map((one) => h('li', undefined, said(one)))),
        ...[rest(findings, words)].filter((one) => one !== false),
      ];

const rest = ({ length }: readonly Finding[], { revisions }: Words): Tree | false =>
  length > most && h('p', 'quiet', say(revisions.more, { count: grouped(length - most) }));
