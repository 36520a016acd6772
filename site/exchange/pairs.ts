/**
 * Who waits for whom, as tracks: a line begins where a question leaves, runs through every row while it is open, and
 * ends where its answer lands. Client requests run at the left, server requests at the right.
 */
import type { Role, TraceRow } from '../../graders/types.ts';

export interface Pair {
  readonly hue: 1 | 2 | 3 | 4;
  readonly shape: (typeof shapes)[number];
}

/** One cell of a track. `land` is an answer in a column that others still share. */
export interface Cell {
  readonly state: 'none' | 'start' | 'mid' | 'end' | 'land' | 'open';
  readonly pair?: Pair;
  /** How many waits share the column, where it is more than one. */
  readonly count?: number;
  /** Set where nothing ends the wait. */
  readonly lost?: true;
}

export type Sides = Readonly<Record<Role, readonly Cell[]>>;

/** Places of rows, the last one left out. */
export interface Window {
  readonly from: number;
  readonly to: number;
}

export interface Tracks {
  /** By row of the window; then one for each request that is still open at the end, where the window reaches it. */
  readonly rows: readonly Sides[];
  readonly waiting: readonly { readonly row: number; readonly sides: Sides }[];
  /** By row: the pair it belongs to. */
  readonly pairs: ReadonlyMap<number, Pair>;
}

const shapes = ['circle', 'square', 'diamond', 'triangle'] as const;
const COLUMNS = 3;
/** Of those that nobody answers, the last ones get a row of their own. */
export const mostWaiting = 24;

/** The n-th open pair; from the fifth on a hue comes with the next shape, so that sixteen differ. */
export const pairAt = (n: number): Pair => ({
  hue: ((n % 4) + 1) as Pair['hue'],
  shape: shapes[(n + Math.floor(n / 4)) % 4]!,
});

interface Wait {
  readonly row: number;
  readonly side: Role;
  readonly number: number;
  column: number;
}

/** Who waits at one row. All steps but pictures take the same time however many wait: a long log has thousands of rows. */
const waitingRoom = (rows: readonly TraceRow[]) => {
  const open = new Map<number, Wait>();
  const columns: Readonly<Record<Role, Wait[][]>> = { client: [], server: [] };
  const taken: boolean[] = [];
  let lowest = 0;
  const lowestFree = (): number => {
    while (taken[lowest]) lowest += 1;
    return lowest;
  };
  return {
    open,
    enter(row: number, side: Role): Wait {
      const wait: Wait = { row, side, number: lowestFree(), column: freeColumn(columns[side]) };
      taken[wait.number] = true;
      open.set(row, wait);
      columns[side][wait.column]!.push(wait);
      return wait;
    },
    leave(wait: Wait): void {
      const column = columns[wait.side][wait.column]!;
      column.splice(column.lastIndexOf(wait), 1);
      open.delete(wait.row);
      taken[wait.number] = false;
      lowest = Math.min(lowest, wait.number);
    },
    /** How many columns are in use at a side. */
    width: (side: Role): number => columns[side].findLastIndex((column) => column.length > 0) + 1,
    picture: (side: Role, changed: Wait | undefined, state: Cell['state']): readonly Cell[] =>
      columns[side].map((here, column): Cell => {
        const mine = changed?.side === side && changed.column === column ? changed : undefined;
        const shown = mine ?? here.at(-1);
        if (!shown) return { state: 'none' };
        const shared = here.length > 1;
        return {
          state: !mine ? 'mid' : shared && state !== 'start' ? 'land' : state,
          pair: pairAt(shown.number),
          ...(shared && !mine ? { count: here.length } : {}),
          ...(answerOf(rows, shown.row) === undefined && { lost: true }),
        };
      }),
  };
};

export const tracksOf = (rows: readonly TraceRow[], { from, to }: Window = { from: 0, to: rows.length }): Tracks => {
  const room = waitingRoom(rows);
  const pairs = new Map<number, Pair>();
  const width: Record<Role, number> = { client: 0, server: 0 };
  const drawn: Sides[] = [];
  const keep = (changed: Wait | undefined, state: Cell['state']): void => {
    for (const side of sides) width[side] = Math.max(width[side], room.width(side));
    drawn.push({
      client: room.picture('client', changed, state),
      server: room.picture('server', changed, state),
    });
  };
  for (let place = 0; place < to; place += 1) {
    const row = rows[place]!;
    if (canBeAnswered(row)) {
      const wait = room.enter(place, row.sender);
      pairs.set(place, pairAt(wait.number));
      if (place >= from) keep(wait, 'start');
      continue;
    }
    const asked = row.answers === undefined ? undefined : room.open.get(row.answers);
    const landed = asked && answerOf(rows, asked.row) === place ? asked : undefined;
    if (landed) pairs.set(place, pairAt(landed.number));
    if (place >= from) keep(landed, 'end');
    if (landed) room.leave(landed);
  }
  const waiting = to < rows.length ? [] : [...room.open.values()].slice(-mostWaiting);
  for (const wait of waiting) {
    keep(wait, 'open');
    room.leave(wait);
  }
  /** As wide as the widest row, so that columns stand below one another. */
  const cut = drawn.map(
    (cells): Sides => ({ client: wide(cells.client, width.client), server: wide(cells.server, width.server) }),
  );
  const count = Math.max(0, to - from);
  return {
    rows: cut.slice(0, count),
    waiting: waiting.map(({ row }, i) => ({ row, sides: cut[count + i]! })),
    pairs,
  };
};

const sides: readonly Role[] = ['client', 'server'];

const wide = (cells: readonly Cell[], width: number): readonly Cell[] =>
  Array.from({ length: width }, (_, column) => cells[column] ?? { state: 'none' });

/** The row that ends a request's wait: an answer under another type of id reaches nobody. */
export const answerOf = (rows: readonly TraceRow[], request: number): number | undefined => {
  const answer = rows[request]?.answeredBy;
  return answer !== undefined && (rows[answer]?.how ?? 'exact') === 'exact' ? answer : undefined;
};

/** A request under an id that an answer can carry. */
const canBeAnswered = ({ kind, id, answeredBy, open }: TraceRow): boolean =>
  kind === 'request' && (answeredBy !== undefined || open === true) && id !== undefined && /^["\d-]/.test(id.raw);

/** The lowest free column. Where none is free, the oldest wait that stands alone moves into the first, which is shared. */
const freeColumn = (columns: Wait[][]): number => {
  for (let column = 0; column < COLUMNS; column += 1) {
    columns[column] ??= [];
    if (columns[column]!.length === 0) return column;
  }
  const [moved] = columns
    .slice(1)
    .flat()
    .sort((one, other) => one.row - other.row);
  const freed = moved!.column;
  columns[freed]!.pop();
  moved!.column = 0;
  const shared = columns[0]!;
  const behind = shared.findLastIndex(({ row }) => row < moved!.row);
  shared.splice(behind + 1, 0, moved!);
  return freed;
};
