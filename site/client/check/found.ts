/** The pane of findings: the sentence, the filter, and the list with one of them open. */

import { grouped, many } from '../../check/numbers.ts';
import { everything, type Overview, shownBit, type View, type Words } from '../../check/protocol.ts';
import { nodeOf, toDom } from '../../exchange/dom.ts';
import type { Tree } from '../../exchange/node.ts';
import { say } from '../../say.ts';
import { words as marked } from '../../words.ts';
import type { Looked } from './session.ts';

export interface Found {
  readonly filter: number;
  show(overview: Overview): void;
  look(looked: Looked): void;
  /** Nothing is judged. */
  clear(): void;
}

/** So many findings are in the list at once. */
const page = 30;

interface Told {
  view(view: Pick<View, 'from' | 'to' | 'finding'>): Promise<Tree | undefined>;
  filtered(): void;
  choose(finding: number): void;
  visit(finding: number, from: HTMLElement): void;
  row(row: number): void;
}

const bits = [
  ['errors', shownBit.error],
  ['warnings', shownBit.warning],
  ['notes', shownBit.note],
] as const;

export const createFound = (pane: HTMLElement, words: Words['findings'], told: Told): Found => {
  const find = (selector: string): HTMLElement => pane.querySelector<HTMLElement>(selector)!;
  const list = find('.found');
  const kinds = find('.kinds');
  const filters = find('.filters');
  const pager = find('.pager');
  let overview: Overview | undefined;
  let filter = everything;
  let now: Looked = { row: undefined, finding: undefined };
  let from = 0;
  let turn = 0;

  /** Findings that the filter lets through. */
  const passing = (): readonly number[] =>
    overview
      ? Array.from(overview.findings.severity.keys()).filter((at) => (overview!.findings.severity[at]! & filter) !== 0)
      : [];
  const drawFilters = (): void => {
    const { severity } = overview!.findings;
    const buttons = bits.flatMap(([name, bit]) => {
      const count = severity.reduce((sum, one) => sum + Number(one === bit), 0);
      if (count === 0) return [];
      const button = document.createElement('button');
      Object.assign(button, { type: 'button', className: 'button', textContent: `${words[name]} ${grouped(count)}` });
      button.setAttribute('aria-pressed', String((filter & bit) !== 0));
      button.dataset.bit = String(bit);
      return [button];
    });
    const pressed = (document.activeElement as HTMLElement | null)?.dataset.bit;
    filters.replaceChildren(...buttons);
    kinds.hidden = buttons.length === 0;
    if (pressed) buttons.find(({ dataset }) => dataset.bit === pressed)?.focus();
  };
  const drawPager = (count: number): void => {
    pager.hidden = count <= page;
    const [earlier, later] = pager.querySelectorAll('button');
    const values = { from: grouped(from + 1), to: grouped(Math.min(count, from + page)), count: grouped(count) };
    pager.querySelector('span')!.textContent = say(words.window, values);
    earlier!.disabled = from === 0;
    later!.disabled = from + page >= count;
  };
  /** Scrolls the list, never the page. */
  const reveal = (): void => {
    const open = list.querySelector<HTMLElement>('.open');
    if (!open || list.scrollHeight <= list.clientHeight) return;
    const { offsetTop, offsetHeight } = open;
    const isSeen = offsetTop >= list.scrollTop && offsetTop + offsetHeight <= list.scrollTop + list.clientHeight;
    if (!isSeen) list.scrollTop = offsetTop - 12;
  };
  const draw = async (): Promise<void> => {
    turn += 1;
    const mine = turn;
    const all = passing();
    from = Math.max(0, Math.min(from, Math.floor(Math.max(0, all.length - 1) / page) * page));
    const tree = await told.view({ from, to: from + page, finding: now.finding });
    if (!tree || mine !== turn) return;
    const held = list.contains(document.activeElement) ? (document.activeElement as HTMLElement).dataset : undefined;
    list.replaceChildren(toDom(tree));
    const hidden = overview!.findings.severity.length - all.length;
    if (hidden > 0) list.append(toDom(['p', { class: 'small quiet' }, [many(words.hidden, hidden)]]));
    drawPager(all.length);
    if (held?.finding)
      list.querySelector<HTMLElement>(`button[data-finding="${held.finding}"]`)?.focus({ preventScroll: true });
    requestAnimationFrame(reveal);
  };

  filters.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-bit]');
    if (!button) return;
    filter ^= Number(button.dataset.bit);
    drawFilters();
    told.filtered();
  });
  pager.addEventListener('click', ({ target }) => {
    const by = (target as Element).closest<HTMLElement>('[data-by]')?.dataset.by;
    if (!by) return;
    from += Number(by) * page;
    list.scrollTop = 0;
    draw();
  });
  list.addEventListener('click', (event) => {
    const target = (event.target as Element).closest<HTMLElement>('[data-visit], [data-row], button[data-finding]');
    if (!target) return;
    const { visit, row, finding } = target.dataset;
    event.preventDefault();
    if (visit !== undefined) told.visit(Number(visit), target);
    else if (row !== undefined) told.row(Number(row));
    else told.choose(Number(finding));
  });
  return {
    get filter() {
      return filter;
    },
    show(given) {
      overview = given;
      pane.dataset.state = given.isSound ? 'sound' : 'found';
      find('.headline').replaceChildren(...marked(given.headline).map(nodeOf));
      find('.tallied').textContent = given.tally;
      drawFilters();
    },
    look(looked) {
      now = looked;
      const at = looked.finding === undefined ? -1 : passing().indexOf(looked.finding);
      if (at >= 0) from = Math.floor(at / page) * page;
      if (overview) draw();
    },
    clear() {
      overview = undefined;
      turn += 1;
      delete pane.dataset.state;
      find('.headline').textContent = words.empty;
      find('.tallied').textContent = '';
      kinds.hidden = true;
      pager.hidden = true;
      list.replaceChildren();
    },
  };
};
