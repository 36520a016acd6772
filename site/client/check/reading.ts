/** What the text was taken for, and the lines in it that are no protocol. */
import type { Overview, Words } from '../../check/protocol.ts';
import { toDom } from '../../exchange/dom.ts';
import type { Tree } from '../../exchange/node.ts';
import { words as marked } from '../../words.ts';

export interface Reading {
  show(told: Pick<Overview, 'reading' | 'ignored'>): void;
  toggle(): Promise<void>;
}

export const createReading = (
  pane: HTMLElement,
  words: Words['reading'],
  others: () => Promise<Tree | undefined>,
): Reading => {
  const button = pane.querySelector<HTMLButtonElement>('[data-do="others"]')!;
  const host = pane.querySelector<HTMLElement>('.others-host')!;
  const open = (isOpen: boolean): void => {
    button.ariaExpanded = String(isOpen);
    button.textContent = isOpen ? words.hide : words.show;
    host.replaceChildren();
  };
  return {
    show({ reading, ignored }) {
      const sentences = reading.map((sentence) => toDom(['p', {}, marked(sentence)]));
      pane.querySelector('.reading')!.replaceChildren(...sentences);
      button.hidden = ignored === 0;
      open(false);
    },
    async toggle() {
      if (button.ariaExpanded === 'true') return open(false);
      const tree = await others();
      if (!tree) return;
      open(true);
      host.append(toDom(tree));
    },
  };
};
