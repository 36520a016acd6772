/** A verdict, ready to be shown: marks for the editor, a tree for the reply, a sentence to be said. */
import { grade } from '../../graders/browser.ts';
import type { Finding, PublicExercise, RevisionId, Verdict } from '../../graders/types.ts';
import { href } from '../address.ts';
import { h, type Tree } from '../exchange/node.ts';
import t from '../i18n/reply.ts';
import { say } from '../say.ts';
import { told, words } from '../words.ts';
import { failed, passed, score, spokenVerdict } from './feedback.ts';
import type { Mark } from './marks.ts';
import { onward } from './onward.ts';

const newest: RevisionId = '2026-07-28';

const looks = { error: 'blame', warning: 'advise', note: 'advise' } as const;

/** Findings as the editor paints them, numbered as the reply numbers them. */
export const marksOf = (findings: readonly Finding[]): readonly Mark[] =>
  findings.map(({ start, end, severity, rule }, index) => ({
    start,
    end,
    look: looks[severity],
    flag: String(index + 1),
    rule,
  }));

/** What the newest revision would say of a sound answer. Nobody waits for it: it takes rules that the answer itself did not need. */
export const elsewhere = async (exercise: PublicExercise, answer: string): Promise<Tree | undefined> => {
  if (exercise.revision === newest || exercise.revision === '2.0') return undefined;
  const { findings } = await grade({ ...exercise, revision: newest }, answer);
  const other = findings.find(({ severity, level }) => severity === 'error' && level !== 'TASK');
  if (!other) return undefined;
  return h(
    'p',
    'quiet',
    told(t.newer, { revision: newest, title: h('span', undefined, words(other.title)), rule: href(other.url) }),
  );
};

/** Why what was to be picked is right. */
const reasons = ({ options = {}, solution }: PublicExercise): Tree | undefined => {
  const keys = solution.split(/[\s,;]+/);
  const right = Object.entries(options).filter(([key]) => keys.includes(key));
  const rows = right.flatMap(([key, { why }]) => [
    h('dt', undefined, right.length > 1 ? key : t.why),
    h('dd', undefined, words(why)),
  ]);
  return rows.length > 0 ? h('dl', undefined, ...rows) : undefined;
};

const next = (card: Element, { options }: PublicExercise): Tree => {
  const on = onward(card);
  return h(
    'p',
    'next',
    on && h('a', { class: 'button primary', href: on.address }, say(t.next, { title: on.title })),
    !options && h('button', { type: 'button', class: 'button', 'data-do': 'compare' }, t.compare),
  );
};

export interface Reply {
  readonly said: readonly Tree[];
  /** One sentence, for the status region. */
  readonly spoken: string;
}

/** What the reply to a verdict consists of. */
export const replyTo = (card: Element, verdict: Verdict, exercise: PublicExercise): Reply => {
  const { messages } = verdict;
  const isExchange = exercise.kind === 'exchange' || new Set(messages.map(({ sender }) => sender)).size > 1;
  const isMessage = messages.length > 0;
  const sound = isExchange ? t.sound.exchange : isMessage ? t.sound.message : t.sound.pick;
  const spoken = spokenVerdict(verdict, sound);
  if (verdict.outcome === 'fail') return { spoken, said: failed(verdict.findings, score(verdict), 4, isMessage) };
  const advice = verdict.findings.filter(({ level }) => level !== 'TASK');
  return {
    spoken,
    said: passed(sound, exercise.achieved, advice, score(verdict), 4, reasons(exercise), next(card, exercise)),
  };
};
