/** The trial of the home page: the exercise's editor and reply, with nothing asked and nothing kept. */
import { announcer } from './announce.ts';
import type { Marks } from './bench.ts';
import { createEditor } from './editor.ts';
import { createForm, writing } from './form.ts';
import { atHand, type Bench, fetchBench, withBench } from './grader.ts';
import { createNotices } from './notices.ts';

interface Given {
  readonly texts: readonly string[];
  readonly onward?: { readonly href: string; readonly title: string };
}

const upgrade = (card: HTMLElement): void => {
  const find = <E extends Element = HTMLElement>(selector: string): E => card.querySelector<E>(selector)!;
  const { texts, onward }: Given = JSON.parse(find('script[type="application/json"]').textContent!);
  const written = [...texts];
  const reply = find('.reply');
  const wire = find('.back-wire');
  const announce = announcer(find('[role="status"]'));
  const notices = createNotices(find('.notices'), announce);
  let chosen = 0;
  let isJudged = false;

  const form = createForm(reply);
  const clear = (sentence?: string): void => {
    isJudged = false;
    wire.classList.add('idle');
    form.show(sentence);
  };
  const editor = createEditor(find('textarea'), '', () => {
    if (isJudged) reply.classList.add('stale');
    else clear(writing);
  });
  let marks: Marks | undefined;
  const ready = (bench: Bench): void => {
    if (marks) return;
    marks = bench.createMarks(editor);
    bench.serveKeys(editor, marks, check);
  };
  const check = async (): Promise<void> => {
    const text = editor.field.value;
    const done = await withBench(notices, check, async (bench) => {
      ready(bench);
      return { bench, ...(await bench.tryOut(text, onward)) };
    });
    if (!done) return;
    const { bench, places, said, spoken, isSound } = done;
    isJudged = true;
    marks!.mark(bench.marksOf(places), text);
    bench.showReply(reply, said, isSound);
    wire.classList.remove('idle');
    announce(spoken);
  };

  card.addEventListener('click', ({ target }) => {
    const pressed = (target as Element).closest<HTMLElement>('[data-do]');
    if (pressed?.dataset.do === 'check') check();
    if (pressed?.dataset.do === 'visit') atHand()!.visitFinding(editor, marks!, pressed);
  });
  card.addEventListener('keydown', ({ key, ctrlKey, metaKey }) => {
    if (key === 'Enter' && (ctrlKey || metaKey)) check();
  });
  card.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    written[chosen] = editor.field.value;
    chosen = Number(target.value);
    marks?.mark();
    editor.adopt(written[chosen]!);
    clear();
  });
  editor.field.addEventListener('focus', () => {
    fetchBench().then(ready, () => {});
  });
};

customElements.define(
  'trial-card',
  class extends HTMLElement {
    connectedCallback(): void {
      if (this.dataset.ready !== undefined) return;
      this.dataset.ready = '';
      upgrade(this);
    }
  },
);
