/** Lines and columns as people count them: from 1, columns in UTF-16 units. LF, CRLF and a lone CR end a line. */

export interface Position {
  readonly line: number;
  readonly column: number;
}

/** Where an offset stands in a text. */
export const position = (text: string, offset: number): Position => lineCounter()(text, offset);

/**
 * A `position` that goes on from where it was asked last, so that many places of a long text, asked in order, cost one
 * walk through it.
 */
export const lineCounter = (): ((text: string, offset: number) => Position) => {
  let known = '';
  let at = 0;
  let line = 1;
  let start = 0;
  return (text, offset) => {
    if (offset < at || text !== known) {
      known = text;
      at = 0;
      line = 1;
      start = 0;
    }
    for (; at < offset; at++) {
      const code = text.charCodeAt(at);
      if (code !== 10 && code !== 13) continue;
      // The line feed of a CRLF belongs to the line it ends.
      if (code === 13 && text.charCodeAt(at + 1) === 10) continue;
      line++;
      start = at + 1;
    }
    return { line, column: offset - start + 1 };
  };
};
