/** What is looked at: one message or one finding, the same in text, strip, findings and diagram. */
import type { Overview, Words } from '../../check/protocol.ts';
import { say } from '../../say.ts';
import { findingIn, firstOf, type Looked, nothing, rowAt } from './session.ts';

export interface Selection {
  readonly looked: Looked;
  /** Nothing is looked at, and nobody is told. */
  forget(): void;
  /** The worst of all that was found. */
  atFirst(): void;
  atRow(row: number): void;
  atFinding(finding: number): void;
  /** A finding, or its message alone where it is looked at already. */
  choose(finding: number): void;
  atCaret(offset: number): void;
  /** The filter lets other findings through. */
  filtered(): void;
}

/** Tells what is looked at, and its place in words. */
type Tell = (looked: Looked, place: string) => void;

export const createSelection = (
  judged: () => Overview | undefined,
  filter: () => number,
  words: Words['text'],
  tell: Tell,
): Selection => {
  let looked = nothing;
  const place = (): string => {
    const { finding, row } = looked;
    const overview = judged();
    if (!overview || (row === undefined && finding === undefined)) return '';
    const { findings, rows } = overview;
    const column = finding === undefined ? 1 : findings.column[finding]!;
    return row === undefined
      ? say(words.line, { line: findings.line[finding!]!, column })
      : say(words.place, { number: rows.number[row]!, column });
  };
  const look = (next: Looked): void => {
    looked = next;
    tell(looked, place());
  };
  const own: Selection = {
    get looked() {
      return looked;
    },
    forget() {
      looked = nothing;
    },
    atFirst() {
      const overview = judged();
      look(overview ? firstOf(overview, filter()) : nothing);
    },
    atRow(row) {
      const overview = judged();
      if (overview && row >= 0) look({ row, finding: findingIn(overview, row, filter()) });
    },
    atFinding(finding) {
      const row = judged()?.findings.row[finding] ?? -1;
      look({ finding, row: row < 0 ? undefined : row });
    },
    choose(finding) {
      if (finding === looked.finding) look({ row: looked.row, finding: undefined });
      else own.atFinding(finding);
    },
    atCaret(offset) {
      const overview = judged();
      const row = overview && rowAt(overview.rows, offset);
      if (!overview || row === undefined) {
        look(nothing);
        return;
      }
      const finding = findingIn(overview, row, filter(), offset);
      if (row !== looked.row || finding !== looked.finding) look({ row, finding });
    },
    filtered() {
      const { finding, row } = looked;
      const isHidden = finding !== undefined && ((judged()?.findings.severity[finding] ?? 0) & filter()) === 0;
      look({ row, finding: isHidden ? undefined : finding });
    },
  };
  return own;
};
