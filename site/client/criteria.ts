/** The checklist: a sign and a word for each state. */

import type { Result } from '../../graders/types.ts';
import t from '../i18n/work.ts';

const states = {
  met: ['yes', t.criteria.met],
  unmet: ['no', t.criteria.unmet],
  unjudged: ['wait', t.criteria.unjudged],
  open: ['todo', t.criteria.unjudged],
} as const;

const draw = (item: Element, state: keyof typeof states): void => {
  const [sign, word] = states[state];
  item.className = state;
  item.querySelector('use')?.setAttribute('href', `#${sign}`);
  item.querySelector('.sr')!.textContent = word;
};

/** Shows the outcome of each criterion; without results all are open. */
export const showCriteria = (card: Element, results: readonly Result[]): void => {
  const outcomes = new Map(results.map(({ criterion, outcome }) => [criterion, outcome]));
  for (const item of card.querySelectorAll<HTMLElement>('[data-criterion]')) {
    draw(item, outcomes.get(item.dataset.criterion!) ?? 'open');
  }
};
