/** Records that could not be read and were set aside: to be saved, or removed. */
import { nodeOf } from '../../exchange/dom.ts';
import { h } from '../../exchange/node.ts';
import words from '../../i18n/progress.ts';
import { saveText } from '../save.ts';
import { asideKeys, read } from '../storage.ts';
import { changeAndTell } from './undo.ts';

const section = document.querySelector<HTMLElement>('[data-aside]')!;

const row = (key: string, redraw: () => void): Node => {
  const name = key.split(':').slice(2).join(':');
  const button = (label: string, act: () => void): Node => {
    const one = nodeOf(h('button', { class: 'link', type: 'button' }, label)) as HTMLElement;
    one.addEventListener('click', act);
    return one;
  };
  const item = nodeOf(h('li', undefined, h('code', undefined, name), ' ')) as HTMLElement;
  item.append(
    button(words.aside.save, () => saveText(`${name.replaceAll(/[/:]/g, '.')}.txt`, read(key) ?? '')),
    ' ',
    button(words.aside.remove, () => changeAndTell('aside', new Map([[key, null]]), words.aside.removed, redraw)),
  );
  return item;
};

export const showAside = (redraw: () => void): void => {
  const all = asideKeys();
  // What was removed can be taken back.
  if (all.length > 0) section.hidden = false;
  section.querySelector('ul')!.replaceChildren(...all.map((key) => row(key, redraw)));
};
