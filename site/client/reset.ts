/** Reset takes the starter back; what stood there waits behind an Undo for as long as the page is open. */
import type { Editor } from './editor.ts';

export interface Reset {
  /** True where there is something to undo. */
  reset(): boolean;
  undo(): void;
}

export const createReset = ({ field, insert }: Editor, kept: HTMLElement): Reset => {
  let before: string | undefined;
  const replace = (text: string): void => insert(text, { start: 0, end: field.value.length });
  return {
    reset() {
      if (field.value !== field.defaultValue) {
        before = field.value;
        replace(field.defaultValue);
      }
      field.focus();
      kept.hidden = before === undefined;
      return before !== undefined;
    },
    undo() {
      const text = before;
      before = undefined;
      kept.hidden = true;
      if (text !== undefined) replace(text);
    },
  };
};
