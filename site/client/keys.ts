/** The symbol row: what a phone's keyboard hides, above it, for as long as an editor has the focus. */

import { toDom } from '../exchange/dom.ts';
import { h, type Tree } from '../exchange/node.ts';
import t from '../i18n/work.ts';
import type { Editor } from './editor.ts';
import type { Marks } from './marks.ts';

const names: Readonly<Record<string, string>> = t.keys;

const key = (name: string, look?: string, label = name): Tree =>
  h('button', { type: 'button', class: look, 'aria-label': names[name], tabindex: -1, 'data-key': name }, label);

const tree = h(
  'div',
  { class: 'keys', role: 'toolbar', 'aria-label': t.symbols },
  h('div', 'row', ...['{', '}', '[', ']', '"', ':', ','].map((symbol) => key(symbol))),
  h(
    'div',
    'row',
    key('-->', 'go'),
    key('<--', 'back'),
    key('undo', 'word', t.undo),
    key('next', 'word', t.next),
    key('check', 'primary', t.check),
  ),
);

let row: HTMLElement | undefined;
let served: { readonly editor: Editor; readonly marks: Marks; readonly check: () => void } | undefined;

const nextFault = ({ field, visit }: Editor, marks: Marks): void => {
  const places = [...marks.findings].sort((one, other) => one.start - other.start);
  const fault = places.find(({ start }) => start > field.selectionStart) ?? places[0];
  if (fault) visit(fault);
};

const press = (name: string): void => {
  if (!served) return;
  if (name === 'undo') document.execCommand('undo');
  else if (name === 'next') nextFault(served.editor, served.marks);
  else if (name === 'check') served.check();
  else served.editor.insert(name.length === 3 ? `${name} ` : name);
};

const build = (): HTMLElement => {
  const built = toDom(tree) as HTMLElement;
  // The caret stays where it is, or the keyboard would go away under the finger.
  built.addEventListener('pointerdown', (event) => event.preventDefault());
  built.addEventListener('mousedown', (event) => event.preventDefault());
  built.addEventListener('click', ({ target }) => {
    const name = (target as Element).closest<HTMLElement>('[data-key]')?.dataset.key;
    if (name) press(name);
  });
  visualViewport?.addEventListener('resize', place);
  visualViewport?.addEventListener('scroll', place);
  return built;
};

/** The most that was seen of the page since the row came. */
let most = 0;

/** A fixed bar lies under the keyboard on some systems, so it is lifted by what the keyboard covers. */
const place = (): void => {
  if (!row?.isConnected || !visualViewport) return;
  const { height, offsetTop, scale } = visualViewport;
  const covered = Math.max(0, document.documentElement.clientHeight - height - offsetTop);
  row.style.transform = covered > 0 ? `translateY(${-covered}px)` : '';
  // The page gets the same room at its foot, so that the line being written is never covered.
  document.documentElement.style.setProperty('--keys', `${row.offsetHeight + covered}px`);
  // A keyboard has come. Less than that is a bar of the browser, which comes and goes while a finger scrolls.
  const seen = height * scale;
  const isLess = seen < most - 100;
  if (isLess) served?.editor.reveal();
  most = isLess ? seen : Math.max(most, seen);
};

const show = (editor: Editor, marks: Marks, check: () => void): void => {
  if (!matchMedia('(pointer: coarse)').matches) return;
  served = { editor, marks, check };
  row ??= build();
  editor.field.parentElement!.after(row);
  document.documentElement.classList.add('keyed');
  most = 0;
  place();
};

const hide = (): void => {
  row?.remove();
  served = undefined;
  document.documentElement.classList.remove('keyed');
};

/** Shows the row whenever the editor has the focus and the pointer is a finger. */
export const serveKeys = (editor: Editor, marks: Marks, check: () => void): void => {
  editor.field.addEventListener('focus', () => show(editor, marks, check));
  editor.field.addEventListener('blur', hide);
  if (document.activeElement === editor.field) show(editor, marks, check);
};
