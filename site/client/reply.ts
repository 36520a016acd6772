/** Puts a reply on the page, and in view where too little of it is. */
import { nodeOf } from '../exchange/dom.ts';
import type { Tree } from '../exchange/node.ts';
import t from '../i18n/work.ts';

/** Room for the headline and the name of the first problem. */
const little = 160;

/** Where what can be seen ends: a symbol row lies over the page. */
const foot = (): number => document.querySelector('.keys')?.getBoundingClientRect().top ?? innerHeight;

export const showReply = (reply: HTMLElement, said: readonly Tree[], isPass: boolean): void => {
  reply.className = isPass ? 'reply passed arrives' : 'reply arrives';
  reply.replaceChildren(...said.map(nodeOf));
  const { top, bottom } = reply.getBoundingClientRect();
  if (bottom < 0 || top > foot() - little) reply.scrollIntoView({ block: 'nearest' });
};

/** The text has changed since. */
export const age = (reply: HTMLElement): void => {
  reply.classList.add('stale');
  reply.querySelector<HTMLElement>(':scope > header')!.dataset.old = t.old;
};
