import { parse } from '../../json/parse.ts';
import { defineLogFormat, type JsonNode, type Logged, type Span } from '../../types.ts';
import { valueAt } from '../log-lines.ts';
import { isRecorded, isWrapped, readRecords } from '../log-records.ts';

const names = ['history', 'messages', 'requests', 'entries', 'events', 'log'];

/** The records: the text is an array of them, or an object that holds one. */
const recordsIn = (text: string): readonly JsonNode[] => {
  if (!/^\s*[[{]/.test(text)) return [];
  const { root } = parse(text);
  const list =
    root?.type === 'object' ? names.map((name) => root.get(name)).find((value) => value?.type === 'array') : root;
  return list?.type === 'array' ? list.elements : [];
};

const when = (record: JsonNode | undefined): string | number | undefined => {
  const value = record?.type === 'object' ? (record.get('timestamp') ?? record.get('time'))?.value : undefined;
  return typeof value === 'string' || typeof value === 'number' ? value : undefined;
};

/** Some programs put the newest first. */
const inOrder = (records: readonly JsonNode[]): readonly JsonNode[] => {
  const first = when(records[0]);
  const last = when(records.at(-1));
  return typeof first === typeof last && first !== undefined && first > last! ? [...records].reverse() : records;
};

/** True where the file ends before the message does. */
const isCut = ({ text, start, end, place }: Logged): boolean => !place && !valueAt(text, start, end);

const isReady = ({ text, start, end }: Span & { readonly text: string }): boolean =>
  /"method"\s*:\s*"notifications\/initialized"/.test(text.slice(start, end));

export default defineLogFormat({
  id: 'history',
  title: 'an exported history of requests and responses',

  recognise: (head) => recordsIn(head).some((record) => isRecorded(record, head) || isWrapped(record, head)),

  read(text) {
    const { sent: all, other } = readRecords(text, inOrder(recordsIn(text)));
    const sent = all.map((one) => (isCut(one) ? { ...one, cut: true as const } : one));
    if (sent.some(isReady)) return { sent, other };
    // Only requests were kept: nothing says what was sent between one and the next.
    let record = 0;
    const apart = sent.map((one, at) => {
      const before = sent[at - 1];
      if (!before || one.record !== before.record) record++;
      return { ...one, session: `${one.session ?? ''} ${record}` };
    });
    return { sent: apart, other, part: true };
  },
});
