/** Bytes as a person writes them: text as it is, a byte by its two hexadecimal digits in angle brackets, such as `<0A>`. */
import type { Slip, Written } from '../types.ts';
import { sequenceLength } from './decode.ts';

const pattern = /<([0-9A-Fa-f]{2})>|\r?\n|./gsu;

/** The bytes of an answer, each with the place where it is written. The field's own line ends are none of them. */
const bytesIn = (answer: string) => {
  const bytes: number[] = [];
  const places: number[] = [];
  const encoder = new TextEncoder();
  for (const { 0: one, 1: hex, index } of answer.matchAll(pattern)) {
    const own = hex !== undefined ? [Number.parseInt(hex, 16)] : one.endsWith('\n') ? [] : encoder.encode(one);
    for (const byte of own) {
      bytes.push(byte);
      places.push(index);
    }
  }
  return { bytes: Uint8Array.from(bytes), places };
};

/** What a reader makes of the bytes: its text, and where in the answer each unit of it is written. */
export const readWritten = (answer: string): Written => {
  const { bytes, places } = bytesIn(answer);
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  const offsets: number[] = [];
  const slips: Slip[] = [];
  let text = '';
  let isBroken = false;
  for (let at = 0; at < bytes.length; ) {
    const length = sequenceLength(bytes, at);
    const part = length === 0 ? '\ufffd' : decoder.decode(bytes.subarray(at, at + length));
    if (length === 0 && !isBroken) {
      const data = { bytes: bytes[at]!.toString(16).toUpperCase().padStart(2, '0') };
      slips.push({ name: 'text-not-utf8', variant: 'bytes', start: text.length, end: text.length + 1, data });
    }
    // The first of each line is named.
    isBroken = (isBroken || length === 0) && part !== '\n';
    for (let unit = 0; unit < part.length; unit += 1) offsets.push(places[at]!);
    text += part;
    at += Math.max(length, 1);
  }
  return { text, slips, offsets: [...offsets, answer.trimEnd().length] };
};
