/** Progress files on the command line: graded answer by answer, believed in nothing. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exercises, variantOf } from '../graders/index.ts';
import { readProgress } from '../graders/progress/file.ts';
import { progressSchema } from '../graders/progress/schema.ts';
import { root } from './built.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'handwire-progress-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const write = (path: string, content: unknown): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content));
};
const run = (...words: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'dist/cli.js'), ...words], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, out: stdout, err: stderr };
};
const gradesIn = (out: string) =>
  JSON.parse(out).grades.map(({ learner, exercise, outcome }: Record<string, string>) => [learner, exercise, outcome]);

const id = 'wire/first-request';
const other = 'wire/first-result';
const right = variantOf(exercises.get(id)!).solution;
const file = (answers: unknown, more = {}) => ({ handwire: 2, answers, ...more });

describe('a progress file', () => {
  it('is graded answer by answer, and what it says of passes is not believed', () => {
    write(
      'handwire-progress.json',
      file({ [id]: { text: right }, [other]: { text: '{}', passed: true } }, { name: 'Ann' }),
    );
    const { status, out, err } = run('grade', 'handwire-progress.json', '--format', 'json');
    expect({ status, err }).toEqual({ status: 1, err: '' });
    expect(gradesIn(out)).toEqual([
      ['Ann', id, 'pass'],
      ['Ann', other, 'fail'],
    ]);
  });

  it('counts what passed where the text was changed since', () => {
    write('ann.json', file({ [id]: { text: 'trying things', passed: true, passedText: right } }));
    expect(gradesIn(run('grade', 'ann.json', '--format', 'json').out)).toEqual([['ann', id, 'pass']]);
  });

  it('names the variant it answers, unless the teacher does', () => {
    const seeds = ['autumn', 'winter'] as const;
    const [autumn, winter] = seeds.map(
      (seed) => variantOf(exercises.get('elicitation/a-page-to-open')!, seed).solution,
    );
    expect(autumn).not.toBe(winter);
    write('bea.json', file({ 'elicitation/a-page-to-open': { text: autumn, seed: 'autumn' } }));
    expect(run('grade', 'bea.json').status).toBe(0);
    expect(run('grade', 'bea.json', '--seed', 'autumn').status).toBe(0);
    expect(run('grade', 'bea.json', '--seed', 'winter').status).toBe(1);
  });

  it('stands in a learner’s folder, or for a learner in a class', () => {
    write('class/ann/handwire-progress.json', file({ [id]: { text: right } }, { name: 'somebody else' }));
    write('class/ben/handwire-progress (1).json', file({ [id]: { text: '{}' } }));
    write('class/cleo.json', file({ [id]: { text: right } }));
    const all = run('grade', 'class', '--format', 'json');
    expect(gradesIn(all.out)).toEqual([
      ['ann', id, 'pass'],
      ['ben', id, 'fail'],
      ['cleo', id, 'pass'],
    ]);
    expect(gradesIn(run('grade', 'class/ann', '--format', 'json').out)).toEqual([['ann', id, 'pass']]);
    expect(gradesIn(run('grade', 'class', '--learner', 'cleo', '--format', 'json').out)).toEqual([
      ['cleo', id, 'pass'],
    ]);
  });

  it('is of the learner whose name it says, where several bear the name that browsers give', () => {
    write('downloads/handwire-progress.json', file({ [id]: { text: right } }, { name: 'Ann' }));
    write('downloads/handwire-progress (1).json', file({ [id]: { text: '{}' } }, { name: 'Ben' }));
    write('downloads/handwire-progress (2).json', file({ [id]: { text: right } }, { name: 'Ann' }));
    const { out, err } = run('grade', 'downloads', '--format', 'json');
    expect(err).toBe('');
    expect(gradesIn(out)).toEqual([
      ['Ann', id, 'pass'],
      ['Ben', id, 'fail'],
      ['handwire-progress', id, 'pass'],
    ]);
  });

  it('is told as one that was cut short', () => {
    write('cut.json', '{ "handwire": 2, "answers": { "wire/first-re');
    expect(run('grade', 'cut.json').err.split('\n')[0]).toBe(
      'handwire grade: cut.json: not graded: it is a progress file that is no JSON; it may be cut short',
    );
  });

  it('says in one line what cannot be used, and grades the rest', () => {
    write('odd/new.json', { handwire: 3, answers: {} });
    write('odd/none.json', { handwire: 2 });
    write('odd/type.json', file({ [id]: { text: 7 } }));
    write('odd/proto.json', '{ "handwire": 2, "answers": { "__proto__": { "text": "" } } }');
    write('odd/rest.json', file({ [id]: { text: right }, 'wire/gone': { text: '' } }));
    const { out, err } = run('grade', 'odd', '--format', 'json');
    expect(err.trimEnd().split('\n')).toEqual([
      'handwire grade: odd/new.json: not graded: it is a progress file of version 3, and this program knows 2',
      'handwire grade: odd/none.json: not graded: it is no progress file: it has no answers',
      'handwire grade: odd/proto.json: not graded: it is no progress file: look at /answers/__proto__',
      'handwire grade: odd/rest.json: wire/gone is not graded: there is no such exercise',
      `handwire grade: odd/type.json: not graded: it is no progress file: look at /answers/${id.replace('/', '~1')}/text`,
    ]);
    expect(gradesIn(out).filter(([, , outcome]: string[]) => outcome !== 'missing')).toEqual([['rest', id, 'pass']]);
  });
});

describe('the schema of a progress file', () => {
  const validate = new Ajv2020({ strict: true }).compile(progressSchema);
  const answer = { text: '', tries: 1, hints: [1], passed: true, passedAt: '2026-11-30T11:37Z' };
  const cases: readonly unknown[] = [
    file({}),
    file({ [id]: answer }),
    file({ [id]: { text: '', unknown: {} } }, { $schema: 'x', saved: '2026-11-30T11:37Z' }),
    { handwire: 1, answers: { [id]: answer } },
    [],
    null,
    7,
    'text',
    {},
    file([]),
    file({ [id]: [] }),
    file({ [id]: {} }),
    file({ NAME: { text: '' } }),
    file({ [id]: { ...answer, tries: -1 } }),
    file({ [id]: { ...answer, tries: 1.5 } }),
    file({ [id]: { ...answer, hints: [5] } }),
    file({ [id]: { ...answer, hints: [1, 2, 3, 4, 4] } }),
    file({ [id]: { ...answer, hints: {} } }),
    file({ [id]: { ...answer, passed: 'yes' } }),
    file({ [id]: { ...answer, firstTry: 'today' } }),
    file({ [id]: { ...answer, seed: 'x'.repeat(201) } }),
    file({}, { name: 7 }),
    { handwire: 0, answers: {} },
    { handwire: '2', answers: {} },
  ];

  it.each(cases.map((one) => [JSON.stringify(one).slice(0, 120), one]))('agrees with the reader on %s', (_, one) => {
    expect('answers' in readProgress(JSON.stringify(one))).toBe(validate(one));
  });
});
