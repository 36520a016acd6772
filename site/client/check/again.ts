/** What stands in the field stands there again where the page is loaded anew, as for an update: in this tab, and nowhere else. */
import { key, left } from './left.ts';
import type { Linked } from './link.ts';

/** Storage takes about five million characters; a text that long came from a file, and can come from it again. */
const most = 1_000_000;

const store = (held: Linked | undefined): void => {
  try {
    if (held && held.text.length <= most) sessionStorage.setItem(key, JSON.stringify(held));
    else sessionStorage.removeItem(key);
  } catch {
    // Blocked or full: the page begins empty, as it would anyway.
  }
};

/** `held` gives nothing where there is nothing to keep. */
export const goOn = (held: () => Linked | undefined, take: (left: Linked) => void): void => {
  const before = left();
  if (before) take(before);
  addEventListener('pagehide', () => store(held()));
};
