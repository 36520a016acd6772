/** The session strip: the diagram turned on its side. Time runs right, the client's lane above, the server's below, waits on top. */
import type { TraceRow } from '../../graders/types.ts';
import { h, icon, spoken, type Tree } from '../exchange/node.ts';
import { type Cell, type Sides, tracksOf } from '../exchange/pairs.ts';
import { label } from '../exchange/sentences.ts';
import { say } from '../say.ts';
import { type Judged, rowAt } from './judge.ts';
import { grouped } from './numbers.ts';
import { shownBit, type View, type Words } from './protocol.ts';

export const stripTree = (judged: Judged, view: View, words: Words): Tree => {
  const { shown } = judged;
  const to = Math.min(view.to, shown.length);
  const from = Math.min(view.from, to);
  const first = shown[from] ?? 0;
  const last = shown[to - 1] ?? first - 1;
  const tracks = tracksOf(judged.rows, { from: first, to: last + 1 });
  const levels = levelsIn(judged, view);
  const items = Array.from({ length: to - from }, (_, at): Tree => {
    const row = from + at;
    const isCurrent = row === view.row;
    return item(rowAt(judged, row), row, judged, tracks.rows[shown[row]! - first]!, levels.get(row), isCurrent, words);
  });
  return h('ol', undefined, items);
};

type Level = 'fault' | 'advice';

/** By row the worst of what the filter lets through; a note changes nothing. */
const levelsIn = ({ findings, rowOf }: Judged, { from, to, filter }: View): ReadonlyMap<number, Level> => {
  const levels = new Map<number, Level>();
  findings.forEach(({ severity }, at) => {
    const row = rowOf[at]!;
    if (row < from || row >= to || (filter & shownBit[severity]) === 0) return;
    if (severity === 'error') levels.set(row, 'fault');
    else if (severity === 'warning' && !levels.has(row)) levels.set(row, 'advice');
  });
  return levels;
};

const item = (
  row: TraceRow,
  at: number,
  { shown }: Judged,
  { client, server }: Sides,
  level: Level | undefined,
  isCurrent: boolean,
  words: Words,
): Tree => {
  const number = shown[at]! + 1;
  const direction = row.sender === 'client' ? words.strip.toServer : words.strip.toClient;
  const kind = row.method ?? label(row.kind);
  const name = say(level ? words.strip.faulty : words.strip.message, { direction, kind, number });
  const notice = row.kind === 'notification' ? ' notif' : '';
  return h(
    'li',
    undefined,
    h(
      'a',
      {
        href: `#message-${number}`,
        class: `from-${row.sender}${notice}${level ? ` ${level}` : ''}`,
        'data-row': at,
        tabindex: isCurrent ? 0 : -1,
        'aria-current': isCurrent && 'true',
      },
      spoken(name),
      [...client, ...server].map(wait),
      h('span', { class: 'band', 'aria-hidden': 'true' }),
      h('span', { class: 'tick', 'aria-hidden': 'true' }, grouped(number)),
    ),
  );
};

const wait = ({ state, pair, lost }: Cell): Tree =>
  h(
    'span',
    { class: `wait ${state}${pair ? ` p${pair.hue}` : ''}${lost ? ' lost' : ''}`, 'aria-hidden': 'true' },
    pair !== undefined && state !== 'mid' && icon(pair.shape),
  );
