/** What the grader says in the pseudo-locale: no English is left in any finding. */
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import type * as Grader from '../graders/index.ts';
import type { Example, Exercise, Finding } from '../graders/types.ts';
import { language, pseudoTag } from '../site/build/language.ts';
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

describe('in the pseudo-locale', () => {
  it('no finding on an example of a rule has a plain English word', () => {
    const { rules, pages, exampleOf, check } = grader;
    const found = [...rules.values()].flatMap((rule) => {
      const texts = Object.values(pages.get(rule.id)!.bad).flat() as readonly (string | Example)[];
      return texts.flatMap((example) => {
        const { text, bytes, options } = exampleOf(example, rule);
        const input = bytes === undefined ? text : Uint8Array.from(atob(bytes), (one) => one.charCodeAt(0));
        return check(input, options).findings.flatMap((finding) =>
          plainIn(`${finding.rule}/${finding.message}`, said(finding)),
        );
      });
    });
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
