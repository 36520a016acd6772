/** A recorder between a client and a server on stdio, and what sessions that are recorded have in common. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Recording {
  readonly name: string;
  /** Every line behind its arrow, in the order in which they passed. */
  readonly log: string;
  /** What each side wrote. */
  readonly client: Uint8Array;
  readonly server: Uint8Array;
}

/** Drives a session from its beginning to its end; what it needs of files is in the folder. */
export type Session = (folder: string) => Promise<void>;

const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const require = createRequire(import.meta.url);

/** The reference server of this name. */
export const reference = (name: string): string =>
  require.resolve(`@modelcontextprotocol/server-${name}/dist/index.js`);

/** A server of this project, which offers all that the second line of the SDK can. */
export const ownServer = here('server.mjs');

/** How to start a server behind the recorder. */
export const tapped = (
  folder: string,
  name: string,
  command: readonly string[],
  env: Readonly<Record<string, string>> = {},
) => ({
  command: process.execPath,
  args: [here('tap.mjs'), folder, name, process.execPath, ...command],
  env,
  stderr: 'ignore' as const,
});

export type Witness = ReturnType<typeof witness>;

/** What came so far, and a way to wait for more of it. */
export const witness = () => {
  const seen = new Map<string, number>();
  const waiting = new Set<() => void>();
  return {
    note(what: string): void {
      seen.set(what, (seen.get(what) ?? 0) + 1);
      for (const look of waiting) look();
    },
    count: (what: string): number => seen.get(what) ?? 0,
    until: (what: string, times = 1): Promise<void> =>
      new Promise((resolve) => {
        const look = (): void => {
          if ((seen.get(what) ?? 0) < times) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
  };
};

/** What is refused on purpose has to be refused. */
export const refused = async (promise: Promise<unknown>): Promise<void> => {
  const happened = await promise.then(
    () => 'answered',
    () => 'refused',
  );
  if (happened === 'answered') throw new Error('What was to be refused was answered.');
};

export const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
export const sampled = {
  role: 'assistant',
  model: 'small-1',
  content: { type: 'text', text: 'Rain.' },
  stopReason: 'endTurn',
} as const;
export const roots = [{ uri: 'file:///home/learner/project', name: 'Project' }, { uri: 'file:///tmp/other' }];

/** Answers what a form cannot do without. */
export const contentFor = ({ required = [] }: { readonly required?: readonly string[] }): Record<string, string> =>
  Object.fromEntries(required.map((name) => [name, name === 'interpretation' ? 'snake' : 'Ada']));
/** Drives them all at once; what was recorded, by name. */
export const record = async (sessions: readonly Session[]): Promise<readonly Recording[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'traffic-'));
  try {
    await Promise.all(sessions.map((session) => session(folder)));
    const logs = (await readdir(folder)).filter((name) => name.endsWith('.log')).sort();
    return await Promise.all(
      logs.map(async (file) => {
        const name = file.slice(0, -'.log'.length);
        const [log, client, server] = await Promise.all([
          readFile(join(folder, file), 'utf8'),
          readFile(join(folder, `${name}.client`)),
          readFile(join(folder, `${name}.server`)),
        ]);
        return { name, log, client, server };
      }),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
