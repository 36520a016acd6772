import type { Exercise, Grade, Grading, Verdict } from '../types.ts';
import { type AnswerText, readAnswer, textOf } from './answer.ts';
import { type Command, parse, type Usage, type Values } from './arguments.ts';
import { assureWritable, readBytes, stdin, writeWhole } from './files.ts';
import { type HandIn, type HandIns, handInsOf, hidden } from './hand-ins.ts';
import { idNamed } from './names.ts';
import { formatNamed, formatNames, paper, plain, print, progress, remark } from './output.ts';
import { Refusal } from './refusal.ts';
import { version } from './version.ts';

const options = {
  format: {
    value: 'NAME',
    says: `${formatNames('grade').join(' or ')} (default: text)`,
    choices: formatNames('grade'),
  },
  csv: { value: 'FILE', says: 'writes a line for each learner and exercise, for a spreadsheet' },
  json: { value: 'FILE', says: 'writes every finding, for another program' },
  exercise: {
    value: 'ID',
    says: 'what is expected, or what a file of any name answers; may be repeated',
    several: true,
  },
  seed: {
    value: 'TEXT',
    says: 'which variant of each exercise was set; {learner} in it stands for the learner’s name',
  },
  course: { value: 'DIR', says: 'exercises of your own, as DIR/area/name.json, beside those that come along' },
  learner: { value: 'NAME', says: 'whose answers these are; in a class folder, the only learner to grade' },
} as const;

const usage = {
  name: 'grade',
  title: 'Grades answers to exercises.',
  synopsis: '[OPTIONS] PATH…',
  about: [
    'A path is one answer, a learner’s folder, or a class folder that holds a folder for each learner. An answer is\n' +
      'called after its exercise, such as wire/first-request.json or wire.first-request.txt (.jsonl as well).',
    'A progress file, as the course saves it, is graded answer by answer; what it says of passes is not believed. It\n' +
      'names the variant of each answer, unless --seed does.',
    'Every learner gets a grade for each exercise that anybody handed in, or for those named with --exercise.',
  ],
  options,
  examples: [
    ['handwire grade class --csv grades.csv', 'a class, as a table and for a spreadsheet'],
    ['handwire grade class/ann', 'one learner'],
    ['handwire grade handwire-progress.json', 'what a learner saved from the course'],
    ['handwire grade - --exercise wire/first-request', 'an answer from the standard input'],
  ],
} satisfies Usage;

/** `seed`: which variant the answer says it is to. */
type Grader = (exercise: Exercise, answer: string, learner: string, seed?: string) => Verdict;

const exercisesFor = async (course: string | undefined): Promise<ReadonlyMap<string, Exercise>> =>
  course === undefined
    ? (await import('./exercises.ts')).exercises
    : (await import('./course.ts')).exercisesWith(course);

/** Capitals beside small letters, and the same order on every machine. */
const compare = (one: string, other: string): number => {
  const key = (name: string): string => name.normalize('NFC').toLowerCase();
  const [a, b] = [key(one), key(other)];
  return a < b ? -1 : a > b ? 1 : one < other ? -1 : 1;
};

const unreadable = (reason: string) => ({ outcome: 'unreadable', points: 0, reason }) as const;

const gradeOf = (
  base: Pick<Grade, 'learner' | 'exercise' | 'maxPoints' | 'file'>,
  answer: AnswerText,
  exercise: Exercise,
  grader: Grader,
  seed: string | undefined,
): Grade => {
  if ('reason' in answer) return { ...base, ...unreadable(answer.reason) };
  try {
    const verdict = grader(exercise, answer.text, base.learner, seed);
    const { outcome, points, maxPoints } = verdict;
    return { ...base, outcome, points, maxPoints, text: answer.text, verdict };
  } catch (error) {
    // Ours, not the learner's; the others are graded all the same.
    return { ...base, ...unreadable(`met a fault of handwire itself: ${error}`) };
  }
};

/** A grade for every learner and every expected exercise, in that order. */
const gradesOf = (
  { learners, closed }: Pick<HandIns, 'learners' | 'closed'>,
  expected: readonly Exercise[],
  read: (handIn: HandIn) => AnswerText,
  grader: Grader,
): readonly Grade[] => {
  const most = new Map(expected.map((exercise) => [exercise.id, grader(exercise, '', '').maxPoints]));
  const bar = progress();
  const grades: Grade[] = [];
  for (const learner of [...learners.keys()].sort(compare)) {
    for (const exercise of expected) {
      bar.show(`graded ${grades.length} of ${learners.size * expected.length}: ${learner}, ${exercise.id}`);
      const handIn: HandIn | undefined = learners.get(learner)!.find((one) => one.exercise === exercise.id);
      const base = { learner, exercise: exercise.id, maxPoints: most.get(exercise.id)! };
      const shut = closed.get(learner);
      if (handIn?.problem !== undefined) grades.push({ ...base, file: handIn.file, ...unreadable(handIn.problem) });
      else if (!handIn && shut) grades.push({ ...base, file: shut.file, ...unreadable(shut.reason) });
      else if (!handIn) grades.push({ ...base, outcome: 'missing', points: 0 });
      else {
        const file = handIn.file === '-' ? stdin : handIn.file;
        grades.push(gradeOf({ ...base, file }, read(handIn), exercise, grader, handIn.seed));
      }
    }
  }
  bar.clear();
  return grades;
};

