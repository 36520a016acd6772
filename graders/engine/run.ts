/**
 * Judges an exchange. A step that finds an error ends the run for that message, so that one cause gives one finding:
 * slips of the text, then the envelope, then what the message says, then how messages fit together.
 */
import type { Payloads } from '../protocol/faults.ts';
import { isOrdinary } from '../protocol/ordinary.ts';
import { spanOf } from '../protocol/places.ts';
import type { Reading } from '../protocol/read.ts';
import type {
  Batch,
  Data,
  Entry,
  Exchange,
  Fault,
  Flag,
  Message,
  Related,
  RelatedLabel,
  RuleWords,
  Slip,
  SlipName,
  Span,
} from '../types.ts';
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

  /** Where the findings of the message being judged begin: of one kind the first is told, and where the others are. */
  from = Number.POSITIVE_INFINITY;

  readonly flag: Flag<string> = (message, at, data, related, of) => {
    const active = asProved(this.active!, message);
    if (active.severity === 'error' && this.isAgain(active, message, at)) return;
    const index = of?.index ?? this.index;
    if (index < 0) throw new Error(`${active.rule.id}: a rule on an exchange says which message a finding is about.`);
    if (active.severity === 'error') this.errors++;
    const { start, end, pointer } = at;
    related ??= this.nearby?.map((span) => ({ start: span.start, end: span.end, index, label: nearbyLabel(active) }));
    this.found.push({ active, message, index, step: this.step, start, end, pointer, data, related });
  };

  private isAgain({ rule }: Active, message: string, { start, end }: Span): boolean {
    for (let at = this.from; at < this.found.length; at++) {
      const one = this.found[at]!;
      if (one.active.rule !== rule || one.message !== message) continue;
      const related = one.related ?? [];
      if (related.length < mostPlaces)
        this.found[at] = { ...one, related: [...related, { start, end, index: one.index, label: 'again' }] };
      return true;
    }
    return false;
  }
}

/** A message that only suggests a breach is a warning. */
const asProved = (active: Active, message: string): Active =>
  active.severity === 'error' && active.rule.suggested?.includes(message)
    ? { ...active, level: 'SHOULD', severity: 'warning' }
    : active;

const nearbyLabel = ({ rule }: Active): RelatedLabel => {
  if (rule.on === 'fault') return 'again';
  if (rule.slip === 'json-duplicate-key') return 'first';
  return rule.slip && notation.has(rule.slip) ? 'again' : 'opening';
};

export const run = (exchange: Exchange, plan: Plan, faultsOf: Payloads['faultsOf']): readonly Raw[] => {
  const state = new Run();
  const { entries } = exchange;
  for (let at = 0; at < entries.length; at++) {
    const entry = entries[at]!;
    state.index = entry.index;
    state.step = 0;
    if (goesOn(entry, exchange.entries, state)) continue;
    if (judgeSlips(entry, plan, state)) {
      for (const message of entry.messages) (message as Reading<Message>).sound = false;
      continue;
    }
    if (entry.batch && judgeOne(plan.batch, entry.batch, state)) continue;
    for (const message of entry.messages) judgeMessage(message, plan, state, faultsOf);
  }
  state.index = -1;
  state.step = 4;
  if (exchange.messages.length > 1 || exchange.session === 'whole') judge(plan.exchange, exchange, state);
  const { found } = state;
  return found.length < 2 ? found : found.sort((a, b) => a.index - b.index || a.step - b.step || a.start - b.start);
};

/** Noise of several lines in a row was written at once: it is told at its first line, and the others are named there. */
const goesOn = (entry: Entry, entries: readonly Entry[], { found }: Run): boolean => {
  const { kind, sender, index, slips } = entry;
  const previous = entries[index - 1];
  const [slip] = slips;
  if (kind !== 'noise' || slip?.variant !== 'text' || previous?.kind !== 'noise' || previous.sender !== sender)
    return false;
  const last = found.at(-1);
  if (!last || last.active.rule.slip !== slip.name) return false;
  const related = last.related ?? [];
  if (related.length < mostPlaces) {
    found[found.length - 1] = { ...last, related: [...related, { ...spanOf(slip), index, label: 'again' }] };
  }
  return true;
};

