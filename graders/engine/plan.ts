/** Which rules a revision has, at which level, sorted by what they look at: a message meets only those that concern it. */
import { within } from '../protocol/revision.ts';
import type {
  Flag,
  Level,
  Message,
  Revision,
  RevisionId,
  RuleLogic,
  Severity,
  Shape,
  SlipName,
  Subjects,
} from '../types.ts';

export interface Active {
  readonly rule: RuleLogic;
  readonly level: Level;
  readonly severity: Severity;
}

/** The same, with the rule's check at hand: to look it up for each message takes longer than most checks. */
export interface Asked extends Active {
  readonly check: (subject: Subjects[keyof Subjects], flag: Flag<string>) => void;
}

/** The rules for messages of one shape and method, in the order they are asked; fewer for ordinary ones. */
export interface Course {
  readonly all: readonly Asked[];
  readonly ordinary: readonly Asked[];
}

type Sound = Exclude<Shape, 'malformed'>;

export interface Plan {
  readonly slips: ReadonlyMap<SlipName, Asked>;
  /** By the catalogue id of the fault. */
  readonly faults: ReadonlyMap<string, Asked>;
  readonly envelope: readonly Asked[];
  readonly batch: readonly Asked[];
  readonly exchange: readonly Asked[];
  readonly courses: Readonly<Record<Sound, Courses>>;
}

/** Courses by method, those that no rule names having one in common. */
interface Courses {
  readonly byMethod: ReadonlyMap<string | undefined, Course>;
  readonly others: Course;
}

export const courseOf = ({ courses }: Plan, shape: Sound, { name, answeredMethod }: Message): Course => {
  const { byMethod, others } = courses[shape];
  return byMethod.get(name ?? answeredMethod) ?? others;
};

const severities: Readonly<Record<Level, Severity>> = {
  MUST: 'error',
  SHOULD: 'warning',
  MAY: 'note',
  ADVICE: 'note',
  TASK: 'error',
};

/** The level a rule has in a revision; undefined where it is not in force. */
export const levelIn = (rule: RuleLogic, revision: RevisionId): Level | undefined => {
  if (!within(revision, rule.addedIn, rule.removedIn)) return undefined;
  if (typeof rule.level === 'string') return rule.level;
  let level: Level | 'none' = 'none';
  for (const [from, value] of Object.entries(rule.level) as [RevisionId, Level | 'none'][]) {
    if (from <= revision) level = value;
  }
  return level === 'none' ? undefined : level;
};

export const planFor = (revision: Revision, rules: readonly RuleLogic[]): Plan => {
  const slips = new Map<SlipName, Asked>();
  const faults = new Map<string, Asked>();
  const envelope: Asked[] = [];
  const batch: Asked[] = [];
  const exchange: Asked[] = [];
  const messages: Asked[] = [];
  const by = { envelope, batch, exchange, message: messages, request: messages, notification: messages };
  const steps = { ...by, result: messages, error: messages };
  for (const rule of rules) {
    const level = levelIn(rule, revision.id);
    if (!level) continue;
    const active: Asked = { rule, level, severity: severities[level], check: rule.check };
    if (rule.on === 'fault') for (const name of rule.faults ?? [lastOf(rule.id)]) faults.set(name, active);
    else if (rule.on !== 'slip') steps[rule.on].push(active);
    else if (rule.slip) slips.set(rule.slip, active);
    else throw new Error(`${rule.id} looks at slips and names none.`);
  }
  const courses = {
    request: coursesFor('request', messages),
    notification: coursesFor('notification', messages),
    result: coursesFor('result', messages),
    error: coursesFor('error', messages),
  };
  return { slips, faults, envelope, batch, exchange, courses };
};

const coursesFor = (shape: Sound, messages: readonly Asked[]): Courses => {
  const all = (on: keyof Subjects): readonly Asked[] =>
    messages.filter(({ rule }) => rule.on === on && (rule.shapes?.includes(shape) ?? true));
  const rules = [...all('message'), ...all(shape)];
  const byMethod = new Map<string | undefined, Course>();
  for (const method of rules.flatMap(({ rule }) => rule.methods ?? [])) {
    if (!byMethod.has(method)) byMethod.set(method, courseFor(rules, method));
  }
  return { byMethod, others: courseFor(rules, undefined) };
};

const courseFor = (rules: readonly Asked[], method: string | undefined): Course => {
  const all = rules.filter(({ rule: { methods } }) => !methods || (method !== undefined && methods.includes(method)));
  return { all, ordinary: all.filter(({ rule }) => !rule.odd) };
};

const lastOf = (id: string): string => id.slice(id.lastIndexOf('/') + 1);
