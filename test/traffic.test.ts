/**
 * Messages that nobody here wrote: the reference servers and servers of the official SDK, driven by the official clients
 * in both eras. What is found in them is what they truly do against the rules, and nothing else.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { check } from '../graders/index.ts';
import type { Finding, Report, Role } from '../graders/types.ts';
import { type Recording, record } from './traffic/recorder.ts';
import { firstLine } from './traffic/sdk-1.ts';
import { secondLine } from './traffic/sdk-2.ts';

interface Expected {
  readonly revision: string;
  readonly errors: readonly string[];
  /** Warnings and notes. */
  readonly softer: readonly string[];
}

const clean = { errors: [], softer: [] };

const sessions: Readonly<Record<string, Expected>> = {
  everything: {
    revision: '2025-11-25',
    // The client of the SDK does not name the task in the answer to a question that belongs to one.
    errors: ['tasks/task-related-meta'],
    softer: [
      'cancellation/response-after-cancel',
      'jsonrpc/method-unknown',
      'resources/resource-not-found-code',
      'tools/tool-unknown-as-result',
    ],
  },
  filesystem: {
    revision: '2025-11-25',
    // The client asks for prompts, on purpose, of a server that never offered any.
    errors: ['capabilities/server-capability-missing'],
    softer: ['tools/structured-content-mirror'],
  },
  memory: { revision: '2025-11-25', ...clean },
  'sequential-thinking': { revision: '2025-11-25', ...clean },
  'old-to-new': { revision: '2025-11-25', ...clean },
  'new-legacy': { revision: '2025-11-25', errors: [], softer: ['resources/resource-not-found-code'] },
  'new-modern': { revision: '2026-07-28', ...clean },
  'new-modern-2': { revision: '2026-07-28', errors: [], softer: ['extensions/deprecated-feature'] },
  'new-plain': { revision: '2026-07-28', ...clean },
  'new-plain-2': { revision: '2026-07-28', errors: [], softer: ['jsonrpc/method-unknown'] },
  // A client of both eras tries out a server of the older one, in a process of its own: by the newer revision alone that
  // server lacks something.
  'new-to-old': { revision: '2026-07-28', errors: ['stateless/discover-missing'], softer: [] },
  'new-to-old-2': { revision: '2025-11-25', ...clean },
  'new-to-old-in-place': { revision: '2025-11-25', errors: [], softer: ['tools/tool-unknown-as-result'] },
};

/** All that the sessions have to hold, so that none of them grows silent unnoticed. */
const methods = [
  'completion/complete',
  'elicitation/create',
  'initialize',
  'logging/setLevel',
  'no/such/method',
  'notifications/cancelled',
  'notifications/elicitation/complete',
  'notifications/initialized',
  'notifications/message',
  'notifications/progress',
  'notifications/prompts/list_changed',
  'notifications/resources/list_changed',
  'notifications/resources/updated',
  'notifications/roots/list_changed',
  'notifications/subscriptions/acknowledged',
  'notifications/tasks/status',
  'notifications/tools/list_changed',
  'ping',
  'prompts/get',
  'prompts/list',
  'resources/list',
  'resources/read',
  'resources/subscribe',
  'resources/templates/list',
  'resources/unsubscribe',
  'roots/list',
  'sampling/createMessage',
  'server/discover',
  'subscriptions/listen',
  'tasks/cancel',
  'tasks/get',
  'tasks/list',
  'tasks/result',
  'tools/call',
  'tools/list',
];

const rulesOf = (findings: readonly Finding[]): readonly string[] =>
  [...new Set(findings.map(({ rule }) => rule))].sort();

const isError = ({ severity }: Finding): boolean => severity === 'error';

const summary = ({ revision, findings }: Report): Expected => ({
  revision,
  errors: rulesOf(findings.filter(isError)),
  softer: rulesOf(findings.filter((one) => !isError(one))),
});

describe('sessions of other people’s servers and clients', () => {
  const recordings = new Map<string, Recording>();
  const recording = (name: string): Recording => recordings.get(name)!;

  beforeAll(async () => {
    for (const one of await record([...firstLine, ...secondLine])) recordings.set(one.name, one);
  }, 120_000);

  it('are all there, with all that they were to hold', () => {
    expect([...recordings.keys()].sort()).toEqual(Object.keys(sessions).sort());
    const said = [...recordings.values()].flatMap(({ log }) =>
      log.split('\n').map((line) => (line === '' ? undefined : JSON.parse(line.slice('--> '.length)).method)),
    );
    expect([...new Set(said)].filter((method) => method !== undefined).sort()).toEqual(methods);
  });

  describe.each(Object.entries(sessions))('%s', (name, expected) => {
    it('is judged as what it is', () => {
      const report = check(recording(name).log, { session: 'whole', transport: 'stdio' });
      expect(summary(report)).toEqual(expected);
    });

    it('is judged alike from the two streams, in no order between them', () => {
      const { client, server } = recording(name);
      const report = check({ client, server }, { session: 'whole' });
      expect(summary(report)).toMatchObject({ revision: expected.revision, errors: expected.errors });
      const softer = rulesOf(report.findings.filter((one) => !isError(one)));
      expect(softer.filter((rule) => !expected.softer.includes(rule))).toEqual([]);
    });

    it.each<Role>(['client', 'server'])('accuses nobody of what the %s alone does not show', (sender) => {
      const report = check(recording(name)[sender], { sender });
      expect(
        rulesOf(report.findings).filter((rule) => ![...expected.errors, ...expected.softer].includes(rule)),
      ).toEqual([]);
    });
  });
});
