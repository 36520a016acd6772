/** What messages carry, member by member: the forms of `protocol/shapes`, under the words of `protocol/notes`. */
import type { MemberNote, Members } from '../../../graders/protocol/notes/define.ts';
import { notes } from '../../../graders/protocol/notes/index.ts';
import { within } from '../../../graders/protocol/revision.ts';
import type { InForce, MemberShape, RevisionId, ValueShape } from '../../../graders/types.ts';
import { allRevisions, elementsOf, isTold, shapeOfThing } from './declared.ts';
import { factsOf, type Part, spanOf, typeWords, whenOf } from './type-words.ts';

/** One member as the reference shows it. */
export interface Row {
  readonly name: string;
  readonly path: string;
  readonly words: string | undefined;
  readonly type: readonly Part[];
  /** `required`, `optional`, or on what it hangs. */
  readonly when: string;
  /** In which of the revisions it must be there. */
  readonly required: readonly RevisionId[];
  /** The revisions that have it, in words, where those are not all. */
  readonly held: string | undefined;
  readonly revisions: readonly RevisionId[];
  /** What else its form tells, as sentences in the small Markdown. */
  readonly facts: readonly string[];
  readonly rows: readonly Row[];
  readonly cases: readonly Case[];
}

/** What further holds where a member has one value: members of its own, or a thing. */
export interface Case {
  readonly member: string;
  readonly value: string;
  readonly held: string | undefined;
  readonly revisions: readonly RevisionId[];
  readonly thing: string | undefined;
  readonly rows: readonly Row[];
}

export interface Form {
  readonly rows: readonly Row[];
  readonly cases: readonly Case[];
}

export const formOfThing = (id: string, during: readonly RevisionId[]): Form =>
  formOf(shapeOfThing(id), notes.things.get(id)?.members ?? {}, during, '');

/** Members of a shape, those of its notes first and in their order. */
export const formOf = (shape: ValueShape, words: Members, during: readonly RevisionId[], prefix: string): Form => ({
  rows: namesIn(shape, words, prefix).flatMap((name) => {
    const row = rowOf(name, shape, words, during, prefix);
    return row ? [row] : [];
  }),
  cases: casesOf(shape, words, during, prefix),
});

/** Members and notes at one level. A note stands deeper where another one is on its way: `roots` in `roots.listChanged`. */
const namesIn = ({ members = {} }: ValueShape, words: Members, prefix: string): readonly string[] => {
  const rests = Object.keys(words)
    .filter((path) => path.startsWith(prefix))
    .map((path) => path.slice(prefix.length))
    .filter((rest) => rest !== '' && !rest.startsWith('('));
  const isBelow = (rest: string): boolean =>
    rests.concat(Object.keys(members)).some((one) => rest.startsWith(`${one}.`) || rest.startsWith(`${one}[]`));
  const noted = rests.filter((rest) => !isBelow(rest));
  return [...new Set([...noted, ...Object.keys(members)])];
};

const formIn = (note: MemberNote | undefined): MemberShape | undefined =>
  typeof note === 'object' ? note.form : undefined;

const isIn = ({ from, until }: InForce, id: RevisionId): boolean => within(id, from, until);

const rowOf = (
  name: string,
  around: ValueShape,
  words: Members,
  during: readonly RevisionId[],
  prefix: string,
): Row | undefined => {
  const path = `${prefix}${name}`;
  const note = words[path];
  const form = formIn(note);
  const own = around.members?.[name];
  if (!own && !form) throw new Error(`There is a note on "${path}", and no member of that name.`);
  const member = { ...own, ...form } as MemberShape;
  const revisions = during.filter((id) => isIn(member, id));
  if (revisions.length === 0) return undefined;
  const { required } = member;
  const demanded = revisions.filter((id) => required === true || (required !== undefined && isIn(required, id)));
  const thing = 'ref' in member ? member.ref : undefined;
  const shape = thing === undefined ? (member as ValueShape) : shapeOfThing(thing);
  const isApart = thing !== undefined && isTold(thing);
  const below = isApart || elementsOf(shape) !== undefined ? undefined : insideOf(shape, thing, words, revisions, path);
  return {
    name,
    path,
    words: typeof note === 'object' ? note.words : (note ?? (thing && notes.things.get(thing)?.words)),
    type: isApart ? [{ thing }] : typeWords(shape, revisions),
    when: whenOf(revisions, demanded, typeof note === 'object' ? note.when : undefined),
    required: demanded,
    held: spanOf(during, revisions),
    revisions,
    facts: isApart ? factsOf({ type: 'object' }, member) : factsOf(shape, member),
    rows: below?.rows ?? [],
    cases: below?.cases ?? [],
  };
};

/** The members inside of a value, or of each element of a list. Those of a thing have their words with the thing. */
const insideOf = (
  shape: ValueShape,
  thing: string | undefined,
  words: Members,
  during: readonly RevisionId[],
  path: string,
): Form => {
  if (thing !== undefined) return formOf(shape, notes.things.get(thing)?.members ?? {}, during, '');
  const { items } = shape;
  const inside = formOf(shape, words, during, `${path}.`);
  if (!items || 'ref' in items) return inside;
  const element = formOf(items, words, during, `${path}[].`);
  return { rows: [...inside.rows, ...element.rows], cases: [...inside.cases, ...element.cases] };
};

const casesOf = ({ by }: ValueShape, words: Members, during: readonly RevisionId[], prefix: string): readonly Case[] =>
  Object.entries(by?.shapes ?? {}).flatMap(([value, one]): readonly Case[] => {
    const revisions = during.filter((id) => isIn(one, id));
    if (revisions.length === 0) return [];
    const thing = 'ref' in one ? one.ref : undefined;
    const rows = 'ref' in one ? [] : formOf(one, words, revisions, `${prefix}(${value}).`).rows;
    if (thing === undefined && rows.length === 0) return [];
    return [{ member: by!.member, value, held: spanOf(during, revisions), revisions, thing, rows }];
  });

/** Things that a form speaks of, each with the revisions in which it does. */
export const thingsIn = ({ rows, cases }: Form): readonly (readonly [string, readonly RevisionId[]])[] => [
  ...rows.flatMap((row): readonly (readonly [string, readonly RevisionId[]])[] => [
    ...row.type.flatMap((part) => (typeof part === 'string' ? [] : [[part.thing, row.revisions] as const])),
    ...thingsIn(row),
  ]),
  ...cases.flatMap((one): readonly (readonly [string, readonly RevisionId[]])[] => [
    ...(one.thing === undefined ? [] : [[one.thing, one.revisions] as const]),
    ...thingsIn({ rows: one.rows, cases: [] }),
  ]),
];

/** The same with all that those things are made of, in order of meeting. */
export const reachOf = (forms: readonly Form[]): ReadonlyMap<string, readonly RevisionId[]> => {
  const found = new Map<string, ReadonlySet<RevisionId>>();
  const meet = (form: Form): void => {
    for (const [id, during] of thingsIn(form)) {
      const before = found.get(id) ?? new Set();
      const now = new Set([...before, ...during]);
      if (now.size === before.size) continue;
      found.set(id, now);
      meet(formOfThing(id, during));
    }
  };
  forms.forEach(meet);
  return new Map([...found].map(([id, during]) => [id, allRevisions.filter((one) => during.has(one))]));
};
