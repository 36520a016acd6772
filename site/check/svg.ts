/** The exchange diagram as a picture that stands alone: the same rows, with the colours of a theme written in. */
import { findingsIn } from '../exchange/findings.ts';
import { toHtml } from '../exchange/html.ts';
import { h, type Tree } from '../exchange/node.ts';
import { type Cell, type Sides, tracksOf } from '../exchange/pairs.ts';
import exchange from '../i18n/exchange.ts';
import { say } from '../say.ts';
import type { Judged } from './judge.ts';
import type { Colours, Words } from './protocol.ts';
import { lane, leading, rowParts, said, track, trackParts, width } from './svg-parts.ts';

export const svgOf = (
  { rows, shown, findings, text }: Judged,
  window: { readonly from: number; readonly to: number },
  colours: Colours,
  words: Words,
): string => {
  const first = shown[window.from] ?? 0;
  const last = shown[Math.min(window.to, shown.length) - 1] ?? first - 1;
  const places = { from: first, to: last + 1 };
  const tracks = tracksOf(rows, window.to >= shown.length ? { from: first, to: rows.length } : places);
  const columns = { client: tracks.rows[0]?.client.length ?? 0, server: tracks.rows[0]?.server.length ?? 0 };
  const left = lane + 12 + columns.client * track;
  const right = width - lane - 12 - columns.server * track;
  const parts: Tree[] = [];
  let y = 12;
  const place = (cells: readonly Cell[], at: number, from: number, to: number): void => {
    for (const [column, cell] of cells.entries())
      parts.push(...trackParts(cell, at + column * track + track / 2, from, to, colours));
  };
  const beside = (sides: Sides, from: number): void => {
    place(sides.client, lane + 8, from, y);
    place([...sides.server].reverse(), right + 4, from, y);
  };
  rows.slice(first, last + 1).forEach((row, at) => {
    if (row.kind === 'blank') return;
    const from = y;
    const found = findingsIn(row, { rows, report: { findings } });
    const pair = tracks.pairs.get(first + at);
    const drawn = rowParts(row, first + at, text, found.faults, found.advice, pair, { left, right, y }, colours);
    parts.push(...drawn.parts);
    y = drawn.y;
    beside(tracks.rows[at]!, from);
  });
  for (const { row, sides } of tracks.waiting) {
    const from = y;
    y += leading + 6;
    parts.push(
      said(say(exchange.stillWaits, { id: rows[row]!.id?.raw ?? '' }), left, y - 10, colours['ink-2'], 'start', true),
    );
    beside(sides, from);
  }
  const height = y + 12;
  const lanes = [
    h('rect', { width, height, fill: colours.paper }),
    h('rect', { width: lane, height, fill: colours.client }),
    h('rect', { x: width - lane, width: lane, height, fill: colours.server }),
  ];
  return toHtml(
    h(
      'svg',
      { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}`, role: 'img' },
      h('title', undefined, words.diagram.caption),
      lanes,
      parts,
    ),
  );
};
