/** The page of what is kept on this device. */
import { href } from '../address.ts';
import { keepLearner, learner } from '../client/learner.ts';
import { showAside } from '../client/progress/aside.ts';
import { cancelGrading, gradeClaims, offerGrading } from '../client/progress/grading.ts';
import { drawList, sumsOf } from '../client/progress/list.ts';
import { tell } from '../client/progress/notices.ts';
import { exercisesOf, type Outline, outline } from '../client/progress/outline.ts';
import { readFile } from '../client/progress/read-file.ts';
import { changeAndTell } from '../client/progress/undo.ts';
import { saveProgress } from '../client/save.ts';
import { isBlocked, keptIds, prefix } from '../client/storage.ts';
import words from '../i18n/progress.ts';
import { counted, say } from '../say.ts';

const find = <E extends HTMLElement = HTMLElement>(selector: string): E => document.querySelector<E>(selector)!;
const ask = find('#ask');
const asker = find('[data-do="ask"]');
const go = find<HTMLAnchorElement>('[data-go]');
const { href: start } = go;
let course: Outline | undefined;

const draw = (): void => {
  showAside(draw);
  if (!course) return;
  const { count, kept, passed, points, worth } = sumsOf(course);
  find('[data-sum]').textContent =
    kept === 0 ? words.here.nothing : counted(words.here.sum, count, { passed, points, worth });
  const on = { textContent: words.here.course, href: href('en/') };
  Object.assign(go, kept > 0 ? on : { textContent: words.here.start, href: start });
  find('[data-certificate]').hidden = passed === 0;
  drawList(find('[data-list]'), course);
};

/** What stands in view stays there: the list comes when the page has gone to what its address names, and would push it away. */
const drawInPlace = (): void => {
  const named = document.querySelector(':target');
  const before = named?.getBoundingClientRect().top ?? 0;
  draw();
  if (named) scrollBy({ top: named.getBoundingClientRect().top - before, behavior: 'instant' });
};

const load = async (): Promise<void> => {
  try {
    course = await outline();
    drawInPlace();
    offerGrading(known(), draw);
  } catch {
    tell('here', words.here.late, [words.here.again, again]);
  }
};

const again = (): void => {
  find('[data-said="here"]').replaceChildren();
  load();
};

const known = (): ReadonlySet<string> => new Set(course ? exercisesOf(course).map(({ id }) => id) : []);

const resetOne = (id: string): void => {
  const title = (course && exercisesOf(course).find((one) => one.id === id)?.title) ?? id;
  changeAndTell('here', new Map([[prefix + id, null]]), say(words.reset.one, { title }), draw);
};

const showAsk = (isOpen: boolean): void => {
  ask.hidden = !isOpen;
  asker.setAttribute('aria-expanded', String(isOpen));
};

const askReset = (): void => {
  const { length } = keptIds();
  if (length === 0) {
    tell('reset', words.reset.nothing);
    return;
  }
  ask.querySelector('[data-words]')!.textContent = counted(words.reset.says, length);
  showAsk(true);
  find('[data-do="reset"]').focus();
};

const resetAll = (): void => {
  cancelGrading();
  const ids = keptIds();
  showAsk(false);
  changeAndTell('reset', new Map(ids.map((id) => [prefix + id, null])), counted(words.reset.done, ids.length), draw);
};

const read = async (input: HTMLInputElement): Promise<void> => {
  const [file] = input.files ?? [];
  // The same file may be chosen again.
  if (!file) return;
  course ??= await outline().catch(() => undefined);
  const reading = course ? await readFile(file, known()) : words.grading.missing;
  input.value = '';
  if (typeof reading === 'string') {
    tell('file', reading);
    return;
  }
  const { outcome } = changeAndTell('file', reading.records, reading.said, draw);
  if (outcome === 'full' || outcome === 'blocked') tell('file', words.refused[outcome]);
  else {
    fillLearner();
    await gradeClaims(known(), draw);
  }
};

const fields = find<HTMLFormElement>('[data-learner]').elements as typeof HTMLFormElement.prototype.elements & {
  readonly name: HTMLInputElement;
  readonly code: HTMLInputElement;
};
const fillLearner = (): void => {
  const { name = '', code = '' } = learner();
  fields.name.value = name;
  fields.code.value = code;
};

const deeds: Readonly<Record<string, () => void>> = {
  save: saveProgress,
  cancel: cancelGrading,
  ask: () => (ask.hidden ? askReset() : showAsk(false)),
  reset: resetAll,
  leave: () => {
    showAsk(false);
    asker.focus();
  },
};

document.addEventListener('click', ({ target }) => {
  const { dataset } = (target as Element).closest<HTMLElement>('[data-do], [data-reset]') ?? {};
  if (dataset?.do !== undefined) deeds[dataset.do]?.();
  if (dataset?.reset !== undefined) resetOne(dataset.reset);
});
find('[data-file]').addEventListener('change', ({ target }) => read(target as HTMLInputElement));
find('[data-learner]').addEventListener('submit', (event) => {
  event.preventDefault();
  const outcome = keepLearner({ name: fields.name.value.trim(), code: fields.code.value.trim().normalize('NFC') });
  tell(
    'learner',
    outcome === 'saved' ? words.learner.kept : outcome === 'full' ? words.learner.full : words.learner.blocked,
  );
  draw();
});
addEventListener('storage', draw);
// Back from an exercise, the browser may show the page as it was before; what can be undone stays so.
addEventListener('pageshow', draw);
fillLearner();
if (isBlocked()) tell('here', words.here.blocked);
load();
