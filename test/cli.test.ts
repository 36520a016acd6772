/** The built command line, run as people run it. */
import { execFile, spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exercises } from '../graders/index.ts';
import type { Report } from '../graders/types.ts';

const cli = fileURLToPath(new URL('../dist/cli.js', import.meta.url));

let folder: string;

beforeAll(() => {
  if (!existsSync(cli)) throw new Error('Run `npm run build:package` first.');
  folder = mkdtempSync(join(tmpdir(), 'handwire-cli-'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Outcome {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

/** Nothing of the environment of the tests decides on colour. */
const clean = (more: Record<string, string> = {}): NodeJS.ProcessEnv => {
  const { FORCE_COLOR: _, NO_COLOR: _no, ...rest } = process.env;
  return { ...rest, ...more };
};

const run = (
  args: readonly string[],
  input: string | Uint8Array = '',
  env: Record<string, string> = {},
): Promise<Outcome> =>
  new Promise((resolve) => {
    const options = { cwd: folder, env: clean(env), maxBuffer: 64 * 1024 * 1024 };
    const child = execFile(process.execPath, [cli, ...args], options, (error, out, err) =>
      resolve({ status: error ? Number(error.code) : 0, out, err }),
    );
    // A command that reads nothing may be gone already.
    child.stdin!.on('error', () => {});
    child.stdin!.end(input);
  });

const write = (path: string, content: string | Uint8Array): string => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
  return path;
};

const sound = '{"jsonrpc":"2.0","id":1,"method":"ping"}\n';
const faulty = '{"jsonrpc":"2.0","id":null,"method":"ping"}\n';

describe('check', () => {
  it('says nothing but a line where nothing is wrong', async () => {
    write('sound.jsonl', sound);
    expect(await run(['check', 'sound.jsonl', '--sender', 'client'])).toEqual({
      status: 0,
      out: 'Nothing is wrong with this message, by revision 2025-11-25.\n',
      err: '',
    });
  });

  it('shows place, line, span, what, why, fix and rule', async () => {
    write('faulty.jsonl', `${sound}${faulty}`);
    const { status, out, err } = await run(['check', 'faulty.jsonl', '--revision', '2025-11-25']);
    const lines = out.split('\n');
    expect({ status, err }).toEqual({ status: 1, err: '' });
    expect(lines[0]).toMatch(/^faulty\.jsonl:2:23: error: \S.* \[jsonrpc\/id-null\]$/);
    expect(lines.slice(1, 5)).toEqual([
      '',
      '  2 | {"jsonrpc":"2.0","id":null,"method":"ping"}',
      '    |                       ^^^^',
      '',
    ]);
    expect(lines[5]).toBe('  The `id` is `null`.');
    expect(lines[6]).toMatch(/^ {2}Why: \S/);
    expect(out).toMatch(/\n {2}Fix: \S/);
    expect(lines.slice(-4)).toEqual([
      '',
      'Who sent each message is read from its shape; --sender, or arrows before the messages, would say it.',
      '1 error in 2 messages, by revision 2025-11-25.',
      '',
    ]);
  });

  it.each([
    ['piped', []],
    ['for -', ['-']],
  ])('reads the standard input %s', async (_, args) => {
    const { status, out } = await run(['check', ...args], faulty);
    expect(status).toBe(1);
    expect(out).toMatch(/^<stdin>:1:23: error: /);
  });

  it('underlines wide characters, tabs and cut lines where they are', async () => {
    const long = 'x'.repeat(400);
    const text = [
      '{"jsonrpc":"2.0","id":1,"method":"ping","params":{"名前":"値"},"ID":2}',
      '{"jsonrpc":"2.0",\t"id":null,\t"method":"ping"}',
      `{"jsonrpc":"2.0","method":"ping","params":{"a":"${long}"},"id":null,"x":"${long}"}`,
    ].join('\n');
    const { out } = await run(['check', '--revision', '2025-11-25'], `${text}\n`);
    const excerpts = [...out.matchAll(/^ {2}\d \| .*\n {4}\| .*$/gm)].map(([excerpt]) => excerpt);
    expect(excerpts).toContain(
      '  2 | {"jsonrpc":"2.0",   "id":null,  "method":"ping"}\n    |                          ^^^^',
    );
    expect(excerpts).toContain(
      `  3 | …${'x'.repeat(14)}"},"id":null,"x":"${'x'.repeat(38)}…\n    | ${' '.repeat(23)}^^^^`,
    );
    expect(excerpts).toContain(
      `  1 | {"jsonrpc":"2.0","id":1,"method":"ping","params":{"名前":"値"},"ID":2}\n    | ${' '.repeat(63)}^^^^`,
    );
  });

  it('shows no control sequence of a message as one', async () => {
    const { out } = await run(['check'], '{"jsonrpc":"2.0","id":1,"method":"pi\u001B[31mng"}\n');
    expect(out).toContain('"pi␛[31mng"');
    expect(out).not.toContain('\u001B');
  });

  it('reads bytes, so that broken UTF-8 is found', async () => {
    const bytes = Buffer.from('{"jsonrpc":"2.0","id":"caf\xe9","method":"ping"}\n', 'latin1');
    const { status, out } = await run(['check', '--format', 'json'], bytes);
    const { findings } = JSON.parse(out) as Report;
    expect(status).toBe(1);
    expect(findings.map(({ rule, start }) => [rule.replace(/.*\//, ''), start])).toEqual([['text-not-utf8', 26]]);
  });

  it('prints one report as it is, several with their files', async () => {
    write('one.jsonl', sound);
    write('two.jsonl', faulty);
    const one = JSON.parse((await run(['check', '--format', 'json', 'two.jsonl'])).out);
    expect(one.outcome).toBe('fail');
    expect(one.messages).toEqual([
      { index: 0, kind: 'malformed', sender: 'client', inferred: true, start: 0, end: 43 },
    ]);
    expect(one.findings[0]).toMatchObject({
      rule: 'jsonrpc/id-null',
      start: 22,
      end: 26,
      line: 1,
      column: 23,
      pointer: '/id',
    });
    const { status, out } = await run(['check', '--format=json', 'one.jsonl', 'two.jsonl']);
    expect(status).toBe(1);
    expect(JSON.parse(out)).toEqual([
      {
        file: 'one.jsonl',
        revision: '2025-11-25',
        messages: [{ index: 0, kind: 'request', sender: 'client', inferred: true, start: 0, end: 40 }],
        findings: [],
        outcome: 'pass',
      },
      { file: 'two.jsonl', ...one },
    ]);
  });

  it('hands its options to the grader', async () => {
    const outcome = async (input: string, ...args: string[]) => (await run(['check', ...args], input)).status;
    const batch = `[${sound.trim()}]\n`;
    expect(await outcome(batch, '--revision', '2025-03-26')).toBe(0);
    expect(await outcome(batch, '--revision', '2025-11-25')).toBe(1);
    const pretty = '{\n"jsonrpc":"2.0","id":1,"method":"ping"}\n';
    expect(await outcome(pretty)).toBe(1);
    expect(await outcome(pretty, '--transport', 'none')).toBe(0);
    const initialize =
      '{"jsonrpc":"2.0","id":1,"method":"sampling/createMessage","params":{"messages":[],"maxTokens":9}}\n';
    const senders = JSON.parse(
      (await run(['check', '--format', 'json', '--sender', 'client'], initialize)).out,
    ) as Report;
    expect(senders.messages[0]!.sender).toBe('client');
    expect(senders.findings.map(({ rule }) => rule)).toContain('exchange/wrong-direction');
    const open = '--> {"jsonrpc":"2.0","id":1,"method":"ping"}\n--> {"jsonrpc":"2.0","id":2,"method":"ping"}\n';
    expect(await outcome(open)).toBe(0);
    expect(JSON.parse((await run(['check', '--format', 'json', '--session', 'whole'], open)).out).findings).not.toEqual(
      [],
    );
    const answer = '{"jsonrpc":"2.0","id":1,"result":{"a":1}}\n';
    expect(await outcome(answer, '--revision', '2025-11-25')).toBe(0);
    expect(await outcome(answer, '--revision', '2025-11-25', '--answers', 'ping')).toBe(1);
    // Plain JSON-RPC only advises against a null id.
    expect(await outcome(faulty, '--revision', '2.0')).toBe(0);
    expect(await outcome(faulty, '--revision', '2.0', '--strict')).toBe(1);
  });

  it('checks the others where a file is missing, and fails', async () => {
    write('one.jsonl', sound);
    expect(await run(['check', '--sender', 'client', 'gone.jsonl', 'one.jsonl'])).toEqual({
      status: 2,
      out: 'Nothing is wrong with this message, by revision 2025-11-25.\n',
      err: 'handwire check: gone.jsonl is not there.\n',
    });
  });

  it('says what a log was read as, and lists what in it is no protocol when asked', async () => {
    const log = write(
      'host.log',
      `2025-06-20T09:14:00.000Z [weather] [info] Initializing server...\n2025-06-20T09:14:01.000Z [weather] [info] Message from client: ${faulty}`,
    );
    const { status, out } = await run(['check', log]);
    expect(status).toBe(1);
    expect(out).toMatch(/^host\.log:2:86: error: /);
    const told = 'Read as the log of a desktop host; 1 line is no protocol';
    expect(out.split('\n').slice(-3, -1)).toEqual([
      `${told}, --verbose shows them.`,
      expect.stringMatching(/^1 error in 1 message, /),
    ]);
    const { out: all } = await run(['check', '--verbose', log]);
    expect(all).toContain(`\nhost.log:1: the host’s own words: 2025-06-20T09:14:00.000Z`);
    expect(all).toContain(`\n${told}.\n`);
    expect(JSON.parse((await run(['check', '--format', 'json', log])).out)).toMatchObject({
      format: 'desktop-host',
      ignored: 1,
    });
    expect((await run(['check', '--transport', 'stdio', log])).out).not.toContain('Read as');
    expect((await run(['check', '--log', 'moo', log])).err).toMatch(
      /^handwire check: --log is desktop-host, .*; not moo\.\n$/,
    );
    write('plain.jsonl', sound);
    expect((await run(['check', '--verbose', 'plain.jsonl'])).out).toContain('Read as JSON lines, one message each.\n');
  });

  it.each([[], ['--revision', 'all'], ['--migrate', '2026-07-28']])(
    'fails where no message is found in what is told to be a log, with %j too',
    async (...more) => {
      write('stream.txt', '{"jsonrpc":"2.0","id":1,"method":"ping"}\n');
      expect(await run(['check', '--log', 'http', 'stream.txt', ...more])).toEqual({
        status: 2,
        out: '',
        err: 'handwire check: stream.txt holds no message that can be read as HTTP requests and responses: leave --log out, and its content decides.\n',
      });
    },
  );

  it('asks to unpack what is packed', async () => {
    const packed = gzipSync('{"jsonrpc":"2.0","id":1,"method":"ping"}\n');
    write('log.gz', packed);
    expect(await run(['check', 'log.gz'])).toEqual({
      status: 2,
      out: '',
      err: 'handwire check: log.gz is packed (gzip): unpack it first.\n',
    });
    const { status, err } = await run(['check'], packed);
    expect({ status, err }).toEqual({
      status: 2,
      err: 'handwire check: The standard input is packed (gzip): unpack it first.\n',
    });
  });

  it('checks what both sides wrote, recorded apart', async () => {
    write('in.jsonl', sound);
    write('out.jsonl', 'ready\n{"jsonrpc":"2.0","id":"1","result":{}}\n');
    const both = ['check', '--revision', '2025-11-25', '--stdin', 'in.jsonl', '--stdout'];
    const { status, out } = await run([...both, 'out.jsonl']);
    expect(status).toBe(1);
    expect(out.split('\n').filter((line) => /^\S+:\d/.test(line))).toEqual([
      expect.stringMatching(/^out\.jsonl:1:1: error: .* \[stdio\/stdio-stdout-noise\]$/),
      expect.stringMatching(/^out\.jsonl:2:23: error: .* \[exchange\/response-id-type-changed\]$/),
    ]);
    expect(out).toContain(
      '\nRead as the streams of both sides, in no order between them.\n2 errors in 3 messages of 2 files',
    );
    expect(await run([...both, 'gone.jsonl'])).toMatchObject({ status: 2, out: '' });
    expect((await run(['check', '--stdin', 'in.jsonl'])).err).toContain('--stdin and --stdout go together');
  });
});

describe('a long log', () => {
  const text = 'A long answer about the weather of this place. '.repeat(60);
  const message = (members: object): string => JSON.stringify({ jsonrpc: '2.0', ...members });
  const count = 6_000;

  beforeAll(() => {
    const lines = [
      message({
        id: 0,
        method: 'initialize',
        params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'host', version: '1.0.0' } },
      }),
      message({
        id: 0,
        result: {
          protocolVersion: '2025-11-25',
          capabilities: { tools: {} },
          serverInfo: { name: 'weather', version: '1.0.0' },
        },
      }),
      message({ method: 'notifications/initialized' }),
    ];
    for (let id = 1; id <= count; id++) {
      lines.push(message({ id, method: 'tools/call', params: { name: 'forecast' } }));
      lines.push(message({ id: id === count ? `${id}` : id, result: { content: [{ type: 'text', text }] } }));
    }
    write('long.jsonl', `${lines.join('\n')}\n`);
  });

  /** Far less than it takes to hold the log and all that is read from it. */
  const little = { NODE_OPTIONS: '--max-old-space-size=40' };

  const last = 3 + 2 * count;

  it('is judged in little memory, with places counted in all of it', async () => {
    const { status, out, err } = await run(['check', 'long.jsonl'], '', little);
    expect([status, err]).toEqual([1, '']);
    expect(out).toContain(
      `long.jsonl:${last}:23: error: The requester would wait for ever [exchange/response-id-type-changed]\n`,
    );
    expect(out).toContain(`  ${last - 1} | {"jsonrpc":"2.0","id":6000,"method":"tools/call"`);
    expect(out).toContain(`  ${last} | {"jsonrpc":"2.0","id":"6000","result":{"content"`);
    expect(out).toContain(`1 error in ${last} messages, by revision 2025-11-25.\n`);
  });

  it('is judged alike from a pipe, and told as data', async () => {
    const log = readFileSync(join(folder, 'long.jsonl'));
    expect(log.length).toBeGreaterThan(16 * 1024 * 1024);
    const { status, out } = await run(['check', '--format', 'json'], log, little);
    const { messages, findings, counted }: Report = JSON.parse(out);
    expect(status).toBe(1);
    expect(findings.map(({ rule, index, line }) => [rule, index, line])).toEqual([
      ['exchange/response-id-type-changed', last - 1, last],
    ]);
    expect(messages.map(({ index }) => index)).toEqual([last - 1]);
    expect(counted).toEqual({
      messages: last,
      inferred: last,
      cut: 0,
      errors: 1,
      warnings: 0,
      notes: 0,
      more: {},
    });
  });

  it('is a part of a session, which is said where somebody asks for a whole one', async () => {
    const { status, err } = await run(['check', 'long.jsonl', '--session', 'whole'], '', little);
    expect([status, err]).toEqual([
      1,
      'handwire check: long.jsonl is judged piece by piece, as a part: what is not there is not told.\n',
    ]);
  });

  it('is refused where it would have to be held at once', async () => {
    write('huge.jsonl', '');
    truncateSync(join(folder, 'huge.jsonl'), 129 * 1024 * 1024);
    for (const [option, why] of [
      [['--revision', 'all'], 'what several revisions judge is read at once'],
      [['--migrate', '2026-07-28'], 'what several revisions judge is read at once'],
    ] as const) {
      expect(await run(['check', 'huge.jsonl', ...option])).toEqual({
        status: 2,
        out: '',
        err: `handwire check: huge.jsonl is larger than 128 MB: ${why}. Check it in parts.\n`,
      });
    }
  });
});

describe('colour', () => {
  const coloured = async (env: Record<string, string>) => (await run(['check'], faulty, env)).out.includes('\u001B[');

  it('is not for pipes, unless it is asked for', async () => {
    expect(await coloured({})).toBe(false);
    expect(await coloured({ FORCE_COLOR: '1' })).toBe(true);
    expect(await coloured({ FORCE_COLOR: '0' })).toBe(false);
    expect(await coloured({ NO_COLOR: '1' })).toBe(false);
  });

  it('takes the ticks of code away', async () => {
    const { out } = await run(['check'], faulty, { FORCE_COLOR: '1' });
    expect(out).toContain('  The \u001B[36mid\u001B[0m is \u001B[36mnull\u001B[0m.\n');
    expect(out).toContain('"id":\u001B[31mnull\u001B[0m,"method"');
  });
});

describe('mistakes at the command line', () => {
  it.each<readonly [readonly string[], string]>([
    [[], 'handwire: Say what to do: check, grade, explain, list or exercise; handwire --help says more.'],
    [['chek'], 'handwire: There is no command chek; did you mean check?'],
    [['frobnicate'], 'handwire: There is no command frobnicate; handwire --help lists them.'],
    [['--versio'], 'handwire: There is no command --versio; handwire --help lists them.'],
    [['check', '--formt', 'json'], 'handwire check: There is no option --formt; did you mean --format?'],
    [['check', '-x'], 'handwire check: There is no option -x; --help lists them.'],
    [['check', '--format', 'xml'], 'handwire check: --format is text or json, not xml.'],
    [['check', '--format'], 'handwire check: --format needs a value: --format NAME'],
    [['check', '--format', '--strict'], 'handwire check: --format needs a value: --format NAME'],
    [['check', '--format', 'json', '--format', 'text'], 'handwire check: --format is given twice.'],
    [['check', '--strict=1'], 'handwire check: --strict takes no value.'],
    [['check', '--session', 'all'], 'handwire check: --session is part or whole, not all.'],
    [['check', '--transport', 'http'], 'handwire check: --transport is stdio or none, not http.'],
    [['check', '--sender', 'host'], 'handwire check: --sender is client or server, not host.'],
    [
      ['check', '--answers', 'tool/call'],
      'handwire check: --answers: no revision defines the method tool/call; did you mean tools/call?',
    ],
    [
      ['check', '--revision', '2025-11-26'],
      'handwire check: --revision is auto, all, 2.0, 2024-11-05, 2025-03-26, 2025-06-18, 2025-11-25, 2026-07-28; not 2025-11-26.',
    ],
    [['check', '-', '-'], 'handwire check: - stands for the standard input; give it once.'],
    [['check', 'gone.json'], 'handwire check: gone.json is not there.'],
    [['check', '.'], 'handwire check: . is a folder.'],
    [
      ['check', '--link', 'javascript:alert(1)', '-'],
      'handwire check: --link needs the address of the site: --link https://handwire.example/',
    ],
    [['compare'], 'handwire: There is no command compare; handwire check --revision all does that.'],
    [['migrate', 'a.txt'], 'handwire: There is no command migrate; handwire check --migrate 2026-07-28 does that.'],
    [['grade'], 'handwire grade: Name an answer, a learner’s folder or a class folder; --help says more.'],
    [
      ['grade', '.', '--seed', 'autumn-{lerner}'],
      'handwire grade: --seed: {lerner} stands for nothing; {learner} stands for the learner’s name.',
    ],
    [['grade', 'gone'], 'handwire grade: gone is not there.'],
    [['grade', '-'], 'handwire grade: Say what the standard input answers: --exercise ID.'],
    [
      ['grade', '.', '--exercise', 'wire/first-requst'],
      'handwire grade: --exercise: there is no exercise wire/first-requst; did you mean wire/first-request?',
    ],
    [['grade', '.', '--csv', 'no/such/folder.csv'], 'handwire grade: --csv: no/such/folder.csv is not there.'],
    [['grade', '.', '--csv', '.'], 'handwire grade: --csv: . is a folder.'],
    [['grade', '.', '--csv', 'a', '--json', 'a'], 'handwire grade: --csv and --json name the same file.'],
    [['explain'], 'handwire explain: Name a rule, such as jsonrpc/id-null; handwire list rules names them.'],
    [['explain', 'id-nul'], 'handwire explain: There is no rule id-nul; did you mean jsonrpc/id-null?'],
    [
      ['explain', 'nothing-at-all-like-it'],
      'handwire explain: There is no rule nothing-at-all-like-it; handwire list rules names them.',
    ],
    [['explain', 'id-null', 'id-type'], 'handwire explain: Name one rule at a time; id-type is one too many.'],
    [['explain', 'task/method'], 'handwire explain: task/method is what an exercise asks for, no rule of the wire.'],
    [['list', 'lessons'], 'handwire list: There is no list of lessons; there are rules, exercises, revisions.'],
  ])('handwire %j', async (args, message) => {
    expect(await run(args)).toEqual({ status: 2, out: '', err: `${message}\n` });
  });

  it('are told on one line whatever they hold', async () => {
    const { err } = await run(['check', 'a\nb\u001B[2J']);
    expect(err).toBe('handwire check: a␊b␛[2J is not there.\n');
  });
});

describe('help', () => {
  it('tells the version', async () => {
    const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
    expect(await run(['--version'])).toEqual({ status: 0, out: `${version}\n`, err: '' });
  });

  it.each(['check', 'grade', 'explain', 'list'])('exists for %s', async (command) => {
    const { status, out, err } = await run([command, '--help']);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toContain(`\n  handwire ${command} `);
    expect(out).toContain('\n  --help ');
    expect(out).toBe((await run(['help', command])).out);
  });

  it('names every command', async () => {
    const { status, out } = await run(['--help']);
    expect(status).toBe(0);
    for (const command of ['check', 'grade', 'explain', 'list']) expect(out).toContain(`\n  handwire ${command} `);
  });
});

describe('explain and list', () => {
  it('finds a rule by its last part', async () => {
    const [long, short] = await Promise.all([run(['explain', 'jsonrpc/id-null']), run(['explain', 'id-null'])]);
    expect(long).toEqual(short);
    expect(long.status).toBe(0);
    expect(long.out).toMatch(/^jsonrpc\/id-null {2}.*MUST since 2024-11-05\n\nThe id of a request .*\n/);
    expect(long.out).toContain('    {"jsonrpc":"2.0","id":«null»,"method":"ping"}\n');
    expect(long.out).toContain('\n  The `id` is `…`.\n');
  });

  it('finds the rule of a finding by the full name of it', async () => {
    const named = await run(['explain', 'exchange/response-id-type-changed/became-string']);
    expect(named).toEqual(await run(['explain', 'response-id-type-changed']));
    expect(named.status).toBe(0);
  });

  it('explains as JSON', async () => {
    const { rule, page } = JSON.parse((await run(['explain', 'id-null', '--format', 'json'])).out);
    expect([rule.id, Object.keys(page.bad)]).toEqual(['jsonrpc/id-null', ['request', 'result']]);
  });

  it('lists rules, exercises and revisions', async () => {
    const rules = await run(['list', 'rules']);
    expect(rules.out).toMatch(/^jsonrpc\/id-null +MUST +The id /m);
    expect((await run(['list', 'exercises'])).out).toMatch(/^wire\/first-request +message +2025-11-25 +Ask /m);
    const revisions = JSON.parse((await run(['list', 'revisions', '--format', 'json'])).out) as { id: string }[];
    expect(revisions.map(({ id }) => id)).toEqual([
      '2.0',
      '2024-11-05',
      '2025-03-26',
      '2025-06-18',
      '2025-11-25',
      '2026-07-28',
    ]);
    const all = JSON.parse((await run(['list', '--format', 'json'])).out);
    expect(Object.keys(all)).toEqual(['rules', 'exercises', 'revisions']);
    const old = (await run(['list', 'rules', '--revision', '2.0'])).out;
    expect(old.split('\n').length).toBeLessThan(rules.out.split('\n').length);
  });
});

describe('output', () => {
  it('ends quietly where nobody reads on', async () => {
    const { status, err } = await new Promise<{ status: number | null; err: string }>((resolve) => {
      const child = spawn(process.execPath, [cli, 'list'], { env: clean(), stdio: ['ignore', 'pipe', 'pipe'] });
      let err = '';
      child.stdout.destroy();
      child.stderr.on('data', (chunk) => {
        err += chunk;
      });
      child.on('close', (status) => resolve({ status, err }));
    });
    expect({ status, err }).toEqual({ status: 0, err: '' });
  });

  it.runIf(existsSync('/dev/full'))('says where the disk is full (needs /dev/full)', async () => {
    const shell = `"$0" "$1" list > /dev/full`;
    const { status, err } = await new Promise<{ status: number; err: string }>((resolve) => {
      execFile('sh', ['-c', shell, process.execPath, cli], { env: clean() }, (error, _, err) =>
        resolve({ status: error ? Number(error.code) : 0, err }),
      );
    });
    expect({ status, err }).toEqual({ status: 2, err: 'handwire list: the output does not fit: the disk is full.\n' });
  });
});

describe('grade', () => {
  /** One of each ten answers is missing, one garbage, one binary, one a known mistake; the others are right. */
  const ids = [
    'exchange/a-new-id',
    'exchange/out-of-order',
    'exchange/repair-the-id',
    'framing/one-line',
    'json/python-dict',
    'weather/call-and-response',
    'wire/first-request',
    'wire/first-result',
  ] as const;
  const learners = Array.from({ length: 50 }, (_, at) =>
    at === 6 ? '=SUM(A1,"x")' : at === 7 ? 'Zoë, 2b' : `learner-${`${at + 1}`.padStart(2, '0')}`,
  );
  const endings = ['.txt', '.jsonl', '.json'];

  const answer = (learner: number, exercise: number): string | Uint8Array | undefined => {
    const { solution, mistakes } = exercises.get(ids[exercise]!)!;
    const rest = (learner + exercise) % 10;
    if (rest === 0) return undefined;
    return ['I do not know ☃', Uint8Array.of(0, 159, 146, 150, 0), mistakes[0]!.answer][rest - 1] ?? solution;
  };

  const cells = (text: string): string[][] =>
    text
      .replace(/^\uFEFF/, '')
      .trimEnd()
      .split('\r\n')
      .map((line) =>
        [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
          ([, quoted, bare]) => quoted?.replaceAll('""', '"') ?? bare!,
        ),
      );

  beforeAll(() => {
    learners.forEach((name, learner) => {
      mkdirSync(join(folder, 'class', name), { recursive: true });
      ids.forEach((id, exercise) => {
        const content = answer(learner + 1, exercise);
        const stem = learner % 2 === 0 ? id : id.replace('/', '.');
        if (content !== undefined) write(`class/${name}/${stem}${endings[(learner + exercise) % 3]}`, content);
      });
    });
    write('class/learner-01/notes.md', 'mine');
    write('class/learner-01/wire/first-reqest.txt', 'x');
    write('class/learner-02/.DS_Store', 'x');
    write('class/Thumbs.db', 'x');
    write('class/readme.txt', 'x');
    symlinkSync(join(folder, 'class/learner-01'), join(folder, 'class/linked'));
  });

  it('grades a class: table, JSON and CSV in one run, and nothing is lost', async () => {
    const { status, out, err } = await run(['grade', 'class', '--csv', 'grades.csv', '--json', 'grades.json']);
    expect(status).toBe(1);
    expect(err.trimEnd().split('\n')).toEqual([
      `handwire grade: class/learner-01/notes.md: not graded: it ends in none of .txt, .jsonl and .json`,
      `handwire grade: class/learner-01/wire/first-reqest.txt: not graded: no exercise has this name; did you mean wire/first-request?`,
      `handwire grade: class/linked: is a link, and links are not followed`,
      `handwire grade: class/readme.txt: not graded: it is in no learner’s folder`,
      `handwire grade: left out 2 hidden or system files: class/Thumbs.db, class/learner-02/.DS_Store`,
    ]);

    const lines = out.split('\n');
    expect(lines[0]).toBe('learner       A   B   C   D   E   F   G   H   points');
    expect(lines.slice(1, 51).map((line) => line.slice(0, 12).trim())).toEqual([
      '=SUM(A1,"x")',
      ...learners.slice(0, 6),
      ...learners.slice(8),
      'Zoë, 2b',
    ]);
    expect(out).toContain('\n  A  exchange/a-new-id          30 of 50 passed\n');
    expect(out).toContain('\n50 learners, 8 exercises: 240 passed, 80 failed, 40 missing, 40 unreadable.\n');
    expect(out).toContain('\nUnreadable\n');
    expect(out.match(/^ {2}class\/.*: is no text: it has NUL bytes$/gm)).toHaveLength(40);

    const { grades, version } = JSON.parse(readFileSync(join(folder, 'grades.json'), 'utf8'));
    expect(version).toBe('0.1.0');
    expect(grades).toHaveLength(400);
    const count = (outcome: string): number =>
      grades.filter((grade: { outcome: string }) => grade.outcome === outcome).length;
    expect(['pass', 'fail', 'missing', 'unreadable'].map(count)).toEqual([240, 80, 40, 40]);

    const rows = cells(readFileSync(join(folder, 'grades.csv'), 'utf8'));
    expect(rows[0]).toEqual(['learner', 'exercise', 'points', 'max', 'outcome', 'first finding']);
    expect(rows).toHaveLength(401);
    expect(
      rows
        .slice(1)
        .map(([learner, exercise, points, max, outcome]) => [
          learner!.replace(/^'/, ''),
          exercise,
          Number(points),
          Number(max),
          outcome,
        ]),
    ).toEqual(
      grades.map((grade: Record<string, unknown>) => [
        grade.learner,
        grade.exercise,
        grade.points,
        grade.maxPoints,
        grade.outcome,
      ]),
    );
    expect(rows.filter((row) => row[0] === `'=SUM(A1,"x")`)).toHaveLength(8);
    expect(rows.filter((row) => row[0] === 'Zoë, 2b')).toHaveLength(8);
    expect(rows.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
    // An accent is in it: Excel needs the mark to read it.
    expect(readFileSync(join(folder, 'grades.csv')).subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('tells the same on every run', async () => {
    const [one, other] = await Promise.all([1, 2].map(() => run(['grade', 'class', '--format', 'json'])));
    expect(one).toEqual(other);
  });

  it('prints CSV as well', async () => {
    const { out } = await run(['grade', 'class/learner-09', '--format', 'csv']);
    expect(cells(out).map(([learner, exercise, , , outcome]) => [learner, exercise, outcome])).toEqual([
      ['learner', 'exercise', 'outcome'],
      ['learner-09', 'exchange/a-new-id', 'pass'],
      ['learner-09', 'exchange/repair-the-id', 'fail'],
      ['learner-09', 'framing/one-line', 'unreadable'],
      ['learner-09', 'json/python-dict', 'fail'],
      ['learner-09', 'weather/call-and-response', 'pass'],
      ['learner-09', 'wire/first-request', 'pass'],
      ['learner-09', 'wire/first-result', 'pass'],
    ]);
  });

  it('takes an exercise that is asked for and not handed in as missing', async () => {
    const { status, out } = await run([
      'grade',
      'class',
      '--learner',
      'learner-09',
      '--exercise',
      'out-of-order',
      '--format',
      'csv',
    ]);
    expect(status).toBe(1);
    expect(cells(out).slice(1)).toEqual([
      ['learner-09', 'exchange/out-of-order', '0', expect.stringMatching(/^[1-9]\d*$/), 'missing', ''],
    ]);
  });

  it('shows one answer in full', async () => {
    const { solution, mistakes } = exercises.get('wire/first-request')!;
    write('ann/wire.first-request.txt', solution);
    expect(await run(['grade', 'ann'])).toMatchObject({ status: 0, err: '' });
    const { out } = await run(['grade', 'ann/wire.first-request.txt']);
    expect(out).toMatch(/^ {2}met +1\/1 {2}The answer .*\.\n/);
    expect(out).toMatch(/\nann, wire\/first-request: passed, (\d+)\/\1 points\.\n$/);

    const named = await run(['grade', '-', '--exercise', 'first-request', '--learner', 'Ben'], mistakes[0]!.answer);
    expect(named.status).toBe(1);
    expect(named.out).toMatch(/^<stdin>:\d+:\d+: error: /);
    expect(named.out).toMatch(/\nBen, wire\/first-request: failed, \d+\/\d+ points\.\n$/);
  });

  it('reads what editors write: byte-order marks, UTF-16, capital letters', async () => {
    const { solution } = exercises.get('wire/first-request')!;
    write('editors/a/Wire.First-Request.TXT', `\uFEFF${solution}`);
    write('editors/b/wire/first-request.json', Buffer.from(`\uFEFF${solution}`, 'utf16le'));
    expect((await run(['grade', 'editors'])).status).toBe(0);
  });

  it('names exercises in its help that there are', async () => {
    const { out } = await run(['grade', '--help']);
    const named = [...out.matchAll(/\b[a-z]+\/[a-z]+(?:-[a-z]+)+/g)].map(([id]) => id);
    expect(named.length).toBeGreaterThan(1);
    expect(named.filter((id) => !exercises.has(id) && !existsSync(join(folder, id)))).toEqual([]);
  });

  it('takes the file that can be read where a folder has its name', async () => {
    const { solution } = exercises.get('wire/first-request')!;
    mkdirSync(join(folder, 'twice/a/wire.first-request.json'), { recursive: true });
    write('twice/a/wire.first-request.txt', solution);
    const { status, err } = await run(['grade', 'twice']);
    expect({ status, err }).toEqual({
      status: 0,
      err: 'handwire grade: twice/a/wire.first-request.json: not graded: twice/a/wire.first-request.txt answers wire/first-request already\n',
    });
    expect(await run(['grade', 'twice', '--learner', 'nobody'])).toEqual({
      status: 2,
      out: '',
      err: 'handwire grade: --learner: nothing in twice is of nobody; a folder is called as its learner is.\n',
    });
  });

  it('lets one hand-in that cannot be read cost no other', async () => {
    const { solution } = exercises.get('wire/first-request')!;
    write('odd/a/wire.first-request.txt', solution);
    mkdirSync(join(folder, 'odd/b/wire.first-request.txt'), { recursive: true });
    write('odd/c/wire.first-request.txt', 'x'.repeat(1_000_001));
    mkdirSync(join(folder, 'odd/d'));
    symlinkSync('../a/wire.first-request.txt', join(folder, 'odd/d/wire.first-request.txt'));
    write('odd/e/wire.first-request.txt', Buffer.from('caf\xe9', 'latin1'));
    mkdirSync(join(folder, 'odd/f'));
    write('odd/g/wire.first-request.txt', solution);
    write('odd/g/wire/first-request.json', solution);
    const { status, out, err } = await run(['grade', 'odd', '--format', 'csv']);
    expect(status).toBe(1);
    expect(
      cells(out)
        .slice(1)
        .map(([learner, , , , outcome, reason]) => [learner, outcome, reason]),
    ).toEqual([
      ['a', 'pass', ''],
      ['b', 'unreadable', 'is a folder'],
      ['c', 'unreadable', 'is too large: it has 1.0 MB, and an answer has at most 1 MB'],
      ['d', 'unreadable', 'is a link, and links are not followed'],
      ['e', 'unreadable', 'is no text: its bytes are not UTF-8'],
      ['f', 'missing', ''],
      ['g', 'pass', ''],
    ]);
    expect(err).toBe(
      'handwire grade: odd/g/wire.first-request.txt: not graded: odd/g/wire/first-request.json answers wire/first-request already\n',
    );
  });

  it.skipIf(process.getuid?.() === 0)('names what it may not open (not as root, who may open everything)', async () => {
    write('shut/a/wire.first-request.txt', exercises.get('wire/first-request')!.solution);
    write('shut/b/wire.first-request.txt', 'x');
    chmodSync(join(folder, 'shut/b/wire.first-request.txt'), 0);
    write('shut/c/wire.first-request.txt', 'x');
    chmodSync(join(folder, 'shut/c'), 0);
    const { out } = await run(['grade', 'shut', '--format', 'csv']);
    chmodSync(join(folder, 'shut/c'), 0o700);
    expect(
      cells(out)
        .slice(1)
        .map(([learner, , , , outcome, reason]) => [learner, outcome, reason]),
    ).toEqual([
      ['a', 'pass', ''],
      ['b', 'unreadable', 'may not be opened: no permission'],
      ['c', 'unreadable', 'may not be opened: no permission'],
    ]);
  });

  it('leaves nothing behind where it cannot write', async () => {
    const before = readdirSync(folder);
    const { status, out, err } = await run(['grade', 'class', '--csv', 'class/gone/grades.csv']);
    expect({ status, out, err }).toEqual({
      status: 2,
      out: '',
      err: 'handwire grade: --csv: class/gone/grades.csv is not there.\n',
    });
    expect(readdirSync(folder)).toEqual(before);
  });

  it.runIf(existsSync('/dev/full'))(
    'keeps the printed table where the disk is full, and replaces no device (needs /dev/full)',
    async () => {
      const { status, out, err } = await run(['grade', 'class', '--csv', '/dev/full']);
      expect(status).toBe(2);
      expect(out).toContain('50 learners, 8 exercises');
      expect(err.trimEnd().split('\n').at(-1)).toBe('handwire grade: --csv: /dev/full does not fit: the disk is full.');
      expect(existsSync('/dev/full')).toBe(true);
    },
  );

  it('keeps the mode of a file that it replaces', async () => {
    write('kept.csv', 'old');
    chmodSync(join(folder, 'kept.csv'), 0o600);
    await run(['grade', 'ann', '--csv', 'kept.csv']);
    const text = readFileSync(join(folder, 'kept.csv'), 'utf8');
    expect(text.startsWith('learner,exercise,points,max,outcome,first finding\r\nann,wire/first-request,')).toBe(true);
  });

  it('says where there is nothing to grade', async () => {
    write('nothing/ann/notes.md', 'x');
    expect(await run(['grade', 'nothing'])).toEqual({
      status: 2,
      out: '',
      err: 'handwire grade: nothing/ann/notes.md: not graded: it ends in none of .txt, .jsonl and .json\nhandwire grade: There is no answer in nothing; --help says how answers are named.\n',
    });
  });
});
