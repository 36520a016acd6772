/** Bytes of a file or of the standard input, as they come. */
import { closeSync, fstatSync, openSync, read, statSync } from 'node:fs';
import { assureUnpacked, nameOf, readBytes } from './files.ts';
import { Refusal, reasonOf } from './refusal.ts';

/** Files up to this many bytes are judged at once, whatever is in them. */
export const shortest = 16 * 1_048_576;

/** A text can hardly be longer, and what is judged at once takes many times the room. */
const mostAtOnce = 128 * 1_048_576;

export const megabytes = (bytes: number): string => `${Math.round(bytes / 1_048_576)} MB`;

/** Refuses what would have to be read at once and is too large for it. `why` follows the name. */
export const assureFits = (file: string, size: number, why: string): void => {
  if (size > mostAtOnce) {
    throw new Refusal(`${nameOf(file)} is larger than ${megabytes(mostAtOnce)}: ${why}. Check it in parts.`);
  }
};

/** How large a file is; 0 where that cannot be known beforehand. */
export const sizeOf = (file: string): number => {
  try {
    return (file === '-' ? fstatSync(0) : statSync(file)).size;
  } catch {
    return 0;
  }
};

/** Opened, and not yet read to its end. */
export class Source {
  /** How many bytes there are in all, where that is known. */
  readonly size: number | undefined;
  /** How many were taken. */
  at = 0;
  readonly #file: string;
  readonly #handle: number;
  /** What was read already. */
  #head: Uint8Array | undefined;
  #chunks: AsyncIterator<Uint8Array> | undefined;
  /** What of the last chunk found no room. */
  #rest: Uint8Array = new Uint8Array();

  constructor(file: string) {
    this.#file = file;
    try {
      this.#handle = file === '-' ? 0 : openSync(file, 'r');
      const stat = fstatSync(this.#handle);
      this.size = stat.isFile() ? stat.size : undefined;
    } catch (error) {
      throw this.#refusal(error);
    }
  }

  /** The bytes, where there are no more than so many; undefined otherwise, and then nothing is taken. */
  async whole(most: number): Promise<Uint8Array | undefined> {
    if (this.size !== undefined && this.size > most) return undefined;
    // The size of some files is 0 whatever they hold.
    if (this.size !== undefined && this.size > 0) return readBytes(this.#file);
    const bytes = Buffer.allocUnsafe(most + 1);
    let filled = 0;
    for (let count = -1; count !== 0 && filled <= most; filled += count) count = await this.#next(bytes, filled);
    const read = bytes.subarray(0, filled);
    if (filled <= most) return read;
    this.#head = read;
    return undefined;
  }

  /** Reads into a buffer from a place on; 0 bytes at the end only. */
  async read(into: Uint8Array, from: number): Promise<number> {
    const count = this.#head ? this.#fromHead(into, from) : await this.#next(into, from);
    this.at += count;
    return count;
  }

  close(): void {
    if (this.#handle > 0) closeSync(this.#handle);
  }

  #fromHead(into: Uint8Array, from: number): number {
    const head = this.#head!;
    const count = Math.min(head.length, into.length - from);
    into.set(head.subarray(0, count), from);
    this.#head = count < head.length ? head.subarray(count) : undefined;
    return count;
  }

  async #next(into: Uint8Array, from: number): Promise<number> {
    const count = await this.#taken(into, from);
    if (from === 0 && this.at === 0) assureUnpacked(this.#file, into.subarray(0, count));
    return count;
  }

  async #taken(into: Uint8Array, from: number): Promise<number> {
    if (this.#chunks) return this.#chunk(into, from);
    try {
      return await new Promise<number>((resolve, reject) => {
        read(this.#handle, into, from, into.length - from, null, (error, count) => {
          if (error) reject(error);
          else resolve(count);
        });
      });
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EOF') return 0;
      if (code !== 'EAGAIN' || this.#handle !== 0) throw this.#refusal(error);
      // Somebody made the pipe a non-blocking one, and is slow.
      this.#chunks = process.stdin[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>;
      return this.#chunk(into, from);
    }
  }

  async #chunk(into: Uint8Array, from: number): Promise<number> {
    try {
      if (this.#rest.length === 0) {
        const { value, done } = await this.#chunks!.next();
        if (done) return 0;
        this.#rest = value;
      }
      const count = Math.min(this.#rest.length, into.length - from);
      into.set(this.#rest.subarray(0, count), from);
      this.#rest = this.#rest.subarray(count);
      return count;
    } catch (error) {
      throw this.#refusal(error);
    }
  }

  #refusal(error: unknown): Refusal {
    const after = this.at > 0 ? ` (after ${megabytes(this.at)})` : '';
    return new Refusal(`${nameOf(this.#file)} ${reasonOf(error)}${after}.`);
  }
}
