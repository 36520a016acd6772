/** One line at the foot of the page: how much of the course is on this device. */
import words from '../i18n/offline.ts';
import type { Kept } from './messages.ts';

export interface Line {
  say(sentence: string, action?: readonly [label: string, act: () => void]): void;
  show(kept: Kept): void;
}

/** All is said only of all: the last file of a thousand is no hundredth. */
const sentenceFor = ({ done, total, isFull }: Kept): string => {
  const isAll = done === total;
  const percent = String(Math.floor((done * 100) / total));
  const said = navigator.onLine
    ? isAll
      ? words.all
      : isFull
        ? words.full
        : words.some
    : isAll
      ? words.offline
      : words.offlineSome;
  return said.replace('{percent}', percent);
};

export const createLine = (): Line => {
  const line = document.createElement('p');
  line.className = 'kept-here';
  let last: Kept | undefined;
  const self: Line = {
    say(sentence, action) {
      line.textContent = sentence;
      if (action) {
        const button = document.createElement('button');
        Object.assign(button, { type: 'button', className: 'link', textContent: action[0], onclick: action[1] });
        line.append(' ', button);
      }
      if (!line.isConnected) document.querySelector('.foot')?.append(line);
    },
    show(kept) {
      last = kept;
      self.say(sentenceFor(kept));
    },
  };
  const again = (): void => {
    if (last) self.show(last);
  };
  addEventListener('online', again);
  addEventListener('offline', again);
  return self;
};
