/** The search over a page: opened from anywhere, closed with Escape, and the focus is where it was. */
import { toDom } from '../../exchange/dom.ts';
import { h, icon } from '../../exchange/node.ts';
import said from '../../i18n/search.ts';
import css from '../../styles/search.css?inline';
import { adopt } from '../sheet.ts';
import { panel } from './panel.ts';

adopt(css);

const { element, field, find } = panel();
const close = toDom(
  h('button', { class: 'button square', type: 'button', 'aria-label': said.close }, icon('no', 'icon')),
);
const dialog = toDom(h('dialog', { class: 'search-window', 'aria-label': said.name })) as HTMLDialogElement;
field.after(close);
dialog.append(element);
document.body.append(dialog);

close.addEventListener('click', () => dialog.close());
dialog.addEventListener('click', (event) => {
  const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
  // A hit on the page that is open only moves to its place.
  const isHit = event.target instanceof Element && event.target.closest('a') !== null;
  // What is hit beside the window is the window itself.
  if (event.target === dialog || (isHit && !isElsewhere)) dialog.close();
});

/** With what was typed before it was there, if anything. */
export const open = (typed: string): void => {
  if (!dialog.open) dialog.showModal();
  field.focus();
  if (typed === '') field.select();
  else field.value = typed;
  void find();
};
