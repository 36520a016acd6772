import { marked } from '../formats/terminal/ink.ts';
import { padded } from '../formats/terminal/width.ts';
import type { RevisionId } from '../types.ts';
import { type Command, parse, type Usage } from './arguments.ts';
import { revisionNamed } from './names.ts';
import { paper, print } from './output.ts';
import { Refusal } from './refusal.ts';

const lists = ['rules', 'exercises', 'revisions'] as const;

type List = (typeof lists)[number];

const options = {
  format: { value: 'NAME', says: 'text or json (default: text)', choices: ['text', 'json'] },
  revision: { value: 'ID', says: 'only the rules in force there, or the exercises written for it' },
} as const;

const usage = {
  name: 'list',
  title: 'Lists what there is.',
  synopsis: '[OPTIONS] [rules | exercises | revisions]',
  about: ['Without a name, lists all three.'],
  options,
  examples: [
    ['handwire list rules --revision 2025-11-25', 'what is judged there'],
    ['handwire list exercises', 'their ids name the files that handwire grade reads'],
  ],
} satisfies Usage;

interface Item {
  readonly id: string;
  readonly [detail: string]: string | number | undefined;
}

const itemsOf = async (revision: RevisionId | undefined): Promise<Readonly<Record<List, readonly Item[]>>> => {
  const { exercises, levelIn, revisions, rules } = await import('../index.ts');
  const newest = [...revisions.keys()].reverse();
  return {
    rules: [...rules.values()].flatMap((rule) => {
      const inForce = newest.find((one) => (revision === undefined || one === revision) && levelIn(rule, one));
      const level = inForce && levelIn(rule, inForce);
      return level ? [{ id: rule.id, level, title: rule.title }] : [];
    }),
    exercises: [...exercises.values()]
      .filter((exercise) => revision === undefined || exercise.revision === revision)
      .map(({ id, kind, revision, title }) => ({ id, kind, revision, title })),
    revisions: [...revisions.values()]
      .filter(({ id }) => revision === undefined || id === revision)
      .map(({ id, era, methods, title }) => ({ id, era, methods: methods.size, title })),
  };
};

const table = (items: readonly Item[]): string => {
  const names = Object.keys(items[0] ?? {});
  const widths = names.map((name) => Math.max(...items.map((item) => `${item[name]}`.length)));
  return items
    .map(
      (item) =>
        `${names
          .map((name, at) => padded(`${item[name]}`, widths[at]!))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
};

export const command: Command = {
  usage,
  async run(args) {
    const { names, values } = parse(usage, args);
    const [name, more] = names;
    if (more !== undefined) throw new Refusal(`Name one list at a time; ${more} is one too many.`);
    if (name !== undefined && !lists.includes(name as List))
      throw new Refusal(`There is no list of ${name}; there are ${lists.join(', ')}.`);
    const { revisions } = await import('../index.ts');
    const revision = values.revision === undefined ? undefined : revisionNamed(values.revision, revisions);
    const items = await itemsOf(revision === 'auto' ? undefined : revision);
    const shown: Readonly<Record<string, readonly Item[]>> =
      name === undefined ? items : { [name]: items[name as List] };
    const sheet = paper();
    const text = Object.entries(shown)
      .map(([title, list]) => (name === undefined ? `${title}\n\n` : '') + marked(sheet, table(list)))
      .join('\n');
    await print(
      values.format === 'json' ? `${JSON.stringify(name === undefined ? shown : shown[name], null, 2)}\n` : text,
    );
    return 0;
  },
};
