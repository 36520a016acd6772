/**
 * The exchange diagram: an ordered list, one item a message, no picture. The same tree is printed when the site is
 * built and put into the page while somebody writes.
 */
import type { Finding, Span, TraceRow } from '../../graders/types.ts';
import t from '../i18n/exchange.ts';
import { say } from '../say.ts';
import { told, words } from '../words.ts';
import { type Drawn, findingsIn, type RowFindings } from './findings.ts';
import { codeLines, type Mark, ticketTree } from './lines.ts';
import { type Child, h, icon, spoken, type Tree } from './node.ts';
import { type Cell, mostWaiting, type Pair, type Sides, tracksOf, type Window } from './pairs.ts';
import { label, opening, outcome } from './sentences.ts';
import { tokens as lightTokens, type Token } from './tokens.ts';

export interface ExchangeOptions {
  /** Turns the address in a finding into one of this site. */
  readonly href: (url: string) => string;
  readonly tokens?: (text: string) => readonly Token[];
  /** Whether each message stands beneath its arrow. Default true. */
  readonly messages?: boolean;
  /** In an editor: where a row's own line is. */
  readonly lineHref?: (row: TraceRow, place: number) => string | undefined;
  /** The rows of an exercise say nothing about faults: the reply does. Default true. */
  readonly remarks?: boolean;
  /** Of a long session, the rows to be drawn. */
  readonly window?: Window;
  /** Place of the row that is looked at. */
  readonly current?: number | undefined;
  /** How much of a message is shown at most; the part is the one with the first mark. */
  readonly longest?: number;
}

/** The rows alone; a figure puts its caption before them. */
export const exchangeTree = (trace: Drawn, text: string, options: ExchangeOptions): Tree => {
  const { from, to } = options.window ?? { from: 0, to: trace.rows.length };
  const tracks = tracksOf(trace.rows, { from, to });
  const items = trace.rows.slice(from, to).flatMap((row, at): readonly Tree[] => {
    if (row.kind === 'blank') return [];
    const place = from + at;
    const found = findingsIn(row, trace);
    const pair = tracks.pairs.get(place);
    const body = h(
      'div',
      'm',
      shaft(row, place, trace, found, pair, options),
      options.messages !== false && message(row, place, text, found, pair, options),
      options.remarks !== false && remarks(found, options),
    );
    const current = options.current === place ? 'true' : undefined;
    return [h('li', { class: look(row, found), 'aria-current': current }, beside(tracks.rows[at]!, body))];
  });
  const slack = tracks.waiting.map(({ row, sides }) => {
    const request = trace.rows[row]!;
    const body = h('div', 'm', waits(request, findingsIn(request, trace), tracks.pairs.get(row), options));
    return h('li', `slack from-${request.sender}`, beside(sides, body));
  });
  const more = slack.length === mostWaiting && h('li', 'slack', h('p', 'remark', t.lastWaiting));
  return h('ol', 'rows', items, more, slack);
};

const look = (row: TraceRow, { faults }: RowFindings): string => {
  const fault = faults.length > 0 || row.wrongDirection;
  return `from-${row.sender}${row.kind === 'notification' ? ' notif' : ''}${fault ? ' fault' : ''}`;
};

const beside = ({ client, server }: Sides, body: Tree): readonly Child[] => [
  ...(client.length > 0 ? [trackTree(client)] : []),
  body,
  ...(server.length > 0 ? [trackTree(server)] : []),
];

const trackTree = (cells: readonly Cell[]): Tree =>
  h(
    'span',
    { class: 'tracks', 'aria-hidden': 'true' },
    cells.map(({ state, pair, count }) =>
      h(
        'span',
        `tr ${pair ? `p${pair.hue} ` : ''}${state}`,
        pair !== undefined && state !== 'mid' && icon(pair.shape),
        count !== undefined && h('b', undefined, String(count)),
      ),
    ),
  );

