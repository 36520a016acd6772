/** One-line notices, each beside what it is about, with something to do about it. */
import { nodeOf } from '../../exchange/dom.ts';
import { words } from '../../words.ts';

export type Action = readonly [label: string, act: () => void];

/** Puts a notice into its place, instead of the one before it there. */
export const tell = (place: string, sentence: string, action?: Action): void => {
  const region = document.querySelector(`[data-said="${place}"]`)!;
  const notice = document.createElement('p');
  notice.className = 'notice';
  notice.append(...words(sentence).map(nodeOf));
  if (action) {
    const [label, act] = action;
    const button = Object.assign(document.createElement('button'), {
      type: 'button',
      className: 'link',
      textContent: label,
    });
    button.addEventListener('click', act);
    notice.append(' ', button);
  }
  region.replaceChildren(notice);
};

/** The button of a notice takes the focus where what was pressed is gone. */
export const focusNotice = (place: string): void => {
  document.querySelector<HTMLElement>(`[data-said="${place}"] button`)?.focus();
};
