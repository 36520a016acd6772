/** The reply before there is anything to reply: a form that shows where its words will stand. */
import { h, type Tree } from '../exchange/node.ts';

export const untouched = 'Nothing is checked yet. The reply comes back here.';
export const writing = 'Nothing is marked while you write. Check when a message is whole.';

export const arrow = h('span', { class: 'arrow', 'aria-hidden': 'true' }, '<--');

export const blank = (sentence: string): readonly Tree[] => [
  h('header', undefined, arrow, h('span', undefined, sentence)),
  h(
    'dl',
    { class: 'blanks', 'aria-hidden': 'true' },
    ...['rule', 'what', 'why', 'fix'].flatMap((field) => [h('dt', undefined, field), h('dd', undefined)]),
  ),
];