const shaft = (
  row: TraceRow,
  place: number,
  trace: Drawn,
  found: RowFindings,
  pair: Pair | undefined,
  { lineHref }: ExchangeOptions,
): Tree => {
  const name = label(row.kind);
  const at = lineHref?.(row, place);
  return h(
    'div',
    'shaft',
    h(
      'span',
      'what',
      spoken(opening(place, row.sender)),
      at ? h('a', { class: `label ${row.sender}`, href: at }, name) : h('span', `label ${row.sender}`, name),
      row.id && ticket(row, pair),
      row.method !== undefined && h('code', undefined, row.method),
      spoken(outcome(row, place, trace, found)),
    ),
    h('span', { class: 'line', 'aria-hidden': 'true' }),
  );
};

/** An id that pairs with nothing is drawn as odd; one whose partner is out of view is just an id. */
const ticket = (row: TraceRow, pair: Pair | undefined): Tree => {
  const raw = row.id!.raw;
  const short = raw.length > 24 ? `${raw.slice(0, 23)}…` : raw;
  const odd = !pair && row.how !== undefined && row.how !== 'exact' && row.how !== 'lone';
  return odd ? h('span', 'ticket odd', short) : ticketTree([short], pair);
};

const message = (
  row: TraceRow,
  place: number,
  text: string,
  { faults, advice }: RowFindings,
  pair: Pair | undefined,
  { tokens = lightTokens, longest }: ExchangeOptions,
): readonly Child[] => {
  const blamed = [...faults, ...advice];
  const { start: from, end: to } = longest === undefined ? row : part(row, blamed, longest);
  const before = from > row.start ? '…' : '';
  const own = `${before}${text.slice(from, to)}${to < row.end ? '…' : ''}`;
  const within = ({ start, end }: Span): Span => ({
    start: Math.max(from, start) - from + before.length,
    end: Math.min(end, to) - from + before.length,
  });
  const marks = blamed.map((one): Mark => ({ ...within(one), kind: one.severity === 'error' ? 'blame' : 'advise' }));
  const id = row.id && pair && row.id.start >= from && row.id.end <= to ? [{ ...within(row.id), pair }] : [];
  const lines = codeLines(own, { start: 0, end: own.length }, { tokens: tokens(own), marks, tickets: id });
  const code = h('pre', 'code', lines);
  return marks.length === 0 && isLong(own) ? [code, fold(place)] : [code];
};

/** So much of a message, around its first mark. */
const part = ({ start, end }: Span, blamed: readonly Span[], longest: number): Span => {
  if (end - start <= longest) return { start, end };
  const first = Math.min(end, ...blamed.map((one) => one.start));
  const from = first === end ? start : Math.max(start, Math.min(first - longest / 4, end - longest));
  return { start: from, end: Math.min(end, from + longest) };
};

/** More than four lines of a reading column. A fold never hides a mark, so a marked message has none. */
const isLong = (text: string): boolean =>
  text.split('\n').reduce((lines, line) => lines + Math.max(1, Math.ceil(line.length / 66)), 0) > 4;

const fold = (place: number): Tree =>
  h('label', 'fold', h('input', { type: 'checkbox' }), told(t.whole, { number: spoken(` ${place + 1}`) }));

const remarks = ({ faults, advice }: RowFindings, { href }: ExchangeOptions): readonly Child[] =>
  [...faults, ...advice].map((finding) =>
    h(
      'p',
      finding.severity === 'error' ? 'remark' : 'remark should',
      h(
        'span',
        undefined,
        h('b', undefined, words(finding.headline), '.'),
        ' ',
        words(finding.what),
        ' ',
        rule(finding, href),
      ),
    ),
  );

const waits = (row: TraceRow, { unanswered }: RowFindings, pair: Pair | undefined, options: ExchangeOptions): Tree => {
  const id = ticket(row, pair);
  if (!unanswered) return h('p', 'remark', h('span', undefined, told(t.stillWaits, { id })));
  return h(
    'p',
    'remark',
    h(
      'span',
      undefined,
      h('b', undefined, told(t.unanswered, { id })),
      ` ${t.givesUp[row.sender]} `,
      rule(unanswered, options.href),
    ),
  );
};

const rule = (finding: Finding, href: (url: string) => string): Tree =>
  h('a', { href: href(finding.url) }, t.rule, spoken(say(t.ruleOf, { rule: finding.rule })));
