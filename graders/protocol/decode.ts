/** Bytes to text, noting where they are no UTF-8. */
import type { Slip } from '../types.ts';

/** The text of a stream of bytes; broken bytes become U+FFFD, and the first of each line is named. */
export const decode = (bytes: Uint8Array): { text: string; slips: readonly Slip[] } => {
  const wide = utf16(bytes);
  if (wide) {
    const text = new TextDecoder(wide, { ignoreBOM: true }).decode(bytes);
    return { text, slips: [{ name: 'text-not-utf8', variant: 'utf-16', start: 0, end: Math.min(1, text.length) }] };
  }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes), slips: [] };
  } catch {
    return broken(bytes);
  }
};

/** UTF-16 shows itself by its byte-order mark, or by a NUL beside each of the first two characters. */
export const utf16 = (bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined => {
  const [first, second, third, fourth] = bytes;
  if ((first === 0xff && second === 0xfe) || (first && second === 0 && third && fourth === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second && third === 0 && fourth)) return 'utf-16be';
  return undefined;
};

const broken = (bytes: Uint8Array): { text: string; slips: readonly Slip[] } => {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  const slips: Slip[] = [];
  let text = '';
  for (let from = 0; from < bytes.length; ) {
    const feed = bytes.indexOf(10, from);
    const until = feed === -1 ? bytes.length : feed + 1;
    const line = bytes.subarray(from, until);
    const bad = firstBadByte(line);
    if (bad !== -1) {
      const start = text.length + decoder.decode(line.subarray(0, bad)).length;
      const hex = line[bad]!.toString(16).toUpperCase().padStart(2, '0');
      slips.push({ name: 'text-not-utf8', variant: 'bytes', start, end: start + 1, data: { bytes: hex } });
    }
    text += decoder.decode(line);
    from = until;
  }
  return { text, slips };
};

/** Index of the first byte that begins no well-formed UTF-8 sequence (Unicode, table 3-7); -1 where all are well formed. */
const firstBadByte = (bytes: Uint8Array): number => {
  for (let at = 0; at < bytes.length; ) {
    const length = sequenceLength(bytes, at);
    if (length === 0) return at;
    at += length;
  }
  return -1;
};

/** Length of the well-formed UTF-8 sequence that begins there; 0 where none does. */
export const sequenceLength = (bytes: Uint8Array, at: number): number => {
  const lead = bytes[at]!;
  if (lead < 0x80) return 1;
  const length = lead >= 0xc2 && lead <= 0xdf ? 2 : (lead & 0xf0) === 0xe0 ? 3 : lead >= 0xf0 && lead <= 0xf4 ? 4 : 0;
  const second = bytes[at + 1] ?? 0;
  const low = lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80;
  const high = lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf;
  if (length === 0 || second < low || second > high) return 0;
  for (let next = at + 2; next < at + length; next++) if (((bytes[next] ?? 0) & 0xc0) !== 0x80) return 0;
  return length;
};
