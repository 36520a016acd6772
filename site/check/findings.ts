/** The list of findings: the selected one open, the others a title and a sentence. */

import type { Finding } from '../../graders/types.ts';
import { href } from '../address.ts';
import { type Child, h, spoken, type Tree } from '../exchange/node.ts';
import { say } from '../say.ts';
import { words as marked } from '../words.ts';
import { type Judged, rowAt } from './judge.ts';
import { grouped } from './numbers.ts';
import { shownBit, type View, type Words } from './protocol.ts';

/** `from` and `to` count the findings that the filter lets through. */
export const findingsTree = (judged: Judged, { from, to, finding, filter }: View, words: Words): Tree => {
  const passing = judged.findings.flatMap(({ severity }, at) => ((filter & shownBit[severity]) !== 0 ? [at] : []));
  const items = passing.slice(from, to).map((at) => item(judged, at, at === finding, words));
  return h('ol', 'findings', items);
};

const item = (judged: Judged, at: number, isOpen: boolean, words: Words): Tree => {
  const one = judged.findings[at]!;
  return h(
    'li',
    { class: `finding${isOpen ? ' open' : ''}${one.severity === 'error' ? '' : ' should'}`, 'data-finding': at },
    h(
      'h3',
      'title',
      h(
        'button',
        { type: 'button', class: 'opener', 'aria-expanded': isOpen ? 'true' : 'false', 'data-finding': at },
        spoken(`${words.findings.finding} `),
        h('span', one.severity === 'error' ? 'flag' : 'flag should', grouped(at + 1)),
        spoken(': '),
        h('span', undefined, marked(one.title)),
      ),
    ),
    h('p', 'at', level(one, words), place(judged, at, words)),
    ...(isOpen ? body(judged, one, words) : [h('p', undefined, marked(one.what))]),
  );
};

const level = ({ level }: Finding, { levels }: Words): Tree => h('span', `level ${level.toLowerCase()}`, levels[level]);

/** `message 10, column 23`, and the line where a message has several or the lines are not the messages. */
export const placeOf = (judged: Judged, at: number, { findings: words }: Words): string => {
  const { line, column } = judged.findings[at]!;
  const row = judged.rowOf[at]!;
  if (row < 0) return say(words.stream, { line: grouped(line), column });
  const number = judged.shown[row]! + 1;
  const values = { number: grouped(number), line: grouped(line), column };
  return say(line === number ? words.place : words.placeLine, values);
};

const place = (judged: Judged, at: number, words: Words): Tree => {
  const row = judged.rowOf[at]!;
  const href = `#message-${row < 0 ? 0 : judged.shown[row]! + 1}`;
  return h('a', { href, 'data-visit': at }, placeOf(judged, at, words));
};

const body = (judged: Judged, one: Finding, words: Words): readonly Tree[] => [
  h(
    'dl',
    undefined,
    (['what', 'why', 'fix'] as const).flatMap((field) => [
      h('dt', undefined, words.findings[field]),
      h('dd', undefined, marked(one[field])),
    ]),
  ),
  h(
    'p',
    'acts',
    one.url !== '' && h('a', { href: href(one.url) }, words.findings.rule, spoken(`: ${one.rule}`)),
    ...related(judged, one, words),
  ),
];

/** Other messages that it speaks of. */
const related = (judged: Judged, { related = [] }: Finding, words: Words): readonly Child[] =>
  related.flatMap(({ index, label }): readonly Child[] => {
    const row = judged.shown.findIndex((place) => judged.rows[place]!.index === index);
    if (row < 0) return [];
    const number = rowNumber(judged, row);
    const said = words.related[label];
    return [h('a', { href: `#message-${number}`, 'data-row': row }, `${said}: ${number}`)];
  });

const rowNumber = ({ shown }: Judged, row: number): number => shown[row]! + 1;

/** Requests whose answer is itself at fault are not told to be unanswered; this says why. */
export const causes = (judged: Judged, { findings: words }: Words): readonly string[] => {
  const unanswered = new Set(
    judged.findings.flatMap(({ rule }, at) => (/\/response-missing$/.test(rule) ? [judged.rowOf[at]!] : [])),
  );
  const said = new Map<number, string>();
  judged.findings.forEach((one, at) => {
    const row = judged.rowOf[at]!;
    if (row < 0 || one.severity !== 'error') return;
    const { answers, how } = rowAt(judged, row);
    if (answers === undefined || how !== 'type-changed' || said.has(answers)) return;
    if (unanswered.has(judged.shown.indexOf(answers))) return;
    said.set(answers, say(words.cause, { number: answers + 1, finding: at + 1 }));
  });
  return [...said.values()].slice(0, 5);
};
