/** The checker at work. The text is judged as it is pasted or typed, in a worker; strip, text, findings and diagram show one selection. */
import { mostEditable, type Overview, type View, type Words } from '../../check/protocol.ts';
import { fill, sized } from '../../check/say.ts';
import { toDom } from '../../exchange/dom.ts';
import type { Tree } from '../../exchange/node.ts';
import english from '../../i18n/check.ts';
import { words as marked } from '../../words.ts';
import { createHost } from '../host.ts';
import { createDesk, notHere, type Stage } from './desk.ts';
import { createFigure } from './figure.ts';
import { createFound } from './found.ts';
import { isLink, linkedText, mostText } from './link.ts';
import { sample } from './sample.ts';
import { findingIn, firstOf, type Looked, levelsOf, nothing, rowAt } from './session.ts';
import { createSettings } from './settings.ts';
import { copyMarkdown, saveFile, shareLink } from './share.ts';
import { createStrip } from './strip.ts';
import { createText, type Source } from './text.ts';

const words: Words = english;
const page = document.querySelector<HTMLElement>('.check')!;
const find = <E extends Element = HTMLElement>(selector: string): E => page.querySelector<E>(selector)!;
const host = createHost(page);
const desk = createDesk(words);

let overview: Overview | undefined;
let looked: Looked = nothing;
let levels: Uint8Array = new Uint8Array();
/** Counts judgements: what was asked about an older one is not shown. */
let turn = 0;
let isBusy = false;
let isDue = 0;
/** What stood there before it was cleared or replaced. */
let before: Source = '';
/** Whoever writes has the caret; a text that came all at once shows its first finding. */
let isTyped = false;

const ask = async (
  part: 'strip' | 'lines' | 'findings' | 'diagram',
  view: Omit<View, 'filter'>,
): Promise<Tree | undefined> => {
  if (!overview || isBusy) return undefined;
  const mine = turn;
  const tree = await desk.ask({ do: 'view', part, view: { ...view, filter: found.filter } }).catch(() => undefined);
  return mine === turn && !isBusy ? tree : undefined;
};

// ------------------------------------------------------------------------------------------------------ selection

const readout = (): void => {
  const place = find('[data-readout]');
  const { finding, row } = looked;
  if (!overview || (row === undefined && finding === undefined)) {
    place.textContent = '';
    return;
  }
  const number = row === undefined ? undefined : overview.rows.number[row];
  const column = finding === undefined ? 1 : overview.findings.column[finding];
  place.textContent =
    number === undefined
      ? fill(words.text.line, { line: overview.findings.line[finding!]!, column: column! })
      : fill(words.text.place, { number, column: column! });
};

const look = (next: Looked): void => {
  looked = next;
  strip.look(next.row);
  found.look(next);
  text.look(next);
  figure.look(next.row);
  readout();
};

const lookAtRow = (row: number): void => {
  if (overview && row >= 0) look({ row, finding: findingIn(overview, row, found.filter) });
};

const lookAtFinding = (finding: number): void => {
  if (!overview) return;
  const row = overview.findings.row[finding]!;
  look({ finding, row: row < 0 ? undefined : row });
};

const lookAtCaret = (offset: number): void => {
  const row = overview && rowAt(overview.rows, offset);
  if (!overview || row === undefined) return;
  const finding = findingIn(overview, row, found.filter, offset);
  if (row !== looked.row || finding !== looked.finding) look({ row, finding });
};

// ------------------------------------------------------------------------------------------------------ the parts

const text = createText(find('.pane-text'), {
  changed: () => {
    isTyped = true;
    dropHash();
    due(150);
  },
  taken: (given) => take(given),
  caret: lookAtCaret,
  choose: lookAtRow,
  lines: (from, to) => ask('lines', { from, to, row: looked.row }),
});
const strip = createStrip(find('.strip'), (view) => ask('strip', view), lookAtRow);
const found = createFound(find('.pane-found'), words.findings, {
  view: (view) => ask('findings', view),
  filtered: () => {
    if (!overview) return;
    levels = levelsOf(overview, found.filter);
    strip.show(overview, levels);
    text.show(overview, found.filter);
    figure.show(overview);
    const { finding } = looked;
    const isHidden = finding !== undefined && (overview.findings.severity[finding]! & found.filter) === 0;
    look(isHidden ? { row: looked.row, finding: undefined } : looked);
  },
  choose: (finding) => {
    if (finding === looked.finding) look({ row: looked.row, finding: undefined });
    else lookAtFinding(finding);
  },
  visit: (finding, from) => {
    lookAtFinding(finding);
    text.visit(looked, from);
  },
  row: lookAtRow,
});
const figure = createFigure(
  find('.figure'),
  words.diagram,
  (view) => ask('diagram', view),
  (row, from) => {
    lookAtRow(row);
    text.visit(looked, from);
  },
);
const settings = createSettings(find('.settings'), words.settings, () => due(0));

