/** Three hints and the solution. Without script they are plain `details`; here they become one ladder. */
import { toDom } from '../exchange/dom.ts';
import { h } from '../exchange/node.ts';

const solution = 4;

export interface Ladder {
  /** Opens the rungs of a stored answer, and lets the solution open without being asked twice. */
  restore(hints: readonly number[], tries: number): void;
  open(rung: number): void;
}

export const createLadder = (host: Element, opened: (rung: number, words: string) => void): Ladder => {
  let tries = 0;
  const panels = [...host.querySelectorAll('details')].map((details, index) => {
    const [summary, ...words] = details.childNodes;
    const id = `${details.id}-words`;
    const rung = toDom(
      h(
        'button',
        { type: 'button', class: 'rung', 'aria-expanded': 'false', 'aria-controls': id },
        index < solution - 1 && h('span', 'sr', 'Hint '),
        summary!.textContent!,
      ),
    ) as HTMLButtonElement;
    const panel = toDom(h('div', { id, class: 'words', hidden: true })) as HTMLElement;
    panel.append(...words);
    rung.addEventListener('click', () => toggle(index + 1));
    return { rung, panel };
  });
  const anyway = toDom(
    h('p', 'anyway', 'Nothing is checked yet. ', h('button', { type: 'button', class: 'link' }, 'Show the solution')),
  ) as HTMLElement;
  anyway.hidden = true;
  anyway.lastElementChild!.addEventListener('click', () => {
    open(solution);
    panels[solution - 1]!.rung.focus();
  });

  const isOpen = (rung: number): boolean => panels[rung - 1]?.panel.hidden === false;
  const draw = (): void => {
    panels.forEach(({ rung, panel }, index) => {
      rung.setAttribute('aria-expanded', String(!panel.hidden));
      const waits = index > 0 && index < solution - 1 && !reached.has(index);
      rung.disabled = waits;
      rung.classList.toggle('later', index === solution - 1 && tries === 0 && !reached.has(solution));
    });
  };
  const reached = new Set<number>();
  const show = (rung: number): void => {
    reached.add(rung);
    panels[rung - 1]!.panel.hidden = false;
    if (rung === solution) anyway.hidden = true;
  };
  const open = (rung: number): void => {
    if (isOpen(rung)) return;
    show(rung);
    draw();
    opened(rung, rung === solution ? 'The solution is open.' : panels[rung - 1]!.panel.textContent!.trim());
  };
  const toggle = (rung: number): void => {
    if (isOpen(rung)) {
      panels[rung - 1]!.panel.hidden = true;
      draw();
    } else if (rung === solution && tries === 0 && !reached.has(solution)) anyway.hidden = !anyway.hidden;
    else open(rung);
  };

  const list = h('ol', { class: 'ladder', 'aria-label': 'Hints' });
  const ladder = toDom(list);
  ladder.append(
    ...panels.map(({ rung }) => {
      const item = toDom(h('li', undefined));
      item.append(rung);
      return item;
    }),
  );
  host.replaceChildren(ladder, anyway, ...panels.map(({ panel }) => panel));
  draw();
  return {
    restore(hints, count) {
      tries = Math.max(tries, count);
      for (const rung of hints) if (!reached.has(rung)) show(rung);
      if (tries > 0) anyway.hidden = true;
      draw();
    },
    open,
  };
};
