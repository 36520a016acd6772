/** Puts a verdict on its card: the checklist and the reply. */
import { grade } from '../../graders/browser.ts';
import type { Finding, PublicExercise, RevisionId, Verdict } from '../../graders/types.ts';
import { href } from '../address.ts';
import { nodeOf } from '../exchange/dom.ts';
import { h, type Tree } from '../exchange/node.ts';
import { words } from '../words.ts';
import { showCriteria } from './criteria.ts';
import { failed, passed, score, spokenVerdict } from './feedback.ts';
import type { Mark } from './marks.ts';
import { onward } from './onward.ts';

const newest: RevisionId = '2026-07-28';

const looks = { error: 'blame', warning: 'advise', note: 'advise' } as const;

/** Findings as the editor paints them, numbered as the reply numbers them. */
export const marksOf = (findings: readonly Finding[]): readonly Mark[] =>
  findings.map(({ start, end, severity }, index) => ({ start, end, look: looks[severity], flag: String(index + 1) }));

/** What the newest revision would say of a sound answer. */
const elsewhere = (exercise: PublicExercise, answer: string): Tree | undefined => {
  if (exercise.revision === newest || exercise.revision === '2.0') return undefined;
  const { findings } = grade({ ...exercise, revision: newest }, answer);
  const other = findings.find(({ severity, level }) => severity === 'error' && level !== 'TASK');
  if (!other) return undefined;
  return h(
    'p',
    'quiet',
    `Revision ${newest} asks for more: `,
    words(other.title),
    '. ',
    h('a', { href: href(other.url) }, 'What changed'),
  );
};

const next = (card: Element): Tree => {
  const on = onward(card);
  return h(
    'p',
    'next',
    on && h('a', { class: 'button primary', href: on.address }, `Next: ${on.title}`),
    h('button', { type: 'button', class: 'button', 'data-do': 'compare' }, 'Compare with a model answer'),
  );
};

/** Fills the card; returns what is to be said aloud. */
export const showVerdict = (
  card: HTMLElement,
  reply: HTMLElement,
  verdict: Verdict,
  exercise: PublicExercise,
  answer: string,
): string => {
  const sound = exercise.kind === 'exchange' ? 'A sound exchange' : 'A sound message';
  const isPass = verdict.outcome === 'pass';
  const advice = verdict.findings.filter(({ level }) => level !== 'TASK');
  const said = isPass
    ? passed(sound, exercise.achieved, advice, score(verdict), 4, elsewhere(exercise, answer), next(card))
    : failed(verdict.findings, score(verdict), 4);
  reply.className = isPass ? 'reply passed arrives' : 'reply arrives';
  reply.replaceChildren(...said.map(nodeOf));
  showCriteria(card, verdict.results);
  return spokenVerdict(verdict, sound);
};
