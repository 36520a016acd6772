import { explanation } from '../formats/terminal/explanation.ts';
import { type Command, parse, type Usage } from './arguments.ts';
import { idNamed } from './names.ts';
import { paper, print } from './output.ts';
import { Refusal } from './refusal.ts';

const options = {
  format: { value: 'NAME', says: 'text or json (default: text)', choices: ['text', 'json'] },
} as const;

const usage = {
  name: 'explain',
  title: 'Explains a rule: why it is there, what breaks it, how it is kept.',
  synopsis: '[OPTIONS] RULE',
  about: ['A rule is named in full, as findings name it, or by its last part.'],
  options,
  examples: [
    ['handwire explain jsonrpc/id-null', 'one rule'],
    ['handwire explain id-null', 'the same'],
  ],
} satisfies Usage;

export const command: Command = {
  usage,
  async run(args) {
    const { names, values } = parse(usage, args);
    const [name, more] = names;
    if (!name) throw new Refusal('Name a rule, such as jsonrpc/id-null; handwire list rules names them.');
    if (more !== undefined) throw new Refusal(`Name one rule at a time; ${more} is one too many.`);
    if (name.startsWith('task/')) throw new Refusal(`${name} is what an exercise asks for, no rule of the wire.`);
    if (name.startsWith('migration/'))
      throw new Refusal(`${name} is a step on the way to another revision, no rule of the wire.`);
    const { explain, levelIn, pages, revisions, rules } = await import('../index.ts');
    // A finding is told as area/rule/message.
    const { id, meant } = idNamed(name.split('/').slice(0, 2).join('/'), rules.keys());
    // A neighbour that leaves no trace in a message is told on the page of another rule.
    const host =
      id ??
      [...pages].find(([, { notes = [], permits = [] }]) => [...notes, ...permits].some((one) => one.id === name))?.[0];
    const found = host === undefined ? undefined : explain(host);
    if (!found) {
      throw new Refusal(
        `There is no rule ${name}${meant ? `; did you mean ${meant}?` : '; handwire list rules names them.'}`,
      );
    }
    const { rule, page } = found;
    const levels = [...revisions.keys()].map((revision) => ({ revision, level: levelIn(rule, revision) }));
    await print(
      values.format === 'json'
        ? `${JSON.stringify({ rule, page }, null, 2)}\n`
        : explanation(rule, page, levels, paper()),
    );
    return 0;
  },
};
