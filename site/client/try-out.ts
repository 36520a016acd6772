/** The trial's reply: what the checker says of any text. */

import { check } from '../../graders/browser.ts';
import type { Finding } from '../../graders/types.ts';
import { h, type Tree } from '../exchange/node.ts';
import t from '../i18n/reply.ts';
import { counted, say } from '../say.ts';
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
    const spoken = say(t.trial.failed, { headline: first.headline, line: first.line, title: inside(first.title) });
    return { places: findings, said: failed(findings, '', 2), spoken, isSound: false };
  }
  const title = messages.length > 1 ? t.sound.exchange : t.sound.message;
  const sentence = counted(t.trial.sound, messages.length, { revision: asOf });
  const next = onward && h('p', 'next', h('a', { class: 'button primary', href: onward.href }, onward.title));
  const said = passed(title, sentence, findings, '', 2, next);
  return { places: findings, said, spoken: say(t.trial.spoken, { title, sentence }), isSound: true };
};
