/** The exercise card at work. Before it, and without it, the card is a page: a labelled field, hints to open, a model answer. */
import { grade, prepare } from '../../graders/browser.ts';
import type { PublicExercise } from '../../graders/types.ts';
import { nodeOf, toDom } from '../exchange/dom.ts';
import words from '../i18n/reply.ts';
import t from '../i18n/work.ts';
import { controlFor } from './control.ts';
import { showCriteria } from './criteria.ts';
import { createDrawing, type Drawing } from './drawing.ts';
import { dress } from './dress.ts';
import { createEditor, type Editor } from './editor.ts';
import { exerciseOf, variantHere } from './exercise.ts';
import { createForm } from './form.ts';
import { rungs } from './help.ts';
import { createLadder } from './hints.ts';
import type { Host } from './host.ts';
import { createKeeper, type Variant } from './keeper.ts';
import { serveKeys } from './keys.ts';
import { createMarks, type Mark } from './marks.ts';
import { age, showReply } from './reply.ts';
import { createReset } from './reset.ts';
import { elsewhere, marksOf, replyTo } from './verdict.ts';
import { visitFinding } from './visit.ts';

type State = 'untouched' | 'typing' | 'failed' | 'unreadable' | 'passed' | 'reset';

/** Kinds of answers that both sides speak in. */
const drawn: readonly string[] = ['exchange', 'order'];

export const upgradeExercise = async (host: Host): Promise<() => void> => {
  const { id = '', varies } = host.card.dataset;
  const [found, variant] = await Promise.all([controlFor(host.card), variantHere(id, varies !== undefined)]);
  if (variant.exercise) await dress(host.card, variant.exercise);
  return () => work(host, found, variant);
};

