/** Text in, findings out. */
import { decode } from '../protocol/decode.ts';
import type { Draft } from '../protocol/draft.ts';
import { hasArrows, readLoose, readTexts } from '../protocol/loose.ts';
import { declaredRevision, read } from '../protocol/read.ts';
import { readStdioStream, readStdioWrites } from '../protocol/stdio.ts';
import type { CheckOptions, Entry, Exchange, Report, Revision, RevisionId, RuleLogic, Sent, Slip } from '../types.ts';
import { explainAll, type WordsOf } from './explain.ts';
import { type Plan, planFor } from './plan.ts';
import { type Raw, run } from './run.ts';

export type Input = readonly Sent[] | string | Uint8Array;

/** What was read and what was found, before words. */
export interface Checked {
  readonly exchange: Exchange;
  readonly found: readonly Raw[];
}

export interface Checker {
  judge(drafts: readonly Draft[], revision: RevisionId, options: CheckOptions): Checked;
  inspect(input: Input, options?: CheckOptions): Checked;
}

export const createChecker = (
  rules: ReadonlyMap<string, RuleLogic>,
  revisions: ReadonlyMap<RevisionId, Revision>,
): Checker => {
  const plans = new Map<RevisionId, Plan>();
  const plan = (revision: Revision): Plan => {
    const found = plans.get(revision.id) ?? planFor(revision, rules);
    plans.set(revision.id, found);
    return found;
  };
  const judged = (drafts: readonly Draft[], revision: Revision, options: CheckOptions): Checked => {
    const exchange = read(drafts, {
      revision,
      session: options.session ?? 'part',
      transport: options.transport ?? 'none',
      answers: options.answers,
    });
    return { exchange, found: run(exchange, plan(revision)) };
  };
  const inspect = (input: Input, options: CheckOptions = {}): Checked => {
    const { drafts, transport } = draftsOf(input, options);
    const known = revisions.get(options.revision as RevisionId);
    if (!known && options.revision !== undefined && options.revision !== 'auto') {
      throw new RangeError(
        `There is no revision "${options.revision}"; there are ${[...revisions.keys()].join(', ')} and auto.`,
      );
    }
    return judged(drafts, known ?? declaredRevision(drafts, revisions), { ...options, transport });
  };
  return {
    inspect,
    judge: (drafts, revision, options) => judged(drafts, revisions.get(revision)!, options),
  };
};

const draftsOf = (input: Input, options: CheckOptions): { drafts: readonly Draft[]; transport: 'stdio' | 'none' } => {
  if (typeof input === 'string') return draftsOfText(input, options);
  if (input instanceof Uint8Array) {
    const { text, slips } = decode(input);
    const { drafts, transport } = draftsOfText(text, options);
    return { drafts: slips.length > 0 ? drafts.map((draft) => withBytes(draft, slips)) : drafts, transport };
  }
  const transport = options.transport ?? 'none';
  const lines = transport === 'stdio' && options.revision !== '2.0';
  return { drafts: lines ? readStdioWrites(input) : readTexts(input, options.revision !== '2.0'), transport };
};

const draftsOfText = (text: string, options: CheckOptions) => {
  const arrows = hasArrows(text);
  const transport = options.transport ?? (arrows || options.revision === '2.0' ? 'none' : 'stdio');
  const blank = text.trim() === '';
  if (blank) return { drafts: readTexts([{ text, sender: options.sender ?? 'client' }]), transport };
  if (arrows || transport === 'none' || options.revision === '2.0') {
    return { drafts: readLoose(text, options.sender, options.revision !== '2.0'), transport };
  }
  return { drafts: readStdioStream(text, options.sender), transport };
};

/** Broken bytes hide all else that is wrong with their line. */
const withBytes = (draft: Draft, slips: readonly Slip[]): Draft => {
  const own = slips.find(({ start }) => start >= draft.start && start <= draft.end);
  return own ? { ...draft, slips: [own] } : draft;
};

/** What was found, in words. */
export const reportOf = ({ exchange, found }: Checked, words: WordsOf): Report => ({
  revision: exchange.revision.id,
  messages: exchange.entries.map(reported),
  findings: explainAll(found, words, ({ index }) => exchange.entries[index]?.text ?? ''),
  outcome: found.some(({ active }) => active.severity === 'error') ? 'fail' : 'pass',
});

/** An entry as the report lists it: one whose envelope is broken is `malformed`, whatever its members say. */
export const reported = ({
  index,
  kind,
  sender,
  inferred,
  start,
  end,
  messages,
}: Entry): Report['messages'][number] => {
  const broken = kind !== 'batch' && kind !== 'unreadable' && messages.some(({ sound }) => !sound);
  return { index, kind: broken ? 'malformed' : kind, sender, start, end, ...(inferred && { inferred }) };
};
