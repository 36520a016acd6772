/** A text field over a painted copy of its text. The field keeps its own undo, selection and keys; only its letters hide. */

import type { Span } from '../../graders/types.ts';
import t from '../i18n/reply.ts';
import { say } from '../say.ts';
import { createBlocks } from './blocks.ts';
import { colour, forget } from './colours.ts';
import { type Line, linesOf } from './lines.ts';
import { agreement } from './marks.ts';

/** What lies over the painted lines once there is a grader. */
export interface Layer {
  lines(lines: readonly Line[]): readonly Line[];
  /** The text has changed. */
  follow(before: string, after: string): void;
}

export interface Editor {
  readonly field: HTMLTextAreaElement;
  /** The painted line with this number, from 0. */
  line(at: number): HTMLElement | undefined;
  layer: Layer | undefined;
  /** Called after each painting. */
  painted: (() => void) | undefined;
  /** Before the next frame, once for all that ask for it. */
  paint(): void;
  /** Replaces a span, by default the selection, as one step that can be undone. */
  insert(text: string, span?: Span): void;
  /** Gives a text that was never typed here, such as a stored one. */
  adopt(text: string): void;
  /** Selects a span and takes the focus; Escape gives it back to `from`. */
  visit(span: Span, from?: HTMLElement): void;
  /** Brings the line of the caret into view. */
  reveal(): void;
  /** `line 12, column 9` */
  readonly place: string;
}

const alike = (one: Line, other: Line): boolean =>
  one.text === other.text &&
  one.look === other.look &&
  one.flag === other.flag &&
  one.pieces.length === other.pieces.length &&
  one.pieces.every(({ text, look }, at) => text === other.pieces[at]!.text && look === other.pieces[at]!.look);

/** Puts into an element what is new of its line: what stays as it is costs a browser nothing. */
const put = (element: HTMLElement, line: Line, atOnce: boolean): void => {
  const { look, flag } = line;
  if (element.className !== look) element.className = look;
  if (element.dataset.f !== (flag || undefined)) {
    if (flag) element.dataset.f = flag;
    else delete element.dataset.f;
  }
  colour(element, line, atOnce);
};

/** More lines than fit on a screen did not come from a key. */
const screenful = 100;

export const createEditor = (field: HTMLTextAreaElement, sender: string, changed: () => void): Editor => {
  const copy = field.parentElement!.querySelector('pre')!;
  copy.replaceChildren();
  const blocks = createBlocks(copy);
  /** Lines that look alike keep their elements. */
  let shown: readonly Line[] = [];
  let isDue = false;
  let before = field.value;
  let from: HTMLElement | undefined;

  const paintNow = (): void => {
    isDue = false;
    const plain = linesOf(field.value, sender);
    const lines = editor.layer?.lines(plain) ?? plain;
    const { front, back } = agreement(shown, lines, alike);
    const fresh = lines.slice(front, lines.length - back);
    const { lines: elements, gone } = blocks.change(front, shown.length - back, fresh.length);
    for (const [at, element] of elements.entries()) put(element, fresh[at]!, fresh.length < screenful);
    for (const old of gone) forget(old);
    shown = lines;
    editor.painted?.();
  };
  /** Once, whatever is said of a text in one go. */
  const paint = (): void => {
    if (isDue) return;
    isDue = true;
    queueMicrotask(() => {
      if (isDue) paintNow();
    });
  };

  const follow = (): void => {
    editor.layer?.follow(before, field.value);
    before = field.value;
    paintNow();
  };

  const editor: Editor = {
    field,
    line: blocks.line,
    layer: undefined,
    painted: undefined,
    paint,
    insert(text, span = { start: field.selectionStart, end: field.selectionEnd }) {
      field.focus({ preventScroll: true });
      field.setSelectionRange(span.start, span.end);
      if (text === '' && span.start === span.end) return;
      // Deprecated, and still the only way into the field's own undo; the other way loses it but not the text. A field behind a
      // control has no focus to take.
      if (document.activeElement === field && document.execCommand(text ? 'insertText' : 'delete', false, text)) return;
      field.setRangeText(text, span.start, span.end, 'end');
      field.dispatchEvent(new Event('input', { bubbles: true }));
    },
    adopt(text) {
      field.value = text;
      follow();
    },
    visit({ start, end }, back) {
      from = back;
      field.focus({ preventScroll: true });
      field.setSelectionRange(start, end);
      editor.reveal();
    },
    reveal() {
      const at = field.value.slice(0, field.selectionStart).split('\n').length - 1;
      editor.line(at)?.scrollIntoView({ block: 'nearest' });
    },
    get place() {
      const lines = field.value.slice(0, field.selectionStart).split('\n');
      return say(t.place, { line: lines.length, column: lines.at(-1)!.length + 1 });
    },
  };

  field.addEventListener('input', () => {
    follow();
    changed();
  });
  field.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !from?.isConnected) return;
    from.focus();
    from = undefined;
  });
  paintNow();
  return editor;
};
