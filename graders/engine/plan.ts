/** Which rules a revision has, at which level, sorted by what they look at: a message meets only those that concern it. */
import { order, within } from '../protocol/revision.ts';
import type { Level, Revision, RevisionId, RuleLogic, Severity, SlipName, Subjects } from '../types.ts';

export interface Active {
  readonly rule: RuleLogic;
  readonly level: Level;
  readonly severity: Severity;
}

type Step = Exclude<keyof Subjects, 'slip'>;

export interface Plan {
  readonly slips: ReadonlyMap<SlipName, Active>;
  readonly steps: Readonly<Record<Step, readonly Active[]>>;
}

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
    if (order(from) <= order(revision)) level = value;
  }
  return level === 'none' ? undefined : level;
};

export const planFor = (revision: Revision, rules: ReadonlyMap<string, RuleLogic>): Plan => {
  const slips = new Map<SlipName, Active>();
  const steps: Record<Step, Active[]> = {
    envelope: [],
    batch: [],
    message: [],
    request: [],
    notification: [],
    result: [],
    error: [],
    exchange: [],
  };
  for (const rule of rules.values()) {
    const level = levelIn(rule, revision.id);
    if (!level) continue;
    const active = { rule, level, severity: severities[level] };
    if (rule.on !== 'slip') steps[rule.on].push(active);
    else if (rule.slip) slips.set(rule.slip, active);
    else throw new Error(`${rule.id} looks at slips and names none.`);
  }
  return { slips, steps };
};