const exercisesNamed = (names: readonly string[], ids: readonly string[]): readonly string[] =>
  names.map((name) => {
    const { id, meant } = idNamed(name, ids);
    if (id !== undefined) return id;
    throw new Refusal(
      `--exercise: there is no exercise ${name}${meant ? `; did you mean ${meant}?` : '; handwire list exercises names them.'}`,
    );
  });

const tell = ({ ignored }: HandIns): void => {
  for (const { file, reason } of ignored) if (reason !== hidden) remark(`handwire grade: ${file}: ${reason}`);
  const skipped = ignored.filter(({ reason }) => reason === hidden).map(({ file }) => file);
  if (skipped.length > 0) {
    const shown = skipped.slice(0, 3).join(', ') + (skipped.length > 3 ? ', …' : '');
    remark(`handwire grade: left out ${skipped.length} hidden or system files: ${shown}`);
  }
};

/** Files first: what cannot be written does not take the printed table away. */
const hand = async (grading: Grading, values: Values<typeof options>): Promise<void> => {
  let failed: unknown;
  for (const name of ['csv', 'json'] as const) {
    const file = values[name];
    try {
      if (file !== undefined) writeWhole(`--${name}`, file, formatNamed(name).grade!(grading, plain));
    } catch (error) {
      failed ??= error;
    }
  }
  await print(formatNamed(values.format ?? 'text').grade!(grading, paper()));
  if (failed !== undefined) throw failed;
};

export const command: Command = {
  usage,
  async run(args) {
    const { names: paths, values } = parse(usage, args);
    if (paths.length === 0)
      throw new Refusal('Name an answer, a learner’s folder or a class folder; --help says more.');
    if (values.csv !== undefined && values.csv === values.json)
      throw new Refusal('--csv and --json name the same file.');
    for (const name of ['csv', 'json'] as const)
      if (values[name] !== undefined) assureWritable(`--${name}`, values[name]);

    const unknown = values.seed?.match(/\{(?!learner\})\w*\}/)?.[0];
    if (unknown) throw new Refusal(`--seed: ${unknown} stands for nothing; {learner} stands for the learner’s name.`);

    const { grade } = await import('./grader.ts');
    const exercises = await exercisesFor(values.course);
    const ids = [...exercises.keys()];
    const named = exercisesNamed(values.exercise ?? [], ids);
    const wanted = { ids, exercise: named.length === 1 ? named[0] : undefined, learner: values.learner };
    const handIns = handInsOf(
      paths.filter((path) => path !== '-'),
      wanted,
    );
    const learners = new Map(handIns.learners);
    const texts = new Map<string, AnswerText>();
    if (paths.includes('-')) {
      if (wanted.exercise === undefined) throw new Refusal('Say what the standard input answers: --exercise ID.');
      texts.set('-', textOf(await readBytes('-')));
      learners.set(values.learner ?? 'stdin', [{ exercise: wanted.exercise, file: '-' }]);
    }
    tell(handIns);

    const handedIn = new Set([...learners.values()].flatMap((own) => own.map(({ exercise }) => exercise)));
    const expected = (
      named.length > 0 ? ids.filter((id) => named.includes(id)) : ids.filter((id) => handedIn.has(id))
    ).map((id) => exercises.get(id)!);
    const only = values.learner;
    if (learners.size === 0 && only !== undefined)
      throw new Refusal(
        `--learner: nothing in ${paths.join(', ')} is of ${only}; a folder is called as its learner is.`,
      );
    if (expected.length === 0 || learners.size === 0)
      throw new Refusal(`There is no answer in ${paths.join(', ')}; --help says how answers are named.`);
    const read = ({ file, text }: HandIn): AnswerText =>
      text === undefined ? (texts.get(file) ?? readAnswer(file)) : { text };
    const seeded: Grader = (exercise, answer, learner, own) =>
      grade(exercise, answer, values.seed?.replaceAll('{learner}', learner) ?? own);
    const grades = gradesOf({ learners, closed: handIns.closed }, expected, read, seeded);
    await hand({ version, grades, ignored: handIns.ignored }, values);
    return grades.every(({ outcome }) => outcome === 'pass') ? 0 : 1;
  },
};
