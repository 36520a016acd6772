/** The reply before there is anything to reply: the blank form the page came with, with a sentence of its own. */
export interface Form {
  show(sentence?: string): void;
}

export const createForm = (reply: Element): Form => {
  const blanks = [...reply.childNodes];
  const words = reply.querySelector('header > :last-child')!;
  const untouched = words.textContent;
  return {
    show(sentence) {
      const said = sentence ?? untouched;
      if (words.textContent !== said) words.textContent = said;
      reply.className = 'reply blank';
      // With each key it is shown again.
      if (reply.firstChild !== blanks[0]) reply.replaceChildren(...blanks);
    },
  };
};
