/** A text of any length as a list that holds only the lines in view. */

import { toDom } from '../../exchange/dom.ts';
import type { Tree } from '../../exchange/node.ts';

export interface List {
  /** Takes a text of so many lines. */
  show(lines: number): void;
  /** Shows the beginning of a text that is not judged yet. */
  preview(text: string): void;
  /** Brings a line into view; scrolls nothing where it is. */
  reach(line: number): void;
  refresh(): void;
}

/** A taller element is cut by browsers. */
const tallest = 8_000_000;
/** Lines drawn beyond each edge. */
const beyond = 15;

export const createList = (host: HTMLElement, fetch: (from: number, to: number) => Promise<Tree | undefined>): List => {
  const space = host.querySelector<HTMLElement>('.space')!;
  let total = 0;
  let isDue = false;
  let isDrawing = false;
  let isStale = false;

  /** Heights of a line and of the view, told once and by the observer: to ask for them would lay the page out. */
  let line = 24;
  let view = 0;
  const room = (): number => Math.max(1, total * line - view);
  const range = (): number => Math.max(1, Math.min(tallest, total * line) - view);
  /** How far down the whole text the view stands; it is what is scrolled wherever the list has its true height. */
  const top = (): number => (host.scrollTop / range()) * room();

  const draw = async (): Promise<void> => {
    isDue = false;
    if (isDrawing) {
      isStale = true;
      return;
    }
    isDrawing = true;
    const from = Math.max(0, Math.floor(top() / line) - beyond);
    const tree = await fetch(from, from + Math.ceil(view / line) + 2 * beyond);
    isDrawing = false;
    if (tree) {
      const drawn = toDom(tree) as HTMLElement;
      drawn.style.transform = `translateY(${host.scrollTop - (top() - from * line)}px)`;
      space.replaceChildren(drawn);
    }
    if (!isStale) return;
    isStale = false;
    draw();
  };
  const refresh = (): void => {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(draw);
  };
  // What scrolls by itself is reached by keys.
  host.tabIndex = 0;
  host.addEventListener('scroll', refresh, { passive: true });
  new ResizeObserver(([entry]) => {
    view = entry!.contentRect.height;
    if (view === 0) return;
    line = Number.parseFloat(getComputedStyle(space).lineHeight);
    if (total > 0) refresh();
  }).observe(host);
  return {
    refresh,
    show(lines) {
      total = lines;
      space.style.height = `${Math.min(tallest, total * line)}px`;
      refresh();
    },
    preview(text) {
      const lines = text.split('\n').slice(0, 60);
      const drawn = lines.map((text, at) => {
        const element = document.createElement('div');
        element.className = 'ln';
        element.dataset.line = String(at + 1);
        element.textContent = text.slice(0, 400);
        return element;
      });
      total = 0;
      space.style.height = '';
      host.scrollTop = 0;
      space.replaceChildren(...drawn);
    },
    reach(place) {
      const at = place * line;
      const inView = at >= top() && at + line <= top() + view;
      if (!inView) host.scrollTop = ((at - view / 3) / room()) * range();
      refresh();
    },
  };
};
