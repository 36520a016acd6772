/** The page for addresses that name none searches for what the address says. */
import { href } from '../address.ts';
import { panel } from '../client/search/panel.ts';
import { adopt } from '../client/sheet.ts';
import css from '../styles/search.css?inline';

/** `/en/rules/jsonrpc/idnull.html` asks for `jsonrpc idnull`: neither the language nor the kind of page names anything. */
const wordsIn = (path: string): string => {
  const parts = path.slice(href().length).split('/').filter(Boolean);
  const named = parts.slice(/^[a-z]{2}(-[A-Z]+)?$/.test(parts[0] ?? '') ? 1 : 0);
  return named
    .slice(named.length > 1 ? 1 : 0)
    .join(' ')
    .replace(/\.\w+$/, '')
    .replace(/%[\da-f]{2}|[_.-]+/gi, ' ');
};

adopt(css);
const { element, field, find } = panel();
field.value = wordsIn(location.pathname);
document.getElementById('lost')!.append(element);
void find();
