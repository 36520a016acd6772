/** The trial of the home page: the exercise's editor and reply, with nothing asked and nothing kept. */
import t from '../i18n/reply.ts';
import { createEditor } from './editor.ts';
import { createForm } from './form.ts';
import type { Host } from './host.ts';
import { serveKeys } from './keys.ts';
import { createMarks } from './marks.ts';
import { age, showReply } from './reply.ts';
import { tryOut } from './try-out.ts';
import { marksOf } from './verdict.ts';
import { visitFinding } from './visit.ts';

interface Given {
  readonly texts: readonly string[];
  readonly onward?: { readonly href: string; readonly title: string };
}

export const upgradeTrial =
  async (host: Host): Promise<() => void> =>
  () =>
    work(host);

const work = (host: Host): void => {
  const { card } = host;
  const find = <E extends Element = HTMLElement>(selector: string): E => card.querySelector<E>(selector)!;
  const { texts, onward }: Given = JSON.parse(find('script[type="application/json"]').textContent!);
  const written = [...texts];
  const reply = find('.reply');
  const wire = find('.back-wire');
  const form = createForm(reply);
  let chosen = 0;
  let isJudged = false;
  let checks = 0;

  const clear = (sentence?: string): void => {
    isJudged = false;
    wire.classList.add('idle');
    form.show(sentence);
  };
  const editor = createEditor(find('textarea'), '', () => {
    if (isJudged) age(reply);
    else clear(t.writing);
  });
  const marks = createMarks(editor);
  const check = async (): Promise<void> => {
    checks += 1;
    const mine = checks;
    const text = editor.field.value;
    await host.attempt(async () => {
      const { places, said, spoken, isSound } = await tryOut(text, onward);
      if (mine !== checks) return;
      isJudged = true;
      marks.mark(marksOf(places), text);
      showReply(reply, said, isSound);
      wire.classList.remove('idle');
      host.announce(spoken);
    }, check);
  };
  const choose = ({ value }: HTMLInputElement): void => {
    if (chosen === Number(value)) return;
    written[chosen] = editor.field.value;
    chosen = Number(value);
    checks += 1;
    marks.mark();
    editor.adopt(written[chosen]!);
    clear();
  };

  card.addEventListener('click', ({ target }) => {
    const pressed = (target as Element).closest<HTMLElement>('[data-do]');
    if (pressed?.dataset.do === 'check') check();
    if (pressed?.dataset.do === 'visit') visitFinding(editor, marks, pressed, editor.visit);
  });
  card.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    choose(target);
    // Under a finger the text that was asked for may stand above the screen. Keys stay where the focus is.
    if (!target.matches(':focus-visible')) editor.field.scrollIntoView({ block: 'nearest' });
  });
  // It may have been chosen before the card could hear it.
  choose(find<HTMLInputElement>(':checked'));
  serveKeys(editor, marks, check);
};
