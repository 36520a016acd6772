/** `check --revision all` and `check --migrate`, run as people run them. */
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compare, migrate } from '../graders/index.ts';

const cli = fileURLToPath(new URL('../dist/cli.js', import.meta.url));

let folder: string;

const result = '<-- {"jsonrpc":"2.0","id":2,"result":{"content":[{"type":"text","text":"High at 6:12"}]}}\n';
const question =
  '<-- {"jsonrpc":"2.0","id":7,"method":"elicitation/create","params":{"message":"Which harbour?","requestedSchema":{"type":"object","properties":{"harbour":{"type":"string"}}}}}\n';
const session = `--> {"jsonrpc":"2.0","id":1,"method":"ping"}
<-- {"jsonrpc":"2.0","id":1,"result":{}}
--> {"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"get_tides"}}
${result}`;
const modern =
  '--> {"jsonrpc":"2.0","id":9,"method":"tools/call","params":{"name":"get_tides","_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientInfo":{"name":"lab","version":"1"},"io.modelcontextprotocol/clientCapabilities":{}}}}\n';

beforeAll(() => {
  if (!existsSync(cli)) throw new Error('Run `npm run build:package` first.');
  folder = mkdtempSync(join(tmpdir(), 'handwire-compare-'));
  for (const [name, text] of Object.entries({ result, question, session, modern })) {
    writeFileSync(join(folder, `${name}.txt`), text);
  }
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (...args: readonly string[]): Promise<{ status: number; out: string; err: string }> =>
  new Promise((resolve) => {
    const { FORCE_COLOR: _, NO_COLOR: _no, ...env } = process.env;
    const child = execFile(process.execPath, [cli, 'check', ...args], { cwd: folder, env }, (error, out, err) =>
      resolve({ status: error ? Number(error.code) : 0, out, err }),
    );
    child.stdin!.end();
  });

describe('--revision all', () => {
  it('prints a table and a sentence', async () => {
    expect(await run('result.txt', '--revision', 'all')).toEqual({
      status: 1,
      err: '',
      out: `revision    verdict  first finding
2.0         legal
2024-11-05  legal
2025-03-26  legal
2025-06-18  legal
2025-11-25  legal
2026-07-28  1 error  1:38 The result has no \`resultType\`.
                     [stateless/result-type-missing]

Legal in plain JSON-RPC 2.0 and 2024-11-05 to 2025-11-25. In 2026-07-28 it lacks
\`resultType\`.
`,
    });
  });

  it('shows warnings, and fails on them where that is asked', async () => {
    const { out } = await run('question.txt', '--revision', 'all');
    expect(out.split('\n').slice(1, 3)).toEqual([
      '2.0         legal',
      '2024-11-05  legal, 1 warning  1:38 `elicitation/create` came with revision',
    ]);
    expect((await run('modern.txt', '--revision', 'all')).status).toBe(0);
    expect((await run('modern.txt', '--revision', 'all', '--strict')).status).toBe(0);
  });

  it('prints the data as JSON, several with their files', async () => {
    const one = await run('result.txt', '--revision', 'all', '--format', 'json');
    expect(one.status).toBe(1);
    expect(JSON.parse(one.out)).toEqual(JSON.parse(JSON.stringify(compare(result))));
    const two = await run('--revision', 'all', '--format', 'json', 'result.txt', 'modern.txt');
    expect(JSON.parse(two.out)).toEqual(
      JSON.parse(
        JSON.stringify([
          { file: 'result.txt', ...compare(result) },
          { file: 'modern.txt', ...compare(modern) },
        ]),
      ),
    );
    const { out } = await run('--revision', 'all', 'result.txt', 'modern.txt');
    expect(out).toMatch(/^result\.txt\nrevision {4}verdict {2}first finding\n/);
    expect(out).toContain('\n\nmodern.txt\nrevision');
    expect(out.endsWith('\nLegal in every revision.\n')).toBe(true);
  });
});

describe('--migrate', () => {
  it('lists what to change, in order', async () => {
    expect(await run('session.txt', '--migrate', '2026-07-28')).toEqual({
      status: 1,
      err: '',
      out: `  1. session.txt:1:38: [jsonrpc/method-not-in-revision]
     \`ping\` ended with revision 2025-11-25. These messages speak 2026-07-28.
     Fix: Send a request whose answer is of use: any answer shows that the other
     side is alive.

  2. session.txt:2:5: [migration/leaves]
     This answers \`ping\`, which 2026-07-28 does not have.
     Fix: Leave it out with its request, and answer what is asked instead.

  3. session.txt:3:60: [stateless/meta-missing]
     The \`params\` have no \`_meta\`.
     Fix: Put a \`_meta\` beside the other parameters, with
     \`io.modelcontextprotocol/protocolVersion\` and
     \`io.modelcontextprotocol/clientCapabilities\` in it.

  4. session.txt:4:38: [stateless/result-type-missing]
     The result has no \`resultType\`.
     Fix: Add \`resultType\` and say in it that this result is complete.

session.txt: From 2025-11-25 to 2026-07-28: 4 changes to make.
`,
    });
  });

  it('starts from the revision that is named', async () => {
    expect(await run('question.txt', '--migrate', '2025-11-25', '--revision', '2025-03-26')).toEqual({
      status: 0,
      err: '',
      out: `No longer found in 2025-11-25
  question.txt:1:38: \`elicitation/create\` came with revision 2025-06-18. These
     messages speak 2025-03-26. [jsonrpc/method-not-in-revision]

question.txt: From 2025-03-26 to 2025-11-25: nothing to change.
`,
    });
  });

  it('prints the data as JSON', async () => {
    const { status, out } = await run('session.txt', '--migrate', '2026-07-28', '--format', 'json');
    expect(status).toBe(1);
    expect(JSON.parse(out)).toEqual(JSON.parse(JSON.stringify(migrate(session, 'auto', '2026-07-28'))));
  });

  it('counts what should change where it is strict', async () => {
    expect((await run('question.txt', '--migrate', '2025-03-26')).status).toBe(0);
    expect((await run('question.txt', '--migrate', '2025-03-26', '--strict')).status).toBe(1);
  });
});

describe('what cannot be done', () => {
  it.each<[readonly string[], string]>([
    [
      ['result.txt', '--migrate', '2026-07-29'],
      'handwire check: --migrate is 2.0, 2024-11-05, 2025-03-26, 2025-06-18, 2025-11-25, 2026-07-28; not 2026-07-29.\n',
    ],
    [
      ['result.txt', '--migrate', '2026-07-28', '--revision', 'all'],
      'handwire check: --migrate starts from one revision: name it with --revision, or leave --revision out.\n',
    ],
    [
      ['result.txt', '--revision', 'every'],
      'handwire check: --revision is auto, all, 2.0, 2024-11-05, 2025-03-26, 2025-06-18, 2025-11-25, 2026-07-28; not every.\n',
    ],
    [['gone.txt', '--revision', 'all'], 'handwire check: gone.txt is not there.\n'],
  ])('%j', async (args, err) => {
    expect(await run(...args)).toEqual({ status: 2, out: '', err });
  });

  it('does the others where a file is missing', async () => {
    const { status, out, err } = await run('--migrate', '2025-06-18', 'gone.txt', 'result.txt');
    expect({ status, err }).toEqual({ status: 2, err: 'handwire check: gone.txt is not there.\n' });
    expect(out.trimEnd().split('\n').at(-1)).toMatch(/^result\.txt: From .* to 2025-06-18: nothing to change\.$/);
  });
});
