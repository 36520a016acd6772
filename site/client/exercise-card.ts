/** The exercise card at work. Before it, and without it, the card is a page: a labelled field, hints to open, a model answer. */
import type { PublicExercise } from '../../graders/types.ts';
import { announcer } from './announce.ts';
import type { Drawing, Marks } from './bench.ts';
import { createEditor, type Editor } from './editor.ts';
import { createForm, writing } from './form.ts';
import { atHand, type Bench, fetchBench, withBench } from './grader.ts';
import { createLadder } from './hints.ts';
import { createKeeper } from './keeper.ts';
import { createNotices } from './notices.ts';
import { createReset } from './reset.ts';

type State = 'untouched' | 'typing' | 'failed' | 'unreadable' | 'passed' | 'reset';

const upgrade = (card: HTMLElement): void => {
  const find = <E extends Element = HTMLElement>(selector: string): E => card.querySelector<E>(selector)!;
  const exercise: PublicExercise = JSON.parse(find('script[type="application/json"]').textContent!);
  const section = find('.exercise');
  const field = find<HTMLTextAreaElement>('textarea');
  const reply = find('.reply');
  const form = createForm(reply);
  const open = find('.criteria').cloneNode(true);
  const readout = find('[data-readout]');
  const announce = announcer(find('[role="status"]'));
  const notices = createNotices(find('.notices'), announce);
  let isJudged = false;
  let drawing: Drawing | undefined;
  let marks: Marks | undefined;
  let isDue = false;
  let checks = 0;

  const read = (): void => {
    const text =
      keeper.kept === 'saved' ? 'saved on this device' : field.value === field.defaultValue ? 'starter text' : '';
    readout.textContent = document.activeElement === field ? editor.place : text;
  };
  /** The diagram and the pairs follow the text, once a frame and without a word. */
  const draw = (): void => {
    if (isDue || !drawing) return;
    isDue = true;
    requestAnimationFrame(async () => {
      isDue = false;
      const text = field.value;
      const pairs = await drawing!.draw(text, marks!.checked?.text === text).catch(() => undefined);
      if (pairs && text === field.value) marks!.pair(pairs);
    });
  };

  const editor: Editor = createEditor(field, section.dataset.sender ?? '', () => {
    section.dataset.state = 'typing' satisfies State;
    if (isJudged) reply.classList.add('stale');
    else form.show(writing);
    keeper.write({ text: field.value });
    read();
    draw();
  });
  const ladder = createLadder(find('.help'), (hint) => keeper.write({ hint }));
  const keeper = createKeeper(exercise.id, field, notices, ladder, (text) => {
    editor.adopt(text);
    if (isJudged) reply.classList.add('stale');
    draw();
  });
  const reset = createReset(editor, find('.kept'));
  const startOver = (): void => {
    const isKept = reset.reset();
    isJudged = false;
    marks?.mark();
    find('.criteria').replaceWith(open.cloneNode(true));
    form.show();
    section.dataset.state = (isKept ? 'reset' : 'untouched') satisfies State;
    if (isKept) announce('Reset. Your text is kept: Undo');
  };

  const ready = (bench: Bench): void => {
    if (marks) return;
    marks = bench.createMarks(editor);
    bench.serveKeys(editor, marks, check);
    drawing =
      exercise.kind === 'exchange'
        ? bench.createDrawing(find('.live'), exercise, (offset, from) =>
            editor.visit({ start: offset, end: offset }, from),
          )
        : undefined;
    draw();
  };
  const check = async (): Promise<void> => {
    checks += 1;
    const mine = checks;
    const text = field.value;
    const done = await withBench(notices, check, async (bench) => {
      ready(bench);
      const verdict = await bench.grade(exercise, text);
      return { bench, verdict, reply: await bench.replyTo(section, verdict, exercise, text) };
    });
    if (!done || mine !== checks) return;
    const { bench, verdict } = done;
    const isPass = verdict.outcome === 'pass';
    isJudged = true;
    section.dataset.state = (isPass ? 'passed' : verdict.gradable ? 'failed' : 'unreadable') satisfies State;
    marks!.mark(bench.marksOf(verdict.findings), text);
    bench.showCriteria(section, verdict.results);
    bench.showReply(reply, done.reply.said, isPass);
    announce(done.reply.spoken);
    draw();
    keeper.write({ text, tried: true, passed: isPass });
  };
  card.addEventListener('click', ({ target }) => {
    const pressed = (target as Element).closest<HTMLElement>('[data-do]');
    const deed = pressed?.dataset.do;
    if (deed === 'check') check();
    else if (deed === 'reset') startOver();
    else if (deed === 'undo') reset.undo();
    else if (deed === 'compare') ladder.compare();
    else if (deed === 'visit') atHand()!.visitFinding(editor, marks!, pressed!);
  });
  card.addEventListener('keydown', ({ key, ctrlKey, metaKey }) => {
    if (key === 'Enter' && (ctrlKey || metaKey)) check();
  });
  field.addEventListener('focus', () => {
    read();
    fetchBench().then(ready, () => {});
  });
  field.addEventListener('blur', read);
  document.addEventListener('selectionchange', () => {
    if (document.activeElement === field) read();
  });
  if (atHand()) ready(atHand()!);
  read();
};

customElements.define(
  'exercise-card',
  class extends HTMLElement {
    connectedCallback(): void {
      if (this.dataset.ready !== undefined) return;
      this.dataset.ready = '';
      upgrade(this);
    }
  },
);
