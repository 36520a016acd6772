/** Texts that a page shows, judged while the site is built. */
import { type CheckOptions, exampleOf, type Finding, rules, type Trace, trace } from '../graders/index.ts';
import type { Example, RevisionId, Rule } from '../graders/types.ts';

export interface Judged {
  readonly text: string;
  readonly trace: Trace;
}

/** What a fence of a lesson says of itself. */
export interface Claim {
  readonly text: string;
  /** Where in its file it stands. */
  readonly at: string;
  readonly good?: string;
  /** Ids of the rules it breaks, with commas between. */
  readonly bad?: string;
  readonly revision?: string;
  readonly session?: string;
  readonly sender?: string;
  readonly transport?: string;
  readonly answers?: string;
}

/** Judges a fence, and stops the build where its claim does not hold. */
export const judgeClaim = (claim: Claim, file: string, usual: RevisionId): Judged => {
  const refuse = (reason: string): never => {
    throw new Error(`${file}, the fence at ${claim.at}: ${reason}`);
  };
  const wrong = (claim.bad ?? '').split(',').filter(Boolean);
  const unknown = wrong.find((id) => !rules.has(id));
  if (unknown) refuse(`there is no rule "${unknown}".`);
  const framed = claim.transport === 'stdio' || wrong.some((id) => id.startsWith('stdio/'));
  const options: CheckOptions = {
    revision: (claim.revision as RevisionId | undefined) ?? usual,
    session: claim.session as CheckOptions['session'],
    sender: claim.sender as CheckOptions['sender'],
    answers: claim.answers,
    transport: framed ? 'stdio' : 'none',
  };
  // A fence ends without its line feed; on stdio that would be a fault of its own.
  const text = framed && !wrong.includes('stdio/stdio-missing-newline') ? `${claim.text}\n` : claim.text;
  const judged = trace(text, options);
  const found = judged.report.findings;
  const missing = wrong.find((id) => !found.some(({ rule }) => rule === id));
  if (missing) refuse(`it claims to break ${missing}, but ${said(found)}.`);
  const faults = found.filter(({ severity }) => severity !== 'note');
  if (claim.good !== undefined && faults.length > 0) refuse(`it claims to be good, but ${said(faults)}.`);
  const surprise = faults.filter(({ rule }) => !wrong.includes(rule));
  if (wrong.length > 0 && surprise.length > 0) refuse(`besides what it claims, ${said(surprise)}.`);
  return { text, trace: judged };
};

const said = (found: readonly Finding[]): string =>
  found.length === 0
    ? 'the grader finds nothing'
    : `the grader finds ${found.map(({ rule, line, what }) => `${rule} (line ${line}: ${what})`).join(', ')}`;

/** An example of a rule's page, judged as its tests judge it. */
export const judgeExample = (example: string | Example, rule: Rule): Judged & { readonly note: string | undefined } => {
  const { text, bytes, options, note } = exampleOf(example, rule);
  const input = bytes === undefined ? text : Uint8Array.from(atob(bytes), (character) => character.charCodeAt(0));
  return { text, trace: trace(input, options), note };
};
