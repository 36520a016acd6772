import { defineLogFormat } from '../../types.ts';
import { isMarked, lastLine, readMarked } from '../log-lines.ts';

const mark = /^(?:[^{}]{0,120}? )?\[(editor|client|server) -> (server|editor|client)\] (?=[[{])/;

const markAt = (text: string) => {
  const said = mark.exec(text);
  if (!said || (said[1] === 'server') === (said[2] === 'server')) return undefined;
  return { sender: said[1] === 'server' ? ('server' as const) : ('client' as const), length: said[0].length };
};

const kindOf = (line: string): 'unread' | 'stderr' | 'editor' =>
  /\] Failed to parse message: /.test(line) ? 'unread' : /\] \[server stderr\] /.test(line) ? 'stderr' : 'editor';

export default defineLogFormat({
  id: 'editor-trace',
  title: 'the trace of an editor',
  words: {
    unread: 'a line on stdout that the editor could not read',
    stderr: 'what the server wrote to stderr',
    editor: 'the editor’s own words',
  },

  recognise: (head) => isMarked(head, markAt),

  read: (text, before, words) => readMarked(text, markAt, (line) => words[kindOf(line)], before),

  lastBreak: lastLine,
});
