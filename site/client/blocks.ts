/** The painted lines of a text, in blocks: with each key a browser paints anew only the block that has changed. */

/** Lines of one block; one that is written in may grow. */
const most = 24;

export interface Blocks {
  line(at: number): HTMLElement | undefined;
  /** Puts so many lines in the place of those from `start` to `end`. As many as there were keep their elements. */
  change(start: number, end: number, count: number): { lines: readonly HTMLElement[]; gone: readonly HTMLElement[] };
}

export const createBlocks = (copy: Element): Blocks => {
  let all: readonly HTMLElement[] = [];
  const place = (line: HTMLElement, before: HTMLElement | undefined): void => {
    const block = before?.parentElement;
    if (block && (block.childElementCount < most || block.lastElementChild !== before)) {
      before.after(line);
      return;
    }
    const fresh = document.createElement('span');
    fresh.className = 'block';
    fresh.append(line);
    if (block) block.after(fresh);
    else copy.prepend(fresh);
  };
  const remove = (line: HTMLElement): void => {
    const block = line.parentElement!;
    line.remove();
    if (!block.firstChild) block.remove();
  };
  return {
    line: (at) => all[at],
    change(start, end, count) {
      const lines = all.slice(start, Math.min(end, start + count));
      const gone = all.slice(start + lines.length, end);
      while (lines.length < count) {
        const line = document.createElement('span');
        place(line, lines.at(-1) ?? all[start - 1]);
        lines.push(line);
      }
      for (const line of gone) remove(line);
      all = [...all.slice(0, start), ...lines, ...all.slice(end)];
      return { lines, gone };
    },
  };
};
