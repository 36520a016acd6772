/** What each revision changed against the one before, read from the data by which messages are judged. */
import { check, exampleOf, levelIn, pages, revisions, rules } from '../graders/index.ts';
import { typesIn } from '../graders/protocol/declared.ts';
import type { Members } from '../graders/protocol/notes/define.ts';
import { notes } from '../graders/protocol/notes/index.ts';
import { within } from '../graders/protocol/revision.ts';
import { shapes } from '../graders/protocol/shapes/index.ts';
import type {
  Example,
  Finding,
  InForce,
  Level,
  MemberShape,
  Method,
  Revision,
  Role,
  Rule,
  ShapeOf,
  ShapeType,
  ValueShape,
} from '../graders/types.ts';

export interface MethodChange {
  readonly name: string;
  readonly change: 'added' | 'removed' | 'changed';
  /** As it is now; for one that was removed, as it was. */
  readonly method: Method;
  readonly before: Method | undefined;
}

/** Where a member stands: in what a method carries, or in a named thing that several of them carry. */
export interface Holder {
  readonly kind: 'params' | 'result' | 'thing';
  /** The method; the thing with its area, such as `tools#Tool`. */
  readonly name: string;
}

export interface MemberChange {
  /** Path in its holder: `result.tools[].title` is `tools[].title`. A further value of `type` stands in brackets. */
  readonly path: string;
  readonly holders: readonly Holder[];
  readonly change: 'added' | 'removed' | 'required' | 'optional' | 'type' | 'kind';
  /** True for one that has to be there. */
  readonly required: boolean;
  readonly types: readonly ShapeType[];
  readonly before: readonly ShapeType[];
}

export interface RuleChange {
  readonly rule: Rule;
  readonly before: Level | undefined;
  readonly now: Level | undefined;
}

export interface RevisionChange {
  readonly revision: Revision;
  readonly before: Revision | undefined;
  readonly next: Revision | undefined;
  readonly methods: readonly MethodChange[];
  readonly members: readonly MemberChange[];
  readonly started: readonly RuleChange[];
  readonly ended: readonly RuleChange[];
  /** Those that are taken more seriously now, and less. */
  readonly moved: readonly RuleChange[];
}

/** A requirement that messages which were in order before no longer meet. */
export interface Task {
  readonly rule: Rule;
  readonly level: Level;
}

const all = [...revisions.values()];

// ----------------------------------------------------------------------------------------------------- methods

const methodChanges = (now: Revision, before: Revision): readonly MethodChange[] => {
  const added = [...now.methods].flatMap(([name, method]): readonly MethodChange[] => {
    const old = before.methods.get(name);
    if (!old) return [{ name, change: 'added', method, before: undefined }];
    const same = old.kind === method.kind && old.from === method.from && old.extension === method.extension;
    return same ? [] : [{ name, change: 'changed', method, before: old }];
  });
  const removed = [...before.methods].flatMap(([name, method]): readonly MethodChange[] =>
    now.methods.has(name) ? [] : [{ name, change: 'removed', method, before: method }],
  );
  return [...added, ...removed];
};

// ----------------------------------------------------------------------------------------------------- members

interface Held {
  readonly holder: Holder;
  readonly shape: ValueShape;
}

const book = {
  params: new Map([...shapes.values()].flatMap(({ params }) => Object.entries(params ?? {}))),
  results: new Map([...shapes.values()].flatMap(({ results }) => Object.entries(results ?? {}))),
  things: new Map<string, ValueShape>(
    [...shapes.values()].flatMap(({ id, things }) =>
      Object.entries(things ?? {}).map(([name, shape]) => [`${id}#${name}`, shape] as const),
    ),
  ),
};

/** What the notes tell of the form of members, where the shapes leave that to rules. */
const told = ({ kind, name }: Holder): Members => {
  const own =
    kind === 'thing' ? notes.things.get(name)?.members : notes[kind === 'params' ? 'params' : 'results'].get(name);
  return own ?? {};
};

const formsOf = (holder: Holder): readonly (readonly [string, MemberShape])[] =>
  Object.entries(told(holder)).flatMap(([path, note]) =>
    typeof note === 'object' && note.form ? [[path, note.form] as const] : [],
  );

/** What is said of a member, where it is said. */
export const noteOn = (holder: Holder, path: string): string | undefined => {
  const note = told(holder)[path];
  return typeof note === 'object' ? note.words : note;
};

