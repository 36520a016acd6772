/** How many columns a terminal gives to a text. */

const wide =
  /[\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uA960-\uA97F\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF01-\uFF60\uFFE0-\uFFE6\u{1F300}-\u{1F64F}\u{1F680}-\u{1F6FF}\u{1F900}-\u{1F9FF}\u{20000}-\u{3FFFD}]|\p{Emoji_Presentation}/u;

const none = /^[\p{Mn}\p{Me}\u00AD\u200C\u200D]$/u;

/** Columns of one character. */
export const columnsOf = (sign: string): number => {
  if (sign >= ' ' && sign <= '~') return 1;
  return none.test(sign) ? 0 : wide.test(sign) ? 2 : 1;
};

export const columns = (text: string): number => {
  if (/^[ -~]*$/.test(text)) return text.length;
  let sum = 0;
  for (const sign of text) sum += columnsOf(sign);
  return sum;
};

/** The text cut to so many columns, with an ellipsis where something is left out. */
export const cut = (text: string, width: number): string => {
  if (columns(text) <= width) return text;
  let kept = '';
  let used = 0;
  for (const sign of text) {
    used += columnsOf(sign);
    if (used > width - 1) break;
    kept += sign;
  }
  return `${kept}…`;
};

export const padded = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - columns(text)));

export const paddedLeft = (text: string, width: number): string =>
  ' '.repeat(Math.max(0, width - columns(text))) + text;

/** Lines of at most so many columns, broken at spaces; a longer word keeps a line to itself. */
export const wrapped = (text: string, width: number, indent: string, first = indent): string => {
  const lines: string[] = [];
  let line = first;
  let empty = true;
  for (const word of text.split(/\s+/)) {
    if (!empty && columns(line) + 1 + columns(word) > width) {
      lines.push(line);
      line = indent;
      empty = true;
    }
    line += empty ? word : ` ${word}`;
    empty = false;
  }
  lines.push(line);
  return lines.join('\n');
};
