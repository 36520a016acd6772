/** The words on a form: its type, whether it must be there, what else it tells. */
import { typesIn } from '../../../graders/protocol/declared.ts';
import type { MemberShape, RevisionId, ShapeOf, ShapeType, ValueShape } from '../../../graders/types.ts';
import t from '../../i18n/methods.ts';
import { say } from '../../say.ts';
import { allRevisions, elementsOf, isTold, shapeOfThing } from './declared.ts';

/** A piece of the words on a type: plain, or the name of a thing that has words of its own. */
export type Part = string | { readonly thing: string };

/** The type of a value; where revisions differ, each of its types with those that have it. */
export const typeWords = (shape: ValueShape, during: readonly RevisionId[]): readonly Part[] => {
  const byType = new Map<string, { parts: readonly Part[]; revisions: RevisionId[] }>();
  for (const id of during) {
    const parts = typesIn(shape, id).flatMap((type, i): readonly Part[] => [
      ...(i > 0 ? [t.types.or] : []),
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

/** Words with a part in the place of their one hole. */
const around = (text: string, part: readonly Part[]): readonly Part[] => {
  const [before, after] = text.split(/\{\w+\}/);
  return [before!, ...part, after!].filter((one) => one !== '');
};

const one = (shape: ValueShape, type: ShapeType): readonly Part[] => {
  const elements = elementsOf(shape);
  if (type === 'object' && elements !== undefined) return [{ thing: elements }];
  if (type === 'array') return shape.items ? around(t.types.arrayOf, many(shape.items)) : [t.types.array];
  if (type === 'object' && shape.values) return around(t.types.objectOf, many(shape.values));
  if (type === 'string' && shape.format !== undefined) return [t.types[shape.format]];
  return [t.types[type]];
};

const many = (shape: ShapeOf): readonly Part[] => {
  if ('ref' in shape) return isTold(shape.ref) ? [{ thing: shape.ref }] : many(shapeOfThing(shape.ref));
  const types = typesIn(shape, allRevisions.at(-1)!);
  return [types.map((type) => t.many[type]).join(t.types.or)];
};

const listed = (values: readonly string[]): string => {
  const quoted = values.map((value) => `\`${value}\``);
  if (quoted.length < 2) return quoted.join('');
  return say(t.facts.or, { all: quoted.slice(0, -1).join(', '), last: quoted.at(-1)! });
};

export const factsOf = (
  { enum: values, schemes, range, either }: ValueShape,
  { mistaken }: MemberShape,
): readonly string[] => [
  ...(values && values.length > 1 ? [say(t.facts.is, { values: listed(values) })] : []),
  ...(schemes
    ? [say(t.facts.begins, { values: listed(schemes.map((one) => (one.includes(':') ? one : `${one}:`))) })]
    : []),
  ...(range
    ? [say(Number.isFinite(range[1]) ? t.facts.between : t.facts.least, { least: range[0], most: range[1] })]
    : []),
  ...(either ? [say(t.facts.has, { values: listed(either) })] : []),
  ...(mistaken && mistaken.length > 0 ? [say(t.facts.misnamed, { values: listed(mistaken.slice(0, 4)) })] : []),
];

export const whenOf = (
  revisions: readonly RevisionId[],
  demanded: readonly RevisionId[],
  when: string | undefined,
): string => {
  if (when !== undefined) return when;
  if (demanded.length === 0) return t.when.optional;
  const span = spanOf(revisions, demanded);
  return span === undefined ? t.when.required : say(t.when.requiredSpan, { span });
};

/** Some revisions out of several that follow one another, in words; undefined where it is all of them. */
export const spanOf = (all: readonly RevisionId[], some: readonly RevisionId[]): string | undefined => {
  const [first, last] = [some[0], some.at(-1)];
  if (first === undefined || some.length === all.length) return undefined;
  const { since, until, only, between } = t.spans;
  const span = (text: string): string => say(text, { first, last: last! });
  if (last === all.at(-1)) return span(since);
  if (some.length === 1) return span(only);
  return span(first === all[0] ? until : between);
};
