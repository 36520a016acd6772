/** What the revisions changed about a method, read from what it carries in each. */
import type { RevisionId } from '../../../graders/types.ts';
import words from '../../i18n/methods.ts';
import { say } from '../../say.ts';
import { type Form, formOfThing, reachOf } from './members.ts';
import { declaredForm, type MethodPage, type MethodStanding, variantsOf } from './methods.ts';
import { anchorOf } from './things.ts';

const t = words.changes;

/** What a revision changed, as sentences in the small Markdown. */
export interface Change {
  readonly revision: RevisionId;
  readonly sentences: readonly string[];
}

interface Point {
  readonly required: boolean;
  readonly type: string;
}

type Sheet = ReadonlyMap<string, Point>;

const pointsOf = ({ rows, cases }: Form, before = ''): readonly (readonly [string, Point])[] => [
  ...rows.flatMap((row): readonly (readonly [string, Point])[] => {
    const type = row.type.map((part) => (typeof part === 'string' ? part : anchorOf(part.thing))).join('');
    const point = { required: row.required.length > 0, type };
    return [[`${before}${row.name}`, point], ...pointsOf(row, `${before}${row.name}.`)];
  }),
  ...cases.flatMap(({ member, value, rows: inside }): readonly (readonly [string, Point])[] => [
    [`${before}${member}: ${value}`, { required: false, type: '' }],
    ...pointsOf({ rows: inside, cases: [] }, `${before}${member}: ${value}.`),
  ]),
];

/** What a method carries in one revision; inside of another message there is nothing beside the matter. */
const carriedIn = (name: string, standing: MethodStanding): readonly (readonly [string, Form])[] => {
  const [own] = standing.method ? variantsOf(name, [standing]) : [];
  const params = own ? own.params : declaredForm('params', name, [standing.revision]);
  const result = own ? own.result : declaredForm('results', name, [standing.revision]);
  return [['`params`', params], ...(result ? [['`result`', result] as const] : [])];
};

/** The same with each thing in it, under the words for it. */
const sheetsIn = (name: string, standing: MethodStanding): ReadonlyMap<string, Sheet> => {
  const carried = carriedIn(name, standing);
  const things = [...reachOf(carried.map(([, form]) => form)).keys()].filter((id) => !/Meta$|Capabilities$/.test(id));
  return new Map([
    ...carried.map(([title, form]) => [title, new Map(pointsOf(form))] as const),
    ...things.map((id) => [anchorOf(id), new Map(pointsOf(formOfThing(id, [standing.revision])))] as const),
  ]);
};

/** A member of one case is named with the value that it goes with. */
const quote = (path: string): string => {
  const [, value, name] = /^[^:]*: (.+)\.(\w+)$/.exec(path) ?? [];
  return value === undefined ? `\`${path}\`` : say(t.forValue, { name: `\`${name}\``, value: `\`${value}\`` });
};

const ticked = (names: readonly string[]): string => {
  const quoted = names.map(quote);
  if (quoted.length < 2) return quoted.join('');
  return say(t.and, { all: quoted.slice(0, -1).join(', '), last: quoted.at(-1)! });
};

/** What came or went with the object around it needs no words. */
const outermost = (paths: readonly string[]): readonly string[] =>
  paths.filter((path) => !paths.some((one) => path.startsWith(`${one}.`)));

const differences = (now: Sheet, before: Sheet, isInside: boolean): readonly string[] => {
  const added = outermost([...now.keys()].filter((path) => !before.has(path)));
  const gone = outermost([...before.keys()].filter((path) => !now.has(path) && !(isInside && path === '_meta')));
  const kept = [...now].flatMap(([path, point]) => {
    const old = before.get(path);
    return old ? [{ path, point, old }] : [];
  });
  const must = added.filter((path) => now.get(path)!.required);
  const may = added.filter((path) => !must.includes(path));
  const needed = kept.filter(({ point, old }) => point.required && !old.required).map(({ path }) => path);
  const freed = kept.filter(({ point, old }) => !point.required && old.required).map(({ path }) => path);
  const retyped = kept.filter(({ point, old }) => point.type !== old.type);
  return [
    ...(must.length > 0 ? [say(t.newRequired, { names: ticked(must) })] : []),
    ...(may.length > 0 ? [say(t.new, { names: ticked(may) })] : []),
    ...(gone.length > 0 ? [say(t.gone, { names: ticked(gone) })] : []),
    ...(needed.length > 0 ? [say(t.needed, { names: ticked(needed) })] : []),
    ...(freed.length > 0 ? [say(t.freed, { names: ticked(freed) })] : []),
    ...retyped.map(({ path, point }) => say(t.retyped, { name: `\`${path}\``, type: point.type })),
  ];
};

const moved = (now: MethodStanding, before: MethodStanding): readonly string[] => {
  if (now.why === 'inside') return [t.inside];
  if (!now.method || !before.method) return [];
  return [
    ...(now.method.extension && !before.method.extension
      ? [say(t.left, { extension: `\`${now.method.extension}\`` })]
      : []),
    ...(now.method.from === before.method.from ? [] : [t.sender[now.method.from]]),
  ];
};

/** What changed in several places alike is said once. */
const together = (said: readonly (readonly [place: string, what: string])[]): readonly string[] => {
  const places = new Map<string, string[]>();
  for (const [place, what] of said) places.set(what, [...(places.get(what) ?? []), place]);
  return [...places].map(([what, where]) => say(t.sentence, { places: where.join(', '), changes: what }));
};

const isThere = ({ method, why }: MethodStanding): boolean => method !== undefined || why === 'inside';

/** What each revision changed about a method that the one before had, too. */
export const changesOf = ({ name, standings }: MethodPage): readonly Change[] =>
  standings.flatMap((now, i): readonly Change[] => {
    const before = standings[i - 1];
    if (!before || !isThere(before) || !isThere(now)) return [];
    const [sheets, older] = [sheetsIn(name, now), sheetsIn(name, before)];
    const carried = [...sheets].flatMap(([title, sheet]) => {
      const old = older.get(title);
      const said = old ? differences(sheet, old, now.why === 'inside') : [];
      return said.length > 0 ? [[title, said.join('; ')] as const] : [];
    });
    const sentences = [...moved(now, before), ...together(carried)];
    return sentences.length > 0 ? [{ revision: now.revision, sentences }] : [];
  });