/** What every request, result or notification carries, which the shapes of none of them name. */
const shared: readonly Held[] = [...notes.things]
  .filter(([name, { shared }]) => shared && !book.things.has(name))
  .map(([name]) => ({ holder: { kind: 'thing', name }, shape: { type: 'object' } }));

/** Members of a JSON Schema are not of the protocol's making. */
const schemas: readonly string[] = ['tools#InputSchema', 'tools#OutputSchema'];

/** Methods of an extension are declared with its name before them. */
const isServed = ({ methods }: Revision, declared: string): boolean => {
  const [extension, name] = declared.includes(' ') ? declared.split(' ') : [undefined, declared];
  const method = methods.get(name!);
  return method !== undefined && method.extension === extension;
};

/** What methods that are in both revisions carry. */
const carried = (now: Revision, before: Revision): readonly Held[] => {
  const isInBoth = (declared: string): boolean => isServed(now, declared) && isServed(before, declared);
  const of = (kind: 'params' | 'result', declared: ReadonlyMap<string, ValueShape>): readonly Held[] =>
    [...declared].flatMap(([name, shape]) => (isInBoth(name) ? [{ holder: { kind, name }, shape }] : []));
  return [...of('params', book.params), ...of('result', book.results), ...shared];
};

const isIn = ({ from, until }: InForce, { id }: Revision): boolean => within(id, from, until);

const isRequired = ({ required }: MemberShape, revision: Revision): boolean =>
  required === true || (required !== undefined && isIn(required, revision));

/** Shapes that stand in a shape itself, with what a path says of the way to them. */
const parts = (shape: ValueShape): readonly (readonly [string, ShapeOf & InForce])[] => [
  ...(shape.items ? [['[]', shape.items] as const] : []),
  ...(shape.values ? [['.*', shape.values] as const] : []),
  ...Object.entries(shape.by?.shapes ?? {}).map(([value, one]) => [`(${value})`, one] as const),
];

/** Names of the things that the shapes hold, at any depth, in a revision. */
const thingsIn = (held: readonly Held[], revision: Revision): ReadonlySet<string> => {
  const found = new Set<string>();
  const visitForms = (holder: Holder): void => {
    for (const [, form] of formsOf(holder)) visit(form);
  };
  const visit = (shape: ShapeOf & InForce): void => {
    if (!isIn(shape, revision)) return;
    if ('ref' in shape) {
      if (found.has(shape.ref)) return;
      found.add(shape.ref);
      const thing = book.things.get(shape.ref);
      if (thing) visit(thing);
      visitForms({ kind: 'thing', name: shape.ref });
      return;
    }
    for (const member of Object.values(shape.members ?? {})) visit(member);
    for (const [, part] of parts(shape)) visit(part);
  };
  for (const { holder, shape } of held) {
    visit(shape);
    visitForms(holder);
  }
  return found;
};

type Single = Omit<MemberChange, 'holders'>;

const typesOf = (shape: ShapeOf, revision: Revision): readonly ShapeType[] => {
  const plain = 'ref' in shape ? book.things.get(shape.ref) : shape;
  return plain ? typesIn(plain, revision.id) : [];
};

const memberChanges = (shape: ValueShape, now: Revision, before: Revision, path = ''): readonly Single[] => [
  ...Object.entries(shape.members ?? {}).flatMap(([name, member]) =>
    changesOf(member, path === '' ? name : `${path}.${name}`, now, before),
  ),
  ...parts(shape).flatMap(([way, part]): readonly Single[] => {
    const [is, was] = [isIn(part, now), isIn(part, before)];
    if (is !== was) return way.startsWith('(') ? [single(part, `${path}${way}`, 'kind', now, before)] : [];
    return is && !('ref' in part) ? memberChanges(part, now, before, `${path}${way}`) : [];
  }),
];

const changesOf = (member: MemberShape, path: string, now: Revision, before: Revision): readonly Single[] => {
  const [is, was] = [isIn(member, now), isIn(member, before)];
  const one = (change: MemberChange['change']): Single => ({
    ...single(member, path, change, now, before),
    required: isRequired(member, is ? now : before),
  });
  if (!is && !was) return [];
  if (is !== was) return [one(is ? 'added' : 'removed')];
  const changes: Single[] = [];
  const required = isRequired(member, now);
  if (required !== isRequired(member, before)) changes.push(one(required ? 'required' : 'optional'));
  if (typesOf(member, now).join() !== typesOf(member, before).join() && !('ref' in member)) changes.push(one('type'));
  return 'ref' in member ? changes : [...changes, ...memberChanges(member, now, before, path)];
};

