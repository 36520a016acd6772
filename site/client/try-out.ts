/** The trial's reply: what the checker says of any text. */
import { check } from '../../graders/browser.ts';
import type { Finding } from '../../graders/types.ts';
import { h, type Tree } from '../exchange/node.ts';
import { asOf, failed, inside, passed } from './feedback.ts';

export interface TriedOut {
  readonly places: readonly Finding[];
  readonly said: readonly Tree[];
  readonly spoken: string;
  readonly isSound: boolean;
}

export const tryOut = async (
  text: string,
  onward?: { readonly href: string; readonly title: string },
): Promise<TriedOut> => {
  const { findings, messages, outcome } = await check(text, { revision: asOf, transport: 'none' });
  const [first] = findings;
  if (outcome === 'fail' && first) {
    const spoken = `${first.headline}. First problem, line ${first.line}: ${inside(first.title)}.`;
    return { places: findings, said: failed(findings, '', 2), spoken, isSound: false };
  }
  const title = messages.length > 1 ? 'A sound exchange' : 'A sound message';
  const what = messages.length > 1 ? `these ${messages.length} messages` : 'this message';
  const sentence = `Nothing is wrong with ${what}, by revision ${asOf}.`;
  const next = onward && h('p', 'next', h('a', { class: 'button primary', href: onward.href }, onward.title));
  const said = passed(title, sentence, findings, '', 2, next);
  return { places: findings, said, spoken: `${title}. ${sentence}`, isSound: true };
};
