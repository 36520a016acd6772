/** The page for addresses that name none searches for what the address says. */
import { href } from '../address.ts';
import { panel } from '../client/search/panel.ts';
import { adopt } from '../client/sheet.ts';
import { lang, languages } from '../language.ts';
import css from '../styles/search.css?inline';

/** `/en/rules/jsonrpc/idnull.html` asks for `jsonrpc idnull`: neither the language nor the kind of page names anything. */
const wordsIn = (path: string): string => {
  const parts = path.slice(href().length).split('/').filter(Boolean);
  const named = parts.slice(/^[a-z]{2,3}(-[a-z]+)?$/i.test(parts[0] ?? '') ? 1 : 0);
  return named
    .slice(named.length > 1 ? 1 : 0)
    .join(' ')
    .replace(/\.\w+$/, '')
    .replace(/%[\da-f]{2}|[_.-]+/gi, ' ');
};

/** Where a host has one such page for all, what it says has to be said in the language of the address. */
const { pathname, hash } = location;
const [own = ''] = pathname.slice(href().length).split('/');
if (own !== lang && own !== 'en' && languages.includes(own)) location.replace(`${href(`${own}/404.html`)}#${pathname}`);

adopt(css);
const { element, field, find } = panel();
field.value = wordsIn(hash.startsWith('#/') ? hash.slice(1) : pathname);
document.getElementById('lost')!.append(element);
void find();
