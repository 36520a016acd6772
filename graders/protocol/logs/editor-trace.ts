import { defineLogFormat } from '../../types.ts';
import { isMarked, lastLine, readMarked } from '../log-lines.ts';

const mark = /^(?:[^{}]{0,120}? )?\[(editor|client|server) -> (server|editor|client)\] (?=[[{])/;

const markAt = (text: string) => {
  const said = mark.exec(text);
  if (!said || (said[1] === 'server') === (said[2] === 'server')) return undefined;
  return { sender: said[1] === 'server' ? ('server' as const) : ('client' as const), length: said[0].length };
};

const reasonOf = (line: string): string =>
  /\] Failed to parse message: /.test(line)
    ? 'a line on stdout that the editor could not read'
    : /\] \[server stderr\] /.test(line)
      ? 'what the server wrote to stderr'
      : 'the editor’s own words';

export default defineLogFormat({
  id: 'editor-trace',
  title: 'the trace of an editor',

  recognise: (head) => isMarked(head, markAt),

  read: (text, before) => readMarked(text, markAt, reasonOf, before),

  lastBreak: lastLine,
});
