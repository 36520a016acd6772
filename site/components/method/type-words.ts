/** The words on a form: its type, whether it must be there, what else it tells. */
import { typesIn } from '../../../graders/protocol/as-declared.ts';
import type { MemberShape, RevisionId, ShapeType, ValueShape } from '../../../graders/types.ts';
import { allRevisions, elementsOf, isTold, shapeOfThing } from './declared.ts';

/** A piece of the words on a type: plain, or the name of a thing that has words of its own. */
export type Part = string | { readonly thing: string };

const names: Readonly<Record<ShapeType, readonly [one: string, many: string]>> = {
  any: ['any JSON', 'any JSON'],
  'free object': ['object', 'objects'],
  object: ['object', 'objects'],
  array: ['array', 'arrays'],
  string: ['string', 'strings'],
  integer: ['whole number', 'whole numbers'],
  number: ['number', 'numbers'],
  boolean: ['boolean', 'booleans'],
  null: ['null', 'nulls'],
};

/** The type of a value; where revisions differ, each of its types with those that have it. */
export const typeWords = (shape: ValueShape, during: readonly RevisionId[]): readonly Part[] => {
  const byType = new Map<string, { parts: readonly Part[]; revisions: RevisionId[] }>();
  for (const id of during) {
    const parts = typesIn(shape, id).flatMap((type, i): readonly Part[] => [
      ...(i > 0 ? [' or '] : []),
      ...one(shape, type),
    ]);
    const key = JSON.stringify(parts);
    const known = byType.get(key);
    if (known) known.revisions.push(id);
    else byType.set(key, { parts, revisions: [id] });
  }
  return [...byType.values()].flatMap(({ parts, revisions }, i): readonly Part[] => {
    const span = spanOf(during, revisions);
    return [...(i > 0 ? ['; '] : []), ...parts, ...(span === undefined ? [] : [` ${span}`])];
  });
};

const one = (shape: ValueShape, type: ShapeType): readonly Part[] => {
  const elements = elementsOf(shape);
  if (type === 'object' && elements !== undefined) return [{ thing: elements }];
  if (type === 'array') return ['array', ...many(shape.items, ' of ')];
  if (type === 'object' && shape.values) return ['object', ...many(shape.values, ' of ')];
  if (type === 'string' && shape.format === 'uri') return ['string, a URI'];
  if (type === 'string' && shape.format === 'base64') return ['string, base64'];
  if (type === 'string' && shape.format === 'timestamp') return ['string, an ISO 8601 time'];
  return [names[type][0]];
};

const many = (shape: ValueShape['items'], before: string): readonly Part[] => {
  if (!shape) return [];
  if ('ref' in shape) {
    if (isTold(shape.ref)) return [before, { thing: shape.ref }];
    return many(shapeOfThing(shape.ref), before);
  }
  const types = typesIn(shape, allRevisions.at(-1)!);
  return [before, types.map((type) => names[type][1]).join(' or ')];
};

const listed = (values: readonly string[], last = 'or'): string => {
  const quoted = values.map((value) => `\`${value}\``);
  return quoted.length < 2 ? quoted.join('') : `${quoted.slice(0, -1).join(', ')} ${last} ${quoted.at(-1)}`;
};

export const factsOf = (
  { enum: values, schemes, range, either }: ValueShape,
  { mistaken }: MemberShape,
): readonly string[] => [
  ...(values && values.length > 1 ? [`It is ${listed(values)}.`] : []),
  ...(schemes ? [`It begins with ${listed(schemes.map((one) => (one.includes(':') ? one : `${one}:`)))}.`] : []),
  ...(range ? [Number.isFinite(range[1]) ? `It is ${range[0]} to ${range[1]}.` : `It is ${range[0]} or more.`] : []),
  ...(either ? [`It has ${listed(either)}.`] : []),
  ...(mistaken && mistaken.length > 0 ? [`Often misnamed ${listed(mistaken.slice(0, 4))}.`] : []),
];

export const whenOf = (
  revisions: readonly RevisionId[],
  demanded: readonly RevisionId[],
  when: string | undefined,
): string => {
  if (when !== undefined) return when;
  if (demanded.length === 0) return 'optional';
  const span = spanOf(revisions, demanded);
  return span === undefined ? 'required' : `required ${span}`;
};

/** Some revisions out of several that follow one another, in words; undefined where it is all of them. */
export const spanOf = (all: readonly RevisionId[], some: readonly RevisionId[]): string | undefined => {
  const [first, last] = [some[0], some.at(-1)];
  if (first === undefined || some.length === all.length) return undefined;
  if (last === all.at(-1)) return `from ${first} on`;
  if (first === all[0]) return some.length > 1 ? `up to ${last}` : `only in ${last}`;
  return some.length > 1 ? `${first} to ${last}` : `only in ${first}`;
};
