/** The pairing of messages as a sequence diagram draws it. */
import type { Entry, Exchange, Message, Trace, TraceRow } from '../types.ts';
import { type Checked, reported, reportOf } from './check.ts';
import type { WordsOf } from './explain.ts';

export const traceOf = (checked: Checked, words: WordsOf): Trace => ({
  rows: rowsOfAll(checked.exchange),
  report: reportOf(checked, words),
});

/** Rows alone: what a diagram draws while somebody still writes. */
export const rowsOfAll = (exchange: Exchange): readonly TraceRow[] => {
  const place = new Map<Message, number>();
  let count = 0;
  for (const entry of exchange.entries) {
    for (const message of entry.messages) place.set(message, count++);
    if (entry.messages.length === 0) count++;
  }
  return exchange.entries.flatMap((entry) => rowsOf(entry, place));
};

const rowsOf = (entry: Entry, place: ReadonlyMap<Message, number>): readonly TraceRow[] => {
  const { index, inferred, start, end } = entry;
  const { kind } = reported(entry);
  if (entry.messages.length === 0) return [{ index, kind, sender: entry.sender, inferred, start, end }];
  return entry.messages.map((message) => rowOf(message, entry, place));
};

const rowOf = (message: Message, entry: Entry, place: ReadonlyMap<Message, number>): TraceRow => {
  const { id, answers, answeredBy, defined, name, shape, sender } = message;
  const at = entry.place ?? ((offset: number) => offset);
  const to = answers?.to && 'shape' in answers.to ? place.get(answers.to) : undefined;
  const by = answeredBy[0] && place.get(answeredBy[0]);
  return {
    index: entry.index,
    kind: entry.kind === 'unreadable' ? 'unreadable' : message.sound || shape !== 'malformed' ? shape : 'malformed',
    sender,
    inferred: entry.inferred,
    start: at(message.start),
    end: at(message.end),
    ...(id && { id: { raw: id.raw, start: at(id.start), end: at(id.end) } }),
    ...(name !== undefined && { method: name }),
    ...(to !== undefined && { answers: to }),
    ...(answers && { how: answers.how }),
    ...(by !== undefined && { answeredBy: by }),
    ...(shape === 'request' && { open: answeredBy.length === 0 && message.cancelledBy === undefined }),
    ...(defined && defined.from !== 'both' && defined.from !== sender && { wrongDirection: true }),
  };
};
