/** What the figure says aloud, and the words that stand in its rows. */
import type { MessageKind, Role, TraceRow } from '../../graders/types.ts';
import t from '../i18n/exchange.ts';
import { say } from '../say.ts';
import type { Drawn, RowFindings } from './findings.ts';
import { answerOf } from './pairs.ts';

/** The spoken beginning of a row. */
export const opening = (place: number, sender: Role): string => say(t.message[sender], { number: place + 1 });

export const label = (kind: MessageKind): string => t.kinds[kind];

/** The end of the spoken sentence: what the tracks and the shaft show. */
export const outcome = (row: TraceRow, place: number, trace: Drawn, found: RowFindings): string => {
  const { headline } = found.faults[0] ?? {};
  if (found.unanswered) return t.outcome.neverAnswered;
  if (headline) return say(t.outcome.fault, { headline });
  const answer = answerOf(trace.rows, place);
  if (answer !== undefined) return say(t.outcome.answered, { number: answer + 1 });
  if (row.open || row.answeredBy !== undefined) return t.outcome.waiting;
  if (row.answers !== undefined && trace.rows[row.answers]) return say(t.outcome.answers, { number: row.answers + 1 });
  if (row.kind === 'notification') return t.outcome.silent;
  return '.';
};
