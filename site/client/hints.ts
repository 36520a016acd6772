/** The ladder of hints: plain `details` that open one after the other, and stay open when the page comes back. */
const solution = 4;

export interface Ladder {
  /** Opens the rungs of a stored answer. After an attempt the model answer opens without being asked twice. */
  restore(hints: readonly number[], tries: number): void;
  /** Puts behind each rung what it shows, where the page came without. */
  fill(behind: readonly Node[]): void;
  /** Opens the model answer and goes there. */
  compare(): void;
}

export const createLadder = (host: Element, opened: (rung: number) => void): Ladder => {
  const rungs = [...host.querySelectorAll<HTMLDetailsElement>(':scope > details')];
  const anyway = (): HTMLDetailsElement | null => host.querySelector('details details');
  const reached = new Set<number>();
  /** The model answer is not asked for twice. */
  let isShown = false;
  const show = (): void => {
    isShown = true;
    anyway()?.setAttribute('open', '');
  };
  const draw = (): void =>
    rungs.forEach(({ firstElementChild }, index) => {
      const waits = index > 0 && index < solution - 1 && !reached.has(index);
      firstElementChild!.setAttribute('aria-disabled', String(waits));
    });
  const open = (rung: number): void => {
    reached.add(rung);
    rungs[rung - 1]!.open = true;
    if (rung === solution) show();
    draw();
  };
  const hear = (rung: number): void => {
    const isOpen = rungs[rung - 1]!.open && (rung !== solution || anyway()?.open);
    if (!isOpen || reached.has(rung)) return;
    reached.add(rung);
    draw();
    opened(rung);
  };
  rungs.forEach((details, index) => {
    const rung = index + 1;
    // What happens in the model answer's inner part is heard by the outer one, on the way down.
    details.addEventListener('toggle', () => hear(rung), true);
    // It may have been opened before anybody could hear it.
    queueMicrotask(() => hear(rung));
  });
  return {
    restore(hints, tries) {
      for (const rung of hints) if (!reached.has(rung)) open(rung);
      if (tries > 0) show();
      host.classList.toggle('asked', tries > 0);
    },
    fill(behind) {
      if (host.querySelector('details p')) return;
      rungs.forEach((rung, index) => {
        rung.append(behind[index]!);
      });
      if (isShown) show();
    },
    compare() {
      open(solution);
      rungs.at(-1)!.querySelector('summary')!.focus();
    },
  };
};
