import { decode } from '../protocol/decode.ts';
import type { Checked, CheckOptions, Role } from '../types.ts';
import { type Command, parse, type Usage } from './arguments.ts';
import { readBytes, stdin } from './files.ts';
import { methodNamed, revisionNamed } from './names.ts';
import { formatNamed, formatNames, isInteractive, paper, print, remark } from './output.ts';
import { Refusal } from './refusal.ts';

const options = {
  format: {
    value: 'NAME',
    says: `${formatNames('check').join(' or ')} (default: text)`,
    choices: formatNames('check'),
  },
  revision: { value: 'ID', says: 'of the protocol, such as 2025-11-25 (default: auto, what the messages declare)' },
  session: {
    value: 'WHICH',
    says: 'part: judge only what is there (default); whole: what is not there was not sent',
    choices: ['part', 'whole'],
  },
  transport: {
    value: 'NAME',
    says: 'stdio: one message a line (default); none: framing is not judged',
    choices: ['stdio', 'none'],
  },
  sender: {
    value: 'ROLE',
    says: 'client or server, where all is from one (default: as the messages show)',
    choices: ['client', 'server'],
  },
  answers: { value: 'METHOD', says: 'what a lone response answers, such as tools/call' },
  strict: { says: 'fail on warnings too' },
} as const;

const usage = {
  name: 'check',
  title: 'Says what is wrong with messages.',
  synopsis: '[OPTIONS] [FILE… | -]',
  about: [
    'Without a file, or for -, reads the standard input. A line may begin with --> (to the server) or <-- (to the client).',
  ],
  options,
  examples: [
    ['handwire check session.jsonl', 'a session, one message a line'],
    ['my-server < in.jsonl | handwire check --sender server', 'what a server wrote'],
    ['handwire check --format json *.json', 'findings for another program'],
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

export const command: Command = {
  usage,
  async run(args) {
    const { names, values } = parse(usage, args);
    const files = filesOf(names);
    const { check, revisions } = await import('./grader.ts');
    const how: CheckOptions = {
      revision: values.revision === undefined ? 'auto' : revisionNamed(values.revision, revisions),
      ...(values.session && { session: values.session as 'part' | 'whole' }),
      ...(values.transport && { transport: values.transport as 'stdio' | 'none' }),
      ...(values.sender && { sender: values.sender as Role }),
      ...(values.answers && { answers: methodNamed(values.answers, revisions) }),
    };
    const checked: Checked[] = [];
    for (const file of files) {
      try {
        const bytes = await readBytes(file);
        checked.push({ file: file === '-' ? stdin : file, text: decode(bytes).text, report: check(bytes, how) });
      } catch (error) {
        // The others are checked all the same.
        if (!(error instanceof Refusal) || files.length === 1) throw error;
        remark(`handwire check: ${error.message}`);
      }
    }
    if (checked.length > 0) await print(formatNamed(values.format ?? 'text').check!(checked, paper()));
    const fails = checked.some(
      ({ report }) =>
        report.outcome === 'fail' || (values.strict && report.findings.some(({ severity }) => severity === 'warning')),
    );
    return checked.length < files.length ? 2 : fails ? 1 : 0;
  },
};
