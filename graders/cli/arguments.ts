/** Arguments as declared, and help made from the declaration. */
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { nearest } from '../protocol/nearest.ts';
import { Refusal } from './refusal.ts';

export interface Option {
  /** Placeholder of its value; without one it is a switch. */
  readonly value?: string;
  readonly says: string;
  readonly choices?: readonly string[];
  readonly several?: true;
}

export type Options = Readonly<Record<string, Option>>;

export type Values<O extends Options> = {
  readonly [K in keyof O]?: O[K] extends { value: string }
    ? O[K] extends { several: true }
      ? readonly string[]
      : string
    : true;
};

export interface Usage<O extends Options = Options> {
  readonly name: string;
  readonly title: string;
  readonly synopsis: string;
  /** Paragraphs below the synopsis. */
  readonly about: readonly string[];
  readonly options: O;
  readonly examples: readonly (readonly [command: string, says: string])[];
}

export interface Command {
  readonly usage: Usage;
  /** Resolves to the exit status. */
  run(args: readonly string[]): Promise<number>;
}

export interface Arguments<O extends Options> {
  readonly names: readonly string[];
  readonly values: Values<O>;
}

interface Token {
  readonly kind: string;
  readonly name?: string;
  readonly rawName?: string;
  readonly value?: string | undefined;
  readonly inlineValue?: boolean | undefined;
}

/** The value of one option on the command line, or a refusal that says what it lacks. */
const checkedValue = ({ name = '', rawName = '', value, inlineValue }: Token, options: Options): string | true => {
  const option = Object.hasOwn(options, name) ? options[name] : undefined;
  if (!option || rawName !== `--${name}`) {
    const meant = nearest(name, Object.keys(options));
    throw new Refusal(`There is no option ${rawName}${meant ? `; did you mean --${meant}?` : '; --help lists them.'}`);
  }
  if (option.value === undefined) {
    if (value !== undefined) throw new Refusal(`--${name} takes no value.`);
    return true;
  }
  if (value === undefined || value === '' || (!inlineValue && /^--?./.test(value))) {
    throw new Refusal(`--${name} needs a value: --${name} ${option.value}`);
  }
  if (option.choices && !option.choices.includes(value)) {
    throw new Refusal(`--${name} is ${option.choices.join(' or ')}, not ${value}.`);
  }
  return value;
};

export const parse = <O extends Options>({ options }: Usage<O>, args: readonly string[]): Arguments<O> => {
  const declared = Object.entries(options).map(([name, { value }]) => [
    name,
    { type: value === undefined ? ('boolean' as const) : ('string' as const) },
  ]);
  // Not strict, since the words of node:util run over several sentences.
  const config: ParseArgsConfig = {
    args: [...args],
    options: Object.fromEntries(declared),
    strict: false,
    tokens: true,
  };
  const { tokens, positionals } = parseArgs(config);
  const values: Record<string, string | true | readonly string[]> = {};
  for (const token of (tokens ?? []) as readonly Token[]) {
    if (token.kind !== 'option') continue;
    const name = token.name ?? '';
    const value = checkedValue(token, options);
    const before = values[name];
    if (options[name]?.several) values[name] = [...((before as readonly string[] | undefined) ?? []), value as string];
    else if (before !== undefined) throw new Refusal(`--${name} is given twice.`);
    else values[name] = value;
  }
  return { names: positionals, values: values as Values<O> };
};

const table = (rows: readonly (readonly [string, string])[]): string => {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}\n`).join('');
};

export const help = ({ name, title, synopsis, about, options, examples }: Usage): string => {
  const rows = Object.entries(options).map(
    ([option, { value, says }]) => [`--${option}${value ? ` ${value}` : ''}`, says] as const,
  );
  return [
    `${title}\n\n  handwire ${name} ${synopsis}\n`,
    ...about.map((paragraph) => `${paragraph}\n`),
    `Options\n${table([...rows, ['--help', 'this text']])}`,
    `Examples\n${table(examples)}`,
    'Exit status: 0 passed, 1 something was found or failed, 2 the command itself could not be done.\n',
  ].join('\n');
};
