/**
 * Whose answer to what each file is. A class folder holds a folder for each learner, a learner's folder a file for each
 * exercise: named by its id, whose slash is kept as a folder or written as a dot. A progress file, as the course saves it,
 * holds many answers and may stand in the place of a learner's folder.
 */
import { statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { nearest } from '../protocol/nearest.ts';
import type { Ignored } from '../types.ts';
import { type Entry, entriesBelow, isHidden } from './entries.ts';
import { handInsIn, hasOwnName, learnerOf, type ProgressFile, progressAt, typedName } from './progress.ts';
import { Refusal, reasonOf } from './refusal.ts';

/** One file, or what stands in its place. */
export interface HandIn {
  readonly exercise: string;
  readonly file: string;
  /** Why it is no file to be read. */
  readonly problem?: string;
  /** The answer, where the file holds others as well. */
  readonly text?: string;
  /** Which variant of the exercise it says it answers. */
  readonly seed?: string;
}

export interface HandIns {
  /** By learner; one who handed in nothing has an empty list. */
  readonly learners: ReadonlyMap<string, readonly HandIn[]>;
  /** Learners whose folder cannot be opened, with the reason. */
  readonly closed: ReadonlyMap<string, Ignored>;
  readonly ignored: readonly Ignored[];
}

export interface Wanted {
  readonly ids: readonly string[];
  /** Exercise of files whose name says nothing. */
  readonly exercise: string | undefined;
  /** Whose answers these are; in a class folder, the only one to look at. */
  readonly learner: string | undefined;
}

const ending = /\.(txt|jsonl|json)$/i;

interface Match {
  readonly exercise: string;
  /** Parts of the path that the id takes up. */
  readonly parts: number;
}

/** The exercise that the end of a path names. */
const exerciseOf = (path: string, ids: readonly string[]): Match | undefined => {
  if (!ending.test(path)) return undefined;
  const parts = path.replace(ending, '').toLowerCase().split('/');
  for (const count of [2, 1]) {
    const name = parts.slice(-count).join('.');
    const exercise = parts.length >= count ? ids.find((id) => id.replaceAll('/', '.') === name) : undefined;
    if (exercise !== undefined) return { exercise, parts: count };
  }
  return undefined;
};

const whyUnknown = (path: string, ids: readonly string[]): string => {
  const parts = path.replace(ending, '').split('/');
  const meant =
    nearest(parts.slice(-2).join('/'), ids) ??
    nearest(parts.at(-1)!.replace('.', '/'), ids) ??
    ids.find((id) => id.endsWith(`/${parts.at(-1)!.toLowerCase()}`));
  if (!ending.test(path)) return 'not graded: it ends in none of .txt, .jsonl and .json';
  return `not graded: no exercise has this name${meant ? `; did you mean ${meant}?` : ''}`;
};

interface Collected {
  readonly learners: Map<string, HandIn[]>;
  readonly closed: Map<string, Ignored>;
  readonly ignored: Ignored[];
}

const add = ({ learners, ignored }: Collected, learner: string, handIn: HandIn): void => {
  const own = learners.get(learner) ?? [];
  learners.set(learner, own);
  const same = own.find(({ exercise }) => exercise === handIn.exercise);
  if (same?.file === handIn.file) return;
  // What can be read answers before what cannot.
  if (same?.problem !== undefined && handIn.problem === undefined) {
    own.splice(own.indexOf(same), 1, handIn);
    ignored.push({ file: same.file, reason: `not graded: ${handIn.file} answers ${same.exercise} already` });
  } else if (same)
    ignored.push({ file: handIn.file, reason: `not graded: ${same.file} answers ${same.exercise} already` });
  else own.push(handIn);
};

const problems: Readonly<Partial<Record<Entry['kind'], string>>> = {
  folder: 'is a folder',
  link: 'is a link, and links are not followed',
  other: 'is no ordinary file',
};

const isBelowHidden = (path: string): boolean => path.split('/').some(isHidden);

const addLearner = (
  into: Collected,
  folder: string,
  learner: string,
  entries: readonly Entry[],
  { ids }: Wanted,
): void => {
  if (!into.learners.has(learner)) into.learners.set(learner, []);
  for (const { path, kind, problem } of entries) {
    const file = join(folder, path);
    const match = exerciseOf(path, ids);
    const progress = match || kind !== 'file' || isBelowHidden(path) ? undefined : progressAt(file);
    if (isBelowHidden(path)) into.ignored.push({ file, reason: hidden });
    else if (match) add(into, learner, { exercise: match.exercise, file, ...problemOf(problem ?? problems[kind]) });
    else if (progress) addProgress(into, learner, progress, ids);
    else if (problem !== undefined) into.ignored.push({ file, reason: problem });
    else if (kind !== 'folder') into.ignored.push({ file, reason: problems[kind] ?? whyUnknown(path, ids) });
  }
};

/** Answers of a learner's own files come first; of two progress files, those that are only in one are taken from it. */
const addProgress = (into: Collected, learner: string, progress: ProgressFile, ids: readonly string[]): void => {
  const { handIns, ignored } = handInsIn(progress, ids);
  if (!into.learners.has(learner)) into.learners.set(learner, []);
  for (const handIn of handIns) add(into, learner, handIn);
  into.ignored.push(...ignored);
};

const problemOf = (problem: string | undefined): Pick<HandIn, 'problem'> => (problem === undefined ? {} : { problem });

export const hidden = 'hidden or left by the system';

const addClass = (into: Collected, folder: string, entries: readonly Entry[], wanted: Wanted): void => {
  for (const { path, kind, problem } of entries) {
    if (path.includes('/')) continue;
    const file = join(folder, path);
    const progress = kind === 'file' && !isHidden(path) ? progressAt(file) : undefined;
    if (isHidden(path)) into.ignored.push({ file, reason: hidden });
    else if (progress) {
      const own = learnerOf(progress, into.learners);
      if (wanted.learner === undefined || own === wanted.learner) addProgress(into, own, progress, wanted.ids);
    } else if (kind !== 'folder')
      into.ignored.push({ file, reason: problems[kind] ?? 'not graded: it is in no learner’s folder' });
    else if (wanted.learner !== undefined && path !== wanted.learner) continue;
    else if (problem !== undefined) {
      into.learners.set(path, into.learners.get(path) ?? []);
      into.closed.set(path, { file, reason: problem });
    } else {
      const own = entries.filter((entry) => entry.path.startsWith(`${path}/`));
      const below = own.map((entry) => ({ ...entry, path: entry.path.slice(path.length + 1) }));
      addLearner(into, file, path, below, wanted);
    }
  }
};

/** A class, where more answers lie in folders of their own than directly where a learner's lie, or files of several learners. */
const isClass = (folder: string, entries: readonly Entry[], { ids, learner }: Wanted): boolean => {
  const counts = { own: 0, below: 0, learners: 0 };
  const typed: string[] = [];
  for (const { path, kind } of entries) {
    if (kind === 'folder' || isBelowHidden(path)) continue;
    const match = exerciseOf(path, ids);
    const progress = match || kind !== 'file' ? undefined : progressAt(join(folder, path));
    if (!match && !progress) continue;
    if (path.split('/').length > (match?.parts ?? 1)) counts.below += 1;
    else counts[progress && hasOwnName(progress) ? 'learners' : 'own'] += 1;
    const name = progress && !hasOwnName(progress) && typedName(progress);
    if (name) typed.push(name);
  }
  // Files that a browser named are of one learner, unless they say otherwise.
  if (new Set(typed).size > 1) {
    counts.own -= typed.length;
    counts.learners += typed.length;
  }
  const { own, below, learners } = counts;
  const folders = entries.filter(({ path, kind }) => kind === 'folder' && !path.includes('/') && !isHidden(path));
  if (learner !== undefined && folders.some(({ path }) => path === learner)) return true;
  if (own + below + learners === 0) return folders.length > 0 && learner === undefined;
  return learners + below > own;
};

const addFile = (into: Collected, file: string, { ids, exercise, learner }: Wanted): void => {
  const path = resolve(file).split(/[\\/]/).join('/');
  const match = exerciseOf(path, ids);
  const progress = match ? undefined : progressAt(file);
  if (progress) {
    addProgress(into, learner ?? learnerOf(progress, into.learners), progress, ids);
    return;
  }
  const named = exercise ?? match?.exercise;
  if (named === undefined) {
    into.ignored.push({ file, reason: whyUnknown(path, ids) });
    return;
  }
  // The folder around the part of the path that names the exercise.
  const home = match?.parts === 2 ? dirname(dirname(path)) : dirname(path);
  add(into, learner ?? (basename(home) || 'learner'), { exercise: named, file });
};

/** Every hand-in under the given paths. Refuses a path that is not there. */
export const handInsOf = (paths: readonly string[], wanted: Wanted): HandIns => {
  const into: Collected = { learners: new Map(), closed: new Map(), ignored: [] };
  for (const path of paths) {
    try {
      if (!statSync(path).isDirectory()) {
        addFile(into, path, wanted);
        continue;
      }
      const entries = entriesBelow(path);
      if (isClass(path, entries, wanted)) addClass(into, path, entries, wanted);
      else addLearner(into, path, wanted.learner ?? (basename(resolve(path)) || 'learner'), entries, wanted);
    } catch (error) {
      throw error instanceof Refusal ? error : new Refusal(`${path} ${reasonOf(error)}.`);
    }
  }
  return into;
};
