/** All that the page pays for before anybody touches it: whatever comes first brings the checker, and is handed to it. */
import { isLink } from './fragment.ts';
import { left } from './left.ts';

const page = document.querySelector<HTMLElement>('.check')!;
const field = page.querySelector('textarea')!;
const missing = page.querySelector<HTMLElement>('.missing')!;
let asked: Promise<typeof import('./page.ts')> | undefined;

/** Resolves once the checker works; a checker that did not arrive is said to be missing, and asked for again. */
const checker = (): Promise<typeof import('./page.ts')> => {
  asked ??= import('./page.ts').then((found) => {
    missing.hidden = true;
    return found;
  });
  asked.catch(() => {
    asked = undefined;
    missing.hidden = false;
  });
  return asked;
};
const fetch = (): void => {
  checker().catch(() => {});
};
const isReady = (): boolean => page.dataset.ready !== undefined;

page.addEventListener('focusin', fetch, { once: true });
page.addEventListener('pointerdown', fetch, { once: true });
page.addEventListener('input', fetch, { once: true });
/** A press that came too early is made again. */
page.addEventListener('click', ({ target }) => {
  const button = (target as Element).closest<HTMLElement>('[data-do]');
  if (!button || isReady()) return;
  checker().then(
    () => button.dataset.do === 'retry' || button.click(),
    () => {},
  );
});
addEventListener('dragover', (event) => {
  if (isReady() || !event.dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  fetch();
});
addEventListener('drop', (event) => {
  const [file] = event.dataTransfer?.files ?? [];
  if (isReady() || !file) return;
  event.preventDefault();
  checker().then(
    ({ take }) => take(file),
    () => {},
  );
});
addEventListener('hashchange', fetch);
if (isLink(location.hash) || field.value !== '' || left()) fetch();
