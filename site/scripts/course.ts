/** Fills the course map with what was done on this device. Without it the map is a plain list of lessons. */
import { href } from '../address.ts';
import { type Standing, standingHere } from '../client/standing.ts';
import { lastTouched } from '../client/storage.ts';
import words from '../i18n/course-map.ts';
import { counted, say } from '../say.ts';

interface Square {
  readonly id: string;
  readonly box: HTMLElement;
  readonly points: number;
  readonly standing: Standing;
}

interface Stop {
  readonly item: HTMLLIElement;
  readonly link: HTMLAnchorElement;
  readonly squares: readonly Square[];
}

const looks: Readonly<Record<Standing, string>> = { passed: 'box yes', started: 'box half', open: 'box' };

const squareOf = (box: HTMLElement): Square => {
  const { exercise = '', points, varies } = box.dataset;
  return { id: exercise, box, points: Number(points), standing: standingHere(exercise, varies !== undefined) };
};

const isPassed = ({ standing }: Square): boolean => standing === 'passed';

const passedIn = (squares: readonly Square[]) => {
  const passed = squares.filter(isPassed);
  const worth = (of: readonly Square[]): number => of.reduce((sum, { points }) => sum + points, 0);
  return { passed: passed.length, points: worth(passed), worth: worth(squares) };
};

const draw = ({ item, squares }: Stop): void => {
  for (const { box, standing } of squares) box.className = looks[standing];
  const { passed } = passedIn(squares);
  if (passed > 0)
    item.querySelector('[data-said]')!.textContent = counted(words.boxesPassed, squares.length, { passed });
  item.classList.toggle('done', squares.length > 0 && passed === squares.length);
};

/** The exercise worked on last, where it has not passed; else the next one that has not, from there on. */
const nextOf = (squares: readonly Square[]): Square | undefined => {
  const last = squares.findIndex(({ id }) => id === lastTouched());
  const rest = squares.slice(Math.max(last, 0)).find((square) => !isPassed(square));
  return rest ?? squares.find((square) => !isPassed(square));
};

const card = document.getElementById('resume')!;
const find = (name: string): HTMLElement => card.querySelector<HTMLElement>(`[data-${name}]`)!;

const showSum = (squares: readonly Square[]): string => {
  const sums = passedIn(squares);
  const sum = counted(words.sum, squares.length, sums);
  const meter = document.createElement('progress');
  Object.assign(meter, { className: 'progress', max: squares.length, value: sums.passed, ariaLabel: sum });
  find('words').after(meter);
  return sum;
};

const showNext = ({ item, link, squares }: Stop, next: Square, sum: string): void => {
  const data = { place: squares.indexOf(next) + 1, all: squares.length };
  const place = say(next.standing === 'started' ? words.resume.started : words.resume.next, data);
  card.querySelector('.label')!.textContent = words.resume.label;
  find('lesson').textContent = `${link.querySelector('.num')!.textContent} ${link.querySelector('.t')!.textContent}`;
  find('words').textContent = `${place} ${sum}`;
  Object.assign(find('go'), { textContent: words.resume.go, href: `${link.href}#${next.box.dataset.anchor}` });
  item.classList.add('now');
  link.setAttribute('aria-describedby', 'resume-head');
};

const showEnd = (sum: string): void => {
  card.querySelector('.label')!.textContent = words.done.label;
  find('lesson').textContent = words.done.title;
  find('words').textContent = sum;
  Object.assign(find('go'), { textContent: words.done.go, href: href('en/certificate/') });
};

/** What lies behind and what comes later is folded. */
const fold = (parts: readonly HTMLDetailsElement[], here: Element): void => {
  for (const part of parts) part.open = part.contains(here);
};

const parts = [...document.querySelectorAll<HTMLDetailsElement>('details.part')];
const stops = [...document.querySelectorAll<HTMLLIElement>('.stops > li')].map((item): Stop => {
  const squares = [...item.querySelectorAll<HTMLElement>('[data-exercise]')].map(squareOf);
  return { item, link: item.querySelector('a')!, squares };
});
const squares = stops.flatMap((stop) => stop.squares);

if (squares.some(({ standing }) => standing !== 'open')) {
  for (const stop of stops) draw(stop);
  for (const part of parts) {
    const own = squares.filter(({ box }) => part.contains(box));
    part.querySelector('[data-sum]')!.textContent = say(words.partSum, { ...passedIn(own), all: own.length });
  }
  const sum = showSum(squares);
  const next = nextOf(squares);
  const stop = stops.find((one) => one.squares.some((square) => square === next));
  if (next && stop) {
    showNext(stop, next, sum);
    fold(parts, stop.item);
  } else showEnd(sum);
}

// Back from a lesson, the browser may show the map as it was before.
addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
