/** A button beside Check, for those who hold that nothing goes back: it empties the field and checks. */
import type { MakeControl } from '../control.ts';

export const control: MakeControl = (host, field) => {
  host.addEventListener('click', () => {
    if (field.value !== '') {
      field.focus({ preventScroll: true });
      field.select();
      // As one step of the field's own undo: nothing that was written is lost.
      if (!document.execCommand('delete')) field.value = '';
      host.focus({ preventScroll: true });
    }
    host.parentElement!.querySelector<HTMLElement>('[data-do="check"]')!.click();
  });
  return {};
};
