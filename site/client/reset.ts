/** Reset takes the starter back; what stood there waits behind an Undo for as long as the page is open. */
import { toDom } from '../exchange/dom.ts';
import { h } from '../exchange/node.ts';
import type { Editor } from './editor.ts';

export interface Reset {
  reset(): void;
  undo(): void;
  /** The reply was redrawn: the Undo goes to its foot. */
  follow(): void;
}

export const createReset = (editor: Editor, reply: Element, done: (isKept: boolean) => void): Reset => {
  const { field } = editor;
  let before: string | undefined;
  const line = toDom(
    h(
      'p',
      'kept',
      'Reset. Your text is kept: ',
      h('button', { type: 'button', class: 'link', 'data-do': 'undo' }, 'Undo'),
    ),
  );
  const replace = (text: string): void => editor.insert(text, { start: 0, end: field.value.length });
  return {
    reset() {
      const text = field.value;
      if (text !== field.defaultValue) {
        before = text;
        replace(field.defaultValue);
      }
      field.focus();
      done(before !== undefined);
      if (before !== undefined) reply.querySelector('header > :last-child')!.replaceWith(line);
    },
    undo() {
      if (before === undefined) return;
      const text = before;
      before = undefined;
      line.remove();
      replace(text);
    },
    follow() {
      if (before !== undefined) reply.append(line);
    },
  };
};
