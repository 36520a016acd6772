/** Where a learner goes after a pass: the next exercise of the page, else the next lesson. */
export interface Onward {
  readonly address: string;
  readonly title: string;
}

export const onward = (card: Element): Onward | undefined => {
  const cards = [...document.querySelectorAll('exercise-card .exercise')];
  const next = cards[cards.findIndex((one) => card.contains(one)) + 1];
  if (next) return { address: `#${next.id}`, title: next.querySelector('h3')!.textContent!.trim() };
  const link = document.querySelector<HTMLAnchorElement>('a.next');
  return link ? { address: link.href, title: link.lastChild!.textContent!.trim() } : undefined;
};
