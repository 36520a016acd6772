/** A field, what it finds and how much that is: the same in the window over a page and on the page that nobody wrote. */
import { href } from '../../address.ts';
import { nodeOf, toDom } from '../../exchange/dom.ts';
import { type Child, h, type Tree } from '../../exchange/node.ts';
import said from '../../i18n/search.ts';
import { counted } from '../../say.ts';
import type { Found, Hit } from '../../search/find.ts';
import { words } from '../../words.ts';
import { finder } from './finder.ts';

export interface Panel {
  readonly element: HTMLElement;
  readonly field: HTMLInputElement;
  /** Shows what the field asks for. */
  readonly find: () => Promise<void>;
}

const LONGEST = 200;

const line = ({ address, title, place, isCode }: Hit): Tree =>
  h(
    'li',
    undefined,
    h(
      'a',
      { href: href(address) },
      h('span', undefined, ...words(title)),
      ' ',
      isCode ? h('code', 'place', place) : h('span', 'place', ...words(place)),
    ),
  );

const group = ({ id, hits }: Found['groups'][number]): Tree =>
  h(
    'section',
    { 'aria-labelledby': `hits-${id}` },
    h('h2', { id: `hits-${id}`, class: 'label' }, said.groups[id]),
    h('ul', undefined, ...hits.map(line)),
  );

const told = ({ count, groups }: Found): readonly Child[] => {
  if (count === 0) return words(said.none);
  const shown = groups.reduce((sum, { hits }) => sum + hits.length, 0);
  return [counted(shown < count ? said.best : said.found, count, { shown })];
};

const markup = (): Tree =>
  h(
    'div',
    { class: 'search-panel', role: 'search' },
    h('input', {
      // A field of the type "search" keeps Escape for itself.
      type: 'text',
      role: 'searchbox',
      'aria-label': said.field,
      maxlength: LONGEST,
      enterkeyhint: 'go',
      autocomplete: 'off',
      autocapitalize: 'off',
      spellcheck: 'false',
    }),
    h('p', { role: 'status' }),
    h('div', 'hits'),
  );

/** From the field into the list and through it. Whoever goes on typing there is back in the field. */
const walk = (event: KeyboardEvent, field: HTMLElement, links: readonly HTMLElement[]): void => {
  const { key } = event;
  const at = links.indexOf(document.activeElement as HTMLElement);
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    event.preventDefault();
    const next = at + (key === 'ArrowDown' ? 1 : -1);
    (next < 0 ? field : links[next])?.focus();
  } else if (key === 'Enter' && event.target === field && !event.isComposing) {
    links[0]?.click();
  } else if (at >= 0 && key.length === 1 && key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey) {
    field.focus();
  }
};

const fill = (hits: HTMLElement, status: HTMLElement, found: Found | undefined): void => {
  hits.replaceChildren(...(found?.groups ?? []).map((one) => toDom(group(one))));
  status.replaceChildren(...(found ? told(found) : words(said.hint)).map(nodeOf));
};

export const panel = (): Panel => {
  const element = toDom(markup()) as HTMLElement;
  const [field, status, hits] = element.children as unknown as [HTMLInputElement, HTMLElement, HTMLElement];

  const find = async (): Promise<void> => {
    try {
      if (!hits.hasChildNodes()) status.textContent = said.late;
      const search = await finder();
      fill(hits, status, field.value.trim() === '' ? undefined : search(field.value));
    } catch {
      const again = toDom(h('button', { class: 'link', type: 'button' }, said.again));
      again.addEventListener('click', () => {
        field.focus();
        void find();
      });
      status.replaceChildren(said.missing, ' ', again);
    }
  };

  field.addEventListener('input', find);
  element.addEventListener('keydown', (event) => walk(event, field, [...hits.querySelectorAll('a')]));
  return { element, field, find };
};
