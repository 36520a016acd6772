/** What a JSON string means: escapes, and as good a reading as there is of those that JSON does not have. */

const SHORT: Readonly<Record<string, string>> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
};

export const isHex = (code: number): boolean =>
  (code >= 48 && code <= 57) || (code >= 65 && code <= 70) || (code >= 97 && code <= 102);

/** Length of the escape at `at` (where a backslash stands): 2, 6, or 0 where JSON has no such escape. */
export const escapeLength = (text: string, at: number, end: number): number => {
  if (at + 1 >= end) return 0;
  switch (text.charCodeAt(at + 1)) {
    case 34: // "
    case 92: // \
    case 47: // /
    case 98: // b
    case 102: // f
    case 110: // n
    case 114: // r
    case 116: // t
      return 2;
    case 117: // u
      if (at + 6 > end) return 0;
      for (let digit = at + 2; digit < at + 6; digit++) if (!isHex(text.charCodeAt(digit))) return 0;
      return 6;
    default:
      return 0;
  }
};

/** The characters between two quotes, decoded. An unknown escape stays as it is written. */
export const decode = (inner: string): string => {
  let out = '';
  let from = 0;
  let at = inner.indexOf('\\');
  while (at >= 0 && at < inner.length) {
    const length = escapeLength(inner, at, inner.length);
    const next = inner.charAt(at + 1);
    if (length === 6)
      out += inner.slice(from, at) + String.fromCharCode(Number.parseInt(inner.slice(at + 2, at + 6), 16));
    else if (length === 2) out += inner.slice(from, at) + SHORT[next]!;
    else if (next === "'" || next === '`') out += inner.slice(from, at) + next;
    else out += inner.slice(from, at + 2);
    from = at + (length || 2);
    at = inner.indexOf('\\', from);
  }
  return from === 0 ? inner : out + inner.slice(from);
};
