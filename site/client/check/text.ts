/** The pane of the text: a field where it is short, a list of lines where a field would hold up the page. */
import { mostEditable, type Overview, shownBit } from '../../check/protocol.ts';
import type { Tree } from '../../exchange/node.ts';
import { createEditor } from '../editor.ts';
import type { Line } from '../lines.ts';
import { createMarks, type Mark } from '../marks.ts';
import { createList } from './list.ts';
import type { Looked } from './session.ts';

/** A file, or a text with the line ends that it came with. */
export type Source = string | File;

export const sizeOf = (source: Source): number => (typeof source === 'string' ? source.length : source.size);

export const isEmpty = (source: Source): boolean =>
  typeof source === 'string' ? source.trim() === '' : source.size === 0;

export interface TextPane {
  /** What is to be judged; empty where nothing stands there. */
  readonly source: Source;
  readonly isList: boolean;
  /** Gives a text that was not typed here. */
  take(source: Source): void;
  show(overview: Overview, filter: number): void;
  /** The verdict is old or gone. */
  clear(): void;
  look(looked: Looked): void;
  visit(looked: Looked, from: HTMLElement): void;
}

interface Told {
  /** The text was changed by whoever writes, or the whole of it was pasted. */
  changed(isWhole: boolean): void;
  /** A text came that is too long for the field. */
  taken(text: string): void;
  caret(offset: number): void;
  choose(row: number): void;
  lines(from: number, to: number): Promise<Tree | undefined>;
}

export const createText = (pane: HTMLElement, told: Told): TextPane => {
  const box = pane.querySelector<HTMLElement>('.editor')!;
  const listed = pane.querySelector<HTMLElement>('.list')!;
  const field = pane.querySelector('textarea')!;
  let source: Source = field.value;
  let overview: Overview | undefined;
  /** The text of the field that the overview is of. */
  let judged = '';
  let now: Looked = { row: undefined, finding: undefined };
  let filter = 0;
  let isPasted = false;

  const editor = createEditor(field, '', () => {
    source = field.value;
    if (source.length > mostEditable) told.taken(source);
    else told.changed(isPasted);
    isPasted = false;
  });
  const marks = createMarks(editor);
  const layer = editor.layer!;
  const dressed = (line: Line, at: number): Line => {
    if (!overview) return line;
    const row = rowOfLine(overview, at);
    const lane = row === undefined || / (go|back)\b/.test(line.look) ? '' : overview.rows.sender[row] ? ' back' : ' go';
    const isNow = now.row !== undefined && row === now.row && judged === field.value;
    return { ...line, look: `${line.look}${lane}${isNow ? ' now' : ''}` };
  };
  editor.layer = { follow: layer.follow, lines: (lines) => layer.lines(lines).map(dressed) };
  const list = createList(listed, told.lines);
  const setMode = (isList: boolean): void => {
    listed.hidden = !isList;
    box.hidden = isList;
  };

  field.addEventListener('paste', (event) => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    const { value, selectionStart: start, selectionEnd: end } = field;
    const isWhole = end - start === value.length;
    // The field would fold line ends that may be what is wrong.
    if (value.length - (end - start) + text.length <= mostEditable && !(isWhole && text.includes('\r'))) {
      isPasted = isWhole;
      return;
    }
    event.preventDefault();
    told.taken(value.slice(0, start) + text + value.slice(end));
  });
  document.addEventListener('selectionchange', () => {
    if (document.activeElement === field && overview && judged === field.value) told.caret(field.selectionStart);
  });
  listed.addEventListener('click', ({ target }) => {
    const line = (target as Element).closest<HTMLElement>('[data-row]');
    if (line && getSelection()?.isCollapsed !== false) told.choose(Number(line.dataset.row));
  });

  return {
    get source() {
      return source;
    },
    get isList() {
      return !listed.hidden;
    },
    take(given) {
      source = given;
      overview = undefined;
      const isLong = typeof given !== 'string' || given.length > mostEditable;
      setMode(isLong);
      marks.mark();
      marks.pair([]);
      if (typeof given !== 'string')
        given
          .slice(0, 20_000)
          .text()
          .then(list.preview, () => {});
      else if (isLong) list.preview(given.slice(0, 20_000));
      if (!isLong) editor.adopt(given.replace(/\r\n?/g, '\n'));
      else editor.adopt('');
      // Adopting is no writing.
      source = given;
    },
    show(judgement, shown) {
      overview = judgement;
      filter = shown;
      // A short file moves into the field, and is judged as a file until somebody changes it.
      if (judgement.text !== undefined && !listed.hidden) {
        setMode(false);
        const kept = source;
        editor.adopt(judgement.text);
        source = kept;
      }
      if (!listed.hidden) return list.show(judgement.lines);
      judged = field.value;
      marks.pair(pairsOf(judgement));
      marks.mark(marksOf(judgement, filter), judged);
    },
    clear() {
      overview = undefined;
      marks.mark();
      marks.pair([]);
    },
    look(looked) {
      now = looked;
      if (!overview) return;
      const line = looked.row === undefined ? lineOf(overview, looked) : overview.rows.line[looked.row]!;
      if (!listed.hidden) {
        if (line !== undefined) list.reach(line);
        return;
      }
      editor.paint();
      const painted = line === undefined ? undefined : editor.line(line);
      if (painted) requestAnimationFrame(() => reveal(box, painted));
    },
    visit(looked, from) {
      const { finding, row } = looked;
      if (!overview) return;
      if (!listed.hidden) {
        listed.focus();
        return;
      }
      const { findings, rows } = overview;
      const at = finding === undefined ? undefined : { start: findings.start[finding]!, end: findings.end[finding]! };
      if (at) editor.visit(at, from);
      else if (row !== undefined) editor.visit({ start: rows.start[row]!, end: rows.start[row]! }, from);
    },
  };
};

/** Scrolls the box of a long text, never the page. */
const reveal = (box: HTMLElement, line: HTMLElement): void => {
  const { offsetTop, offsetHeight } = line;
  if (offsetTop < box.scrollTop || offsetTop + offsetHeight > box.scrollTop + box.clientHeight) {
    box.scrollTop = offsetTop - box.clientHeight / 3;
  }
};

const lineOf = ({ findings }: Overview, { finding }: Looked): number | undefined =>
  finding === undefined ? undefined : findings.line[finding]! - 1;

const rowOfLine = ({ rows }: Overview, line: number): number | undefined => {
  let low = 0;
  let high = rows.line.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (rows.line[middle]! <= line) low = middle + 1;
    else high = middle;
  }
  return low > 0 ? low - 1 : undefined;
};

const marksOf = ({ findings }: Overview, filter: number): readonly Mark[] =>
  Array.from(
    findings.severity,
    (severity, at): Mark => ({
      start: findings.start[at]!,
      end: findings.end[at]!,
      look: severity === shownBit.error ? 'blame' : 'advise',
      flag: String(at + 1),
    }),
  ).filter((_, at) => (findings.severity[at]! & filter) !== 0);

const pairsOf = ({ pairs }: Overview): readonly Mark[] =>
  Array.from({ length: pairs.length / 3 }, (_, at) => ({
    start: pairs[3 * at]!,
    end: pairs[3 * at + 1]!,
    look: `ticket p${pairs[3 * at + 2]!}`,
  }));
