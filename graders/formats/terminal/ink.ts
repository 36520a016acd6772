/** Colour, and text that cannot harm a terminal. */
import type { Paper, Severity } from '../../types.ts';

const codes = { bold: 1, dim: 2, italic: 3, red: 31, green: 32, yellow: 33, blue: 34, cyan: 36 } as const;

export type Colour = keyof typeof codes;

export const ink = ({ colour }: Paper, text: string, ...colours: readonly Colour[]): string =>
  colour && text !== '' ? `\u001B[${colours.map((name) => codes[name]).join(';')}m${text}\u001B[0m` : text;

export const inkOf: Readonly<Record<Severity, Colour>> = { error: 'red', warning: 'yellow', note: 'blue' };

export const codePointName = (sign: string): string =>
  `<U+${sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}>`;

const pictured = (sign: string): string => {
  const code = sign.codePointAt(0)!;
  return code < 0x20 ? String.fromCodePoint(0x2400 + code) : code === 0x7f ? '\u2421' : codePointName(sign);
};

/** Control characters as their pictures or names; a learner's text may hold sequences that repaint the screen. */
export const harmless = (text: string): string =>
  /^[ -~]*$/.test(text) ? text : text.replace(/[\p{Cc}\p{Cs}\u2028\u2029]|(?![\u00AD\u200C\u200D])\p{Cf}/gu, pictured);

/** The small Markdown of all words. On paper without colour it stays as it is written. */
export const marked = (paper: Paper, text: string): string =>
  paper.colour
    ? text
        .replace(/`([^`]+)`/g, (_, code: string) => ink(paper, code, 'cyan'))
        .replace(
          /(^|[\s(])\*([^*\s][^*]*)\*/g,
          (_, before: string, words: string) => before + ink(paper, words, 'italic'),
        )
    : text;
