import { decode } from '../protocol/decode.ts';
import { hasArrows } from '../protocol/loose.ts';
import type {
  Checked,
  CheckOptions,
  Compared,
  CompareOptions,
  Finding,
  Format,
  Migrated,
  Report,
  Role,
} from '../types.ts';
import { type Command, parse, type Usage, type Values } from './arguments.ts';
import { nameOf, readBytes, stdin } from './files.ts';
import { logNamed, methodNamed, revisionNamed, targetNamed } from './names.ts';
import { formatNamed, formatNames, isInteractive, paper, print, remark } from './output.ts';
import { Refusal } from './refusal.ts';
import { assureFits, megabytes, Source, shortest, sizeOf } from './source.ts';

const options = {
  format: {
    value: 'NAME',
    says: `${formatNames('check').join(' or ')} (default: text)`,
    choices: formatNames('check'),
  },
  revision: {
    value: 'ID',
    says: 'such as 2025-11-25; all: a table of all revisions (default: auto, what the messages declare)',
  },
  migrate: { value: 'ID', says: 'list what to change for this revision, in order; --revision says from which' },
  session: {
    value: 'WHICH',
    says: 'part: judge only what is there (default); whole: what is not there was not sent',
    choices: ['part', 'whole'],
  },
  transport: {
    value: 'NAME',
    says: 'stdio: one message a line (default, but for logs); none: framing is not judged',
    choices: ['stdio', 'none'],
  },
  sender: {
    value: 'ROLE',
    says: 'client or server, where all is from one (default: as the messages show)',
    choices: ['client', 'server'],
  },
  answers: { value: 'METHOD', says: 'what a lone response answers, such as tools/call' },
  log: { value: 'FORMAT', says: 'how the log is written, where its content does not show it' },
  stdin: { value: 'FILE', says: 'what the client wrote, recorded apart from what the server wrote:' },
  stdout: { value: 'FILE', says: 'what the server wrote; the order between the two is not judged' },
  link: { value: 'SITE', says: 'print an address at which the page of that site checks the text; sends nothing' },
  verbose: { says: 'list the lines of a log that are no protocol' },
  strict: { says: 'fail on warnings too' },
} as const;

const usage = {
  name: 'check',
  title: 'Says what is wrong with messages.',
  synopsis: '[OPTIONS] [FILE… | -]',
  about: [
    'Without a file, or for -, reads the standard input. A line may begin with --> (to the server) or <-- (to the client).',
    'Logs of hosts, editors and proxies, exported histories, HTTP, event streams and reports are known by what is in them.',
    `A log of more than ${megabytes(shortest)} is read piece by piece, however long it is, and judged as a part of a session.`,
  ],
  options,
  examples: [
    ['handwire check session.jsonl', 'a session, one message a line'],
    ['my-server < in.jsonl | handwire check --sender server', 'what a server wrote'],
    ['handwire check --format json *.json', 'findings for another program'],
    ['handwire check --stdin in.jsonl --stdout out.jsonl', 'both sides, as tee recorded them'],
    ['handwire check --revision all session.jsonl', 'legal where, and where not'],
    ['handwire check --migrate 2026-07-28 session.jsonl', 'what to change for it'],
  ],
} satisfies Usage;

const filesOf = (names: readonly string[]): readonly string[] => {
  if (names.length === 0 && isInteractive()) {
    throw new Refusal('Name a file, or send messages in: handwire check session.jsonl; --help says more.');
  }
  if (names.filter((name) => name === '-').length > 1)
    throw new Refusal('- stands for the standard input; give it once.');
  return names.length === 0 ? ['-'] : names;
};

interface Input {
  readonly file: string;
  readonly bytes: Uint8Array;
}

/** One after the other; those that cannot be read are remarked on, unless there is but one. */
const each = async <T>(files: readonly string[], read: (file: string) => Promise<T>): Promise<readonly T[]> => {
  const all: T[] = [];
  for (const file of files) {
    try {
      all.push(await read(file));
    } catch (error) {
      // The others are checked all the same.
      if (!(error instanceof Refusal) || files.length === 1) throw error;
      remark(`handwire check: ${error.message}`);
    }
  }
  return all;
};

const manyAtOnce = 'what several revisions judge is read at once';

const shown = (file: string): string => (file === '-' ? stdin : file);

