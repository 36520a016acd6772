/** Text in, findings out. */
import { type Repairs, repairWith } from '../json/parse.ts';
import type { Draft } from '../protocol/draft.ts';
import type { Payloads } from '../protocol/faults.ts';
import type * as framing from '../protocol/framing.ts';
import { hasArrows, readLoose, readTexts } from '../protocol/loose.ts';
import { declaredRevision, read as readAll } from '../protocol/read.ts';
import type {
  CheckOptions,
  Entry,
  Exchange,
  LogLine,
  Report,
  ReportedMessage,
  Revision,
  RevisionId,
  RuleLogic,
  Sent,
  Slip,
  Streams,
} from '../types.ts';
import { explainAll, type WordsOf } from './explain.ts';
import { type Plan, planFor } from './plan.ts';
import { type Raw, run } from './run.ts';

export type Input = readonly Sent[] | string | Uint8Array | Streams;

/** What was read and what was found, before words. */
export interface Checked {
  readonly exchange: Exchange;
  readonly found: readonly Raw[];
  /** The method that a result was taken to answer, where nothing but its members shows it. */
  readonly assumed?: Payloads['assumedMethod'];
  /** What else than a raw stream or arrow lines it was read as, and what in it is no protocol. */
  readonly read?: { readonly format: string; readonly title: string; readonly other: readonly LogLine[] };
}

/** Judges what was read; the revision is that of the options, or what the messages declare, or else `otherwise`. */
export type Judge = (drafts: readonly Draft[], options: CheckOptions, otherwise?: string) => Checked;

/** Readers that a page has no use for, as learners write messages and not logs. */
export interface MoreReaders {
  /** Undefined where the text is no log. */
  log(
    text: string,
    slips: readonly Slip[],
    options: CheckOptions,
    judge: Judge,
    declared: (drafts: readonly Draft[], otherwise: string | undefined) => RevisionId,
  ): Checked | undefined;
  streams(streams: Streams, options: CheckOptions, judge: Judge): Checked;
}

/** Readers of raw streams and bytes. */
export type Framing = Pick<typeof framing, 'decode' | 'readStdioStream' | 'readStdioWrites'>;

/** What a page fetches only where a text needs it. */
export type Means = Repairs & Payloads & Framing;

export interface Checker extends Pick<Framing, 'readStdioStream'> {
  judge(drafts: readonly Draft[], revision: RevisionId, options: CheckOptions): Checked;
  inspect(input: Input, options?: CheckOptions): Checked;
}

export const createChecker = (
  rules: readonly RuleLogic[],
  revisions: ReadonlyMap<RevisionId, Revision>,
  { audit, recover, faultsOf, assumedMethod, ...framing }: Means,
  more?: MoreReaders,
): Checker => {
  repairWith({ audit, recover });
  const plans = new Map<RevisionId, Plan>();
  const plan = (revision: Revision): Plan => {
    const found = plans.get(revision.id) ?? planFor(revision, rules);
    plans.set(revision.id, found);
    return found;
  };
  const judged = (drafts: readonly Draft[], revision: Revision, options: CheckOptions): Checked => {
    const exchange = readAll(drafts, {
      revision,
      session: options.session ?? 'part',
      transport: options.transport ?? 'none',
      answers: options.answers,
    });
    const found = run(exchange, plan(revision), faultsOf);
    return { exchange, found, ...(options.answers === undefined && { assumed: assumedMethod }) };
  };
  const inspect = (input: Input, options: CheckOptions = {}): Checked => {
    const known = revisions.get(options.revision as RevisionId);
    if (!known && options.revision !== undefined && options.revision !== 'auto') {
      throw new RangeError(
        `There is no revision "${options.revision}"; there are ${[...revisions.keys()].join(', ')} and auto.`,
      );
    }
    const declared = (drafts: readonly Draft[], otherwise?: string): Revision =>
      known ?? declaredRevision(drafts, revisions, revisions.get(otherwise as RevisionId));
    const judge: Judge = (drafts, how, otherwise) => judged(drafts, declared(drafts, otherwise), how);
    if (isStreams(input)) {
      if (!more) throw new TypeError('Two streams cannot be read here.');
      return more.streams(input, options, judge);
    }
    const { text, slips } = input instanceof Uint8Array ? framing.decode(input) : { text: input, slips: [] };
    const idOf = (drafts: readonly Draft[], otherwise: string | undefined) => declared(drafts, otherwise).id;
    const log = typeof text === 'string' ? more?.log(text, slips, options, judge, idOf) : undefined;
    if (log) return log;
    const { drafts, transport } =
      typeof text === 'string' ? draftsOfText(text, options, framing) : draftsOfSent(text, options, framing);
    return judge(slips.length > 0 ? drafts.map((draft) => withBytes(draft, slips)) : drafts, { ...options, transport });
  };
  return {
    readStdioStream: framing.readStdioStream,
    inspect,
    judge: (drafts, revision, options) => judged(drafts, revisions.get(revision)!, options),
  };
};

const isStreams = (input: Input): input is Streams =>
  typeof input === 'object' && !Array.isArray(input) && 'client' in input && 'server' in input;

const draftsOfSent = (sent: readonly Sent[], options: CheckOptions, { readStdioWrites }: Framing) => {
  const transport = options.transport ?? 'none';
  const lines = transport === 'stdio' && options.revision !== '2.0';
  return { drafts: lines ? readStdioWrites(sent) : readTexts(sent, options.revision !== '2.0'), transport };
};

const draftsOfText = (text: string, options: CheckOptions, { readStdioStream }: Framing) => {
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
export const withBytes = (draft: Draft, slips: readonly Slip[]): Draft => {
  const own = slips.find(({ start }) => start >= draft.start && start <= draft.end);
  return own ? { ...draft, slips: [own] } : draft;
};

/** What was found, in words. */
export const reportOf = ({ exchange, found, read, assumed }: Checked, words: WordsOf): Report => ({
  revision: exchange.revision.id,
  messages: exchange.entries.map((entry) => withAssumed(reported(entry), entry, assumed)),
  findings: explainAll(found, words, ({ index }) => exchange.entries[index]?.text ?? ''),
  outcome: found.some(({ active }) => active.severity === 'error') ? 'fail' : 'pass',
  ...(read && { format: read.format, ignored: read.other.length }),
});

const withAssumed = (message: ReportedMessage, { messages }: Entry, assumed: Checked['assumed']): ReportedMessage => {
  const method = messages.length === 1 ? assumed?.(messages[0]!) : undefined;
  return method === undefined ? message : { ...message, assumed: method };
};

/** An entry as the report lists it: one whose envelope is broken is `malformed`, whatever its members say. */
export const reported = ({ index, kind, sender, inferred, start, end, messages }: Entry): ReportedMessage => {
  const broken = kind !== 'batch' && kind !== 'unreadable' && messages.some(({ sound }) => !sound);
  return { index, kind: broken ? 'malformed' : kind, sender, start, end, ...(inferred && { inferred }) };
};
