import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Command, parse, type Usage } from './arguments.ts';
import { writeWhole } from './files.ts';
import { idNamed } from './names.ts';
import { print, progress } from './output.ts';
import { Refusal, reasonOf } from './refusal.ts';

const options = {
  course: { value: 'DIR', says: 'exercises of your own, as DIR/area/name.json, beside those that come along' },
  format: { value: 'NAME', says: 'of test: text or json (default: text)', choices: ['text', 'json'] },
} as const;

const usage = {
  name: 'exercise',
  title: 'Helps to write exercises.',
  synopsis: 'test [OPTIONS] [ID…] | new FILE | schema',
  about: [
    'test proves exercises: the solution passes, the starter fails, each mistake is found as it says, each criterion\n' +
      'matters, the hints give nothing away, other spellings are as right, and so in twenty variants.',
    'new writes a first exercise to a file such as course/tides/ask-the-tide.json, and schema prints the form of\n' +
      'exercises as JSON Schema, for editors.',
  ],
  options,
  examples: [
    ['handwire exercise new course/tides/ask-the-tide.json', 'a beginning'],
    ['handwire exercise test --course course', 'all exercises, yours among them'],
    ['handwire exercise test --course course ask-the-tide', 'one of them'],
    ['handwire grade class --course course', 'answers to them'],
  ],
} satisfies Usage;

const test = async (names: readonly string[], course: string | undefined, format = 'text'): Promise<number> => {
  const [{ check, exercises, grade, kinds, rules }, { prove }] = await Promise.all([
    import('../index.ts'),
    import('../engine/prove.ts'),
  ]);
  const all = course === undefined ? exercises : (await import('./course.ts')).exercisesWith(course);
  const ids = names.map((name) => {
    const { id, meant } = idNamed(name, all.keys());
    if (id !== undefined) return id;
    throw new Refusal(`There is no exercise ${name}${meant ? `; did you mean ${meant}?` : '.'}`);
  });
  const chosen = ids.length > 0 ? ids : [...all.keys()];
  const prover = { check, grade, isRule: (id: string) => rules.has(id), isKind: (id: string) => kinds.has(id) };
  const bar = progress();
  const flaws = chosen.flatMap((id, at) => {
    bar.show(`proved ${at} of ${chosen.length}: ${id}`);
    return prove(all.get(id)!, prover);
  });
  bar.clear();
  if (format === 'json') await print(`${JSON.stringify({ exercises: chosen, flaws }, null, 2)}\n`);
  else {
    const lines = flaws.map(({ exercise, seed, claim, shows }) => {
      const variant = seed === undefined ? '' : ` (variant "${seed}")`;
      return `${exercise}${variant}: does not hold: ${claim}; ${shows}.\n`;
    });
    const count = `${chosen.length} ${chosen.length === 1 ? 'exercise' : 'exercises'}`;
    const broken = new Set(flaws.map(({ exercise }) => exercise)).size;
    lines.push(broken === 0 ? `${count} proved.\n` : `${broken} of ${count} not proved.\n`);
    await print(lines.join(''));
  }
  return flaws.length > 0 ? 1 : 0;
};

export const command: Command = {
  usage,
  async run(args) {
    const { names, values } = parse(usage, args);
    const [what, ...rest] = names;
    if (what === 'test') return test(rest, values.course, values.format);
    if (what === 'schema' && rest.length === 0) {
      const { exerciseSchema } = await import('../exercises/schema.ts');
      await print(`${JSON.stringify(exerciseSchema, null, 2)}\n`);
      return 0;
    }
    if (what === 'new') {
      const [file, more] = rest;
      if (file === undefined || more !== undefined) {
        throw new Refusal('Name one file to begin, such as course/tides/ask-the-tide.json.');
      }
      if (!/(?:^|[/\\])[a-z0-9-]+[/\\][a-z0-9-]+\.json$/.test(file)) {
        throw new Refusal(`${file}: an exercise is called area/name.json, in small letters, digits and hyphens.`);
      }
      if (existsSync(file)) throw new Refusal(`${file} is there already; nothing is overwritten.`);
      try {
        mkdirSync(dirname(file), { recursive: true });
      } catch (error) {
        throw new Refusal(`${dirname(file)} ${reasonOf(error)}.`);
      }
      const { beginning } = await import('../exercises/beginning.ts');
      writeWhole('new', file, `${JSON.stringify(beginning, null, 2)}\n`);
      await print(`${file} is a beginning: change it, and prove it with handwire exercise test --course DIR.\n`);
      return 0;
    }
    throw new Refusal(
      what === undefined
        ? 'Say what to do: test, new or schema; --help says more.'
        : `There is no ${what} here; say test, new or schema.`,
    );
  },
};