const judgeSlips = (entry: Entry, plan: Plan, state: Run): boolean => {
  if (entry.slips.length === 0 && (entry.document === undefined || entry.document.slips.length === 0)) return false;
  const before = state.errors;
  for (const slip of entry.slips) {
    flagSlip(slip, plan, state);
    if (state.errors > before) return true;
  }
  const { document } = entry;
  // A text that is no JSON has no values to point at: whoever follows a pointer needs a parser that takes it.
  const refused = document !== undefined && !document.accepted;
  for (const slip of byDialect(document?.slips ?? [])) flagSlip(refused ? { ...slip, pointer: '' } : slip, plan, state);
  return state.errors > before || refused || document === undefined;
};

/** What the notation of a programming language has and JSON has not. */
const notation: ReadonlySet<SlipName> = new Set(['json-single-quotes', 'json-unquoted-key', 'json-foreign-literal']);

/** A value printed as a program writes it has many such slips and one cause: the first one tells it. */
const byDialect = (all: readonly Slip[]): readonly Slip[] => {
  // Words around a message are one thing, however many sides they stand on.
  const isWrapped = all.some(({ variant }) => variant === 'before');
  const slips = isWrapped ? all.filter(({ name }) => name !== 'json-trailing-text') : all;
  const foreign = slips.filter(({ name }) => notation.has(name));
  if (foreign.length < 2) return slips;
  const [first, ...others] = foreign;
  const related = [...(first!.related ?? []), ...others.slice(0, mostPlaces)];
  return slips.flatMap((slip) => (slip === first ? [{ ...slip, related }] : notation.has(slip.name) ? [] : [slip]));
};

const flagSlip = (slip: Entry['slips'][number], plan: Plan, state: Run): void => {
  const active = plan.slips.get(slip.name);
  if (!active) return;
  state.active = active;
  state.nearby = slip.related;
  active.check(slip, state.flag);
  state.nearby = undefined;
};

const judgeMessage = (message: Message, plan: Plan, state: Run, faultsOf: Payloads['faultsOf']): void => {
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
  judgeOne(isOrdinary(message) ? course.ordinary : course.all, message, state);
  state.step = 3;
  const faults = faultsOf(message);
  if (faults.length === 1) judgeFault(faults[0]!, [], plan, state);
  else if (faults.length > 1) {
    const inForce = faults.filter(({ rule }) => plan.faults.has(rule));
    for (const [first, ...same] of byCause(inForce)) judgeFault(first!, same, plan, state);
  }
};

/** Faults that one line of a program writes: the same slip in every item of a list, each null of one serialiser. */
const byCause = (faults: readonly Fault[]): readonly (readonly Fault[])[] => {
  const groups = new Map<string, Fault[]>();
  for (const fault of faults) {
    const cause = causeOf(fault);
    const group = groups.get(cause);
    if (group) group.push(fault);
    else groups.set(cause, [fault]);
  }
  return [...groups.values()].map((group) => group.toSorted((a, b) => a.start - b.start));
};

const causeOf = (fault: Fault): string => {
  const { rule, kind, pointer, data } = fault;
  if (kind === 'null') return kind;
  if (isBoxed(fault)) return 'boxed';
  const everywhere = pointer.replace(/\/\d+(?=\/|$)/g, '/*');
  const inOne = kind === 'type' ? everywhere.slice(0, everywhere.lastIndexOf('/')) : everywhere;
  return [rule, kind, inOne, data.type, data.expected].join(' ');
};

/** A text or number alone in an array: so a serialiser writes each of a language that has nothing but lists of them. */
const isBoxed = ({ kind, node, data }: Fault): boolean => {
  if (kind !== 'type' || node.type !== 'array') return false;
  const [only, more] = node.elements;
  if (only === undefined || more !== undefined || only.type === 'object') return false;
  return String(data.expected).includes(only.type);
};

/** No list of places is longer: the first ones show what is meant. */
const mostPlaces = 20;

/** A fault that no rule of this revision explains is none. */
const judgeFault = (fault: Fault, same: readonly Fault[], plan: Plan, state: Run): void => {
  const active = plan.faults.get(fault.rule);
  if (!active) return;
  state.active = active;
  state.nearby = same.length > 0 ? same.slice(0, mostPlaces) : undefined;
  active.check(fault, state.flag);
  state.nearby = undefined;
};

/** The same of one message or batch, where what repeats itself has one cause. */
const judgeOne = (rules: readonly Asked[], subject: Message | Batch, state: Run): boolean => {
  state.from = state.found.length;
  const isWrong = judge(rules, subject, state);
  state.from = Number.POSITIVE_INFINITY;
  return isWrong;
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
