/** A card's element with its two voices: a sentence that is spoken, and notices about the page itself below the bar. */
import t from '../i18n/card.ts';

export interface Host {
  readonly card: HTMLElement;
  /** Speaks one sentence, again when it is the same as before. */
  announce(sentence: string): void;
  /** Shows a sentence in the place of the one before it on the same matter, with something to do about it. */
  tell(matter: string, sentence: string, action?: readonly [label: string, act: () => void]): void;
  hush(matter: string): void;
  /** Does what needs the network, with words for those who wait and for those it does not reach. True if it was done. */
  attempt(work: () => Promise<void>, again: () => void): Promise<boolean>;
}

export const createHost = (card: HTMLElement): Host => {
  const region = card.querySelector('[role="status"]')!;
  const said = new Map<string, Element>();
  let turn = 0;

  const host: Host = {
    card,
    announce(sentence) {
      turn += 1;
      const mine = turn;
      region.textContent = '';
      // A region that is emptied and filled in one go has not changed for the one who listens.
      setTimeout(() => {
        if (mine === turn) region.textContent = sentence;
      }, 60);
    },
    tell(matter, sentence, action) {
      host.hush(matter);
      const notice = document.createElement('p');
      notice.className = 'notice';
      notice.append(`${sentence} `);
      if (action) {
        const button = document.createElement('button');
        Object.assign(button, { type: 'button', className: 'link', textContent: action[0], onclick: action[1] });
        notice.append(button);
      }
      said.set(matter, notice);
      card.querySelector('.notices')!.append(notice);
      host.announce(action ? `${sentence} ${action[0]}` : sentence);
    },
    hush(matter) {
      said.get(matter)?.remove();
    },
    async attempt(work, again) {
      const late = setTimeout(() => host.tell('grader', t.late), 400);
      try {
        await work();
        host.hush('grader');
        return true;
      } catch {
        host.tell('grader', t.missing, [t.again, again]);
        return false;
      } finally {
        clearTimeout(late);
      }
    },
  };
  return host;
};
