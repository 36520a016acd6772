/** A verdict as the reply shows it: a tree, so that the build writes the same reply that the page draws. */
import type { Finding, RevisionId, Verdict } from '../../graders/types.ts';
import { href } from '../address.ts';
import { levelTree } from '../exchange/level.ts';
import { type Child, h, icon, spoken, type Tree } from '../exchange/node.ts';
import t from '../i18n/reply.ts';
import { counted, say } from '../say.ts';
import { inSentence, plain, told, words } from '../words.ts';
import { arrow } from './blank.ts';

/** The revision the trial speaks of, which is the course's. */
export const asOf: RevisionId = '2025-11-25';

/** Headings of a reply continue those of what it replies to. */
export type Heading = 2 | 4;

const flag = ({ severity }: Finding, number: number): Tree =>
  h('span', severity === 'error' ? 'flag' : 'flag should', String(number));

const where = ({ line, column }: Finding): string => say(t.place, { line, column });

/** Level and place, what, why, fix, and the two ways on. */
const body = (finding: Finding, number: number, isPlaced: boolean): readonly Tree[] => [
  h('p', 'at', levelTree(finding.level), isPlaced && h('span', undefined, where(finding))),
  h(
    'dl',
    undefined,
    ...(['what', 'why', 'fix'] as const).flatMap((field) => [
      h('dt', undefined, t.blank[field]),
      h('dd', undefined, words(finding[field])),
    ]),
  ),
  h(
    'p',
    'acts',
    h('button', { type: 'button', class: 'link', 'data-do': 'visit', 'data-n': number }, t.go),
    finding.url !== '' &&
      finding.level !== 'TASK' &&
      h(
        'a',
        { href: href(finding.url) },
        t.read,
        h('span', 'sr', told(t.readTitle, { title: h('span', undefined, words(finding.title)) })),
      ),
  ),
];

/** The first problem, in full. */
export const finding = (one: Finding, heading: Heading, isPlaced = true): Tree =>
  h(
    'div',
    'finding',
    h(`h${heading + 1}`, 'title', spoken(t.problem), flag(one, 1), spoken(': '), words(one.title)),
    ...body(one, 1, isPlaced),
  );

/** The others, one line each, to be opened. */
const further = (findings: readonly Finding[], first: number, title: string, isPlaced = true): readonly Tree[] =>
  findings.length === 0
    ? []
    : [
        h(
          'div',
          'further',
          h('p', undefined, title),
          h(
            'ol',
            undefined,
            ...findings.map((one, index) =>
              h(
                'li',
                undefined,
                h(
                  'details',
                  'finding',
                  h(
                    'summary',
                    undefined,
                    flag(one, first + index),
                    h(
                      'span',
                      undefined,
                      words(one.what),
                      isPlaced && [' ', h('span', 'quiet num', say(t.line, { line: one.line }))],
                    ),
                  ),
                  h('p', 'title', words(one.title)),
                  ...body(one, first + index, isPlaced),
                ),
              ),
            ),
          ),
        ),
      ];

const head = (heading: Heading, headline: readonly Child[], score: string): Tree =>
  h('header', undefined, arrow, h(`h${heading}`, 'head', headline), score !== '' && h('span', 'score', score));

/** The reply to something that breaks a rule or misses what was asked. What was picked has no line and no column. */
export const failed = (
  findings: readonly Finding[],
  score: string,
  heading: Heading,
  isPlaced = true,
): readonly Tree[] => {
  const [first, ...others] = findings;
  return [
    head(heading, words(first!.headline), score),
    finding(first!, heading, isPlaced),
    ...further(others, 2, counted(t.further, others.length), isPlaced),
  ];
};

/** The reply to something sound, with what is still worth knowing. */
export const passed = (
  title: string,
  achieved: string,
  advice: readonly Finding[],
  score: string,
  heading: Heading,
  ...more: readonly (Tree | undefined)[]
): readonly Tree[] => [
  head(heading, [icon('yes', 'icon'), ` ${title}`], score),
  h('p', undefined, words(achieved)),
  ...more.filter((one) => one !== undefined),
  ...further(advice, 1, counted(t.worthKnowing, advice.length)),
];

export const score = ({ points, maxPoints }: Verdict): string => say(t.score, { points, maxPoints });

/** A title inside a sentence. */
export const inside = (title: string): string => inSentence(plain(title));

/** What a check says aloud. */
export const spokenVerdict = ({ outcome, gradable, results, findings, messages }: Verdict, sound: string): string => {
  const met = results.filter((result) => result.outcome === 'met').length;
  const score = gradable ? say(t.spoken.met, { met, all: results.length }) : t.spoken.unjudged;
  if (outcome === 'pass') return say(t.spoken.passed, { score, sound });
  const [first] = findings;
  if (first && messages.length === 0) return say(t.spoken.unread, { score, what: plain(first.what) });
  return first ? say(t.spoken.first, { score, line: first.line, title: inside(first.title) }) : score;
};