/** The bytes of a file that has to be read at once, and why. */
const readInput = async (file: string, why: string): Promise<Input> => {
  assureFits(file, sizeOf(file), why);
  return { file: shown(file), bytes: await readBytes(file) };
};

/** The files of the client and of the server, where both were recorded apart. */
const pairOf = (client: string | undefined, server: string | undefined): readonly string[] | undefined => {
  if (client === undefined && server === undefined) return undefined;
  if (client === undefined || server === undefined) {
    throw new Refusal('--stdin and --stdout go together; for one side alone name its file, and say --sender.');
  }
  if (client === '-' && server === '-') throw new Refusal('- stands for the standard input; give it once.');
  return [client, server];
};

/** What is expected, and said only to those who want to see all. */
const plainly = (isArrows: boolean, transport: string | undefined): string =>
  isArrows ? 'arrow lines' : transport === 'none' ? 'one message after the other' : 'JSON lines, one message each';

/** Prints where a page checks the same text in the same way. */
const link = async (files: readonly string[], values: Values<typeof options>): Promise<number> => {
  const [file, ...more] = files;
  if (more.length > 0 || !file) throw new Refusal('--link is of one file.');
  const { linkTo } = await import('./link.ts');
  const { link: site = '', revision, session, transport, sender } = values as Readonly<Record<string, string>>;
  const settings = { revision, session, transport, sender } as Parameters<typeof linkTo>[2];
  await print(`${linkTo(site, await readBytes(file), settings)}\n`);
  return 0;
};

type Asked = 'check' | 'compare' | 'migrate';

/** The writer for what is asked, in the format that is asked. */
const writerOf = <A extends Asked>(asked: A, name = 'text'): NonNullable<Format[A]> => {
  const write = formatNamed(name)[asked];
  if (write) return write;
  const option = asked === 'compare' ? '--revision all' : '--migrate';
  throw new Refusal(`${option} is shown as ${formatNames(asked).join(' or ')}, not as ${name}.`);
};

/** What decides the exit status. */
interface Judged {
  readonly outcome: 'pass' | 'fail';
  readonly findings: readonly Finding[];
  readonly counted?: Report['counted'];
}

interface Written {
  readonly text: string;
  readonly fails: boolean;
}

