/** Named parts of messages: which page tells of each, and what it says. */
import type { ThingNotes } from '../../../graders/protocol/notes/define.ts';
import { notes } from '../../../graders/protocol/notes/index.ts';
import { within } from '../../../graders/protocol/revision.ts';
import type { RevisionId, Rule } from '../../../graders/types.ts';
import { allRevisions, declared } from './declared.ts';
import { type Form, formOf, formOfThing, reachOf } from './members.ts';
import { inOrder, type MethodPage, methodHref } from './methods.ts';
import { namedRules, rulesIn } from './shape-rules.ts';

/** The page of what messages share. */
const sharedPage = 'shared';

const formsOf = ({ variants }: MethodPage): readonly Form[] =>
  variants.flatMap(({ params, result }) => (result ? [params, result] : [params]));

/** Results that come instead of a method's own are told like things. */
const insteadForm = (name: string, { members = {} }: ThingNotes, during: readonly RevisionId[]): Form =>
  formOf(declared.results.get(name) ?? { type: 'object' }, members, during, '');

const insteads: readonly ThingEntry[] = [...notes.instead].map(([id, about]) => {
  const during = allRevisions.filter((one) => within(one, about.from, about.until));
  const { title = id, words } = about;
  return { id, title, words, form: insteadForm(id, about, during), revisions: during, rules: [] };
});

const reaches = new Map(inOrder.map((page) => [page, reachOf(formsOf(page))]));

/** By thing: the address of the page that tells of it. */
const homes: ReadonlyMap<string, string> = new Map(
  [...notes.things].flatMap(([id, { shared, title }]): readonly (readonly [string, string])[] => {
    if (title === undefined) return [];
    if (shared) return [[id, sharedPage]];
    const own = inOrder.find((page) => page.area === id.split('#')[0] && reaches.get(page)!.has(id));
    if (!own) throw new Error(`No method of its area carries "${id}".`);
    return [[id, own.name]];
  }),
);

export const anchorOf = (id: string): string => id.slice(id.indexOf('#') + 1);

export const thingHref = (id: string): string => `${methodHref(homes.get(id)!)}#${anchorOf(id)}`;

export const insteadHref = (name: string): string => `${methodHref(sharedPage)}#${name}`;

export interface ThingEntry {
  /** With its area; for a result that comes instead of another only its name. */
  readonly id: string;
  readonly title: string;
  readonly words: string;
  readonly form: Form;
  readonly revisions: readonly RevisionId[];
  readonly rules: readonly Rule[];
}

const entryOf = (id: string, during: readonly RevisionId[]): ThingEntry => {
  const { title, words } = notes.things.get(id)!;
  const shape = declared.things.get(id);
  return {
    id,
    title: title!,
    words,
    form: formOfThing(id, during),
    revisions: during,
    rules: namedRules(shape ? rulesIn(shape) : []),
  };
};

/** The things that are told on the page of a method. */
export const thingsOf = (page: MethodPage): readonly ThingEntry[] =>
  [...reaches.get(page)!].filter(([id]) => homes.get(id) === page.name).map(([id, during]) => entryOf(id, during));

/** What several methods share. */
export const sharedThings = (): readonly ThingEntry[] => {
  const during = reachOf([...inOrder.flatMap(formsOf), ...insteads.map(({ form }) => form)]);
  const shared = [...homes].filter(([, home]) => home === sharedPage).map(([id]) => id);
  return [...shared.map((id) => entryOf(id, during.get(id) ?? allRevisions)), ...insteads];
};
