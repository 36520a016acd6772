/** Reading bytes, and writing files whole or not at all. */
import {
  accessSync,
  closeSync,
  constants,
  fchmodSync,
  fsyncSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { packedAs } from '../protocol/packed.ts';
import { Refusal, reasonOf } from './refusal.ts';

export const stdin = '<stdin>';

const readStdin = async (): Promise<Uint8Array> => {
  try {
    return readFileSync(0);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EOF') return new Uint8Array();
    if (code !== 'EAGAIN') throw error;
  }
  // Somebody made the pipe a non-blocking one, and is slow.
  const chunks: Uint8Array[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Uint8Array);
  return Buffer.concat(chunks);
};

/** Refuses what some program packed: what is wrong with its bytes helps nobody. */
export const assureUnpacked = (file: string, bytes: Uint8Array): void => {
  const how = packedAs(bytes);
  if (how !== undefined) throw new Refusal(`${nameOf(file)} is packed (${how}): unpack it first.`);
};

export const nameOf = (file: string): string => (file === '-' ? 'The standard input' : file);

/** Bytes of a file or, for `-`, of the standard input. */
export const readBytes = async (file: string): Promise<Uint8Array> => {
  let bytes: Uint8Array;
  try {
    bytes = file === '-' ? await readStdin() : readFileSync(file);
  } catch (error) {
    throw new Refusal(`${nameOf(file)} ${reasonOf(error)}.`);
  }
  assureUnpacked(file, bytes);
  return bytes;
};

const statOf = (path: string) => statSync(path, { throwIfNoEntry: false });

/** Refuses at once what could not be written at the end. */
export const assureWritable = (option: string, file: string): void => {
  try {
    const there = statOf(file);
    if (there?.isDirectory()) throw new Refusal(`${option}: ${file} is a folder.`);
    if (there) accessSync(file, constants.W_OK);
    if (!there || there.isFile()) accessSync(dirname(there ? realpathSync(file) : file), constants.W_OK);
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(`${option}: ${file} ${reasonOf(error)}.`);
  }
};

/** The whole text takes the file's place in one step: a full disk or a killed run leaves what was there. */
export const writeWhole = (option: string, file: string, text: string): void => {
  let part: string | undefined;
  try {
    const there = statOf(file);
    // Devices and pipes are written to, never replaced.
    if (there && !there.isFile()) {
      writeFileSync(file, text);
      return;
    }
    const target = there ? realpathSync(file) : file;
    const name = join(dirname(target), `.${basename(target)}.${process.pid}.part`);
    const handle = openSync(name, 'wx', 0o666);
    part = name;
    try {
      if (there) fchmodSync(handle, there.mode);
      writeFileSync(handle, text);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    renameSync(name, target);
  } catch (error) {
    if (part !== undefined) rmSync(part, { force: true });
    throw new Refusal(`${option}: ${file} ${reasonOf(error)}.`);
  }
};