export const command: Command = {
  usage,
  async run(args) {
    const { names, values } = parse(usage, args);
    const { format, migrate: target } = values;
    if (target !== undefined && values.revision === 'all') {
      throw new Refusal('--migrate starts from one revision: name it with --revision, or leave --revision out.');
    }
    const asked: Asked = target !== undefined ? 'migrate' : values.revision === 'all' ? 'compare' : 'check';
    writerOf(asked, format);
    const pair = pairOf(values.stdin, values.stdout);
    if (pair && (names.length > 0 || asked !== 'check' || values.sender || values.log)) {
      throw new Refusal(
        '--stdin and --stdout say all that is checked: no other file, --sender, --log, or other revisions.',
      );
    }
    const files = pair ?? filesOf(names);
    if (values.link !== undefined) return link(files, values);
    const { check, compare, logs, migrate, revisions } = await import('./grader.ts');
    const how: CompareOptions = {
      ...(values.session && { session: values.session as 'part' | 'whole' }),
      ...(values.transport && { transport: values.transport as 'stdio' | 'none' }),
      ...(values.sender && { sender: values.sender as Role }),
      ...(values.log && { log: logNamed(values.log, logs) }),
      ...(values.answers && { answers: methodNamed(values.answers, revisions) }),
    };
    const revision =
      values.revision === undefined || asked === 'compare'
        ? 'auto'
        : revisionNamed(values.revision, revisions, ['all']);
    const to = target === undefined ? undefined : targetNamed(target, revisions);
    const fails = ({ outcome, findings, counted }: Judged): boolean =>
      outcome === 'fail' ||
      (values.strict === true &&
        ((counted?.warnings ?? 0) > 0 || findings.some(({ severity }) => severity === 'warning')));

    /** A log without a message was taken for another one: that nothing is wrong with it would be no comfort. */
    const assureRead = (
      file: string,
      { report, read }: { report: Report; read: { title: string } | undefined },
    ): void => {
      if (!read || (report.counted?.messages ?? report.messages.length) > 0) return;
      const next =
        values.log === undefined ? '--log names the other kinds.' : 'leave --log out, and its content decides.';
      throw new Refusal(`${nameOf(file)} holds no message that can be read as ${read.title}: ${next}`);
    };
    const checking = async (file: string): Promise<Checked> => {
      const source = new Source(file);
      try {
        const bytes = await source.whole(shortest);
        return bytes ? checkedAtOnce(file, bytes) : await checkedInPieces(file, source);
      } finally {
        source.close();
      }
    };
    const checkedAtOnce = (file: string, bytes: Uint8Array): Checked => {
      const { report, read } = check(bytes, { ...how, revision });
      assureRead(file, { report, read });
      const text = decode(bytes).text;
      const told = values.verbose
        ? { readAs: read?.title ?? plainly(hasArrows(text), values.transport), other: read?.other ?? [] }
        : {};
      return { file: shown(file), text, report, ...(read && { readAs: read.title }), ...told };
    };
    const checkedInPieces = async (file: string, source: Source): Promise<Checked> => {
      const { checkLong } = await import('./long.ts');
      const asked: CheckOptions = { ...how, revision };
      const long = await checkLong(shown(file), source, asked);
      if (long instanceof Uint8Array) return checkedAtOnce(file, long);
      const { report, read, around, isArrows } = long;
      assureRead(file, { report, read });
      if (values.session === 'whole') {
        remark(`handwire check: ${shown(file)} is judged piece by piece, as a part: what is not there is not told.`);
      }
      const told = values.verbose
        ? { readAs: read?.title ?? plainly(isArrows, values.transport), other: read?.other ?? [] }
        : {};
      return { file: shown(file), text: '', report, around, ...(read && { readAs: read.title }), ...told };
    };
    const telling = (checked: readonly Checked[]): Written => ({
      text: writerOf('check', format)(checked, paper()),
      fails: checked.some(({ report }) => fails(report)),
    });
    const pairing = ([client, server]: readonly [Input, Input]): Written => {
      const { report, read } = check({ client: client.bytes, server: server.bytes }, { ...how, revision });
      const of = ({ file, bytes }: Input, role: Role): Checked => {
        const messages = report.messages.filter(({ sender }) => sender === role);
        const own = new Set<number | null>(messages.map(({ index }) => index));
        const findings = report.findings.filter(({ index }) => own.has(index));
        return { file, text: decode(bytes).text, readAs: read!.title, report: { ...report, messages, findings } };
      };
      return {
        text: writerOf('check', format)([of(client, 'client'), of(server, 'server')], paper()),
        fails: fails(report),
      };
    };
    const compareOne = async (file: string): Promise<Compared> => {
      const { bytes } = await readInput(file, manyAtOnce);
      const comparison = compare(bytes, how);
      if (comparison.revisions.every(({ report }) => report.messages.length === 0)) assureRead(file, check(bytes, how));
      return { file: shown(file), comparison };
    };
    const comparing = (compared: readonly Compared[]): Written => {
      const reports = compared.flatMap(({ comparison }) => comparison.revisions.map(({ report }) => report));
      return {
        text: writerOf('compare', format)(compared, paper()),
        fails: reports.some(fails),
      };
    };
    const migrateOne = async (file: string): Promise<Migrated> => {
      const { bytes } = await readInput(file, manyAtOnce);
      const migration = migrate(bytes, revision, to!, how);
      const { changes, kept, gone } = migration;
      if (changes.length + kept.length + gone.length === 0) assureRead(file, check(bytes, how));
      return { file: shown(file), migration };
    };
    const migrating = (migrated: readonly Migrated[]): Written => {
      return {
        text: writerOf('migrate', format)(migrated, paper()),
        fails: migrated.some(({ migration: { outcome, changes, kept } }) =>
          fails({ outcome, findings: [...changes, ...kept] }),
        ),
      };
    };

    /** Nothing, where no file could be judged; one of two streams is not judged without the other. */
    const written = async <T>(
      judgeOne: (file: string) => Promise<T>,
      write: (all: readonly T[]) => Written,
      least = 1,
    ) => {
      const all = await each(files, judgeOne);
      if (all.length < least) return 2;
      const { text, fails } = write(all);
      await print(text);
      return all.length < files.length ? 2 : fails ? 1 : 0;
    };
    if (pair) {
      const read = (file: string) => readInput(file, 'two streams are read at once');
      return written(read, ([client, server]) => pairing([client!, server!]), 2);
    }
    if (asked === 'migrate') return written(migrateOne, migrating);
    return asked === 'compare' ? written(compareOne, comparing) : written(checking, telling);
  },
};
