/** Names that a user writes, looked up in the catalogues. */
import { nearest } from '../protocol/nearest.ts';
import type { Revision, RevisionId } from '../types.ts';
import { Refusal } from './refusal.ts';

type Revisions = ReadonlyMap<RevisionId, Revision>;

/** `more`: what else may stand there. */
export const revisionNamed = (
  name: string,
  revisions: Revisions,
  more: readonly string[] = [],
): RevisionId | 'auto' => {
  if (name === 'auto' || revisions.has(name as RevisionId)) return name as RevisionId | 'auto';
  throw new Refusal(`--revision is ${['auto', ...more, ...revisions.keys()].join(', ')}; not ${name}.`);
};

/** Where messages are to go: one revision, by its name. */
export const targetNamed = (name: string, revisions: Revisions): RevisionId => {
  if (revisions.has(name as RevisionId)) return name as RevisionId;
  throw new Refusal(`--migrate is ${[...revisions.keys()].join(', ')}; not ${name}.`);
};

/** How a log is written down, by its name. */
export const logNamed = (name: string, logs: ReadonlyMap<string, unknown>): string => {
  if (logs.has(name)) return name;
  throw new Refusal(`--log is ${[...logs.keys()].join(', ')}; not ${name}.`);
};

/** A method that some revision defines; a slip of the finger would otherwise change nothing and tell nobody. */
export const methodNamed = (name: string, revisions: Revisions): string => {
  const methods = new Set([...revisions.values()].flatMap((revision) => [...revision.methods.keys()]));
  if (methods.has(name)) return name;
  const meant = nearest(name, methods);
  throw new Refusal(`--answers: no revision defines the method ${name}${meant ? `; did you mean ${meant}?` : '.'}`);
};

/** The id in full, by all of it or by its part after the slash. Undefined, with the nearest one, where there is none. */
export const idNamed = (name: string, ids: Iterable<string>): { readonly id?: string; readonly meant?: string } => {
  const all = [...ids];
  const wanted = name.toLowerCase();
  const fitting = all.filter((id) => id === wanted || id.endsWith(`/${wanted}`));
  if (fitting.length === 1) return { id: fitting[0]! };
  if (fitting.length > 1) return { meant: fitting.join(' or ') };
  const meant = nearest(wanted, all);
  if (meant !== undefined) return { meant };
  const tails = new Map(all.map((id) => [id.slice(id.indexOf('/') + 1), id]));
  const tail = nearest(wanted.slice(wanted.indexOf('/') + 1), tails.keys());
  return tail === undefined ? {} : { meant: tails.get(tail)! };
};
