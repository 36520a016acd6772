/** The pieces of the picture: words, arrows, messages, tracks. */
import type { Finding, TraceRow } from '../../graders/types.ts';
import { h, type Tree } from '../exchange/node.ts';
import type { Cell, Pair } from '../exchange/pairs.ts';
import { label } from '../exchange/sentences.ts';
import { plain } from '../words.ts';
import type { Colours } from './protocol.ts';

export const width = 760;
export const lane = 3;
export const track = 18;
export const leading = 20;
const mono = 8.1;
const shaft = 30;
/** As many lines of a message are drawn; those that hold its first mark. */
const mostLines = 3;

/** What XML cannot hold is shown by the replacement character. */
const legal = (text: string): string => text.replace(/[^\P{Cc}\t\n\r]|\p{Cs}|[\ufffe\uffff]/gu, '\ufffd');

export const said = (
  text: string,
  x: number,
  y: number,
  fill: string | undefined,
  anchor: 'start' | 'end',
  isItalic = false,
): Tree =>
  h(
    'text',
    {
      x,
      y,
      fill,
      'text-anchor': anchor,
      'font-family': 'Literata, Georgia, serif',
      'font-size': 14,
      'font-style': isItalic && 'italic',
    },
    legal(text),
  );

const sent = (
  text: string,
  x: number,
  y: number,
  fill: string | undefined,
  anchor: 'start' | 'end',
  id?: string,
): Tree =>
  h(
    'text',
    {
      x,
      y,
      fill,
      id,
      'text-anchor': anchor,
      'font-family': 'IBM Plex Mono, Consolas, monospace',
      'font-size': 13.5,
      'xml:space': 'preserve',
    },
    legal(text),
  );

interface Room {
  readonly left: number;
  readonly right: number;
  readonly y: number;
}

/** The shaft with its words, the message beneath, and what is wrong with it. */
export const rowParts = (
  row: TraceRow,
  place: number,
  text: string,
  faults: readonly Finding[],
  advice: readonly Finding[],
  pair: Pair | undefined,
  { left, right, y }: Room,
  colours: Colours,
): { readonly parts: readonly Tree[]; readonly y: number } => {
  const isClient = row.sender === 'client';
  const isFault = faults.length > 0 || row.wrongDirection === true;
  const hue = isClient ? colours.client : colours.server;
  const [x, anchor] = isClient ? ([left, 'start'] as const) : ([right, 'end'] as const);
  const middle = y + shaft / 2;
  const id = row.id ? ` ${row.id.raw.slice(0, 24)}` : '';
  const what = `${label(row.kind)}${id}${row.method === undefined ? '' : ` ${row.method.slice(0, 40)}`}`;
  const used = what.length * mono + 12;
  const [from, to] = isClient ? [left + used, right] : [right - used, left];
  const tint = pair ? colours[`pair-${pair.hue}`] : colours.ink;
  const parts: Tree[] = [
    h(
      'text',
      {
        x,
        y: middle + 5,
        'text-anchor': anchor,
        'font-size': 13.5,
        'font-family': 'IBM Plex Mono, Consolas, monospace',
        id: `message-${place + 1}`,
      },
      h('tspan', { fill: hue, 'font-style': 'italic', 'font-family': 'Literata, Georgia, serif' }, label(row.kind)),
      id !== '' && h('tspan', { fill: tint }, legal(id)),
      row.method !== undefined && h('tspan', { fill: colours.ink }, legal(` ${row.method.slice(0, 40)}`)),
    ),
    ...arrow(from, to, middle, row.kind === 'notification', isFault ? colours.blame : hue, isFault),
  ];
  const body = messageParts(row, text, [...faults, ...advice], { left, right, y: y + shaft }, colours);
  parts.push(...body.parts);
  let at = body.y;
  for (const one of faults) {
    at += leading;
    parts.push(said(`${plain(one.headline)}: ${plain(one.title)}`, x, at - 6, colours.blame, anchor));
  }
  const behind = h('rect', { x: lane, y, width: width - 2 * lane, height: at + 10 - y, fill: colours['blame-soft'] });
  return { parts: isFault ? [behind, ...parts] : parts, y: at + 10 };
};

