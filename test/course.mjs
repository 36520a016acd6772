/**
 * The course as tables, from the built grader and the lessons: `node test/course.mjs`.
 *
 * First each lesson with the rules it teaches, its exercises and its minutes; then each rule with the exercises where
 * somebody breaks it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = new URL('../lessons/en/', import.meta.url);

/** Every lesson in order: `file`, `slug`, `part`, `minutes`, `needs`, `rules`, `exercises` and its text. */
export const lessonsOf = () =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.mdx'))
    .sort()
    .map((name) => {
      const text = readFileSync(new URL(name, folder), 'utf8');
      const [, front = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
      const number = (field) => Number(new RegExp(`^${field}: (\\d+)$`, 'm').exec(front)?.[1]);
      const listed = /^rules:(?: \[(.*)\]|((?:\n {2}- .*)+))/m.exec(front);
      const rules = (listed?.[1] ?? listed?.[2] ?? '').match(/[a-z0-9-]+\/[a-z0-9-]+/g) ?? [];
      const slug = name.replace(/^\d+-|\.mdx$/g, '');
      const needs = /^needs: \[(.*)\]$/m.exec(front)?.[1].match(/[a-z0-9-]+/g) ?? [];
      const exercises = [...body.matchAll(/<Exercise\s[^>]*\bid="([^"]+)"/g)].map(([, id]) => id);
      return { file: name, slug, part: number('part'), minutes: number('minutes'), needs, rules, exercises, body };
    });

/** Rules that some revision makes a MUST, and the exercises where breaking one is what somebody does. */
export const practice = ({ rules, exercises, revisions, levelIn }) =>
  [...rules.values()]
    .filter((rule) => [...revisions.keys()].some((revision) => levelIn(rule, revision) === 'MUST'))
    .map(({ id }) => ({
      id,
      exercises: [...exercises.values()]
        .filter(({ mistakes, solution, kind }) =>
          kind === 'blame' ? solution.endsWith(` ${id}`) : mistakes.some(({ finds }) => finds === id),
        )
        .map((exercise) => exercise.id),
    }));

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const grader = await import('../dist/index.js');
  const lessons = lessonsOf();
  const sum = (numbers) => numbers.reduce((total, one) => total + one, 0);
  const pointsOf = (ids) => sum(ids.map((id) => grader.grade(grader.exercises.get(id), '').maxPoints));
  for (const { slug, part, minutes, needs, rules, exercises } of lessons) {
    console.log(`${part}  ${slug.padEnd(44)} ${minutes} min  ${String(pointsOf(exercises)).padStart(3)} points`);
    console.log(`     needs      ${needs.join(', ') || '-'}`);
    console.log(`     rules      ${rules.join(', ')}`);
    console.log(`     exercises  ${exercises.join(', ')}`);
  }
  for (const part of new Set(lessons.map((lesson) => lesson.part))) {
    const own = lessons.filter((lesson) => lesson.part === part);
    const ids = own.flatMap(({ exercises }) => exercises);
    console.log(
      `part ${part}: ${own.length} lessons, ${sum(own.map(({ minutes }) => minutes))} minutes, ${ids.length} exercises, ${pointsOf(ids)} points`,
    );
  }
  const ids = [...grader.exercises.keys()];
  console.log(
    `\n${lessons.length} lessons, ${sum(lessons.map(({ minutes }) => minutes))} minutes, ${ids.length} exercises, ${pointsOf(ids)} points\n`,
  );
  const all = practice(grader);
  for (const { id, exercises } of all) console.log(`${id.padEnd(44)} ${exercises.join(', ') || '-'}`);
  const open = all.filter(({ exercises }) => exercises.length === 0);
  console.log(`\n${all.length} rules that some revision makes a MUST, ${open.length} without an exercise`);
}
