/** The blank reply as the build writes it: a form that shows where the words will stand. */
import { h, type Tree } from '../exchange/node.ts';

export const untouched = 'Nothing is checked yet. The reply comes back here.';

export const arrow = h('span', { class: 'arrow', 'aria-hidden': 'true' }, '<--');

export const blank = (sentence: string): readonly Tree[] => [
  h('header', undefined, arrow, h('span', undefined, sentence)),
  h(
    'dl',
    { class: 'blanks', 'aria-hidden': 'true' },
    ...['rule', 'what', 'why', 'fix'].flatMap((field) => [h('dt', undefined, field), h('dd', undefined)]),
  ),
];
