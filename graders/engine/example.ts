/** Examples of rules: text with the span to blame between `«` and `»`. */
import type { CheckOptions, Example, RevisionId, RuleLogic, Span } from '../types.ts';
import { levelIn } from './plan.ts';

export interface PlainExample {
  readonly text: string;
  readonly marks: readonly Span[];
  readonly options: CheckOptions & { readonly revision: RevisionId };
  readonly alsoBreaks: readonly string[];
  readonly bytes: string | undefined;
  readonly note: string | undefined;
}

/** The last revision with a handshake: its messages are the shortest. */
const usual: RevisionId = '2025-11-25';

/** An example without its marks, and how it is to be judged. `revisions` are all there are, oldest first. */
export const plainExample = (
  example: string | Example,
  rule: RuleLogic,
  revisions: readonly RevisionId[],
): PlainExample => {
  const { text, ...rest } = typeof example === 'string' ? { text: example } : example;
  const {
    revision,
    sender,
    transport = 'none',
    session,
    answers,
    alsoBreaks = [],
    bytes,
    note,
  } = rest as Partial<Example>;
  const inForce = levelIn(rule, usual) ? usual : revisions.findLast((id) => levelIn(rule, id));
  return {
    ...unmark(text),
    options: { revision: revision ?? inForce ?? usual, sender, transport, session, answers },
    alsoBreaks,
    bytes,
    note,
  };
};

const unmark = (marked: string): { text: string; marks: readonly Span[] } => {
  const marks: Span[] = [];
  let text = '';
  let start = 0;
  for (const part of marked.split(/([«»])/)) {
    if (part === '«') start = text.length;
    else if (part === '»') marks.push({ start, end: text.length });
    else text += part;
  }
  return { text, marks };
};
