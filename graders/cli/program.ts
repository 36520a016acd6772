/** The command line: picks the command, and turns what goes wrong into one line and an exit status. */

import { nearest } from '../protocol/nearest.ts';
import { type Command, help } from './arguments.ts';
import { command as check } from './check.ts';
import { command as exercise } from './exercise.ts';
import { command as explain } from './explain.ts';
import { command as grade } from './grade.ts';
import { command as list } from './list.ts';
import { print, remark } from './output.ts';
import { Refusal } from './refusal.ts';
import { version } from './version.ts';

const commands: Readonly<Record<string, Command>> = { check, grade, explain, list, exercise };

const overview = `Reads hand-written JSON-RPC and MCP messages and says, at the exact character, which rule
broke, what it does to the other side and what to do next.

  handwire check [FILE…]    what is wrong with messages
  handwire grade PATH…      points for the answers of a learner or a class
  handwire explain RULE     one rule with its reasons and examples
  handwire list [WHAT]      all rules, exercises or revisions
  handwire exercise WHAT    exercises of your own: a beginning, their form, their proofs

  handwire COMMAND --help   more on a command
  handwire --version
`;

/** Names of what other commands do, as the functions of the package are called. */
const elsewhere: Readonly<Record<string, string>> = {
  compare: 'handwire check --revision all',
  migrate: 'handwire check --migrate 2026-07-28',
};

const isHelp = (arg: string): boolean => arg === '--help' || arg === '-h';

const run = async (args: readonly string[]): Promise<number> => {
  const [first, ...rest] = args;
  if (first === undefined) {
    throw new Refusal('Say what to do: check, grade, explain, list or exercise; handwire --help says more.');
  }
  if (first === '--version' || first === '-V') {
    await print(`${version}\n`);
    return 0;
  }
  if (isHelp(first) || first === 'help') {
    const [name] = rest;
    if (name !== undefined && Object.hasOwn(commands, name)) return run([name, '--help']);
    await print(overview);
    return 0;
  }
  if (!Object.hasOwn(commands, first)) {
    const does = Object.hasOwn(elsewhere, first) && elsewhere[first];
    if (does) throw new Refusal(`There is no command ${first}; ${does} does that.`);
    const meant = nearest(first, Object.keys(commands));
    throw new Refusal(
      `There is no command ${first}${meant ? `; did you mean ${meant}?` : '; handwire --help lists them.'}`,
    );
  }
  const command = commands[first]!;
  const end = rest.indexOf('--');
  if ((end === -1 ? rest : rest.slice(0, end)).some(isHelp)) {
    await print(help(command.usage));
    return 0;
  }
  return command.run(rest);
};

const name = (): string => {
  const [first = ''] = process.argv.slice(2);
  return Object.hasOwn(commands, first) ? `handwire ${first}` : 'handwire';
};

/** Resolves to the exit status. */
export const main = async (): Promise<number> => {
  try {
    return await run(process.argv.slice(2));
  } catch (error) {
    if (error instanceof Refusal) remark(`${name()}: ${error.message}`);
    else remark(`${name()}: a fault of handwire itself: ${error instanceof Error ? error.stack : error}`);
    return 2;
  }
};
