/** A log too long to be held: read and judged piece by piece, with a line on the terminal that says how far it is. */
import { basename } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { checker } from '../checker.ts';
import { type LongCheck, type LongChecked, longCheck } from '../engine/long.ts';
import { decode, utf16 } from '../protocol/decode.ts';
import { logs } from '../protocol/logs/index.ts';
import { revisions } from '../protocol/revisions/index.ts';
import { words } from '../rules/words.ts';
import type { CheckOptions, Slip } from '../types.ts';
import { progress, remark } from './output.ts';
import { Refusal } from './refusal.ts';
import { assureFits, megabytes, type Source } from './source.ts';

/** Bytes of one piece: what is made of them is forgotten before it would be moved to where memory is seldom cleared. */
const pieceSize = 262_144;

/** Characters of the first piece, which show what kind of log it is. */
const headSize = 1_048_576;

/** A message that does not fit here is none that anybody sent. */
const longestPiece = 256 * 1_048_576;

const begin = longCheck(checker, revisions, logs, (id) => words.get(id));

/**
 * What is made of a piece is soon forgotten. Where new things are kept in as little room as at the start, and old ones are
 * cleared away when they have grown by half, the program takes a third of the memory, and no more time.
 */
const saveMemory = (): void => {
  setFlagsFromString('--semi-space-growth-factor=1');
  setFlagsFromString('--heap-growing-percent=50');
};

/** What was found, or the bytes of a file that turns out to be one that has to be read at once. */
export const checkLong = async (
  file: string,
  source: Source,
  options: CheckOptions,
): Promise<LongChecked | Uint8Array> => {
  const bar = progress(1000);
  const pieces = new Pieces(file, source);
  let check: LongCheck | undefined;
  const stop = (signal: NodeJS.Signals): void => {
    bar.clear();
    remark(`handwire check: stopped: ${file}, ${soFar(source, check)}.`);
    process.removeListener(signal, stop);
    process.kill(process.pid, signal);
  };
  for (const signal of signals) process.on(signal, stop);
  try {
    for (;;) {
      // Whatever is put before each piece, most of the time goes into what is new.
      const text = await pieces.next(2 * (check?.remembered ?? 0));
      if (!check) {
        check = pieces.isWide ? undefined : begin(text, options);
        if (!check) return await pieces.all();
        pieces.begun();
        saveMemory();
      }
      pieces.drop(check.take(text, pieces.slips, pieces.isLast));
      if (pieces.isLast) return check.result();
      if (pieces.length > longestPiece) {
        throw new Refusal(`${file} holds a message of more than ${megabytes(longestPiece)}.`);
      }
      bar.show(() => `${basename(file)}: ${soFar(source, check)}`);
    }
  } finally {
    for (const signal of signals) process.removeListener(signal, stop);
    bar.clear();
  }
};

const signals = ['SIGINT', 'SIGTERM'] as const;

/** `412 of 1024 MB (40 %), 1234567 messages, 12 findings so far` */
const soFar = ({ at, size }: Source, check: LongCheck | undefined): string => {
  const percent = size ? ` (${Math.min(100, Math.floor((100 * at) / size))} %)` : '';
  const bytes = size ? `${Math.round(at / 1_048_576)} of ${megabytes(size)}${percent}` : megabytes(at);
  const { messages = 0, findings = 0 } = check ?? {};
  return `${bytes}, ${messages} messages, ${findings} ${findings === 1 ? 'finding' : 'findings'} so far`;
};

/** The text of a source, a piece at a time: what is left of the piece before, and whole lines of what follows. */
class Pieces {
  isLast = false;
  slips: readonly Slip[] = [];
  /** True for a text that is not UTF-8 throughout: its line ends are not single bytes. */
  isWide = false;
  readonly #file: string;
  readonly #source: Source;
  #bytes: Uint8Array = Buffer.allocUnsafe(pieceSize);
  /** How many bytes were read and are not yet text. */
  #filled = 0;
  #text = '';
  #isFirst = true;
  /** The bytes of the first text, until it is known that they are not needed any more. */
  #head: Uint8Array[] | undefined = [];

