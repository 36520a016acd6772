/** The checker at work. The text is judged as it is pasted or typed, in a worker; strip, text, findings and diagram show one selection. */
import { grouped, sized } from '../../check/numbers.ts';
import {
  type Ask,
  type How,
  mostEditable,
  type Overview,
  type Part,
  type View,
  type Words,
} from '../../check/protocol.ts';
import type { Tree } from '../../exchange/node.ts';
import english from '../../i18n/check.ts';
import { say } from '../../say.ts';
import { plain } from '../../words.ts';
import { createHost } from '../host.ts';
import { goOn } from './again.ts';
import { listen } from './arrive.ts';
import { createDesk, notHere } from './desk.ts';
import { createEvery } from './every.ts';
import { createFigure } from './figure.ts';
import { createFound } from './found.ts';
import { isLink } from './fragment.ts';
import { mostText } from './link.ts';
import { createReading } from './reading.ts';
import { sample } from './sample.ts';
import { createSelection } from './selection.ts';
import { levelsOf } from './session.ts';
import { createSettings } from './settings.ts';
import { coloursOf, copyMarkdown, saveFile, shareLink } from './share.ts';
import { createStrip } from './strip.ts';
import { createText, isEmpty, type Source, sizeOf } from './text.ts';
import { createWork } from './work.ts';

const words: Words = english;
const page = document.querySelector<HTMLElement>('.check')!;
const find = <E extends Element = HTMLElement>(selector: string): E => page.querySelector<E>(selector)!;
const field = find<HTMLTextAreaElement>('textarea');
const host = createHost(page);
const desk = createDesk();
const work = createWork(find('.working'), words.work, host);

let overview: Overview | undefined;
/** Counts judgements: what was asked about an older one is not shown. */
let turn = 0;
let isDue = 0;
/** What stood there before it was cleared or replaced. */
let before: Source = '';
/** Whoever writes has the caret; a text that came all at once, as a paste does, shows its first finding. */
let isTyped = false;

/** The answer, unless another text was judged meanwhile. */
const timely = async <T>(asked: () => Promise<T>): Promise<T | undefined> => {
  if (!overview || work.isBusy) return undefined;
  const mine = turn;
  const told = await asked().catch(() => undefined);
  return mine === turn ? told : undefined;
};
const view = (part: Part, asked: Omit<View, 'filter'>): Promise<Tree | undefined> =>
  timely(() => desk.ask({ do: 'view', part, view: { ...asked, filter: found.filter } }));
const labour = (ask: Extract<Ask, { do: 'compare' | 'migrate' }>): Promise<Tree | undefined> =>
  timely(() => work.during(desk.ask(ask, work.tell)));

// ------------------------------------------------------------------------------------------------------ selection

const selection = createSelection(
  () => overview,
  () => found.filter,
  words.text,
  (looked, place) => {
    strip.look(looked.row);
    found.look(looked);
    text.look(looked);
    figure.look(looked.row);
    find('[data-readout]').textContent = place;
  },
);

// ------------------------------------------------------------------------------------------------------ the parts

const text = createText(find('.pane-text'), {
  changed: (isWhole) => {
    isTyped = !isWhole;
    dropLink();
    due(150);
  },
  taken: (given) => take(given),
  caret: selection.atCaret,
  choose: selection.atRow,
  lines: (from, to) => view('lines', { from, to, row: selection.looked.row }),
});
const strip = createStrip(find('.strip'), (asked) => view('strip', asked), selection.atRow);
const found = createFound(find('.pane-found'), words.findings, {
  view: (asked) => view('findings', asked),
  filtered: () => {
    if (!overview) return;
    showParts(overview);
    selection.filtered();
  },
  choose: selection.choose,
  visit: (finding, from) => {
    selection.atFinding(finding);
    text.visit(selection.looked, from);
  },
  row: selection.atRow,
});
const figure = createFigure(
  find('.figure'),
  words.diagram,
  (asked) => view('diagram', asked),
  (row, from) => {
    selection.atRow(row);
    text.visit(selection.looked, from);
  },
);
const settings = createSettings(find('.settings'), words.settings, () => due(0));
const reading = createReading(find('.pane-found'), words.reading, () => timely(() => desk.ask({ do: 'others' })));
const every = createEvery(find('.every-host'), {
  compare: (how) => labour({ do: 'compare', how }),
  migrate: (how, to) => labour({ do: 'migrate', how, to: to as Overview['revision'] }),
});

// ------------------------------------------------------------------------------------------------------ judging

const due = (delay: number): void => {
  clearTimeout(isDue);
  isDue = window.setTimeout(judge, delay);
};

const judge = async (): Promise<void> => {
  const { source } = text;
  // A short text is judged in no time; what is being written then is judged after it.
  if (work.isBusy && !text.isList) return due(50);
  if (work.isBusy) stop();
  turn += 1;
  const mine = turn;
  host.hush('work');
  if (isEmpty(source)) return empty();
  try {
    const told = await work.during(desk.ask({ do: 'judge', source, how: settings.how }, work.tell));
    if (mine === turn) show(told);
  } catch (error) {
    if (mine !== turn) return;
    desk.stop();
    again(reasonOf(error));
  }
};

