/** What a lesson shows of the command line is what the command prints, for the file that the lesson shows. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { check, compare, migrate } from '../graders/cli/grader.ts';
import { formats } from '../graders/formats/index.ts';
import type { RevisionId } from '../graders/types.ts';

const lessons = new URL('../lessons/en/', import.meta.url);

/** A window of as many columns as a listing has on the page. */
const paper = { colour: false, width: 64 };

interface Shown {
  readonly lesson: string;
  /** Files by their names: a listing or a fence whose title begins with the name of one. */
  readonly files: ReadonlyMap<string, string>;
  readonly commands: readonly { readonly command: string; readonly prints: string }[];
}

const fence = /^```\w+ title="([\w-]+\.\w+)[^"]*"[^\n]*\n([\s\S]*?)^```$/gm;
const listing = /<Listing\s+(?:title="([\w-]+\.\w+)"\s+)?language="text"\s+text=\{`((?:[^`\\]|\\[\s\S])*)`\}\s*\/>/g;

/** As MDX reads it: two columns in front of each line are the author's, if they are blank. */
const plain = (text: string): string => text.replace(/\\([\s\S])/g, '$1').replace(/\n {1,2}/g, '\n');

const shownIn = (lesson: string): Shown => {
  const source = readFileSync(new URL(lesson, lessons), 'utf8');
  const listings = [...source.matchAll(listing)].map(([, name, text]) => ({ name, text: plain(text!) }));
  const files = new Map([...source.matchAll(fence)].map(([, name, text]) => [name!, text!]));
  for (const { name, text } of listings) if (name) files.set(name, `${text}\n`);
  const commands = listings.flatMap(({ text }) => {
    const [, command, prints] = /^\$ handwire check ([^\n]+)\n([\s\S]*)$/.exec(text) ?? [];
    return command !== undefined && prints !== undefined ? [{ command, prints }] : [];
  });
  return { lesson, files, commands };
};

const shown = readdirSync(lessons)
  .filter((name) => name.endsWith('.mdx'))
  .sort()
  .map(shownIn);

const printed = (command: string, files: ReadonlyMap<string, string>): string => {
  const [, migrating, all, file = ''] = /^(?:--migrate (\S+) |--revision (all) )?(\S+)$/.exec(command) ?? [];
  const text = files.get(file)!;
  const format = formats.get('terminal')!;
  if (migrating) {
    return format.migrate!([{ file, migration: migrate(text, 'auto', migrating as RevisionId, {}) }], paper);
  }
  if (all) return format.compare!([{ file, comparison: compare(text, {}) }], paper);
  const { report, read } = check(text, {});
  return format.check!([{ file, text, report, ...(read && { readAs: read.title }) }], paper);
};

it('the last part shows the command', () => {
  const all = shown.flatMap(({ lesson, commands }) =>
    commands.map(({ command }) => `${lesson.slice(0, 3)} ${command}`),
  );
  expect(all).toEqual(
    expect.arrayContaining(['410 ledger.log', '430 --migrate 2026-07-28 send.txt', '430 --revision all list.txt']),
  );
});

it.each(
  shown.flatMap(({ lesson, files, commands }) =>
    commands.map((one) => [`${lesson}: handwire check ${one.command}`, files, one] as const),
  ),
)('%s', (_name, files, { command, prints }) => {
  expect(printed(command, files).trimEnd()).toBe(prints);
});
