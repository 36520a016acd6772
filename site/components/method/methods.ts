/** The methods as the reference shows them: when they hold, who sends them, what they carry, how they look on the wire. */
import { revisions } from '../../../graders/index.ts';
import { subscribed } from '../../../graders/protocol/names.ts';
import type { MethodNotes } from '../../../graders/protocol/notes/define.ts';
import { notes } from '../../../graders/protocol/notes/index.ts';
import { methodHistory } from '../../../graders/protocol/revisions/index.ts';
import type { Method, RevisionId } from '../../../graders/types.ts';
import { href } from '../../address.ts';
import t from '../../i18n/methods.ts';
import { allRevisions, declared } from './declared.ts';
import { type Form, formOf, formOfThing, type Row } from './members.ts';

export const methodHref = (name: string): string => href(`en/methods/${name}/`);

/** One method through all revisions. */
export interface MethodPage {
  readonly name: string;
  readonly notes: MethodNotes;
  readonly area: string;
  readonly kind: Method['kind'];
  /** By MCP revision, oldest first. */
  readonly standings: readonly MethodStanding[];
  readonly variants: readonly Variant[];
}

export interface MethodStanding {
  readonly revision: RevisionId;
  readonly method: Method | undefined;
  /** Where it is no method: not invented yet, gone, or carried inside of other messages. */
  readonly why: 'not yet' | 'ended' | 'inside' | undefined;
}

/** What it carries in some revisions: those of the core, or those in which an extension has it. */
export interface Variant {
  readonly extension: string | undefined;
  readonly revisions: readonly RevisionId[];
  readonly params: Form;
  readonly result: Form | undefined;
}

export interface MethodArea {
  readonly id: string;
  readonly title: string;
  readonly methods: readonly MethodPage[];
}

/** From the opening to what is seldom met; an area that is not named here comes last, under its own name. */
const titles: Readonly<Record<string, string>> = t.areas;

const eras = new Map([...revisions.values()].map(({ id, era }) => [id, era]));

export const eraOf = (id: RevisionId): 'legacy' | 'modern' => (eras.get(id) === 'modern' ? 'modern' : 'legacy');

const standingsOf = (name: string, { inside }: MethodNotes): readonly MethodStanding[] => {
  const history = new Map(methodHistory(name).map(({ revision, method }) => [revision, method]));
  const first = allRevisions.findIndex((id) => history.has(id));
  return allRevisions.map((revision, i) => {
    const method = history.get(revision);
    const isInside = inside !== undefined && revision >= inside.from;
    return { revision, method, why: method ? undefined : i < first ? 'not yet' : isInside ? 'inside' : 'ended' };
  });
};

/** What every request or notification may carry beside its own params. */
const metaRow = (name: string, kind: Method['kind'], methods: ReadonlyMap<RevisionId, Method>): readonly Row[] => {
  const all = [...methods.keys()];
  const isTagged = subscribed.includes(name) || name === 'notifications/tasks';
  const isNeeded = (id: RevisionId): boolean =>
    eraOf(id) === 'modern' && (kind === 'request' ? methods.get(id)!.from !== 'server' : isTagged);
  const required = all.filter(isNeeded);
  const words = kind === 'request' ? t.meta.request : isTagged ? t.meta.tagged : t.meta.notification;
  const form = { ref: kind === 'request' ? 'common#RequestMeta' : 'common#NotificationMeta' } as const;
  const from = required[0];
  return formOf(
    { type: 'object', members: { _meta: { ...form, ...(from && { required: { from } }) } } },
    { _meta: words },
    all,
    '',
  ).rows;
};

/** Its own members between what every result begins and ends with; what has no words of its own is told by those. */
const resultForm = (form: Form, during: readonly RevisionId[]): Form => {
  const own = form.rows.filter(({ words }) => words !== undefined);
  const every = formOfThing('common#Result', during).rows.filter(({ name }) => !own.some((row) => row.name === name));
  const isLast = ({ name }: Row): boolean => name === '_meta';
  const rest = form.rows.filter(({ name, words }) => !words && !every.some((row) => row.name === name));
  return {
    rows: [...every.filter((row) => !isLast(row)), ...own, ...rest, ...every.filter(isLast)],
    cases: form.cases,
  };
};

