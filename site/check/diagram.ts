/** The exchange diagram of a part of the session. */
import { href } from '../address.ts';

import { h, type Tree } from '../exchange/node.ts';
import { exchangeTree } from '../exchange/tree.ts';
import type { Judged } from './judge.ts';
import { shownBit, type View, type Words } from './protocol.ts';

/** So much of a message is drawn. */
const longest = 4000;

export const diagramTree = (judged: Judged, view: View, words: Words): Tree => {
  const { rows, shown, findings, text } = judged;
  const to = Math.min(view.to, shown.length);
  const first = shown[view.from] ?? 0;
  const last = shown[to - 1] ?? first - 1;
  const indices = new Set(rows.slice(first, last + 1).map(({ index }) => index));
  const own = findings.filter(
    ({ index, severity }) => index !== null && indices.has(index) && (view.filter & shownBit[severity]) !== 0,
  );
  const tree = exchangeTree({ rows, report: { findings: own } }, text, {
    href,
    window: { from: first, to: to === shown.length ? rows.length : last + 1 },
    current: view.row === undefined ? undefined : shown[view.row],
    longest,
    lineHref: (_row, place) => `#message-${place + 1}`,
  });
  return h('figure', 'exchange', h('figcaption', 'sr', words.diagram.caption), tree);
};
