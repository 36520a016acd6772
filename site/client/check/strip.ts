/** The session strip at work: as many messages as there is room for, and all of them in small below. */
import type { View } from '../../check/protocol.ts';
import { toDom } from '../../exchange/dom.ts';
import type { Tree } from '../../exchange/node.ts';
import { stepped } from './session.ts';

export interface Strip {
  show(levels: Uint8Array): void;
  look(row: number | undefined): void;
}

/** A message is a target of 24 px at least; on a phone the strip scrolls less if it holds fewer. */
const narrowest = 24;
/** Columns of the small picture. */
const most = 160;

export const createStrip = (
  nav: HTMLElement,
  fetch: (view: Pick<View, 'from' | 'to' | 'row'>) => Promise<Tree | undefined>,
  choose: (row: number) => void,
): Strip => {
  const host = nav.querySelector<HTMLElement>('.messages')!;
  const all = nav.querySelector<HTMLElement>('.whole')!;
  let levels = new Uint8Array();
  let row: number | undefined;
  let from = 0;
  let isDrawing = false;
  let isStale = false;

  /** Told by the observer: to ask for it would lay the page out once more at each step. */
  let width = 0;

  const fits = (): number => Math.max(5, Math.floor(width / narrowest));
  /** The window stays while what is looked at is in it. */
  const follow = (): void => {
    const room = fits();
    const last = Math.max(0, levels.length - room);
    const at = row ?? 0;
    if (at < from + 1 || at >= from + room - 1) from = at - Math.floor(room / 2);
    from = Math.max(0, Math.min(last, from));
  };
  const frame = (): void => {
    const box = all.querySelector<HTMLElement>('b');
    if (!box) return;
    box.style.left = `${(from / levels.length) * 100}%`;
    box.style.width = `${Math.max(1, (fits() / levels.length) * 100)}%`;
  };
  const draw = async (): Promise<void> => {
    if (isDrawing) {
      isStale = true;
      return;
    }
    isDrawing = true;
    follow();
    const tree = await fetch({ from, to: from + fits(), row });
    isDrawing = false;
    if (tree) {
      const hasFocus = host.contains(document.activeElement);
      host.replaceChildren(toDom(tree));
      const current = host.querySelector<HTMLElement>('[aria-current]') ?? host.querySelector<HTMLElement>('a');
      if (current) current.tabIndex = 0;
      if (hasFocus) current?.focus({ preventScroll: true });
      frame();
    }
    if (!isStale) return;
    isStale = false;
    draw();
  };
  const drawAll = (): void => {
    const isLong = levels.length > fits();
    all.hidden = !isLong;
    if (!isLong) return;
    const columns = Math.min(most, levels.length);
    const small = Array.from({ length: columns }, (_, at) => {
      const column = document.createElement('i');
      const part = levels.subarray(
        Math.floor((at * levels.length) / columns),
        Math.max(1, Math.floor(((at + 1) * levels.length) / columns)),
      );
      const worst = part.reduce((one, other) => Math.max(one, other), 0);
      column.className = ['', 'advice', 'fault'][worst]!;
      return column;
    });
    all.replaceChildren(...small, document.createElement('b'));
  };

  nav.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLElement>('a[data-row]');
    if (!link) return;
    event.preventDefault();
    choose(Number(link.dataset.row));
  });
  all.addEventListener('pointerdown', ({ clientX }) => {
    const { left, width } = all.getBoundingClientRect();
    choose(Math.max(0, Math.min(levels.length - 1, Math.floor(((clientX - left) / width) * levels.length))));
  });
  nav.addEventListener('keydown', (event) => {
    const { key, shiftKey, ctrlKey, altKey, metaKey } = event;
    if (levels.length === 0 || ctrlKey || altKey || metaKey) return;
    const next =
      key === 'ArrowRight' || key === 'ArrowLeft'
        ? stepped(levels, row, key === 'ArrowRight' ? 1 : -1, shiftKey)
        : key === 'Home'
          ? 0
          : key === 'End'
            ? levels.length - 1
            : undefined;
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
  });
  new ResizeObserver(([entry]) => {
    width = entry!.contentRect.width;
    if (levels.length === 0 || width === 0) return;
    drawAll();
    draw();
  }).observe(host);
  return {
    show(now) {
      levels = new Uint8Array(now);
      nav.hidden = levels.length === 0;
      if (width > 0) drawAll();
    },
    look(at) {
      row = at;
      if (levels.length > 0 && width > 0) draw();
    },
  };
};