const arrow = (
  from: number,
  to: number,
  y: number,
  isDashed: boolean,
  stroke: string | undefined,
  stops: boolean,
): readonly Tree[] => {
  const way = Math.sign(to - from) || 1;
  const end = stops ? to - way * 22 : to;
  const line = { stroke, 'stroke-width': 2, fill: 'none' };
  const dashes = stops ? '2 4' : isDashed ? '6 4' : undefined;
  const head = stops
    ? h('path', { ...line, 'stroke-width': 3, d: `M${end} ${y - 8}V${y + 8}` })
    : h('path', { ...line, d: `M${end - way * 8} ${y - 6}L${end} ${y}L${end - way * 8} ${y + 6}` });
  return [h('path', { ...line, d: `M${from} ${y}H${end}`, 'stroke-dasharray': dashes }), head];
};

/** The message in lines of equal characters, with the blamed spans underlined. */
const messageParts = (
  row: TraceRow,
  text: string,
  marks: readonly Finding[],
  { left, right, y }: Room,
  colours: Colours,
): { readonly parts: readonly Tree[]; readonly y: number } => {
  const fits = Math.max(20, Math.floor((right - left - 30) / mono));
  const own = text.slice(row.start, row.end).replace(/[\n\r\t]/g, ' ');
  const first = marks.length > 0 ? Math.max(0, Math.min(...marks.map(({ start }) => start)) - row.start) : 0;
  const total = Math.ceil(own.length / fits);
  const begin = Math.max(0, Math.min(Math.floor(first / fits) - 1, total - mostLines));
  const isClient = row.sender === 'client';
  const parts: Tree[] = [];
  let at = y;
  for (let line = begin; line < Math.min(total, begin + mostLines); line += 1) {
    const start = line * fits;
    const here = own.slice(start, start + fits);
    const x = isClient ? left : right - Math.min(own.length, fits) * mono;
    for (const { start: from, end: to, severity } of marks) {
      const a = Math.max(from - row.start, start);
      const b = Math.min(Math.max(to, from + 1) - row.start, start + here.length);
      if (a >= b) continue;
      const [soft, hard] = severity === 'error' ? ['blame-soft', 'blame'] : ['advice-soft', 'advice'];
      const box = { x: x + (a - start) * mono, width: (b - a) * mono };
      parts.push(h('rect', { ...box, y: at + 2, height: leading - 3, fill: colours[soft!] }));
      parts.push(h('rect', { ...box, y: at + leading - 3, height: 2, fill: colours[hard!] }));
    }
    parts.push(h('g', undefined, sentAs(here, x, at + leading - 6, colours)));
    at += leading;
  }
  if (total > begin + mostLines) {
    parts.push(sent('…', isClient ? left : right, at + 8, colours['ink-2'], isClient ? 'start' : 'end'));
    at += leading;
  }
  return { parts, y: at };
};

/** As wide as it was measured, whatever face the reader has. */
const sentAs = (text: string, x: number, y: number, colours: Colours): Tree => {
  const [tag, attributes, children] = sent(text, x, y, colours.ink, 'start');
  return h(tag, { ...attributes, textLength: text.length * mono, lengthAdjust: 'spacingAndGlyphs' }, children);
};

export const trackParts = (
  { state, pair, count }: Cell,
  x: number,
  from: number,
  to: number,
  colours: Colours,
): readonly Tree[] => {
  if (state === 'none' || !pair) return [];
  const colour = colours[`pair-${pair.hue}`];
  const middle = state === 'open' ? from + 10 : from + shaft / 2;
  const top = state === 'start' ? middle : from;
  const bottom = state === 'end' || state === 'open' ? middle : to;
  const dashes = state === 'open' ? '4 3' : undefined;
  const line = h('path', {
    d: `M${x} ${top}V${bottom}`,
    stroke: colour,
    'stroke-width': 2,
    'stroke-dasharray': dashes,
  });
  if (state === 'mid')
    return count === undefined ? [line] : [line, said(String(count), x + 3, middle, colour, 'start')];
  const look = state === 'open' ? { fill: colours.paper, stroke: colour, 'stroke-width': 2 } : { fill: colour };
  return [line, h('path', { d: outlines[pair.shape](x, middle), ...look })];
};

const outlines: Readonly<Record<Pair['shape'], (x: number, y: number) => string>> = {
  circle: (x, y) => `M${x - 6} ${y}a6 6 0 1 0 12 0a6 6 0 1 0 -12 0z`,
  square: (x, y) => `M${x - 5.5} ${y - 5.5}h11v11h-11z`,
  diamond: (x, y) => `M${x} ${y - 7}l7 7l-7 7l-7 -7z`,
  triangle: (x, y) => `M${x} ${y - 6.5}l7 12h-14z`,
};
