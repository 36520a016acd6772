/** What stands before and after the value of a text. */
import { gap } from './gap.ts';
import { code, isSpace, lineEnd, note, type State, skip } from './state.ts';
import { ARRAY, BARE, TYPE } from './tape.ts';
import type { Variants } from './variants.ts';

const FENCE = '```';

export const skipMark = (s: State): void => {
  if (code(s) !== 0xfeff) return;
  note(s, 'text-bom', 'mark', s.at, s.at + 1, {}, { entry: 0 });
  s.at++;
};

export const skipFence = (s: State): void => {
  const at = skip(s, s.at);
  if (!s.text.startsWith(FENCE, at) || at + FENCE.length > s.end) return;
  const end = lineEnd(s, at);
  const info = /^```[\w-]*/.exec(s.text.slice(at, end))![0];
  note(s, 'json-punctuation', 'fence', at, at + info.length, { value: info });
  s.fenced = true;
  s.at = at + info.length;
};

const trailingVariant = (s: State, rest: string): Variants['json-trailing-text'] => {
  if (/^;+$/.test(rest)) return 'semicolon';
  if (/^,+$/.test(rest)) return 'comma';
  if (/^[}\]\s]+$/.test(rest)) return 'bracket';
  if (/^[}\]\s]*,\s*(?:["'\w]|$)/.test(rest) && (s.tape[0]! & TYPE) <= ARRAY) return 'continues';
  if (rest.startsWith(':')) return 'members';
  return /^["'{[\d]/.test(rest) ? 'value' : 'text';
};

/** Whatever follows the value. */
export const readTrailing = (s: State): void => {
  let c = gap(s);
  if (s.fenced && s.text.startsWith(FENCE, s.at)) {
    s.at += FENCE.length;
    c = gap(s);
  }
  const root = s.tape[0]!;
  if (c < 0 || (root & BARE) !== 0 || (s.shaky && (c === 125 || c === 93 || c === 44))) return;
  let end = s.end;
  while (end > s.at + 1 && isSpace(code(s, end - 1))) end--;
  const rest = s.text.slice(s.at, end);
  note(s, 'json-trailing-text', trailingVariant(s, rest), s.at, end, { value: rest });
};