// ------------------------------------------------------------------------------------------------------ judging

const working = find('.working');

const stage = ({ stage, size }: Stage): void => {
  working.querySelector('span')!.textContent = fill(words.work[stage], { size: sized(size) });
};

/** Work that takes a moment says what it does, and can be stopped. */
const atWork = async <T>(work: Promise<T>): Promise<T> => {
  isBusy = true;
  working.querySelector('span')!.textContent = words.work.fetching;
  const late = setTimeout(() => {
    working.hidden = false;
    host.announce(working.querySelector('span')!.textContent);
  }, 400);
  try {
    return await work;
  } finally {
    clearTimeout(late);
    isBusy = false;
    working.hidden = true;
  }
};

const due = (delay: number): void => {
  clearTimeout(isDue);
  isDue = window.setTimeout(judge, delay);
};

const isEmpty = (source: Source): boolean => (typeof source === 'string' ? source.trim() === '' : source.size === 0);

const judge = async (): Promise<void> => {
  const { source } = text;
  // A short text is judged in no time; what is being written then is judged after it.
  if (isBusy && !text.isList) return due(50);
  if (isBusy) stop();
  turn += 1;
  const mine = turn;
  host.hush('work');
  if (isEmpty(source)) return empty();
  try {
    const told = await atWork(desk.ask({ do: 'judge', source, how: settings.how }, stage));
    if (mine === turn) show(told);
  } catch (error) {
    if (mine === turn) refused(error === notHere ? words.work.missing : words.work.failed);
  }
};

const refused = (sentence: string): void => {
  desk.stop();
  host.tell('work', sentence.replaceAll('`', ''), [words.acts.again, () => due(0)]);
};

const show = (told: Overview): void => {
  overview = told;
  levels = levelsOf(told, found.filter);
  page.dataset.state = 'judged';
  settings.declared(settings.how.revision === 'auto' ? told.revision : undefined);
  found.show(told);
  strip.show(told, levels);
  text.show(told, found.filter);
  figure.show(told);
  find('.long').hidden = !text.isList;
  find('.long').textContent = fill(words.text.long, { size: sized(told.length), most: sized(mostEditable) });
  find('.list').ariaLabel = fill(words.text.list, { count: told.lines });
  showReading(told);
  const field = find<HTMLTextAreaElement>('textarea');
  if (isTyped && document.activeElement === field && told.rows.number.length > 0) {
    looked = nothing;
    lookAtCaret(field.selectionStart);
    if (looked.row === undefined) look(nothing);
  } else look(firstOf(told, found.filter));
  host.announce(told.headline.replaceAll('`', ''));
  every();
};

const showReading = ({ reading, ignored }: Overview): void => {
  find('.reading').replaceChildren(...reading.map((sentence) => toDom(['p', {}, marked(sentence)])));
  const button = find<HTMLButtonElement>('[data-do="others"]');
  button.hidden = ignored === 0;
  button.textContent = words.reading.show;
  button.ariaExpanded = 'false';
  find('.others-host').replaceChildren();
};

const showOthers = async (button: HTMLButtonElement): Promise<void> => {
  const isOpen = button.ariaExpanded === 'true';
  button.ariaExpanded = String(!isOpen);
  button.textContent = isOpen ? words.reading.show : words.reading.hide;
  const place = find('.others-host');
  place.replaceChildren();
  if (!isOpen) place.append(toDom(await desk.ask({ do: 'others' })));
};

const empty = (): void => {
  overview = undefined;
  looked = nothing;
  page.dataset.state = 'empty';
  settings.declared(undefined);
  find('.strip').hidden = true;
  find('.long').hidden = true;
  find('.reading').replaceChildren();
  find('[data-do="others"]').hidden = true;
  find('.others-host').replaceChildren();
  find('.every-host').replaceChildren();
  found.clear();
  figure.clear();
  text.clear();
  readout();
};

/** Ends the work. The text stays, without a verdict. */
const stop = (): void => {
  desk.stop();
  turn += 1;
  isBusy = false;
  working.hidden = true;
};

// ------------------------------------------------------------------------------------------------------ revisions

const every = async (): Promise<void> => {
  const place = find('.every-host');
  place.replaceChildren();
  if (!settings.isEvery) return;
  const mine = turn;
  const tree = await atWork(desk.ask({ do: 'compare', how: settings.how }, stage)).catch(() => undefined);
  if (tree && mine === turn) place.replaceChildren(toDom(tree));
  look(looked);
};

const migrate = async (to: string): Promise<void> => {
  const mine = turn;
  const ask = { do: 'migrate', how: settings.how, to: to as Overview['revision'] } as const;
  const tree = await atWork(desk.ask(ask, stage)).catch(() => undefined);
  if (!tree || mine !== turn) return;
  const place = find('.every-host');
  place.querySelector('.migration')?.remove();
  place.append(toDom(tree));
  place.querySelector<HTMLElement>('.migration h3')?.focus();
};

