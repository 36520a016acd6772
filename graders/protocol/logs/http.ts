import { defineLogFormat, type Role, type Span } from '../../types.ts';
import { isField, readEvents } from '../log-events.ts';
import { RevisionByHeaders } from '../log-headers.ts';
import { type Collected, headLines, linesOf, valueAt } from '../log-lines.ts';

/** First lines of requests and responses, as they are, or as `curl -v` marks them. */
const request = /^(?:> )?(?:POST|GET|DELETE|PUT|OPTIONS) \S+ HTTP\/\d(?:\.\d)?$/;
const response = /^(?:< )?HTTP\/\d(?:\.\d)? \d{3}\b/;
const header = /^(?:[<>] )?([A-Za-z][\w-]*): ?/;
const remark = /^(?:[*<>](?: |$)|[{}] \[)/;

const senderAt = (line: string): Role | undefined =>
  request.test(line) ? 'client' : response.test(line) ? 'server' : undefined;

const words = {
  first: 'the first line of an HTTP message',
  header: 'a header',
  remark: 'a remark of the program that logged it',
  size: 'the size of a chunk',
  body: 'a body that is no message',
  behind: 'behind the body',
};

export default defineLogFormat({
  id: 'http',
  title: 'HTTP requests and responses',
  words,

  recognise(head) {
    const lines = headLines(head).map(({ start, end }) => head.slice(start, end));
    return lines.some((line, at) => senderAt(line) && header.test(lines[at + 1] ?? '')) && /["']jsonrpc["']/.test(head);
  },

  read(text, _before, said) {
    const all: Collected = { sent: [], other: [] };
    const headers = new RevisionByHeaders();
    let sender: Role | undefined;
    let inHeaders = false;
    let last = 0;
    let body: Span | undefined;
    const finish = (): void => {
      if (body && sender) readBody(text, body, sender, all, said);
      body = undefined;
    };
    for (const { start, end } of linesOf(text)) {
      const line = text.slice(start, Math.min(end, start + 400));
      const next = senderAt(line);
      if (inHeaders && (/\n\r?\n/.test(text.slice(last, start)) || !header.test(line))) inHeaders = false;
      last = end;
      if (next) {
        finish();
        sender = next;
        inHeaders = true;
      }
      const reason = next ? said.first : inHeaders ? said.header : undefined;
      const named = reason === said.header ? header.exec(line) : null;
      if (named) headers.take(named[1]!, line.slice(named[0].length));
      if (reason) all.other.push({ start, end, reason });
      else if (remark.test(line)) {
        finish();
        if (!/^[<>]\s*$/.test(line)) all.other.push({ start, end, reason: said.remark });
      } else body = { start: body?.start ?? start, end };
    }
    finish();
    return { sent: all.sent, other: all.other.sort((one, two) => one.start - two.start), ...headers.found };
  },

  // Where the last message begins: its body may go on.
  lastBreak(text) {
    for (let end = text.length; end > 0; ) {
      const start = text.lastIndexOf('\n', end - 1) + 1;
      if (start < end && senderAt(text.slice(start, Math.min(end, start + 400)).trim())) return start;
      end = start - 1;
    }
    return 0;
  },
});

/** A body is an event stream, or JSON written over as many lines as one likes. */
const readBody = (text: string, body: Span, sender: Role, all: Collected, said: typeof words): void => {
  const lines = linesOf(text, body.start, body.end);
  // Sizes of chunks stand on lines of their own.
  const chunk = ({ start, end }: Span): boolean => /^[\da-f]{1,8}$/i.test(text.slice(start, end));
  const sizes = lines.filter(chunk).map((line) => ({ ...line, reason: said.size }));
  const [first] = lines.filter((line) => !chunk(line));
  if (!first) return;
  if (isField(text.slice(first.start, first.end))) {
    const { sent, other } = readEvents(text, first.start, body.end);
    all.sent.push(...sent);
    all.other.push(...sizes, ...other.filter(({ start }) => !sizes.some((size) => size.start === start)));
    return;
  }
  const code = text.charCodeAt(first.start);
  if (code !== 123 && code !== 91) {
    all.other.push(...lines.map((line) => ({ ...line, reason: said.body })));
    return;
  }
  const value = valueAt(text, first.start, body.end);
  all.sent.push({ text, sender, start: first.start, end: value?.end ?? body.end });
  all.other.push(...sizes);
  for (const { start, end } of value ? linesOf(text, value.end, body.end) : []) {
    if (!sizes.some((size) => size.start === start)) all.other.push({ start, end, reason: said.behind });
  }
};