  constructor(file: string, source: Source) {
    this.#file = file;
    this.#source = source;
  }

  get length(): number {
    return this.#text.length;
  }

  /** The next text. Where nothing was dropped of the one before, it is twice as long; it has at least so many characters. */
  async next(least: number): Promise<string> {
    const wanted = this.#isFirst ? headSize : Math.max(pieceSize / 2, 2 * this.#text.length, least);
    do {
      await this.#fill();
      if (this.#isFirst && utf16(this.#bytes)) {
        this.isWide = true;
        return '';
      }
      this.#decode();
    } while (!this.isLast && this.#text.length < wanted);
    return this.#text;
  }

  drop(count: number): void {
    if (count === 0) return;
    // A slice of a text would keep the whole text in memory.
    this.#text = Buffer.from(this.#text.slice(count), 'utf16le').toString('utf16le');
    this.slips = this.slips.filter(({ end }) => end > count).map((slip) => moved(slip, -count));
  }

  /** What was read need not be read again. */
  begun(): void {
    this.#head = undefined;
  }

  /** All bytes, where nothing but the first text was looked at. */
  async all(): Promise<Uint8Array> {
    const why = 'a log of this kind is read at once';
    assureFits(this.#file, this.#source.size ?? 0, why);
    const chunks = [...this.#head!, this.#bytes.slice(0, this.#filled)];
    for (let length = chunks.reduce((sum, chunk) => sum + chunk.length, 0); ; ) {
      const chunk = Buffer.allocUnsafe(pieceSize);
      const count = await this.#source.read(chunk, 0);
      if (count === 0) return Buffer.concat(chunks);
      chunks.push(chunk.subarray(0, count));
      length += count;
      assureFits(this.#file, length, why);
    }
  }

  async #fill(): Promise<void> {
    for (let count = -1; count !== 0 && this.#filled < this.#bytes.length; this.#filled += count) {
      count = await this.#source.read(this.#bytes, this.#filled);
      if (count === 0) this.isLast = true;
    }
  }

  /** Whole lines become text. A line that fills all there is gets more room. */
  #decode(): void {
    const stop = this.isLast ? this.#filled : this.#bytes.subarray(0, this.#filled).lastIndexOf(10) + 1;
    if (stop === 0 && !this.isLast) {
      if (this.#bytes.length >= longestPiece) {
        throw new Refusal(`${this.#file} holds a line of more than ${megabytes(longestPiece)}.`);
      }
      const bytes = Buffer.allocUnsafe(2 * this.#bytes.length);
      bytes.set(this.#bytes.subarray(0, this.#filled));
      this.#bytes = bytes;
      return;
    }
    const bytes = this.#bytes.subarray(0, stop);
    this.#head?.push(bytes.slice());
    const { text, slips } = this.#isFirst ? decode(bytes) : decodeFurther(bytes);
    this.#isFirst = false;
    const length = this.#text.length;
    this.slips = [...this.slips, ...slips.map((slip) => moved(slip, length))];
    this.#text += text;
    this.#bytes.copyWithin(0, stop, this.#filled);
    this.#filled -= stop;
  }
}

const moved = (slip: Slip, by: number): Slip => ({ ...slip, start: slip.start + by, end: slip.end + by });

/** Only the beginning of a text tells how it is coded: in the middle such bytes are broken ones. */
const decodeFurther = (bytes: Uint8Array): ReturnType<typeof decode> => {
  if (!utf16(bytes)) return decode(bytes);
  const { text, slips } = decode(Buffer.concat([Buffer.of(10), bytes]));
  return { text: text.slice(1), slips: slips.map((slip) => moved(slip, -1)) };
};