// ------------------------------------------------------------------------------------------------------ the text comes and goes

const sizeOf = (source: Source): number => (typeof source === 'string' ? source.length : source.size);

/** Takes a text all at once. What stood there can be had again. */
const take = (source: Source, isUndo = false): void => {
  const size = sizeOf(source);
  host.hush('share');
  if (size > mostText) {
    const sentence = fill(words.work.tooBig, { size: sized(size), most: '20' });
    host.tell('text', sentence.replaceAll('`', ''));
    return;
  }
  const old = text.source;
  if (isBusy) stop();
  isTyped = false;
  dropHash();
  text.take(source);
  host.hush('text');
  if (!isUndo && !isEmpty(old)) {
    before = old;
    const sentence = isEmpty(source) ? words.work.cleared : words.work.replaced;
    host.tell('text', sentence, [words.acts.undo, undo]);
  }
  due(0);
};

const undo = (): void => {
  take(before, true);
  find('textarea').focus();
};

const dropHash = (): void => {
  if (location.hash.startsWith('#t=')) history.replaceState(null, '', location.pathname + location.search);
};

const open = async (): Promise<void> => {
  const { hash } = location;
  if (!isLink(hash)) return;
  try {
    const linked = await linkedText(hash);
    settings.take(linked.settings);
    take(linked.text, isEmpty(text.source));
    history.replaceState(null, '', hash);
  } catch {
    host.tell('text', words.work.noLink);
  }
};

/** The text as it is; of a file the worker has it. */
const wholeText = async (): Promise<string> => {
  const { source } = text;
  return typeof source === 'string' ? source : source.text();
};

const deeds: Readonly<Record<string, (button: HTMLButtonElement) => void>> = {
  open: () => find('input[type="file"]').click(),
  clear: () => {
    if (isEmpty(text.source)) return;
    take('');
    find('textarea').focus();
  },
  sample: () => take(sample),
  cancel: () => {
    stop();
    empty();
    host.tell('work', words.work.cancelled, [words.acts.again, () => due(0)]);
  },
  copy: async () => {
    if (!overview || isBusy) return host.tell('share', words.work.nothing);
    copyMarkdown(await desk.ask({ do: 'markdown' }), host, words);
  },
  share: async () => {
    if (isEmpty(text.source)) return host.tell('share', words.work.nothing);
    shareLink(await wholeText(), settings.how, host, words);
  },
  others: showOthers,
  svg: async () => {
    if (!overview || isBusy) return;
    const svg = await desk.ask({ do: 'svg', colours: colours(), window: figure.window });
    saveFile(svg, 'exchange.svg', 'image/svg+xml');
  },
};

/** The tokens as the chosen theme has them. */
const colours = (): Readonly<Record<string, string>> => {
  const names = 'paper ink ink-2 client server blame blame-soft advice advice-soft pair-1 pair-2 pair-3 pair-4'.split(
    ' ',
  );
  const probe = document.body.appendChild(document.createElement('i'));
  const all = names.map((name) => {
    probe.style.color = `var(--${name})`;
    return [name, getComputedStyle(probe).color] as const;
  });
  probe.remove();
  return Object.fromEntries(all);
};

page.addEventListener('click', ({ target }) => {
  const button = (target as Element).closest<HTMLButtonElement>('button');
  const { do: deed, revision, migrate: to } = button?.dataset ?? {};
  if (deed) deeds[deed]?.(button!);
  if (to) migrate(to);
  if (revision) {
    settings.take({ ...settings.how, revision });
    due(0);
    find('select[name="revision"]').focus();
  }
});
find('input[type="file"]').addEventListener('change', ({ target }) => {
  const input = target as HTMLInputElement;
  const [file] = input.files ?? [];
  if (file) take(file);
  input.value = '';
});
/** A file may fall anywhere; a piece of text falls where the browser puts it. */
const hasFile = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') === true;
addEventListener('dragover', (event) => {
  if (!hasFile(event)) return;
  event.preventDefault();
  page.classList.add('dropping');
});
addEventListener('dragleave', ({ relatedTarget }) => {
  if (relatedTarget === null) page.classList.remove('dropping');
});
addEventListener('drop', (event) => {
  page.classList.remove('dropping');
  if (!hasFile(event)) return;
  event.preventDefault();
  const [file] = event.dataTransfer!.files;
  if (file) take(file);
});
/** Over a list of lines there is no field to paste into. */
addEventListener('paste', (event) => {
  const isElsewhere = (event.target as Element).closest?.('input, textarea, select');
  const given = event.clipboardData?.getData('text/plain');
  if (isElsewhere || !given || !text.isList) return;
  event.preventDefault();
  take(given);
});
addEventListener('hashchange', open);

page.dataset.ready = '';
empty();
if (isLink(location.hash)) open();
else if (!isEmpty(text.source)) due(0);
