/** Reads a progress file: all of it is taken in, or one line says why not and nothing has changed. */
import type { Progress } from '../../../graders/progress/answer.ts';
import { type Flaw, largestProgress, readProgress } from '../../../graders/progress/file.ts';
import words from '../../i18n/progress.ts';
import { counted, say } from '../../say.ts';
import { keys, learner } from '../learner.ts';
import { prefix, recall, recordOf } from '../storage.ts';
import { type Fate, merged } from './merge.ts';
import type { Records } from './records.ts';

export interface Reading {
  readonly records: Records;
  /** What is done, as sentences. */
  readonly said: string;
}

const MB = 1_000_000;

const tooLarge = ({ size }: File): string => say(words.refused.size, { size: Math.ceil(size / MB) });

const refusal = (flaw: Flaw, file: File): string => {
  if (flaw.kind === 'large') return tooLarge(file);
  if (flaw.kind === 'newer') return say(words.refused.newer, { version: flaw.version });
  // Nothing of it may end the words it is put between.
  if (flaw.kind === 'place') return say(words.refused.place, { place: flaw.place.replaceAll('`', '') || '/' });
  return words.refused[flaw.kind];
};

/** The name and the code of the file, where this device has none. */
const learnerRecords = ({ name, code }: Progress): Records => {
  const here = learner();
  const records = new Map<string, string>();
  if (name && here.name === undefined) records.set(keys.name, name);
  if (code && here.code === undefined) records.set(keys.code, code);
  return records;
};

const isOther = (one: string | undefined, here: string | undefined): boolean =>
  one !== undefined && here !== undefined && one !== here;

const readingOf = (progress: Progress, known: ReadonlySet<string>): Reading | string => {
  const ours = [...progress.answers].filter(([id]) => known.has(id));
  if (progress.answers.size === 0) return words.refused.empty;
  if (ours.length === 0) return words.refused.unknown;
  const fates: Record<Fate, number> = { added: 0, replaced: 0, stayed: 0 };
  const records = new Map(learnerRecords(progress));
  for (const [id, inFile] of ours) {
    const { answer: here, trouble } = recall(id);
    const { fate, answer } = merged(here, inFile);
    fates[trouble ? 'stayed' : fate] += 1;
    if (!trouble) records.set(prefix + id, recordOf(answer));
  }
  const said = (['added', 'replaced', 'stayed'] as const)
    .filter((fate) => fates[fate] > 0)
    .map((fate) => counted(words.read[fate], fates[fate]));
  const unknown = progress.answers.size - ours.length;
  if (unknown > 0) said.push(counted(words.read.unknown, unknown));
  const here = learner();
  if (isOther(progress.name, here.name) || isOther(progress.code, here.code)) said.push(words.read.learner);
  return { records, said: said.join(' ') };
};

/** What a file would change, or why it is refused. */
export const readFile = async (file: File, known: ReadonlySet<string>): Promise<Reading | string> => {
  // A character takes three bytes at most.
  if (file.size > 3 * largestProgress) return tooLarge(file);
  let text: string;
  try {
    text = await file.text();
  } catch {
    return words.refused.unreadable;
  }
  const found = readProgress(text);
  return 'kind' in found ? refusal(found, file) : readingOf(found, known);
};
