import { defineLogFormat } from '../../types.ts';
import { isMarked, lastLine, readMarked } from '../log-lines.ts';

/** A time, then the server and the level in brackets (either may come first), then the host's words. */
const line = /^\d{4}-\d\d-\d\d[T ][\d:.,]+(?:Z|[+-]\d\d:?\d\d)? \[([^\]]*)\] \[([^\]]*)\] /;
const mark = /^Message from (client|server): (?=[[{])/;
const level = /^(?:trace|debug|info|notice|warn|warning|error|critical|fatal)$/i;

const markAt = (text: string) => {
  const head = line.exec(text);
  if (!head) return undefined;
  const said = mark.exec(text.slice(head[0].length));
  if (!said) return undefined;
  const [, first = '', second = ''] = head;
  return {
    sender: said[1] as 'client' | 'server',
    length: head[0].length + said[0].length,
    session: level.test(first) ? second : first,
  };
};

export default defineLogFormat({
  id: 'desktop-host',
  title: 'the log of a desktop host',
  words: { host: 'the host’s own words', stderr: 'what the server wrote to stderr' },

  recognise: (head) => isMarked(head, markAt),

  read: (text, before, words) =>
    readMarked(text, markAt, (said) => (line.test(said) ? words.host : words.stderr), before),

  lastBreak: lastLine,
});
