/** What leaves the program. */
import { fstatSync, writeSync } from 'node:fs';
import { formats } from '../formats/index.ts';
import { harmless } from '../formats/terminal/ink.ts';
import type { Format, Paper } from '../types.ts';
import { Refusal, reasonOf } from './refusal.ts';

/** Looks at the file first, since Node's word on terminals costs a tenth of the time to start. */
const isTerminal = (handle: 0 | 1 | 2): boolean => {
  try {
    if (!fstatSync(handle).isCharacterDevice()) return false;
  } catch {
    return false;
  }
  return (handle === 0 ? process.stdin : handle === 1 ? process.stdout : process.stderr).isTTY === true;
};

export const isInteractive = (): boolean => isTerminal(0);

/** `FORCE_COLOR` wins over `NO_COLOR`, as with most tools; otherwise only a terminal gets colour. */
const wantsColour = (): boolean => {
  const { FORCE_COLOR: force, NO_COLOR: no, TERM: terminal } = process.env;
  if (force !== undefined && force !== '') return force !== '0' && force !== 'false';
  return (no === undefined || no === '') && terminal !== 'dumb' && isTerminal(1);
};

export const paper = (): Paper => ({
  colour: wantsColour(),
  width: Math.max(40, Math.min(100, (isTerminal(1) ? process.stdout.columns : 80) || 80)),
});

/** Blank paper, for files. */
export const plain: Paper = { colour: false, width: 80 };

type Offers = 'check' | 'compare' | 'migrate' | 'grade';

/** People know the format `terminal` as text. */
const shownName = ({ id }: Format): string => (id === 'terminal' ? 'text' : id);

export const formatNames = (offers: Offers): readonly string[] =>
  [...formats.values()]
    .filter((format) => format[offers] !== undefined)
    .map(shownName)
    .sort((one, other) => Number(other === 'text') - Number(one === 'text'));

export const formatNamed = (name: string): Format => formats.get(name === 'text' ? 'terminal' : name)!;

/** What is left of the text once the standard output has taken all it takes at once. */
const writeNow = (text: string): Uint8Array | undefined => {
  const bytes = Buffer.from(text);
  let at = 0;
  try {
    while (at < bytes.length) at += writeSync(1, bytes, at);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EAGAIN') return bytes.subarray(at);
    // Nobody reads on.
    if (code !== 'EPIPE') throw new Refusal(`the output ${reasonOf(error)}.`);
  }
  return undefined;
};

/** Resolves when all of it has been taken, or when nobody reads on. Node's own stream is loaded for slow readers only. */
export const print = (text: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const rest = writeNow(text);
    if (!rest) return resolve();
    process.stdout.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') resolve();
      else reject(new Refusal(`the output ${reasonOf(error)}.`));
    });
    process.stdout.write(rest, (error) => {
      if (!error) resolve();
    });
  });

/** A remark for the person at the keyboard: one line, apart from the results. */
export const remark = (text: string): void => {
  try {
    writeSync(2, `${harmless(text)}\n`);
  } catch {
    // Nobody reads it.
  }
};

export interface Progress {
  /** The text is made only where it is shown. */
  show(text: string | (() => string)): void;
  clear(): void;
}

/** How far a long run has come, on a terminal only, and once it has taken so many milliseconds. */
export const progress = (patience = 0): Progress => {
  if (!isTerminal(2)) return { show: () => {}, clear: () => {} };
  let last = patience > 0 ? Date.now() + patience : 0;
  let isShown = false;
  return {
    show: (text) => {
      const now = Date.now();
      if (now - last < 80) return;
      last = now;
      isShown = true;
      const line = harmless(typeof text === 'string' ? text : text());
      process.stderr.write(`\r\u001B[K${line.slice(0, Math.max(20, (process.stderr.columns || 80) - 1))}`);
    },
    clear: () => {
      if (isShown || patience === 0) process.stderr.write('\r\u001B[K');
      isShown = false;
    },
  };
};
