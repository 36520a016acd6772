/** In which ways each slip comes: the messages of the rule of that name, which the compiler holds against this list. */
import type { Place, Slip } from '../types.ts';

export interface Variants {
  'text-not-utf8': 'bytes' | 'utf-16';
  'text-bom': 'mark';
  'json-empty': 'empty' | 'blank';
  'json-truncated': 'bracket' | 'brackets' | 'cut' | 'string' | 'quote' | 'escaped-quote' | 'mismatch';
  'json-trailing-comma': 'object' | 'array';
  'json-single-quotes': 'single' | 'back' | 'curly' | 'mixed';
  'json-unquoted-key': 'word' | 'half' | 'number';
  'json-comment': 'line' | 'block' | 'hash' | 'unclosed';
  'json-nan': 'nan' | 'infinity';
  'json-foreign-literal': 'python' | 'undefined' | 'nil' | 'case' | 'word' | 'half-quoted' | 'before' | 'text';
  'json-number-form':
    | 'leading-zero'
    | 'plus'
    | 'leading-dot'
    | 'trailing-dot'
    | 'exponent'
    | 'sign'
    | 'hex'
    | 'radix'
    | 'separator'
    | 'suffix';
  'json-control-char': 'tab' | 'line-feed' | 'escape' | 'other';
  'json-bad-escape': 'path' | 'hex' | 'octal' | 'unicode' | 'unicode-braces' | 'quote' | 'line' | 'outside' | 'unknown';
  'json-punctuation':
    | 'missing-comma'
    | 'leading-comma'
    | 'double-comma'
    | 'semicolon'
    | 'missing-colon'
    | 'not-a-colon'
    | 'equals'
    | 'arrow'
    | 'double-colon'
    | 'missing-value'
    | 'missing-name'
    | 'members-in-array'
    | 'inner-quote'
    | 'doubled-quote'
    | 'stray-bracket'
    | 'ellipsis'
    | 'fence'
    | 'full-width'
    | 'odd-space'
    | 'control'
    | 'stray';
  'json-trailing-text': 'semicolon' | 'comma' | 'bracket' | 'continues' | 'members' | 'value' | 'text';
  'json-duplicate-key': 'same' | 'different';
  'json-number-overflow': 'large' | 'small';
  'json-number-precision': 'changed' | 'unsafe';
  'json-lone-surrogate': 'high' | 'low' | 'raw';
}

/** Where a slip stands, for a flag. */
export const placeOf = ({ start, end, pointer }: Slip): Place => ({ start, end, pointer: pointer ?? '' });
