/** What the controls of `answers/` have in common: writing into the field, flags on rows, the way to a place and back. */

import { toDom } from '../exchange/dom.ts';
import { h, spoken } from '../exchange/node.ts';
import t from '../i18n/reply.ts';
import type { Mark } from './marks.ts';
import css from './picks.css?inline';
import { adopt } from './sheet.ts';

adopt(css);

export const write = (field: HTMLTextAreaElement, text: string): void => {
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

/** The number of its finding behind what a row says, and the callipers around it where nothing in it is measured. */
export const flag = (row: Element, mark: Mark | undefined, isMeasured = true): void => {
  const says = row.querySelector('.says')!;
  says.classList.remove('blame', 'advise');
  row.querySelector('.flag')?.remove();
  if (!mark) return;
  if (isMeasured) says.classList.add(mark.look);
  const look = mark.look === 'blame' ? 'flag' : 'flag should';
  says.after(toDom(h('span', look, spoken(t.flag), mark.flag)));
};

/** Goes to an element within a control. Escape gives the focus back to where somebody came from. */
export const createVisit = (host: HTMLElement): ((to: HTMLElement | null, from: HTMLElement) => void) => {
  let back: HTMLElement | undefined;
  host.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !back?.isConnected) return;
    back.focus();
    back = undefined;
  });
  return (to, from) => {
    back = from;
    to?.focus({ preventScroll: true, focusVisible: true });
    to?.scrollIntoView({ block: 'nearest' });
  };
};

/** A row of which somebody picks: a radio button or a checkbox, with a label around it. */
export const rowOf = (input: Element): Element => input.closest('.pick')!;
