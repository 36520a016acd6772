/** The blank reply as the build writes it: a form that shows where the words will stand. */

import { h, type Tree } from '../exchange/node.ts';
import t from '../i18n/reply.ts';

export const arrow = h('span', { class: 'arrow', 'aria-hidden': 'true' }, '<--');

export const blank = (sentence: string): readonly Tree[] => [
  h('header', undefined, arrow, h('span', undefined, sentence)),
  h(
    'dl',
    { class: 'blanks', 'aria-hidden': 'true' },
    ...Object.values(t.blank).flatMap((field) => [h('dt', undefined, field), h('dd', undefined)]),
  ),
];
