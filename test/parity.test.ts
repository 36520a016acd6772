/** One grader: the package, the command line and the built page judge each known answer in the same way. */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Exercise, Finding, Grading, Verdict } from '../graders/types.ts';
import { plain } from '../site/words.ts';
import { launch, type Served, serve } from './browser.ts';
import { built, lessons, root } from './built.ts';
import { cardOn } from './exercise-page.ts';

const { exercises, grade, variantOf }: typeof import('../graders/index.ts') = await import(
  pathToFileURL(join(root, 'dist/index.js')).href
);
const all = [...exercises.values()].map((exercise) => variantOf(exercise));

/** The answers that come with an exercise, under names that can be folders. */
const answersTo = ({ solution, starter, mistakes }: Exercise): ReadonlyMap<string, string> =>
  new Map([
    ['solution', solution],
    ['starter', starter],
    ...mistakes.map(({ answer }, index) => [`mistake-${index + 1}`, answer] as const),
  ]);

it('has many answers to compare', () => {
  expect(all.flatMap((exercise) => [...answersTo(exercise).values()]).length).toBeGreaterThan(100);
});

describe('the command line', () => {
  let folder: string;
  let verdicts: ReadonlyMap<string, Verdict | undefined>;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'handwire-parity-'));
    for (const exercise of all) {
      for (const [name, answer] of answersTo(exercise)) {
        const file = join(folder, name, `${exercise.id}.txt`);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, answer);
      }
    }
    const grading = await new Promise<Grading>((resolve, reject) => {
      const args = [join(root, 'dist/cli.js'), 'grade', folder, '--format', 'json'];
      execFile(process.execPath, args, { maxBuffer: 256 * 1024 * 1024 }, (error, out, err) =>
        error?.code === 1 ? resolve(JSON.parse(out)) : reject(error ?? new Error(`No answer failed. ${err}`)),
      );
    });
    verdicts = new Map(grading.grades.map(({ learner, exercise, verdict }) => [`${learner} ${exercise}`, verdict]));
  }, 60_000);

  afterAll(() => folder && rmSync(folder, { recursive: true, force: true }));

  it.each(all)('grades $id as the package does', (exercise) => {
    for (const [name, answer] of answersTo(exercise)) {
      // A mark of the encoding in a file is the editor's, and not the learner's.
      expect(verdicts.get(`${name} ${exercise.id}`), name).toEqual(grade(exercise.id, answer.replace(/^\uFEFF/, '')));
    }
  });
});

/** All that a learner sees of a verdict, and where each finding leads. */
interface Shown {
  readonly outcome: string;
  readonly score: string;
  readonly criteria: readonly string[];
  readonly findings: readonly {
    readonly rule: string;
    readonly title: string;
    readonly place: string;
    readonly words: readonly string[];
    readonly start: number;
    readonly end: number;
  }[];
}

const expected = ({ outcome, gradable, points, maxPoints, results, findings, messages }: Verdict): Shown => ({
  outcome: outcome === 'pass' ? 'passed' : gradable ? 'failed' : 'unreadable',
  score: `${points} of ${maxPoints}`,
  criteria: results.map(({ criterion, outcome }) => `${criterion} ${outcome}`),
  findings: findings.map(({ level, url, title, line, column, what, why, fix, start, end }: Finding) => ({
    rule: level === 'TASK' ? '' : `/${url}`,
    title: plain(title),
    // Where nothing is written there is no place to name.
    place: messages.length > 0 ? `line ${line}, column ${column}` : level === 'TASK' ? 'the task' : level.toLowerCase(),
    words: [what, why, fix].map(plain),
    start,
    end,
  })),
});

/** What is picked or put in order has its places outside of the field, and what is picked has no lines. */
const plainly = ({ criteria, findings, ...rest }: Shown, { kind }: Exercise) => ({
  ...rest,
  criteria: criteria.toSorted(),
  findings: findings.map(({ start, end, place, ...finding }) => ({
    ...finding,
    ...(!['choice', 'blame'].includes(kind) && { place }),
    ...(!['choice', 'blame', 'order'].includes(kind) && { start, end }),
  })),
});

describe('the page', () => {
  let served: Served;
  let browser: Browser;

  beforeAll(async () => {
    [served, browser] = await Promise.all([serve(built), launch()]);
  });

  afterAll(async () => {
    await browser?.close();
    await served?.stop();
  });

  const lessonOf = (id: string): string | undefined =>
    lessons.find((page) =>
      readFileSync(join(built, page, 'index.html'), 'utf8').includes(`id="${id.replaceAll('/', '-')}"`),
    );

  it.concurrent.each(all)(
    'shows of $id what the package says',
    async (exercise) => {
      const page = await browser.newPage();
      await page.goto(`${served.url}${lessonOf(exercise.id)}`);
      const { card, touch } = cardOn(page, exercise.id);
      await touch();
      for (const [name, answer] of answersTo(exercise)) {
        const shown = await card.evaluate(async (card, answer): Promise<Shown> => {
          const field = card.querySelector('textarea')!;
          const reply = card.querySelector('.reply')!;
          const text = (element: Element | null): string => element?.textContent.trim() ?? '';
          field.value = answer;
          field.dispatchEvent(new Event('input', { bubbles: true }));
          card.querySelector<HTMLElement>('[data-do="check"]')!.click();
          while (reply.matches('.blank, .stale')) await new Promise((resolve) => setTimeout(resolve));
          return {
            outcome: (card as HTMLElement).dataset.state!,
            score: text(reply.querySelector('.score')),
            criteria: [...card.querySelectorAll<HTMLElement>('[data-criterion]')].map(
              ({ dataset, className }) => `${dataset.criterion} ${className}`,
            ),
            findings: [...reply.querySelectorAll('.finding')].map((finding) => {
              finding.querySelector<HTMLElement>('[data-do="visit"]')!.click();
              return {
                rule: finding.querySelector('.acts a')?.getAttribute('href') ?? '',
                title: text(finding.querySelector('.title')).replace(/^Problem \d+: /, ''),
                place: text(finding.querySelector('.at > :last-child')),
                words: [...finding.querySelectorAll('dd')].map(text),
                start: field.selectionStart,
                end: field.selectionEnd,
              };
            }),
          };
        }, answer);
        expect(plainly(shown, exercise), name).toEqual(plainly(expected(grade(exercise.id, answer)), exercise));
      }
      await page.context().close();
    },
    120_000,
  );
});
