/** What is judged, what is looked at, and what the filter lets through: one state that text, strip, findings and diagram show. */
import type { Overview, Rows } from '../../check/protocol.ts';
import { shownBit } from '../../check/protocol.ts';

export interface Looked {
  readonly row: number | undefined;
  readonly finding: number | undefined;
}

export const nothing: Looked = { row: undefined, finding: undefined };

/** By row the worst that the filter lets through: 2 an error, 1 a warning. */
export const levelsOf = ({ rows, findings }: Overview, filter: number): Uint8Array => {
  const levels = new Uint8Array(rows.number.length);
  for (let at = 0; at < findings.row.length; at += 1) {
    const row = findings.row[at]!;
    const severity = findings.severity[at]! & filter;
    if (row < 0 || severity === 0 || severity === shownBit.note) continue;
    levels[row] = Math.max(levels[row]!, severity === shownBit.error ? 2 : 1);
  }
  return levels;
};

/** The row of a place in the text: the last that begins before it. */
export const rowAt = ({ start }: Rows, offset: number): number | undefined => {
  let low = 0;
  let high = start.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (start[middle]! <= offset) low = middle + 1;
    else high = middle;
  }
  return low > 0 ? low - 1 : start.length > 0 ? 0 : undefined;
};

/** The first finding of a row, or the one at a place in it. */
export const findingIn = ({ findings }: Overview, row: number, filter: number, offset?: number): number | undefined => {
  let first: number | undefined;
  for (let at = 0; at < findings.row.length; at += 1) {
    if (findings.row[at] !== row || (findings.severity[at]! & filter) === 0) continue;
    first ??= at;
    if (offset !== undefined && offset >= findings.start[at]! && offset <= findings.end[at]!) return at;
  }
  return first;
};

/** What a judged text shows first: the worst of its findings. */
export const firstOf = ({ rows, findings }: Overview, filter: number): Looked => {
  for (const severity of [shownBit.error, shownBit.warning, shownBit.note]) {
    const at = (severity & filter) === 0 ? -1 : findings.severity.indexOf(severity);
    if (at >= 0) return { finding: at, row: findings.row[at]! < 0 ? undefined : findings.row[at]! };
  }
  return { row: rows.number.length > 0 ? 0 : undefined, finding: undefined };
};

/** The next row in a direction, or the next one with a finding. */
export const stepped = (levels: Uint8Array, row: number | undefined, by: 1 | -1, toFinding: boolean): number => {
  const last = levels.length - 1;
  let at = row === undefined ? (by > 0 ? 0 : last) : row + by;
  if (!toFinding) return Math.max(0, Math.min(last, at));
  while (at >= 0 && at <= last && levels[at] === 0) at += by;
  return at < 0 || at > last ? (row ?? 0) : at;
};
