/** Lines and columns as people count them: from 1, columns in UTF-16 units. LF, CRLF and a lone CR end a line. */

export interface Position {
  readonly line: number;
  readonly column: number;
}

/** Where an offset stands in a text. */
export const position = (text: string, offset: number): Position => {
  let line = 1;
  let start = 0;
  for (let at = 0; at < offset; at++) {
    const code = text.charCodeAt(at);
    if (code !== 10 && code !== 13) continue;
    if (code === 13 && text.charCodeAt(at + 1) === 10) {
      if (at + 1 >= offset) break;
      at++;
    }
    line++;
    start = at + 1;
  }
  return { line, column: offset - start + 1 };
};
