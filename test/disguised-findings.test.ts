/** What the grader says in the pseudo-locale: no English is left in any finding, comparison or reading of a log. */
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { english } from '../graders/engine/phrases.ts';
import type * as Grader from '../graders/index.ts';
import type { CheckOptions, Example, Exercise, Finding } from '../graders/types.ts';
import { language, pseudoTag } from '../site/build/language.ts';
import { texts } from './checked-texts.ts';
import { plainWordsIn } from './plain-words.ts';

let grader: typeof Grader;

beforeAll(async () => {
  const entry = fileURLToPath(new URL('../graders/index.ts', import.meta.url));
  const { module } = await runnerImport<typeof Grader>(entry, {
    configFile: false,
    logLevel: 'error',
    plugins: [language(pseudoTag)],
  });
  grader = module;
}, 60_000);

const said = ({ headline, title, what, why, fix }: Finding): readonly string[] => [headline, title, what, why, fix];

/** Where it was said, and the words. */
const plainIn = (where: string, texts: readonly string[], allowed?: ReadonlySet<string>): readonly string[] =>
  texts.flatMap((text) => plainWordsIn(text, allowed).map((word) => `${where}: ${word} (${text})`));

/** What varies on the wire is named in the task as it stands there. */
const onTheWire = ({ vary = {} }: Exercise): ReadonlySet<string> =>
  new Set(
    Object.values(vary).flatMap((values) => ('from' in values ? [] : values.flatMap((one) => String(one).split(' ')))),
  );

/** Everything that breaks a rule, as it is shown on the rule's page. */
const examples = () => {
  const { rules, pages, exampleOf } = grader;
  return [...rules.values()].flatMap((rule) => {
    const bad = Object.values(pages.get(rule.id)!.bad).flat() as readonly (string | Example)[];
    return bad.map((example) => {
      const { text, bytes, options } = exampleOf(example, rule);
      const input = bytes === undefined ? text : Uint8Array.from(atob(bytes), (one) => one.charCodeAt(0));
      return { input, options };
    });
  });
};

/** Phrases of the grader in a text's code spans, where nothing translates them. */
const phrasesInCode = (text: string): readonly string[] =>
  [...text.matchAll(/(`+)(.+?)\1(?!`)/gs)].flatMap(([, , code]) => {
    const isPhrase = code!.includes(' ') && english.includes(code!.replace(/-?\d[\d.e+-]*/, '{number}'));
    return isPhrase || /^[a-z ]+ or [a-z ]+$/.test(code!) ? [`${code} in: ${text}`] : [];
  });

describe('in the pseudo-locale', () => {
  it('no finding on an example of a rule has a plain English word', () => {
    const found = examples().flatMap(({ input, options }) =>
      grader.check(input, options).findings.flatMap((finding) => {
        const where = `${finding.rule}/${finding.message}`;
        return [...plainIn(where, said(finding)), ...said(finding).flatMap(phrasesInCode)];
      }),
    );
    expect([...new Set(found)]).toEqual([]);
  });

  it('no comparison of revisions has one, and nothing on the way from one to another', () => {
    const { compare, migrate, revisions } = grader;
    const found = [...examples(), ...Object.values(texts).map((input) => ({ input, options: {} }))].flatMap(
      ({ input, options: { revision: _, ...how } }: { input: string | Uint8Array; options: CheckOptions }) => {
        const all = compare(input, how);
        const ways = [...revisions.keys()].map((to) => migrate(input, 'auto', to, how));
        const summaries = [all, ...all.revisions, ...ways].map(({ summary }) => summary);
        const acts = ways.flatMap(({ changes }) => changes.filter(({ rule }) => rule.startsWith('migration/')));
        return plainIn('comparison', [...summaries, ...acts.flatMap(said)]);
      },
    );
    expect([...new Set(found)]).toEqual([]);
  });

  it('no log is read as anything that has one', () => {
    const { logs } = grader;
    const formats = [...logs.values()];
    const found = formats.flatMap(({ title, words = {} }) => plainIn('logs', [title, ...Object.values(words)]));
    const read = Object.values(texts).flatMap((text) => {
      const format = formats.find(({ recognise }) => Number(recognise(text)) >= 0.5);
      return format ? [{ id: format.id, ...format.read(text, undefined, format.words ?? {}) }] : [];
    });
    expect(new Set(read.map(({ id }) => id))).toEqual(new Set(logs.keys()));
    found.push(
      ...read.flatMap(({ id, other }) =>
        plainIn(
          id,
          other.map(({ reason }) => reason),
        ),
      ),
    );
    expect([...new Set(found)]).toEqual([]);
  });

  it('no verdict on a mistake of an exercise has one', () => {
    const { exercises, grade } = grader;
    const found = [...exercises.values()].flatMap((exercise) =>
      [exercise.starter, '', ...exercise.mistakes.map(({ answer }) => answer)].flatMap((answer) => {
        const { findings, results } = grade(exercise, answer);
        const texts = [...findings.flatMap(said), ...results.map(({ label }) => label)];
        return plainIn(exercise.id, texts, onTheWire(exercise));
      }),
    );
    expect([...new Set(found)]).toEqual([]);
  });
});
