/** Progress files, as the course saves them in a browser: many answers of one learner in one file. */
import { basename } from 'node:path';
import { membersOf, type Progress } from '../progress/answer.ts';
import { type Flaw, largestProgress, readProgress } from '../progress/file.ts';
import type { Ignored } from '../types.ts';
import { readAnswer } from './answer.ts';
import type { HandIn } from './hand-ins.ts';

export interface ProgressFile {
  readonly file: string;
  readonly found: Progress | Flaw;
}

/** Bytes; a character of a text takes up to six of them, written as an escape. */
const most = 6 * largestProgress;

const read = new Map<string, ProgressFile | undefined>();

/** What a file holds, where it is a progress file, or means to be one. */
export const progressAt = (file: string): ProgressFile | undefined => {
  if (!read.has(file)) read.set(file, open(file));
  return read.get(file);
};

const open = (file: string): ProgressFile | undefined => {
  if (!/\.json$/i.test(file)) return undefined;
  const answer = readAnswer(file, most);
  if ('reason' in answer || !answer.text.includes('"handwire"')) return undefined;
  try {
    if (!Object.hasOwn(membersOf(JSON.parse(answer.text)) ?? {}, 'handwire')) return undefined;
  } catch {
    return /^\s*\{\s*"handwire"\s*:/.test(answer.text) ? { file, found: { kind: 'not-json' } } : undefined;
  }
  return { file, found: readProgress(answer.text) };
};

const reasonOf = (flaw: Flaw): string => {
  if (flaw.kind === 'large') return 'not graded: it is too large to be a progress file';
  if (flaw.kind === 'newer')
    return `not graded: it is a progress file of version ${flaw.version}, and this program knows 2`;
  if (flaw.kind === 'not-json') return 'not graded: it is a progress file that is no JSON; it may be cut short';
  return `not graded: it is no progress file: ${flaw.kind === 'place' ? `look at ${flaw.place || '/'}` : 'it has no answers'}`;
};

/** What passed counts where the text was changed since; it is graded like any other answer. */
export const handInsIn = (
  { file, found }: ProgressFile,
  ids: readonly string[],
): { readonly handIns: readonly HandIn[]; readonly ignored: readonly Ignored[] } => {
  if ('kind' in found) return { handIns: [], ignored: [{ file, reason: reasonOf(found) }] };
  const known = [...found.answers].filter(([id]) => ids.includes(id));
  const unknown = [...found.answers.keys()].filter((id) => !ids.includes(id));
  return {
    handIns: known.map(([exercise, { text, passedText, seed }]) => ({
      exercise,
      file,
      text: passedText ?? text,
      ...(seed !== undefined && { seed }),
    })),
    ignored: unknown.map((id) => ({ file, reason: `${id} is not graded: there is no such exercise` })),
  };
};

const stemOf = ({ file }: ProgressFile): string => basename(file).replace(/\.json$/i, '');

/** Whether somebody named it: a browser gives the same name to all. */
export const hasOwnName = (progress: ProgressFile): boolean =>
  !/^(handwire-)?(progress|answers)( ?\(\d+\))?$/i.test(stemOf(progress));

/** The name that was typed on the learner's device. */
export const typedName = ({ found }: ProgressFile): string | undefined =>
  ('kind' in found ? undefined : found.name?.trim()) || undefined;

/** The learner by the file's own name, else by the name that was typed on the learner's device. */
export const learnerOf = (progress: ProgressFile, taken: ReadonlyMap<string, unknown>): string => {
  const name = typedName(progress);
  return !hasOwnName(progress) && name && !taken.has(name) ? name : stemOf(progress);
};
