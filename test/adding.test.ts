/** One new file is enough for a rule, an exercise, a lesson, a revision or a log format, and one folder for a language: tried on a copy of the project. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { words as idNull } from '../graders/rules/jsonrpc/id-null.ts';
import { markOf, type Words } from '../site/build/translation.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const copied = ['graders', 'lessons', 'site', 'package.json', 'astro.config.mjs', 'vite.config.ts', 'tsconfig.json'];

const rule = `import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'No method is called \`moo\`',
  headline: 'Only cows would answer',
  why: 'Nobody listens for it.',
  messages: { cow: { what: 'The method is \`{value}\`.', fix: 'Name another method.' } },
});

export default defineRule<typeof words, 'message'>({
  id: 'trial/no-moo',
  level: 'MUST',
  on: 'message',
  check({ name, method }, flag) {
    if (name === 'moo' && method) flag('cow', method, { value: name });
  },
});

export const page: PageOf<typeof words> = {
  cites: [{ of: 'practice', page: 'trial' }],
  good: ['{"jsonrpc":"2.0","id":1,"method":"ping"}'],
  bad: { cow: { text: '{"jsonrpc":"2.0","id":1,"method":«"moo"»}', alsoBreaks: ['jsonrpc/method-unknown'] } },
};
`;

const exercise = `import { defineExercise } from '../../types.ts';

export default defineExercise({
  id: 'trial/ping-once',
  kind: 'message',
  title: 'Ping once',
  revision: '2025-11-25',
  prompt: 'Ask whether the server is there.',
  starter: '{ "jsonrpc": "2.0" }',
  hints: ['What is asked?', 'Look at the method.', 'The method is short.'],
  criteria: { method: { label: 'pings', at: '/method', expects: { const: 'ping' } } },
  solution: '{ "jsonrpc": "2.0", "id": 1, "method": "ping" }',
  achieved: 'The server answers.',
  mistakes: [{ label: 'a cow', answer: '{ "jsonrpc": "2.0", "id": 1, "method": "moo" }', finds: 'trial/no-moo' }],
});
`;

const lesson = `---
title: A trial lesson
lede: Is one file enough?
part: 1
revision: 2025-11-25
minutes: 1
needs: [the-weather-exercise]
rules: [trial/no-moo]
---

A message nobody hears (<RuleLink id="trial/no-moo" />):

\`\`\`json bad=trial/no-moo
{ "jsonrpc": "2.0", "id": 1, "method": "moo" }
\`\`\`

<Exercise id="trial/ping-once" />

<Recap>

One file is enough.

</Recap>
`;

const revision = `import { defineRevision } from '../../types.ts';

export default defineRevision({
  id: 'draft',
  title: 'MCP, draft',
  previous: '2026-07-28',
  methods: { 'cows/list': { kind: 'request', from: 'client' } },
});
`;

const log = `import { defineLogFormat } from '../../types.ts';
import { linesOf } from '../log-lines.ts';

export default defineLogFormat({
  id: 'trial',
  title: 'what a cow heard',
  recognise: (head) => head.startsWith('moo> '),
  read: (text) => ({
    sent: linesOf(text).map(({ start, end }) => ({ text, start: start + 5, end, sender: 'client' as const })),
    other: [],
  }),
});
`;

const german = {
  'words/interface.json': {
    lost: { heading: 'Hier antwortet niemand' },
    offline: { absent: { heading: 'Noch nicht hier' } },
  },
  'words/rules/json-rpc.json': {
    'jsonrpc/id-null': {
      ...idNull,
      of: markOf(idNull as unknown as Words),
      title: 'Die id einer Anfrage ist nie null',
    },
  },
};

describe('one new file each', () => {
  const folder = mkdtempSync(join(tmpdir(), 'handwire-adding-'));
  const run = (command: string, ...words: string[]) =>
    execFileSync(process.execPath, [join(folder, 'node_modules', command), ...words], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production', VITEST: '' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  const handwire = (...words: string[]) => {
    try {
      return execFileSync(process.execPath, [join(folder, 'dist/cli.js'), ...words], { encoding: 'utf8', cwd: folder });
    } catch (error) {
      return (error as { stdout: string }).stdout;
    }
  };
  const page = (path: string) => readFileSync(join(folder, 'build', path, 'index.html'), 'utf8');

  beforeAll(() => {
    for (const name of copied) cpSync(join(root, name), join(folder, name), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    for (const [path, text] of [
      ['graders/rules/trial/no-moo.ts', rule],
      ['graders/exercises/trial/ping-once.ts', exercise],
      ['lessons/en/055-a-trial-lesson.mdx', lesson],
      ['graders/protocol/revisions/draft.ts', revision],
      ['graders/protocol/logs/trial.ts', log],
      ...Object.entries(german).map(([name, words]) => [`lessons/de/${name}`, JSON.stringify(words)] as const),
    ] as const) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    run('vite/bin/vite.js', 'build');
    run('astro/bin/astro.mjs', 'build');
  }, 400_000);

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('makes a rule that is judged, listed, explained and has a page', () => {
    writeFileSync(join(folder, 'moo.jsonl'), '{"jsonrpc":"2.0","id":1,"method":"moo"}\n');
    const report = JSON.parse(handwire('check', 'moo.jsonl', '--revision', '2025-11-25', '--format', 'json'));
    const [first] = report.findings.filter((one: { severity: string }) => one.severity === 'error');
    expect([first.rule, first.what, first.start, first.end]).toEqual(['trial/no-moo', 'The method is `moo`.', 33, 38]);
    expect(handwire('list', 'rules')).toContain('trial/no-moo');
    expect(handwire('explain', 'no-moo')).toContain('Nobody listens for it.');
    expect(page('en/rules/trial/no-moo')).toContain('Only cows would answer');
    expect(page('en/rules')).toContain('href="trial/no-moo/"');
  });

  it('makes an exercise that is graded and stands in the lesson that names it', () => {
    writeFileSync(join(folder, 'trial.ping-once.txt'), '{ "jsonrpc": "2.0", "id": 7, "method": "ping" }');
    expect(handwire('list', 'exercises')).toContain('trial/ping-once');
    expect(handwire('grade', 'trial.ping-once.txt')).toContain('trial/ping-once');
    expect(page('en/lessons/a-trial-lesson')).toContain('Ask whether the server is there.');
  });

  it('makes a lesson that is built and listed, its fences graded', () => {
    expect(existsSync(join(folder, 'build/en/lessons/a-trial-lesson/index.html'))).toBe(true);
    expect(page('en')).toContain('href="lessons/a-trial-lesson/"');
    expect(page('en/lessons/a-trial-lesson')).toContain('Nobody listens for it.');
  });

  it('makes a revision that messages are judged by', () => {
    writeFileSync(join(folder, 'cows.jsonl'), '{"jsonrpc":"2.0","id":1,"method":"cows/list"}\n');
    const rulesOf = (id: string) =>
      JSON.parse(handwire('check', 'cows.jsonl', '--revision', id, '--format', 'json'))
        .findings.map((one: { rule: string }) => one.rule)
        .filter((rule: string) => rule.startsWith('jsonrpc/'));
    expect(rulesOf('draft')).toEqual([]);
    expect(rulesOf('2026-07-28')).toEqual(['jsonrpc/method-not-in-revision']);
    // Nobody speaks it who does not say so.
    writeFileSync(join(folder, 'tools.jsonl'), '{"jsonrpc":"2.0","id":1,"method":"tools/list"}\n');
    expect(JSON.parse(handwire('check', 'tools.jsonl', '--format', 'json')).revision).toBe('2026-07-28');
    expect(handwire('check', 'tools.jsonl', '--revision', 'all')).toContain('draft');
    expect(page('en/rules/jsonrpc/id-null')).toContain('draft');
    expect(page('en/revisions/draft')).toContain('cows/list');
  });

  it('makes a log format that is recognised, and can be asked for', () => {
    writeFileSync(join(folder, 'cow.log'), 'moo> {"jsonrpc":"2.0","id":null,"method":"ping"}\n');
    expect(handwire('check', 'cow.log')).toContain('Read as what a cow heard.');
    const { findings, format } = JSON.parse(handwire('check', 'cow.log', '--format', 'json', '--log', 'trial'));
    expect([format, findings[0].rule, findings[0].start]).toEqual(['trial', 'jsonrpc/id-null', 27]);
  });

  it('makes a language whose pages say what is translated, and the rest in English', () => {
    const read = (path: string) => readFileSync(join(folder, 'build', path), 'utf8');
    expect(page('de/rules/jsonrpc/id-null')).toContain('<html lang="de"');
    expect(page('de/rules/jsonrpc/id-null')).toContain('Die id einer Anfrage ist nie null');
    expect(page('de/rules/jsonrpc/id-type')).toContain('This is not translated yet');
    expect(page('en/rules/jsonrpc/id-null')).toContain('hreflang="de"');
    expect(read('de/404.html')).toContain('Hier antwortet niemand');
    expect(page('de/offline')).toContain('Noch nicht hier');
    expect(read('404.html')).toContain('Nobody answers here');
    expect(page('offline')).toContain('This page is not here yet');
    expect(read('sw.js')).toContain('de/404.html');
  });
});
