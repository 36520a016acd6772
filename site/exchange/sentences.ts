/** What the figure says aloud, and the words that stand in its rows. */
import type { MessageKind, Role, TraceRow } from '../../graders/types.ts';
import type { Drawn, RowFindings } from './findings.ts';
import { answerOf } from './pairs.ts';

export const direction = (sender: Role): string => (sender === 'client' ? 'client to server' : 'server to client');

const labels: Readonly<Partial<Record<MessageKind, string>>> = {
  malformed: 'not a message',
  unreadable: 'unreadable',
  noise: 'not a message',
  blank: 'blank line',
  fragment: 'part of a message',
};

export const label = (kind: MessageKind): string => labels[kind] ?? kind;

/** The end of the spoken sentence: what the tracks and the shaft show. */
export const outcome = (row: TraceRow, place: number, trace: Drawn, found: RowFindings): string => {
  const fault = found.unanswered ? 'never answered' : found.faults[0]?.headline;
  if (fault) return `. A fault: ${fault}.`;
  const answer = answerOf(trace.rows, place);
  if (answer !== undefined) return `. Answered by message ${answer + 1}.`;
  if (row.open || row.answeredBy !== undefined) return '. Not answered yet.';
  if (row.answers !== undefined && trace.rows[row.answers]) return `. Answers message ${row.answers + 1}.`;
  if (row.kind === 'notification') return '. No answer is due.';
  return '.';
};
