/** Exercises of a teacher's own: begun, proved, graded. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root } from './built.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'handwire-exercise-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const run = (...words: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'dist/cli.js'), ...words], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, out: stdout, err: stderr };
};

const own = 'course/tides/ask-the-tide.json';

const begun = (): Record<string, unknown> => {
  run('exercise', 'new', own);
  return JSON.parse(readFileSync(join(folder, own), 'utf8'));
};

const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};

describe('a beginning', () => {
  it('is written where it is asked for, and proves itself', () => {
    const made = run('exercise', 'new', own);
    expect([made.status, made.err]).toEqual([0, '']);
    expect(run('exercise', 'test', '--course', 'course', 'ask-the-tide')).toEqual({
      status: 0,
      out: '1 exercise proved.\n',
      err: '',
    });
  });

  it('overwrites nothing, and has a name that answers can have', () => {
    begun();
    expect(run('exercise', 'new', own)).toEqual({
      status: 2,
      out: '',
      err: `handwire exercise: ${own} is there already; nothing is overwritten.\n`,
    });
    expect(run('exercise', 'new', 'Tides.json')).toEqual({
      status: 2,
      out: '',
      err: 'handwire exercise: Tides.json: an exercise is called area/name.json, in small letters, digits and hyphens.\n',
    });
  });
});

describe('a flaw', () => {
  it('is named with what shows it', () => {
    const exercise = begun();
    const mistakes = exercise.mistakes as { finds: string }[];
    mistakes[1]!.finds = 'jsonrpc/id-type';
    write(own, JSON.stringify({ ...exercise, starter: exercise.solution }));
    expect(run('exercise', 'test', '--course', 'course', 'tides/ask-the-tide')).toEqual({
      status: 1,
      out: [
        'tides/ask-the-tide: does not hold: does not pass its starter; the starter passes.',
        'tides/ask-the-tide: does not hold: finds first what it says: the id is null; jsonrpc/id-type is expected; first is jsonrpc/id-null.',
        '1 of 1 exercise not proved.',
        '',
      ].join('\n'),
      err: '',
    });
  });

  it('names the variant where only some have it', () => {
    const exercise = begun();
    const list = ['tools/list', 'tool/list'];
    const criteria = { method: { label: 'asks', at: '/method', expects: { const: '{list}' } } };
    const solution = '{ "jsonrpc": "2.0", "id": 1, "method": "{list}" }';
    write(own, JSON.stringify({ ...exercise, vary: { list }, criteria, solution }));
    const { status, out } = run('exercise', 'test', '--course', 'course', 'ask-the-tide', '--format', 'json');
    expect(status).toBe(1);
    const [first] = JSON.parse(out).flaws;
    expect([first.claim, first.shows]).toEqual([
      'passes its own solution, with nothing to say',
      'it gets 2 of 2, and finds jsonrpc/method-unknown',
    ]);
    expect(first.seed).toMatch(/^seed \d+$/);
  });
});

describe('a file that is no exercise', () => {
  const refused = (text: string): string => {
    write(own, text);
    const { status, err } = run('exercise', 'test', '--course', 'course');
    expect(status).toBe(2);
    return err.replace('handwire exercise: ', '').trim();
  };

  it('is refused in one line that names the place', () => {
    const exercise = begun();
    expect(refused('{ "kind": "message", }')).toBe(`${own}, line 1, column 20: not JSON (json-trailing-comma).`);
    expect(refused('')).toBe(`${own}, line 1, column 1: not JSON (json-empty).`);
    expect(refused(JSON.stringify({ ...exercise, title: undefined }))).toBe(
      `${own}, line 1, column 1: \`/\` has no \`title\`.`,
    );
    expect(refused(JSON.stringify({ ...exercise, colour: 'red' }))).toContain('`/colour` is no member of an exercise.');
    expect(refused(JSON.stringify({ ...exercise, hints: ['a', 'b', 3] }))).toContain('`/hints/2` is not');
  });

  it('cannot take the name of another', () => {
    const exercise = begun();
    write('course/wire/first-request.json', JSON.stringify(exercise));
    expect(run('exercise', 'test', '--course', 'course').err).toBe(
      'handwire exercise: course/wire/first-request.json: there is an exercise wire/first-request already; choose another name.\n',
    );
    expect(run('exercise', 'test', '--course', 'nowhere').err).toBe(
      'handwire exercise: --course: nowhere is no folder.\n',
    );
  });
});

describe('grading', () => {
  it('knows exercises of the folder, and which variant was set', () => {
    const exercise = begun();
    const criteria = { method: { label: 'asks', at: '/method', expects: { const: '{list}' } } };
    const solution = '{ "jsonrpc": "2.0", "id": 1, "method": "{list}" }';
    const vary = { list: ['tools/list', 'prompts/list', 'resources/list'] };
    write(own, JSON.stringify({ ...exercise, vary, criteria, solution, mistakes: [] }));
    write('class/ann/tides/ask-the-tide.txt', '{ "jsonrpc": "2.0", "id": 4, "method": "tools/list" }');
    const graded = (...words: string[]) =>
      run('grade', 'class', '--course', 'course', ...words)
        .out.trim()
        .split('\n')
        .at(-1);
    expect(graded()).toBe('ann, tides/ask-the-tide: passed, 2/2 points.');
    const seeds = Array.from({ length: 12 }, (_, at) => graded('--seed', `class ${at}`));
    expect(new Set(seeds)).toEqual(
      new Set(['ann, tides/ask-the-tide: passed, 2/2 points.', 'ann, tides/ask-the-tide: failed, 1/2 points.']),
    );
    expect(graded('--seed', '{learner}')).toBe(graded('--seed', 'ann'));
  });
});
