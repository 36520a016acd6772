/** Sentences about the page itself, below the bar of a card: what could not be fetched, what could not be kept. */
import { toDom } from '../exchange/dom.ts';
import { h } from '../exchange/node.ts';

export interface Notices {
  /** Says a sentence in the place of the one before it on the same matter, with something to do about it. */
  tell(matter: string, sentence: string, action?: readonly [label: string, act: () => void]): void;
  hush(matter: string): void;
}

export const createNotices = (host: Element, announce: (sentence: string) => void): Notices => {
  const said = new Map<string, Element>();
  const hush = (matter: string): void => {
    said.get(matter)?.remove();
    said.delete(matter);
  };
  return {
    tell(matter, sentence, action) {
      hush(matter);
      const label = action && h('button', { type: 'button', class: 'link' }, action[0]);
      const notice = toDom(h('p', 'notice', `${sentence} `, label));
      if (action) notice.lastElementChild!.addEventListener('click', action[1]);
      said.set(matter, notice);
      host.append(notice);
      announce(action ? `${sentence} ${action[0]}` : sentence);
    },
    hush,
  };
};
