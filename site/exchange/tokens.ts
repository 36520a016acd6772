/**
 * The colours of a message: a light reader that never fails, for texts that are being written. The build's own reader
 * (`shiki.ts`) speaks the same vocabulary, so a figure and an editor look alike.
 */
export type TokenType = 'key' | 'string' | 'number' | 'literal' | 'punct' | 'arrow';

export interface Token {
  readonly start: number;
  readonly end: number;
  readonly type: TokenType;
}

/** Class of a token in the page; words about them are in `styles/message.css`. */
export const tokenClass: Readonly<Record<TokenType, string>> = {
  key: 'k',
  string: 's',
  number: 'n',
  literal: 'n',
  punct: 'p',
  arrow: 'ar',
};

// An arrow, a string (ended or not) with the colon that makes it a name, a number, a literal, punctuation.
const pattern =
  /(?<arrow>^[^\S\n]*(?:-->|<--))|(?<string>"(?:[^"\\\n]|\\[^\n])*"?|'(?:[^'\\\n]|\\[^\n])*'?)(?<colon>\s*:)?|(?<number>-?\d[\d.]*(?:[eE][+-]?\d+)?)|(?<literal>\b(?:true|false|null)\b)|[{}[\],:]+/gm;

export const tokens = (text: string): readonly Token[] => {
  const found: Token[] = [];
  for (const match of text.matchAll(pattern)) {
    const { arrow, string, colon, number, literal } = match.groups!;
    const start = match.index;
    const end = start + match[0].length;
    if (arrow !== undefined) found.push({ start: end - 3, end, type: 'arrow' });
    else if (string !== undefined) {
      found.push({ start, end: start + string.length, type: colon === undefined ? 'string' : 'key' });
      if (colon !== undefined) found.push({ start: end - 1, end, type: 'punct' });
    } else
      found.push({ start, end, type: number !== undefined ? 'number' : literal !== undefined ? 'literal' : 'punct' });
  }
  return found;
};
