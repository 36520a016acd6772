/**
 * Judges an exchange. A step that finds an error ends the run for that message, so that one cause gives one finding:
 * slips of the text, then the envelope, then what the message says, then how messages fit together.
 */
import { faultsOf, type ShapeBook } from '../protocol/faults.ts';
import { isOrdinary } from '../protocol/ordinary.ts';
import type { Reading } from '../protocol/read.ts';
import type { Data, Entry, Exchange, Fault, Flag, Message, Related, RelatedLabel, RuleWords, Span } from '../types.ts';
import { type Active, type Asked, courseOf, type Plan } from './plan.ts';

/** A finding before it has words. */
export interface Raw extends Span {
  readonly active: Active;
  readonly message: string;
  readonly index: number;
  readonly step: number;
  readonly pointer: string;
  readonly data: Data | undefined;
  readonly related: readonly Related[] | undefined;
  /** Words of its own, where it is no rule's finding. */
  readonly words?: RuleWords;
}

class Run {
  readonly found: Raw[] = [];
  errors = 0;
  active: Active | undefined;
  index = -1;
  step = 0;
  /** Other places of the slip being judged: the parser knows them, and the rule does not know which entry it is in. */
  nearby: readonly Span[] | undefined;

  readonly flag: Flag<string> = (message, at, data, related, of) => {
    const active = asProved(this.active!, message);
    const index = of?.index ?? this.index;
    if (index < 0) throw new Error(`${active.rule.id}: a rule on an exchange says which message a finding is about.`);
    if (active.severity === 'error') this.errors++;
    const { start, end, pointer } = at;
    related ??= this.nearby?.map((span) => ({ ...span, index, label: nearbyLabel(active) }));
    this.found.push({ active, message, index, step: this.step, start, end, pointer, data, related });
  };
}

/** A message that only suggests a breach is a warning. */
const asProved = (active: Active, message: string): Active =>
  active.severity === 'error' && active.rule.suggested?.includes(message)
    ? { ...active, level: 'SHOULD', severity: 'warning' }
    : active;

const nearbyLabel = ({ rule }: Active): RelatedLabel => (rule.slip === 'json-duplicate-key' ? 'first' : 'opening');

export const run = (exchange: Exchange, plan: Plan, book: ShapeBook): readonly Raw[] => {
  const state = new Run();
  for (const entry of exchange.entries) {
    state.index = entry.index;
    state.step = 0;
    if (judgeSlips(entry, plan, state)) {
      for (const message of entry.messages) (message as Reading<Message>).sound = false;
      continue;
    }
    if (entry.batch && judge(plan.batch, entry.batch, state)) continue;
    for (const message of entry.messages) judgeMessage(message, plan, state, book);
  }
  state.index = -1;
  state.step = 4;
  if (exchange.messages.length > 1 || exchange.session === 'whole') judge(plan.exchange, exchange, state);
  const { found } = state;
  return found.length < 2 ? found : found.sort((a, b) => a.index - b.index || a.step - b.step || a.start - b.start);
};

const judgeSlips = (entry: Entry, plan: Plan, state: Run): boolean => {
  if (entry.slips.length === 0 && (entry.document === undefined || entry.document.slips.length === 0)) return false;
  const before = state.errors;
  for (const slip of entry.slips) {
    flagSlip(slip, plan, state);
    if (state.errors > before) return true;
  }
  for (const slip of entry.document?.slips ?? []) flagSlip(slip, plan, state);
  return state.errors > before || (entry.document !== undefined && !entry.document.accepted) || isNoMessage(entry);
};

const isNoMessage = (entry: Entry): boolean => entry.document === undefined;

const flagSlip = (slip: Entry['slips'][number], plan: Plan, state: Run): void => {
  const active = plan.slips.get(slip.name);
  if (!active) return;
  state.active = active;
  state.nearby = slip.related;
  active.check(slip, state.flag);
  state.nearby = undefined;
};

const judgeMessage = (message: Message, plan: Plan, state: Run, book: ShapeBook): void => {
  const { shape, plain } = message;
  if (!plain) {
    state.step = 1;
    if (judge(plan.envelope, message, state)) {
      (message as Reading<Message>).sound = false;
      return;
    }
    if (shape === 'malformed') return;
  }
  state.step = 2;
  const course = courseOf(plan, shape as Exclude<Message['shape'], 'malformed'>, message);
  judge(isOrdinary(message) ? course.ordinary : course.all, message, state);
  state.step = 3;
  for (const fault of faultsOf(message, book)) judgeFault(fault, plan, state);
};

/** A fault that no rule of this revision explains is none. */
const judgeFault = (fault: Fault, plan: Plan, state: Run): void => {
  const active = plan.faults.get(fault.rule);
  if (!active) return;
  state.active = active;
  active.check(fault, state.flag);
};

/** True where one of the rules found an error. */
const judge = (rules: readonly Asked[], subject: Parameters<Asked['check']>[0], state: Run): boolean => {
  const before = state.errors;
  for (const active of rules) {
    state.active = active;
    active.check(subject, state.flag);
  }
  return state.errors > before;
};
