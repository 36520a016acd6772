/** Ways for a text to come in that are not the field: a chosen file, a dropped one, a paste over the list, a link. */
import { isLink } from './fragment.ts';
import { type Linked, linkedText } from './link.ts';
import type { Source } from './text.ts';

interface Told {
  take(source: Source): void;
  /** Several files came, and only the first of them is read. */
  first(): void;
  linked(linked: Linked): void;
  /** The address is no link of ours, or a broken one. */
  unlinked(): void;
  /** Whether a paste has no field to go to. */
  readonly isList: () => boolean;
}

const hasFile = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') === true;

const followLink = ({ linked, unlinked }: Told): void => {
  if (isLink(location.hash)) linkedText(location.hash).then(linked, unlinked);
};

export const listen = (page: HTMLElement, told: Told): void => {
  page.querySelector<HTMLInputElement>('input[type="file"]')!.addEventListener('change', ({ target }) => {
    const input = target as HTMLInputElement;
    const [file] = input.files ?? [];
    if (file) told.take(file);
    // The same file may be chosen again after it was changed.
    input.value = '';
  });
  // A file may fall anywhere; a piece of text falls where the browser puts it.
  addEventListener('dragover', (event) => {
    if (!hasFile(event)) return;
    event.preventDefault();
    page.classList.add('dropping');
  });
  addEventListener('dragleave', ({ relatedTarget }) => {
    if (relatedTarget === null) page.classList.remove('dropping');
  });
  addEventListener('drop', (event) => {
    page.classList.remove('dropping');
    if (!hasFile(event)) return;
    event.preventDefault();
    const [file, more] = event.dataTransfer!.files;
    if (file) told.take(file);
    if (more) told.first();
  });
  addEventListener('paste', (event) => {
    const isElsewhere = (event.target as Element).closest?.('input, textarea, select');
    const text = event.clipboardData?.getData('text/plain');
    if (isElsewhere || !text || !told.isList()) return;
    event.preventDefault();
    told.take(text);
  });
  addEventListener('hashchange', () => followLink(told));
  followLink(told);
};