/** A file may have been moved, or taken away. */
const reasonOf = (error: unknown): string => {
  if (error === notHere) return words.work.missing;
  if ((error as Error).message.endsWith('packed')) return words.work.packed;
  return /^Not(?:Readable|Found)Error/.test((error as Error).message) ? words.work.unreadable : words.work.failed;
};

const again = (sentence: string): void => host.tell('work', plain(sentence), [words.acts.again, () => due(0)]);

const showParts = (told: Overview): void => {
  strip.show(levelsOf(told, found.filter));
  text.show(told, found.filter);
  figure.show(told);
};

const show = (told: Overview): void => {
  overview = told;
  Object.assign(page.dataset, { state: 'judged', turn });
  settings.declared(settings.how.revision === 'auto' ? told.revision : undefined);
  found.show(told);
  showParts(told);
  reading.show(told);
  find('.long').hidden = !text.isList;
  find('.long').textContent = say(words.text.long, { size: sized(told.length), most: sized(mostEditable) });
  find('.list').ariaLabel = say(words.text.list, { count: grouped(told.lines) });
  selection.forget();
  if (isTyped && document.activeElement === field) selection.atCaret(field.selectionStart);
  else selection.atFirst();
  host.announce(plain(told.headline));
  every.show(settings.isEvery ? settings.how : undefined);
};

const empty = (): void => {
  overview = undefined;
  selection.forget();
  Object.assign(page.dataset, { state: 'empty', turn });
  settings.declared(undefined);
  for (const selector of ['.strip', '.long']) find(selector).hidden = true;
  reading.show({ reading: [], ignored: 0 });
  every.show(undefined);
  found.clear();
  figure.clear();
  text.clear();
  find('[data-readout]').textContent = '';
};

/** Ends the work. The text stays, without a verdict. */
const stop = (): void => {
  desk.stop();
  work.end();
  turn += 1;
};

// ------------------------------------------------------------------------------------------------------ the text comes and goes

/** Takes a text all at once. What stood there can be had again. */
export const take = (source: Source, isUndo = false): void => {
  host.hush('share');
  const size = sizeOf(source);
  const isBlank = size === 0 && typeof source !== 'string';
  if (isBlank || size > mostText) {
    const tooBig = (): string => plain(say(words.work.tooBig, { size: sized(size), most: sized(mostText) }));
    host.tell('text', isBlank ? words.work.blank : tooBig());
    return;
  }
  const old = text.source;
  if (work.isBusy) stop();
  isTyped = false;
  dropLink();
  text.take(source);
  host.hush('text');
  if (!isUndo && !isEmpty(old)) {
    before = old;
    const undo = (): void => {
      take(before, true);
      field.focus();
    };
    host.tell('text', isEmpty(source) ? words.work.cleared : words.work.replaced, [words.acts.undo, undo]);
  }
  due(0);
};

/** An address that holds another text than the page would bring that one back. */
const dropLink = (): void => {
  if (location.hash.startsWith('#t=')) history.replaceState(null, '', location.pathname + location.search);
};

const deeds: Readonly<Record<string, () => void>> = {
  open: () => find('input[type="file"]').click(),
  clear: () => {
    if (isEmpty(text.source)) return;
    take('');
    field.focus();
  },
  sample: () => take(sample),
  cancel: () => {
    stop();
    empty();
    find('.headline').textContent = words.findings.unjudged;
    again(words.work.cancelled);
  },
  copy: async () => {
    const told = await timely(() => desk.ask({ do: 'markdown' }));
    if (told === undefined) host.tell('share', words.work.nothing);
    else copyMarkdown(told, host, words);
  },
  share: async () => {
    const { source } = text;
    // Of a file the text that was judged: the file may have been taken away.
    const shared = typeof source === 'string' ? source : await timely(() => desk.ask({ do: 'text' }));
    if (isEmpty(source) || shared === undefined) host.tell('share', words.work.nothing);
    else shareLink(shared, settings.chosen, host, words);
  },
  others: () => reading.toggle(),
  svg: async () => {
    const svg = await timely(() => desk.ask({ do: 'svg', colours: coloursOf(page), window: figure.window }));
    if (svg !== undefined) saveFile(svg, 'exchange.svg', 'image/svg+xml');
  },
};

page.addEventListener('click', ({ target }) => {
  const { do: deed, revision, migrate: to } = (target as Element).closest('button')?.dataset ?? {};
  if (deed) deeds[deed]?.();
  if (to) every.migrate(settings.how, to as How['revision']);
  if (!revision) return;
  settings.take({ ...settings.how, revision });
  due(0);
  find('select[name="revision"]').focus();
});

page.dataset.ready = '';
empty();
// It comes while the text is still being written.
desk.warm();
if (!isEmpty(text.source)) due(0);
goOn(
  () => {
    const { source } = text;
    return typeof source === 'string' && !isEmpty(source) ? { text: source, settings: settings.chosen } : undefined;
  },
  ({ text: given, settings: values }) => {
    if (isLink(location.hash)) return;
    settings.take(values);
    take(given, true);
  },
);
listen(page, {
  take,
  isList: () => text.isList,
  linked({ text: given, settings: values }) {
    const { hash } = location;
    const isKnown = settings.take(values);
    take(given, isEmpty(text.source));
    if (!isKnown) host.tell('share', words.work.otherSettings);
    history.replaceState(null, '', hash);
  },
  first: () => host.tell('share', words.work.first),
  unlinked: () => host.tell('text', words.work.noLink),
});
