/** The diagram below the panes: all of a short session, a window of a long one that follows what is looked at. */

import { grouped } from '../../check/numbers.ts';
import type { Overview, View, Words } from '../../check/protocol.ts';
import { toDom } from '../../exchange/dom.ts';
import type { Tree } from '../../exchange/node.ts';
import { say } from '../../say.ts';

export interface Figure {
  readonly window: { readonly from: number; readonly to: number };
  show(overview: Overview): void;
  look(row: number | undefined): void;
  clear(): void;
}

const page = 20;

export const createFigure = (
  section: HTMLElement,
  words: Words['diagram'],
  view: (view: Pick<View, 'from' | 'to' | 'row'>) => Promise<Tree | undefined>,
  choose: (row: number, from: HTMLElement) => void,
): Figure => {
  const host = section.querySelector<HTMLElement>('.drawn')!;
  const pager = section.querySelector<HTMLElement>('.pager')!;
  let overview: Overview | undefined;
  let from = 0;
  let row: number | undefined;
  let turn = 0;

  const count = (): number => overview?.rows.number.length ?? 0;
  const drawPager = (): void => {
    pager.hidden = count() <= page;
    const [earlier, later] = pager.querySelectorAll('button');
    const values = { from: grouped(from + 1), to: grouped(Math.min(count(), from + page)), count: grouped(count()) };
    pager.querySelector('span')!.textContent = say(words.window, values);
    earlier!.disabled = from === 0;
    later!.disabled = from + page >= count();
  };
  const draw = async (): Promise<void> => {
    turn += 1;
    const mine = turn;
    const tree = await view({ from, to: from + page, row });
    if (!tree || mine !== turn) return;
    host.replaceChildren(toDom(tree));
    drawPager();
  };
  /** Most steps stay within what is drawn. */
  const point = (): void => {
    for (const old of host.querySelectorAll('[aria-current]')) old.removeAttribute('aria-current');
    if (row === undefined || !overview) return;
    const link = host.querySelector(`.shaft a[href="#message-${overview.rows.number[row]}"]`);
    link?.closest('li')?.setAttribute('aria-current', 'true');
  };
  pager.addEventListener('click', ({ target }) => {
    const by = (target as Element).closest<HTMLElement>('[data-by]')?.dataset.by;
    if (!by) return;
    from = Math.max(0, from + Number(by) * page);
    draw();
  });
  host.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('.shaft a');
    if (!link || !overview) return;
    event.preventDefault();
    const number = Number(link.hash.slice('#message-'.length));
    choose(overview.rows.number.indexOf(number), link);
  });
  return {
    get window() {
      return { from, to: Math.min(count(), from + page) };
    },
    show(given) {
      overview = given;
      section.hidden = count() === 0;
      from = Math.min(from, Math.floor(Math.max(0, count() - 1) / page) * page);
      turn += 1;
      row = undefined;
      draw();
    },
    look(at) {
      row = at;
      if (at === undefined || (at >= from && at < from + page)) return point();
      from = Math.floor(at / page) * page;
      draw();
    },
    clear() {
      overview = undefined;
      turn += 1;
      section.hidden = true;
      host.replaceChildren();
    },
  };
};
