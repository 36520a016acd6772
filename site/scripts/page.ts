/** The switches at the top of every page; and, when the page has come to rest, what keeps the course on the device. */
const root = document.documentElement;

type Theme = 'system' | 'light' | 'dark';
const after: Readonly<Record<Theme, Theme>> = { system: 'light', light: 'dark', dark: 'system' };

const theme = document.getElementById('theme-switch')!;
const chosen = (): Theme => (root.dataset.theme as Theme | undefined) ?? 'system';
const name = (): void => theme.setAttribute('aria-label', theme.dataset[chosen()]!);

theme.hidden = false;
name();
theme.addEventListener('click', () => {
  const next = after[chosen()];
  if (next === 'system') delete root.dataset.theme;
  else root.dataset.theme = next;
  name();
  try {
    if (next === 'system') localStorage.removeItem('handwire:theme');
    else localStorage.setItem('handwire:theme', next);
  } catch {
    // Storage is blocked: the choice lasts for this page.
  }
});

const menu = document.getElementById('menu-switch')!;
const nav = document.getElementById('nav')!;
const open = (yes: boolean): void => {
  nav.classList.toggle('open', yes);
  menu.setAttribute('aria-expanded', String(yes));
};
menu.addEventListener('click', () => open(menu.getAttribute('aria-expanded') !== 'true'));

/** Without script it leads to the reference. */
const search = document.getElementById('search-switch') as HTMLAnchorElement;
search.role = 'button';
/** What is written while the search is fetched. */
let typed: string | undefined;
const seek = (event: Event): void => {
  event.preventDefault();
  typed = '';
  import('../client/search/dialog.ts').then(
    ({ open }) => {
      open(typed!);
      typed = undefined;
    },
    () => location.assign(search.href),
  );
};
search.addEventListener('click', seek);

addEventListener('keydown', (event) => {
  const { key, target } = event;
  if (key === 'Escape' && menu.getAttribute('aria-expanded') === 'true') {
    open(false);
    menu.focus();
  }
  if (event.ctrlKey || event.metaKey || event.altKey) {
    if (key === 'k' && !event.altKey) seek(event);
  } else if (typed !== undefined) {
    if (key.length > 1) return;
    event.preventDefault();
    typed += key;
  } else if (key === '/' ? !(target as Element).matches('input,select,textarea') : key === ' ' && target === search)
    seek(event);
});

if ('serviceWorker' in navigator) {
  addEventListener('load', () =>
    (globalThis.requestIdleCallback ?? setTimeout)(() => import('../offline/page.ts').catch(() => {})),
  );
}

export {};