const single = (
  shape: ShapeOf,
  path: string,
  change: MemberChange['change'],
  now: Revision,
  before: Revision,
): Single => ({
  path,
  change,
  required: false,
  types: typesOf(shape, now),
  before: typesOf(shape, before),
});

/** What shape and notes tell, the notes last; what came or went with the member around it is not told again. */
const changesIn = (holder: Holder, shape: ValueShape, now: Revision, before: Revision): readonly Single[] => {
  const forms = formsOf(holder);
  const laid = new Set(forms.map(([path]) => path));
  const found = [
    ...memberChanges(shape, now, before).filter(({ path }) => !laid.has(path)),
    ...forms.flatMap(([path, form]) => changesOf(form, path, now, before)),
  ];
  const whole = found.filter(({ change }) => change === 'added' || change === 'removed' || change === 'kind');
  return found.filter(({ path }) => !whole.some((one) => one.path !== path && isWithin(path, one.path)));
};

const isWithin = (path: string, around: string): boolean =>
  path.startsWith(around) && /^[.[(]/.test(path.slice(around.length));

/** The same change in several holders is one change. */
const allMemberChanges = (now: Revision, before: Revision): readonly MemberChange[] => {
  const held = carried(now, before);
  const older = thingsIn(held, before);
  const things = [...thingsIn(held, now)]
    .filter((name) => older.has(name) && !schemas.includes(name) && !held.some(({ holder }) => holder.name === name))
    .map((name): Held => ({ holder: { kind: 'thing', name }, shape: book.things.get(name) ?? { type: 'object' } }));
  const found = new Map<string, { readonly one: Single; readonly holders: Holder[] }>();
  for (const { holder, shape } of [...held, ...things]) {
    for (const told of changesIn(holder, shape, now, before)) {
      // A further kind is the same wherever it may stand.
      const one = told.change === 'kind' ? { ...told, path: told.path.slice(told.path.lastIndexOf('(')) } : told;
      const key = JSON.stringify([one.change, one.path, one.required, one.types, one.before]);
      const same = found.get(key);
      if (same?.holders.includes(holder)) continue;
      if (same) same.holders.push(holder);
      else found.set(key, { one, holders: [holder] });
    }
  }
  return [...found.values()].map(({ one, holders }) => ({ ...one, holders }));
};

// ------------------------------------------------------------------------------------------------------- rules

const gravity = (level: Level | undefined): number =>
  level === undefined ? -1 : ['MAY', 'ADVICE', 'SHOULD', 'MUST'].indexOf(level);

const ruleChanges = (now: Revision, before: Revision): readonly RuleChange[] =>
  [...rules.values()]
    .map((rule) => ({ rule, before: levelIn(rule, before.id), now: levelIn(rule, now.id) }))
    .filter((one) => one.before !== one.now);

// -------------------------------------------------------------------------------------------------- revisions

const changeOf = (revision: Revision, place: number): RevisionChange => {
  const before = all[place - 1];
  const changed = before ? ruleChanges(revision, before) : [];
  return {
    revision,
    before,
    next: all[place + 1],
    methods: before ? methodChanges(revision, before) : [],
    members: before && before.era !== 'none' ? allMemberChanges(revision, before) : [],
    started: changed.filter((one) => one.before === undefined),
    ended: changed.filter((one) => one.now === undefined),
    moved: changed.filter((one) => one.before !== undefined && one.now !== undefined),
  };
};

/** All revisions with what they changed, oldest first. */
export const revisionChanges: readonly RevisionChange[] = all.map(changeOf);

export const isHarder = ({ before, now }: RuleChange): boolean => gravity(now) > gravity(before);

// -------------------------------------------------------------------------------------------------------- tasks

const listOf = (examples: string | Example | readonly (string | Example)[]): readonly (string | Example)[] =>
  Array.isArray(examples) ? (examples as readonly (string | Example)[]) : [examples as string | Example];

/**
 * Who has to change what, to go from one revision to the next: rules that are new or graver, whose wrong examples were in
 * order before. The side that wrote the blamed message is the one that has to change. A rule of a feature that is new does
 * not count: whoever does not use it breaks nothing.
 */
export const tasksOf = (change: RevisionChange): Readonly<Record<Role, readonly Task[]>> => {
  const { revision, before, started, moved } = change;
  const tasks: Record<Role, Task[]> = { client: [], server: [] };
  if (!before || before.era === 'none') return tasks;
  const fresh = freshNames(change);
  for (const { rule, now } of [...started, ...moved.filter(isHarder)]) {
    if (now !== 'MUST' && now !== 'SHOULD') continue;
    for (const role of breakersOf(rule, revision, before, fresh)) tasks[role].push({ rule, level: now });
  }
  return tasks;
};

const breakersOf = (rule: Rule, now: Revision, before: Revision, fresh: readonly string[]): ReadonlySet<Role> => {
  const found = new Set<Role>();
  for (const example of Object.values(pages.get(rule.id)?.bad ?? {}).flatMap(listOf)) {
    const { text, bytes, options } = exampleOf(example, rule);
    if (bytes !== undefined || fresh.some((name) => text.includes(`"${name}"`))) continue;
    if (options.answers !== undefined && !before.methods.has(options.answers)) continue;
    const ways = bothWays(text, options.sender ?? answerer(options.answers, now));
    for (const [said, sender, isAsWritten] of ways) {
      const { findings, messages } = check(said, { ...options, sender, revision: now.id });
      const own = findings.find((one) => one.rule === rule.id);
      const { sender: by, assumed } = messages.find(({ index }) => index === own?.index) ?? {};
      const others = findings.some((one) => one.severity === 'error' && one.rule !== rule.id);
      if (!own || !by || (others && !isAsWritten)) continue;
      if (assumed !== undefined && !before.methods.has(assumed)) continue;
      const then = check(said, { ...options, sender, revision: before.id });
      const isOther = (one: Finding): boolean => one.severity === 'warning' && one.rule !== rule.id;
      if (!then.findings.some((one) => one.severity === 'error' || isOther(one))) found.add(by);
    }
  }
  return found;
};

/** Who answers a method, where only one side does. */
const answerer = (method: string | undefined, revision: Revision): Role | undefined => {
  const from = method === undefined ? undefined : revision.methods.get(method)?.from;
  return from === undefined || from === 'both' ? undefined : from === 'client' ? 'server' : 'client';
};

/** A text as it stands, and with its two sides exchanged. */
const bothWays = (
  text: string,
  sender: Role | undefined,
): readonly (readonly [text: string, sender: Role | undefined, isAsWritten: boolean])[] => {
  const turned = text.replace(/^(?:-->|<--)/gm, (arrow) => (arrow === '-->' ? '<--' : '-->'));
  if (turned !== text) {
    return [
      [text, undefined, true],
      [turned, undefined, false],
    ];
  }
  return sender
    ? [[text, sender, true]]
    : [
        [text, undefined, true],
        [text, 'client', false],
        [text, 'server', false],
      ];
};

/**
 * Names of members that are new, new as names, and not asked of everybody: whoever writes one uses what the revision
 * brought. Fields of `_meta`, whose names have a slash, say who speaks and not what about.
 */
const freshNames = ({ members, before }: RevisionChange): readonly string[] => {
  const old = namesIn(before!);
  const added = members.filter(
    ({ change, required, path }) => change === 'kind' || (change === 'added' && !required && !path.includes('/')),
  );
  const names = added.map(({ path }) => /[^.[\]()]+(?=[)\]]*$)/.exec(path)?.[0] ?? path);
  return [...new Set(names)].filter((name) => !old.has(name));
};

const namesIn = (revision: Revision): ReadonlySet<string> => {
  const found = new Set(['_meta']);
  const visit = (shape: ShapeOf & InForce): void => {
    if ('ref' in shape || !isIn(shape, revision)) return;
    for (const [name, member] of Object.entries(shape.members ?? {})) {
      if (isIn(member, revision)) found.add(name);
      visit(member);
    }
    for (const [, part] of parts(shape)) visit(part);
  };
  const served = [...book.params, ...book.results].filter(([name]) => isServed(revision, name));
  for (const shape of [...served.map(([, shape]) => shape), ...book.things.values()]) visit(shape);
  return found;
};
