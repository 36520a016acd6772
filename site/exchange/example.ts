/** An example's text between the lanes, and the grader's own words about it. */
import type { Finding, Trace } from '../../graders/types.ts';
import t from '../i18n/exchange.ts';
import { say } from '../say.ts';
import { words } from '../words.ts';
import { levelTree } from './level.ts';
import { codeLines, type Mark, type Ticket } from './lines.ts';
import { type Child, h, spoken, type Tree } from './node.ts';
import { tracksOf } from './pairs.ts';
import type { Token } from './tokens.ts';

/** Findings that an example shows: a note is worth its words only where nothing else is said. */
export const shownFindings = ({ report }: Trace): readonly Finding[] => {
  const faults = report.findings.filter(({ severity }) => severity !== 'note');
  return faults.length > 0 ? faults : report.findings;
};

const anchor = (prefix: string, i: number): string => `${prefix}-${i + 1}`;

export const exampleCode = (
  { rows }: Trace,
  text: string,
  tokens: readonly Token[],
  findings: readonly Finding[],
  prefix: string,
): Tree => {
  const marks = findings.map(
    ({ start, end, severity }, i): Mark => ({
      start,
      end,
      kind: severity === 'error' ? 'blame' : 'advise',
      flag: { number: i + 1, href: `#${anchor(prefix, i)}` },
    }),
  );
  const tickets = [...tracksOf(rows).pairs].flatMap(([place, pair]): readonly Ticket[] => {
    const id = rows[place]!.id;
    return id && rows.length > 1 ? [{ start: id.start, end: id.end, pair }] : [];
  });
  const shown = { start: 0, end: text.endsWith('\n') ? text.length - 1 : text.length };
  const lane = (offset: number): string | undefined => {
    const row = [...rows].reverse().find(({ start }) => start <= lineEnd(text, offset)) ?? rows[0];
    return row && (row.sender === 'client' ? 'go' : 'back');
  };
  return h('pre', 'code', codeLines(text, shown, { tokens, marks, tickets }, lane));
};

const lineEnd = (text: string, offset: number): number => {
  const end = text.indexOf('\n', offset);
  return end < 0 ? text.length : end;
};

/** What is there, why it matters, what to do: each finding as the reply would say it. A page that has its title needs no link. */
export const explanation = (
  findings: readonly Finding[],
  prefix: string,
  href: (url: string) => string,
  linked = true,
): readonly Child[] =>
  findings.map((finding, i) =>
    h(
      'div',
      { id: anchor(prefix, i) },
      h(
        'p',
        'title',
        spoken(say(t.finding, { number: i + 1 })),
        h('b', undefined, linked ? words(finding.title) : t.says),
        ' ',
        levelTree(finding.level),
      ),
      h('dl', 'said', said(t.what, finding.what), said(t.why, finding.why), said(t.fix, finding.fix)),
      linked && h('p', undefined, h('a', { class: 'ruleid', href: href(finding.url) }, finding.rule)),
    ),
  );

const said = (name: string, text: string): readonly Child[] => [
  h('dt', undefined, name),
  h('dd', undefined, words(text)),
];
