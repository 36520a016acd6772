/** The declared shapes by their names. */
import { revisions } from '../../../graders/index.ts';
import { notes } from '../../../graders/protocol/notes/index.ts';
import { shapes } from '../../../graders/protocol/shapes/index.ts';
import type { RevisionId, ValueShape } from '../../../graders/types.ts';

/** Those of MCP, oldest first. */
export const allRevisions: readonly RevisionId[] = [...revisions.values()]
  .filter(({ era }) => era !== 'none')
  .map(({ id }) => id);

const areas = [...shapes.values()];
export const declared: Readonly<Record<'params' | 'results' | 'things', ReadonlyMap<string, ValueShape>>> = {
  params: new Map(areas.flatMap(({ params }) => Object.entries(params ?? {}))),
  results: new Map(areas.flatMap(({ results }) => Object.entries(results ?? {}))),
  things: new Map(
    areas.flatMap(({ id, things }) => Object.entries(things ?? {}).map(([name, one]) => [`${id}#${name}`, one])),
  ),
};

const nothing: ValueShape = { type: 'object' };

/** The form of a thing; one that only the notes know is an object of the members that they tell. */
export const shapeOfThing = (id: string): ValueShape => {
  const shape = declared.things.get(id);
  if (!shape && !notes.things.has(id)) throw new Error(`There is no shape and no note of "${id}".`);
  return shape ?? nothing;
};

/** True for what has members of its own to tell of; a text or a number is described where it stands. */
export const isTold = (id: string): boolean =>
  notes.things.get(id)?.title !== undefined && (declared.things.get(id)?.type ?? 'object') !== 'array';

/** The thing that a list is made of, where one of them may also stand without a list. */
export const elementsOf = ({ items, members }: ValueShape): string | undefined =>
  members && items && 'ref' in items ? items.ref : undefined;