/** A form by the name under which it is declared, with its words. */
export const declaredForm = (side: 'params' | 'results', key: string, during: readonly RevisionId[]): Form =>
  formOf(declared[side].get(key) ?? { type: 'object' }, notes[side].get(key) ?? {}, during, '');

export const variantsOf = (name: string, standings: readonly MethodStanding[]): readonly Variant[] => {
  const extensions = [...new Set(standings.flatMap(({ method }) => (method ? [method.extension] : [])))];
  return extensions.map((extension): Variant => {
    const key = extension === undefined ? name : `${extension} ${name}`;
    const isOf = ({ method }: MethodStanding): boolean => method !== undefined && method.extension === extension;
    const sent = standings.filter(isOf).map(({ revision }) => revision);
    const during = standings
      .filter((one) => isOf(one) || (!extension && one.why === 'inside'))
      .map((one) => one.revision);
    const methods = new Map(standings.filter(isOf).map(({ revision, method }) => [revision, method!]));
    const { kind } = [...methods.values()][0]!;
    const params = declaredForm('params', key, during);
    const own = declaredForm('results', key, during);
    return {
      extension,
      revisions: during,
      params: { ...params, rows: [...params.rows, ...metaRow(name, kind, methods)] },
      result: kind === 'request' ? resultForm(own, sent) : undefined,
    };
  });
};

const pageOf = (name: string, about: MethodNotes): MethodPage => {
  const standings = standingsOf(name, about);
  const method = standings.find((one) => one.method)?.method;
  if (!method) throw new Error(`There is a note on the method "${name}", which no revision has.`);
  return {
    name,
    notes: about,
    area: notes.areas.get(name)!,
    kind: method.kind,
    standings,
    variants: variantsOf(name, standings),
  };
};

export const methods: ReadonlyMap<string, MethodPage> = new Map(
  [...notes.methods].map(([name, about]) => [name, pageOf(name, about)]),
);

export const methodAreas: readonly MethodArea[] = [
  ...new Set([...Object.keys(titles), ...[...methods.values()].map(({ area }) => area)]),
].flatMap((id): readonly MethodArea[] => {
  const own = [...methods.values()].filter(({ area }) => area === id);
  return own.length > 0 ? [{ id, title: titles[id] ?? id[0]!.toUpperCase() + id.slice(1), methods: own }] : [];
});

/** All of them, in the order of the index. */
export const inOrder: readonly MethodPage[] = methodAreas.flatMap(({ methods }) => methods);

/** Who sends it, in the newest revision that has it. */
export const senderOf = ({ standings }: MethodPage): Method['from'] =>
  standings.findLast(({ method }) => method)!.method!.from;

export const senders = (from: Method['from']): string => t.senders[from];

export const directionOf = (from: Method['from']): string => t.directions[from];

export interface Worked {
  readonly era: 'legacy' | 'modern';
  readonly text: string;
  /** The one that it states, or else the newest of the era; the figure is judged by it. */
  readonly revision: RevisionId;
  /** All revisions of the era that have the method, or something of its name inside of messages. */
  readonly revisions: readonly RevisionId[];
}

/** The worked exchanges of a method, each with the revisions that judge it. */
export const workedOn = ({ notes: about, standings }: MethodPage): readonly Worked[] =>
  (['legacy', 'modern'] as const).flatMap((era): readonly Worked[] => {
    const text = about[era];
    const during = standings
      .filter(({ revision, method, why }) => eraOf(revision) === era && (method !== undefined || why === 'inside'))
      .map(({ revision }) => revision);
    const revision = during.findLast((id) => text?.includes(id)) ?? during.at(-1);
    return text === undefined || revision === undefined ? [] : [{ era, text, revision, revisions: during }];
  });

/** A worked exchange as an older revision of its era has it: the revision is stated in the handshake. */
export const inRevision = ({ text, revision }: Worked, other: RevisionId): string => text.replaceAll(revision, other);
