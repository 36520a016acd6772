/** Lines to be put in order: each row is a place, and shows the line that the field has there. */

import { nodeOf } from '../../exchange/dom.ts';
import { painted } from '../../exchange/lines.ts';
import { tokens } from '../../exchange/tokens.ts';
import t from '../../i18n/work.ts';
import { say } from '../../say.ts';
import type { MakeControl } from '../control.ts';
import { createDragging } from '../dragging.ts';
import { linesOf } from '../lines.ts';
import type { Mark } from '../marks.ts';
import { createVisit, flag, write } from '../picks.ts';

/** The lines that say something, with their places in the text. */
const linesIn = (text: string) => {
  let end = -1;
  return linesOf(text, '').flatMap(({ text: line, look }) => {
    const start = end + 1;
    end = start + line.length;
    return line.trim() === '' ? [] : [{ start, end, line, look }];
  });
};

export const control: MakeControl = (host, field, announce) => {
  const go = createVisit(host);
  const rows = (): readonly HTMLElement[] => [...host.querySelectorAll<HTMLElement>('.pick')];
  const button = (row: Element | undefined, by: string): HTMLElement | null =>
    row?.querySelector<HTMLElement>(`[data-by="${by}"]`) ?? null;
  /** An answer that was written elsewhere may have more lines, or fewer. */
  const fit = (count: number): void => {
    const all = rows();
    for (const row of all.slice(count)) row.remove();
    for (let at = all.length; at < count; at += 1) host.append(all[0]!.cloneNode(true));
  };

  const move = (from: number, to: number): void => {
    const lines = linesIn(field.value).map(({ line }) => line);
    const [line] = lines.splice(from, 1);
    lines.splice(to, 0, line!);
    write(field, lines.join('\n') + (field.value.endsWith('\n') ? '\n' : ''));
    announce(say(t.moved, { place: to + 1, all: lines.length }));
  };
  const dragging = createDragging(host, rows, move);

  host.addEventListener('click', ({ target }) => {
    const pressed = (target as Element).closest<HTMLElement>('[data-by]');
    if (!pressed || pressed.ariaDisabled === 'true') return;
    const by = pressed.dataset.by!;
    const from = rows().findIndex((row) => row.contains(pressed));
    move(from, from + Number(by));
    button(rows()[from + Number(by)], by)?.focus();
  });
  return {
    show(marks) {
      dragging.cancel();
      const text = field.value;
      const lines = linesIn(text);
      fit(Math.max(1, lines.length));
      const colours = tokens(text);
      const measured = marks.map(
        ({ start, end, look }) => ({ start, end, kind: look === 'blame' ? look : 'advise' }) as const,
      );
      rows().forEach((row, at) => {
        const { start, end, look } = lines[at] ?? { start: 0, end: 0, look: 'ln' };
        row.className = `pick ${look}`;
        row.querySelector('.key')!.textContent = String(at + 1);
        const says = row.querySelector('.says')!;
        says.replaceChildren(...painted(text, { start, end }, { tokens: colours, marks: measured }).map(nodeOf));
        const isHere = (mark: Mark): boolean => mark.start >= start && mark.start <= end;
        flag(row, marks.find(isHere), false);
        for (const [by, words, end] of [
          ['-1', t.up, 0],
          ['1', t.down, lines.length - 1],
        ] as const) {
          const mover = button(row, by)!;
          mover.ariaLabel = say(words, { number: at + 1 });
          mover.ariaDisabled = String(at === end);
        }
      });
    },
    visit({ start }, from) {
      const at = linesIn(field.value).findIndex(({ end }) => end >= start);
      const row = rows().at(at);
      go(button(row, at === 0 ? '1' : '-1'), from);
    },
  };
};
