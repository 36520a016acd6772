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
}

export type Sides = Readonly<Record<Role, readonly Cell[]>>;

export interface Tracks {
  /** By row; then one for each request that is still open at the end. */
  readonly rows: readonly Sides[];
  readonly waiting: readonly { readonly row: number; readonly sides: Sides }[];
  /** By row: the pair it belongs to. */
  readonly pairs: ReadonlyMap<number, Pair>;
}

const shapes = ['circle', 'square', 'diamond', 'triangle'] as const;
const COLUMNS = 3;

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

export const tracksOf = (rows: readonly TraceRow[]): Tracks => {
  let open: readonly Wait[] = [];
  let width: Record<Role, number> = { client: 0, server: 0 };
  const pairs = new Map<number, Pair>();
  const drawn: ((side: Role) => Cell[])[] = [];

  /** Keeps a picture of the row; cells are cut once every column is known. */
  const keep = (changed: Wait | undefined, state: Cell['state']): void => {
    const now = open.map((wait) => ({ ...wait }));
    drawn.push((side) =>
      Array.from({ length: width[side] }, (_, column): Cell => {
        const here = now.filter((wait) => wait.side === side && wait.column === column);
        const mine = changed && here.find((wait) => wait.row === changed.row);
        const shown = mine ?? here.at(-1);
        if (!shown) return { state: 'none' };
        const shared = here.length > 1;
        const pair = pairAt(shown.number);
        return {
          state: !mine ? 'mid' : shared && state !== 'start' ? 'land' : state,
          pair,
          ...(shared && !mine ? { count: here.length } : {}),
        };
      }),
    );
  };

  rows.forEach((row, i) => {
    if (canBeAnswered(row)) {
      const wait: Wait = { row: i, side: row.sender, number: lowestFree(open), column: freeColumn(open, row.sender) };
      open = [...open, wait];
      width = { ...width, [row.sender]: Math.max(width[row.sender], wait.column + 1) };
      pairs.set(i, pairAt(wait.number));
      keep(wait, 'start');
      return;
    }
    const landed = open.find((wait) => wait.row === row.answers && answerOf(rows, wait.row) === i);
    if (landed) pairs.set(i, pairAt(landed.number));
    keep(landed, 'end');
    open = open.filter((wait) => wait !== landed);
  });

  const waiting = [...open];
  for (const wait of waiting) {
    keep(wait, 'open');
    open = open.filter((other) => other !== wait);
  }
  const cut = drawn.map((cells): Sides => ({ client: cells('client'), server: cells('server') }));
  return {
    rows: cut.slice(0, rows.length),
    waiting: waiting.map(({ row }, i) => ({ row, sides: cut[rows.length + i]! })),
    pairs,
  };
};

/** The row that ends a request's wait: an answer under another type of id reaches nobody. */
export const answerOf = (rows: readonly TraceRow[], request: number): number | undefined => {
  const answer = rows[request]?.answeredBy;
  return answer !== undefined && (rows[answer]?.how ?? 'exact') === 'exact' ? answer : undefined;
};

/** A request under an id that an answer can carry. */
const canBeAnswered = ({ kind, id, answeredBy, open }: TraceRow): boolean =>
  kind === 'request' && (answeredBy !== undefined || open === true) && id !== undefined && /^["\d-]/.test(id.raw);

const lowestFree = (open: readonly Wait[]): number => {
  let number = 0;
  while (open.some((wait) => wait.number === number)) number += 1;
  return number;
};

/** The lowest free column. Where none is free, the oldest wait that stands alone moves into the first, which is shared. */
const freeColumn = (open: readonly Wait[], side: Role): number => {
  const mine = open.filter((wait) => wait.side === side);
  for (let column = 0; column < COLUMNS; column += 1) {
    if (!mine.some((wait) => wait.column === column)) return column;
  }
  const moved = mine.find((wait) => wait.column > 0)!;
  const freed = moved.column;
  moved.column = 0;
  return freed;
};
