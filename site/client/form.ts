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
      words.textContent = sentence ?? untouched;
      reply.className = 'reply blank';
      reply.replaceChildren(...blanks);
    },
  };
};
