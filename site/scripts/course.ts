/** Fills the course map with what was written on this device. Without it the map is a plain list of lessons. */
import { recall } from '../client/storage.ts';

type State = 'passed' | 'started' | 'open';

const stateOf = (id: string): State => {
  const answer = recall(id);
  if (!answer) return 'open';
  return answer.passed ? 'passed' : 'started';
};

const looks: Readonly<Record<State, string>> = { passed: 'box yes', started: 'box half', open: 'box' };

let written = 0;
/** The first lesson with something left to do, and the exercise to go to. */
let next:
  | {
      readonly stop: HTMLAnchorElement;
      readonly item: HTMLLIElement;
      readonly box: HTMLElement;
      readonly place: string;
      readonly isStarted: boolean;
    }
  | undefined;
let touched = false;

for (const item of document.querySelectorAll<HTMLLIElement>('.stops > li')) {
  const stop = item.querySelector<HTMLAnchorElement>('a')!;
  const boxes = [...item.querySelectorAll<HTMLElement>('[data-exercise]')];
  const states = boxes.map((box) => stateOf(box.dataset.exercise!));
  boxes.forEach((box, i) => {
    box.className = looks[states[i]!];
  });
  const passed = states.filter((state) => state === 'passed').length;
  written += passed;
  touched ||= states.some((state) => state !== 'open');
  const isDone = passed === states.length && states.length > 0;
  if (passed > 0) item.querySelector('[data-said]')!.textContent = `${passed} of ${states.length} exercises passed. `;
  if (isDone && !next) item.classList.add('done');
  const left = states.findIndex((state) => state !== 'passed');
  if (!next && left >= 0) {
    const place = `Exercise ${left + 1} of ${states.length}`;
    next = { stop, item, box: boxes[left]!, place, isStarted: states[left] === 'started' };
  }
}

if (touched) {
  const card = document.getElementById('resume')!;
  const find = (name: string): HTMLElement => card.querySelector<HTMLElement>(`[data-${name}]`)!;
  const total = Number(card.dataset.total);
  const sum = `${written} of ${total} messages are written.`;
  const meter = Object.assign(document.createElement('progress'), {
    className: 'progress',
    max: total,
    value: written,
  });
  meter.setAttribute('aria-label', sum);
  find('words').after(meter);
  if (next) {
    const number = next.stop.querySelector('.num')!.textContent;
    const title = next.stop.querySelector('.t')!.textContent;
    card.querySelector('.label')!.textContent = 'where you stopped';
    find('lesson').textContent = `${number} ${title}`;
    find('words').textContent = `${next.place} is ${next.isStarted ? 'started' : 'next'}. ${sum}`;
    const go = find('go') as HTMLAnchorElement;
    go.textContent = 'Go on';
    go.href = `${next.stop.href}#${next.box.dataset.anchor}`;
    next.item.classList.add('now');
    next.stop.setAttribute('aria-describedby', 'resume-head');
  } else {
    card.querySelector('.label')!.textContent = 'where you are';
    find('lesson').textContent = 'All of it is written.';
    find('words').textContent = sum;
    find('go').remove();
  }
}
