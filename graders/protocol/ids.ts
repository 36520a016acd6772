/** Ids as MCP compares them: by type as well as by value, digit by digit. */
import type { JsonNode } from '../types.ts';

/**
 * Key under which a usable id (a string, or a number with an integer value) is compared: `"10"` and `10` differ, `1.0` and
 * `1` do not. Undefined for every other value.
 */
export const idKey = (id: JsonNode | undefined): string | undefined => {
  if (id?.type === 'string') return `s${id.value}`;
  if (id?.type !== 'number') return undefined;
  const { raw } = id;
  if (isPlain(raw)) return `n${raw}`;
  const digits = integerDigits(raw);
  return digits === undefined ? undefined : `n${digits}`;
};

/** Plain JSON-RPC advises against a fraction and does not forbid it, so that it is an id there like any other. */
export const fractionKey = (id: JsonNode | undefined): string | undefined =>
  id?.type === 'number' ? `n${id.value}` : undefined;

/** Digits and nothing else, as nearly all are. */
const isPlain = (raw: string): boolean => {
  if (raw.charCodeAt(0) === 48) return raw.length === 1;
  for (let at = 0; at < raw.length; at++) {
    const code = raw.charCodeAt(at);
    if (code < 48 || code > 57) return false;
  }
  return raw.length > 0;
};

/** The same id without its type, to see that only the type changed. */
export const looseKey = (key: string): string => key.slice(1);

/** Plain decimal digits of a JSON number with an integer value, however it is spelled; undefined for a fraction. */
export const integerDigits = (raw: string): string | undefined => {
  if (/^-?(0|[1-9]\d*)$/.test(raw)) return raw === '-0' ? '0' : raw;
  const parts = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(raw);
  if (!parts) return undefined;
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = parts;
  const significant = (whole + fraction).replace(/^0+/, '').replace(/0+$/, '');
  if (significant === '') return '0';
  const trailing = (whole + fraction).length - (whole + fraction).replace(/0+$/, '').length;
  const power = Number(exponent) - fraction.length + trailing;
  if (power < 0) return undefined;
  return power > 400 ? `${sign}${significant}e${power}` : sign + significant + '0'.repeat(power);
};
