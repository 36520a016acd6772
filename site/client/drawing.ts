/** The diagram below an exchange that is being written. It follows the keys without a word, and blames only what was checked. */
import { trace } from '../../graders/browser.ts';
import type { PublicExercise, Trace } from '../../graders/types.ts';
import { href } from '../address.ts';
import { toDom } from '../exchange/dom.ts';
import { h } from '../exchange/node.ts';
import { tracksOf } from '../exchange/pairs.ts';
import { exchangeTree } from '../exchange/tree.ts';
import type { Mark } from './marks.ts';

export interface Drawing {
  /** Draws the text; returns the ids that pair, as marks for the editor, or nothing where a newer text came in between. */
  draw(text: string, isChecked: boolean): Promise<readonly Mark[] | undefined>;
}

/** The same rows without a judgement: nothing is marked while somebody writes. */
const unjudged = ({ rows, report }: Trace): Trace => ({
  rows: rows.map(({ how: _how, wrongDirection: _wrong, ...row }) => row),
  report: { ...report, findings: [] },
});

export const createDrawing = (
  host: HTMLElement,
  { given, revision, session, transport = 'none' }: PublicExercise,
  visit: (offset: number, from: HTMLElement) => void,
): Drawing => {
  const before = given === undefined ? '' : `${given.trimEnd()}\n`;
  host.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('.shaft a');
    if (!link) return;
    event.preventDefault();
    visit(Number(link.hash.slice(2)), link);
  });
  let turn = 0;
  return {
    async draw(text, isChecked) {
      turn += 1;
      const mine = turn;
      const whole = before + text;
      const seen = await trace(whole, { revision, session, transport });
      if (mine !== turn) return undefined;
      const shown = isChecked ? seen : unjudged(seen);
      const rows = exchangeTree(shown, whole, {
        href,
        messages: false,
        remarks: false,
        lineHref: ({ start }) => (start < before.length ? undefined : `#@${start - before.length}`),
      });
      host.hidden = seen.rows.every(({ kind }) => kind === 'blank');
      host.replaceChildren(
        toDom(h('figure', 'exchange', h('figcaption', 'sr', 'The exchange, as it is written so far'), rows)),
      );
      const { pairs } = tracksOf(shown.rows);
      return [...pairs].flatMap(([place, { hue }]): readonly Mark[] => {
        const id = shown.rows[place]?.id;
        if (!id || id.start < before.length) return [];
        return [{ start: id.start - before.length, end: id.end - before.length, look: `ticket p${hue}` }];
      });
    },
  };
};
