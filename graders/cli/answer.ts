/** The text of an answer file. Homework passes through many editors: marks of encoding are theirs, not the learner's. */
import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs';
import { reasonOf } from './refusal.ts';

/** No exercise asks for a hundredth of this. */
const largest = 1_000_000;

export type AnswerText = { readonly text: string } | { readonly reason: string };

export const textOf = (bytes: Uint8Array, most = largest): AnswerText => {
  if (bytes.length > most) return { reason: tooLarge(bytes.length) };
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  try {
    // The decoder takes a byte-order mark away.
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return text.includes('\0') ? { reason: 'is no text: it has NUL bytes' } : { text };
  } catch {
    return { reason: bytes.includes(0) ? 'is no text: it has NUL bytes' : 'is no text: its bytes are not UTF-8' };
  }
};

const tooLarge = (size: number): string =>
  `is too large: it has ${(size / 1_000_000).toFixed(1)} MB, and an answer has at most 1 MB`;

/** Opens without waiting, since a pipe in a learner's folder would never be written to. */
export const readAnswer = (file: string, most = largest): AnswerText => {
  try {
    const handle = openSync(file, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    try {
      const stat = fstatSync(handle);
      if (stat.isDirectory()) return { reason: 'is a folder' };
      if (!stat.isFile()) return { reason: 'is no ordinary file' };
      return stat.size > most ? { reason: tooLarge(stat.size) } : textOf(readFileSync(handle), most);
    } finally {
      closeSync(handle);
    }
  } catch (error) {
    return { reason: reasonOf(error) };
  }
};