const work = (host: Host, found: Awaited<ReturnType<typeof controlFor>>, variant: Variant): void => {
  const { card } = host;
  const find = <E extends Element = HTMLElement>(selector: string): E => card.querySelector<E>(selector)!;
  const id = card.dataset.id!;
  const exercise = exerciseOf(id, variant.seed);
  const section = find('.exercise');
  const field = find<HTMLTextAreaElement>('textarea');
  const reply = find('.reply');
  const form = createForm(reply);
  const open = find('.criteria').cloneNode(true);
  const readout = find('[data-readout]');
  let isJudged = false;
  let drawing: Drawing | undefined;
  let isDue = false;
  let pause: ReturnType<typeof setTimeout> | undefined;
  /** Of the last drawing, in ms. */
  let cost = 0;
  let checks = 0;
  const control = found?.make(found.host, field, host.announce);
  /** Whoever picks has no caret, and no text to be told of. */
  const isPicked = control?.show !== undefined;

  const read = (): void => {
    const text = keeper.kept === 'saved' ? t.saved : field.value === field.defaultValue && !isPicked ? t.starter : '';
    const said = document.activeElement === field ? editor.place : text;
    // A text that is written again costs a frame, whether it is another or not.
    if (readout.textContent !== said) readout.textContent = said;
  };
  /** The diagram and the pairs follow the text, once a frame at most and without a word. */
  const draw = (): void => {
    if (!drawing) return;
    clearTimeout(pause);
    // A long text is drawn when the keys rest, so that it never holds them up.
    if (cost > 8) pause = setTimeout(drawNow, 150);
    else if (!isDue) requestAnimationFrame(drawNow);
    isDue = true;
  };
  const drawNow = (): void => {
    isDue = false;
    const from = performance.now();
    marks.pair(drawing!.sketch(field.value));
    cost = performance.now() - from;
  };

  const changed = (): void => {
    if (section.dataset.state !== 'typing') section.dataset.state = 'typing' satisfies State;
    if (isJudged) age(reply);
    else form.show(isPicked ? words.picking : words.writing);
    keeper.write({ text: field.value });
    read();
    draw();
  };
  /** Somebody wrote before the card could hear it. */
  const isEarly = field.value !== field.defaultValue;
  const editor: Editor = createEditor(field, section.dataset.sender ?? '', changed);
  const visit = (place: Mark, from: HTMLElement): void => (control?.visit ?? editor.visit)(place, from);
  const marks = createMarks(editor);
  editor.painted = () => control?.show?.(marks.findings);
  const fill = async (): Promise<void> => {
    ladder.fill(rungs(await exercise(), section.dataset.sender).map(nodeOf));
  };
  const help = (): void => {
    host.attempt(fill, help);
  };
  const ladder = createLadder(find('.help'), (hint) => {
    keeper.write({ hint });
    help();
  });
  const keeper = createKeeper(id, field, host, ladder, variant, (text) => {
    editor.adopt(text);
    if (isJudged) age(reply);
    draw();
  });
  const reset = createReset(editor, find('.kept'));
  const startOver = (): void => {
    const isKept = reset.reset();
    isJudged = false;
    marks.mark();
    draw();
    find('.criteria').replaceWith(open.cloneNode(true));
    form.show();
    section.dataset.state = (isKept ? 'reset' : 'untouched') satisfies State;
    if (isKept) host.announce(find('.kept').textContent!.trim());
  };

  const takeBack = (): void => {
    reset.undo();
    // The button is gone, and with it the focus: to what is picked, or where lines have an order to the button nearby.
    if (isPicked) find(':checked, [data-do="reset"]').focus();
  };

  const begin = async (): Promise<void> => {
    const asked = await exercise();
    // The next check asks again for what does not arrive.
    prepare(asked).catch(() => {});
    if (drawing || !drawn.includes(asked.kind)) return;
    drawing = createDrawing(find('.live'), asked, (offset, from) =>
      visit({ start: offset, end: offset, look: '' }, from),
    );
    draw();
  };
  const addElsewhere = async (asked: PublicExercise, text: string, mine: number): Promise<void> => {
    const more = await elsewhere(asked, text).catch(() => undefined);
    if (more && mine === checks) reply.querySelector('.next')?.before(toDom(more));
  };
  const check = async (): Promise<void> => {
    checks += 1;
    const mine = checks;
    const text = field.value;
    await host.attempt(async () => {
      await begin();
      const asked = await exercise();
      const verdict = await grade(asked, text);
      const { said, spoken } = replyTo(section, verdict, asked);
      const pairs = await drawing?.judge(text);
      if (mine !== checks) return;
      const isPass = verdict.outcome === 'pass';
      isJudged = true;
      marks.mark(marksOf(verdict.findings), text);
      if (field.value !== text) draw();
      else if (pairs) marks.pair(pairs());
      section.dataset.state = (isPass ? 'passed' : verdict.gradable ? 'failed' : 'unreadable') satisfies State;
      showCriteria(section, verdict.results);
      showReply(reply, said, isPass);
      host.announce(spoken);
      keeper.write({ text, tried: { passed: isPass, revision: asked.revision } });
      card.dispatchEvent(new CustomEvent('handwire:checked', { bubbles: true, detail: { passed: isPass } }));
      read();
      if (isPass) addElsewhere(asked, text, mine);
    }, check);
  };

  card.addEventListener('click', ({ target }) => {
    const pressed = (target as Element).closest<HTMLElement>('[data-do]');
    const deed = pressed?.dataset.do;
    if (deed === 'check') check();
    else if (deed === 'reset') startOver();
    else if (deed === 'undo') takeBack();
    else if (deed === 'compare') ladder.compare();
    else if (deed === 'visit') visitFinding(editor, marks, pressed!, visit);
  });
  const start = (): void => {
    read();
    begin().catch(() => {});
  };
  const place = isPicked ? found!.host : field;
  place.addEventListener('focusin', start);
  fill().catch(() => {});
  field.addEventListener('blur', read);
  document.addEventListener('selectionchange', () => {
    if (document.activeElement === field) read();
  });
  serveKeys(editor, marks, check);
  if (isEarly) changed();
  if (place.contains(document.activeElement)) start();
  else read();
};
