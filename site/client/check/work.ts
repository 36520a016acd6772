/** Work that takes a moment says what it does, and can be stopped. */

import { sized } from '../../check/numbers.ts';
import type { Words } from '../../check/protocol.ts';
import { say } from '../../say.ts';
import type { Host } from '../host.ts';
import type { Stage } from './desk.ts';

export interface Work {
  readonly isBusy: boolean;
  during<T>(work: Promise<T>): Promise<T>;
  tell(stage: Stage): void;
  end(): void;
}

/** What is done sooner needs no word. */
const patience = 400;

export const createWork = (bar: HTMLElement, words: Words['work'], host: Host): Work => {
  const sentence = bar.querySelector('span')!;
  let turn = 0;
  let isBusy = false;
  const own: Work = {
    get isBusy() {
      return isBusy;
    },
    async during(work) {
      turn += 1;
      const mine = turn;
      isBusy = true;
      sentence.textContent = words.fetching;
      const late = setTimeout(() => {
        if (mine !== turn) return;
        bar.hidden = false;
        host.announce(sentence.textContent);
      }, patience);
      try {
        return await work;
      } finally {
        clearTimeout(late);
        if (mine === turn) own.end();
      }
    },
    tell({ stage, size }) {
      sentence.textContent = say(words[stage], { size: sized(size) });
    },
    end() {
      turn += 1;
      isBusy = false;
      bar.hidden = true;
    },
  };
  return own;
};
