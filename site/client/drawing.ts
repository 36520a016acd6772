/** The diagram below an exchange that is being written. It follows the keys without a word, and blames only what was checked. */

import { sketch, trace } from '../../graders/browser.ts';
import type { PublicExercise } from '../../graders/types.ts';
import { href } from '../address.ts';
import { nodeOf, toDom } from '../exchange/dom.ts';
import type { Drawn } from '../exchange/findings.ts';
import { h, type Tree } from '../exchange/node.ts';
import { tracksOf } from '../exchange/pairs.ts';
import { exchangeTree } from '../exchange/tree.ts';
import t from '../i18n/work.ts';
import { counted } from '../say.ts';
import { agreement, type Mark } from './marks.ts';

export interface Drawing {
  /** Draws the text as it stands, with no judgement. Returns the ids that pair, as marks for the editor. */
  sketch(text: string): readonly Mark[];
  /** Judges the text; what it returns draws the judgement. */
  judge(text: string): Promise<() => readonly Mark[]>;
}

/** Says so where no arrow says who sent what. */
const guessed = ({ rows }: Drawn) => {
  const count = rows.filter(({ inferred, kind }) => inferred && kind !== 'blank').length;
  return count > 0 && h('p', 'label', counted(t.guessed, count));
};

export const createDrawing = (
  host: HTMLElement,
  { given, revision, session, transport = 'none' }: PublicExercise,
  visit: (offset: number, from: HTMLElement) => void,
): Drawing => {
  const before = given === undefined ? '' : `${given.trimEnd()}\n`;
  const options = { revision, session, transport };
  host.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('.shaft a');
    if (!link) return;
    event.preventDefault();
    visit(starts[Number(link.hash.slice(2))]!, link);
  });
  const figure = toDom(h('figure', 'exchange', h('figcaption', 'sr', t.drawing)));
  const list = document.createElement('ol');
  list.className = 'rows';
  figure.append(list);
  /** Where in the answer each row begins. */
  let starts: readonly number[] = [];
  /** Rows with equal keys look alike: they keep their elements. */
  let keys: readonly string[] = [];
  const put = ([, , rows]: Tree): void => {
    const next = rows.map((row) => JSON.stringify(row));
    const { front, back } = agreement(keys, next);
    const after = list.children[keys.length - back] ?? null;
    for (const old of [...list.children].slice(front, keys.length - back)) old.remove();
    for (const row of rows.slice(front, rows.length - back)) list.insertBefore(nodeOf(row), after);
    keys = next;
  };
  const draw = (shown: Drawn, text: string): readonly Mark[] => {
    starts = shown.rows.map(({ start }) => start - before.length);
    const rows = exchangeTree(shown, before + text, {
      href,
      messages: false,
      remarks: false,
      lineHref: ({ start }, place) => (start < before.length ? undefined : `#@${place}`),
    });
    host.hidden = shown.rows.every(({ kind }) => kind === 'blank');
    put(rows);
    const doubt = guessed(shown);
    figure.querySelector(':scope > .label')?.remove();
    if (doubt) figure.append(toDom(doubt));
    if (!figure.isConnected) host.replaceChildren(figure);
    const { pairs } = tracksOf(shown.rows);
    return [...pairs].flatMap(([place, { hue }]): readonly Mark[] => {
      const id = shown.rows[place]?.id;
      if (!id || id.start < before.length) return [];
      return [{ start: id.start - before.length, end: id.end - before.length, look: `ticket p${hue}` }];
    });
  };
  return {
    sketch(text) {
      // Nothing is marked while somebody writes.
      const rows = sketch(before + text, options).map(({ how: _how, wrongDirection: _wrong, ...row }) => row);
      return draw({ rows, report: { findings: [] } }, text);
    },
    async judge(text) {
      const judged = await trace(before + text, options);
      return () => draw(judged, text);
    },
  };
};
