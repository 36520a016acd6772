/** The pages of methods: each has words for all that it carries, exchanges that every revision accepts, and a page. */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { check, revisions, rules } from '../graders/index.ts';
import { cacheableMethods } from '../graders/protocol/meta.ts';
import { notes } from '../graders/protocol/notes/index.ts';
import type { RevisionId } from '../graders/types.ts';
import { changesOf } from '../site/components/method/changes.ts';
import { allRevisions, declared } from '../site/components/method/declared.ts';
import { type Case, type Form, formOfThing, type Row, reachOf } from '../site/components/method/members.ts';
import { inOrder, inRevision, methods, workedOn } from '../site/components/method/methods.ts';
import { rulesOn } from '../site/components/method/rules.ts';
import { sharedThings, thingHref, thingsOf } from '../site/components/method/things.ts';
import { spanOf } from '../site/components/method/type-words.ts';
import { rooted } from './rooted.ts';

const everyMethod = [...new Set([...revisions.values()].flatMap((revision) => [...revision.methods.keys()]))].sort();
const everyPage = [...methods.values()];

/** All rows of a form, those inside of others too. */
const flat = ({ rows, cases }: Form): readonly Row[] => [
  ...rows.flatMap((row) => [row, ...flat(row)]),
  ...cases.flatMap((one: Case) => flat({ rows: one.rows, cases: [] })),
];

const formsOf = (name: string): readonly Form[] =>
  methods.get(name)!.variants.flatMap(({ params, result }) => (result ? [params, result] : [params]));

const wordless = (form: Form): readonly string[] =>
  flat(form)
    .filter(({ words }) => !words)
    .map(({ path }) => path);

describe('notes on methods', () => {
  it('cover the methods of all revisions, and no others', () => {
    expect([...notes.methods.keys()].sort()).toEqual(everyMethod);
    expect(everyMethod.length).toBeGreaterThanOrEqual(36);
    expect(inOrder.length).toBe(everyMethod.length);
  });

  it.each(everyMethod)('%s: every member that it carries has words', (name) => {
    expect(formsOf(name).flatMap(wordless)).toEqual([]);
  });

  it('have words for every named thing and all of its members', () => {
    const things = [...new Set([...declared.things.keys(), ...notes.things.keys()])];
    expect(things.filter((id) => !notes.things.get(id)?.words)).toEqual([]);
    expect(things.flatMap((id) => wordless(formOfThing(id, allRevisions)).map((path) => `${id} ${path}`))).toEqual([]);
    expect([...notes.instead.keys()].sort()).toEqual(
      [...declared.results.keys()].filter((name) => !everyMethod.includes(name.replace(/^.* /, ''))).sort(),
    );
    expect(sharedThings().flatMap(({ id, form }) => wordless(form).map((path) => `${id} ${path}`))).toEqual([]);
  });

  it('name only shapes of methods that are there', () => {
    const plain = [...notes.params.keys(), ...notes.results.keys()].map((name) => name.replace(/^.* /, ''));
    expect(plain.filter((name) => !everyMethod.includes(name))).toEqual([]);
    const shaped = [...declared.params.keys()].filter((name) => !notes.params.has(name));
    expect(shaped).toEqual([]);
  });

  it('name rules, results and capabilities that are there', () => {
    expect(everyPage.flatMap((page) => page.notes.rules ?? []).filter((id) => !rules.has(id))).toEqual([]);
    expect(everyPage.flatMap((page) => page.notes.instead ?? []).filter((name) => !notes.instead.has(name))).toEqual(
      [],
    );
    const inside = ['tools.call', 'sampling.createMessage', 'elicitation.create'].map((one) => `tasks.requests.${one}`);
    const known = ['ClientCapabilities', 'ServerCapabilities'].flatMap((name) =>
      Object.keys(notes.things.get(`lifecycle#${name}`)!.members!),
    );
    const needed = everyPage
      .flatMap((page) => page.notes.needs ?? [])
      .map(({ capability }) => capability.replace(/\[.*/, ''));
    expect(needed.filter((one) => !known.includes(one) && !inside.includes(one))).toEqual([]);
  });

  it('give hints for keeping to the results that have them', () => {
    const kept = everyMethod.filter((name) =>
      flat(formsOf(name)[1] ?? { rows: [], cases: [] }).some((row) => row.path === 'ttlMs'),
    );
    expect(kept).toEqual([...cacheableMethods].sort());
  });
});

describe('capabilities in the notes are those that are judged', () => {
  const form = (name: string) => formOfThing(`lifecycle#${name}`, allRevisions);
  const legacy = [...revisions.values()].filter(({ era }) => era === 'legacy').map(({ id }) => id);
  const message = (path: string, revision: RevisionId): string => {
    const capabilities = path.split('.').reduceRight<unknown>((inner, name) => ({ [name]: inner }), 7);
    const params = { protocolVersion: revision, capabilities, clientInfo: { name: 'quay', version: '1' } };
    return JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'initialize', params });
  };
  const answer = (path: string, revision: RevisionId): string => {
    const capabilities = path.split('.').reduceRight<unknown>((inner, name) => ({ [name]: inner }), 7);
    const result = { protocolVersion: revision, capabilities, serverInfo: { name: 'tides', version: '1' } };
    return JSON.stringify({ jsonrpc: '2.0', id: 1, result });
  };

  it.each([
    ['ClientCapabilities', message, 'client'],
    ['ServerCapabilities', answer, 'server'],
  ] as const)('%s', (name, write, sender) => {
    const judged = flat(form(name)).map(({ path }) => [
      path,
      legacy.filter((revision) =>
        check([{ sender, text: write(path, revision) }], { revision, answers: 'initialize' }).findings.some(
          ({ rule }) => rule === 'capabilities/capability-value-type',
        ),
      ),
    ]);
    const noted = flat(form(name)).map(({ path, revisions: held }) => [path, legacy.filter((id) => held.includes(id))]);
    expect(judged).toEqual(noted);
  });
});

describe('worked exchanges', () => {
  const worked = everyPage.flatMap((page) => workedOn(page).map((one) => ({ name: page.name, ...one })));

  it('are there for each era that has the method', () => {
    const due = everyPage.flatMap(({ name, standings }) =>
      (['legacy', 'modern'] as const)
        .filter((era) =>
          standings.some(({ revision, method }) => method && revision >= '2026-07-28' === (era === 'modern')),
        )
        .map((era) => `${name} ${era}`),
    );
    const there = worked.map(({ name, era }) => `${name} ${era}`);
    expect(due.filter((one) => !there.includes(one))).toEqual([]);
  });

  it.each(worked)('$name, $era: no revision finds a fault', (one) => {
    expect(one.text).toContain(`"method":"${one.name}"`);
    for (const revision of one.revisions) {
      const { findings, messages } = check(inRevision(one, revision), { revision });
      const faults = findings.filter(({ severity }) => severity !== 'note');
      expect(faults.map(({ rule, what }) => `${revision} ${rule}: ${what}`)).toEqual([]);
      expect(messages.length).toBe(one.text.split('\n').length);
    }
  });
});

describe('what the pages derive', () => {
  const row = (name: string, side: 0 | 1, path: string): Row | undefined =>
    flat(formsOf(name)[side]!).find((one) => one.path === path);

  it('tells when a member came and went', () => {
    expect(row('tools/call', 0, 'task')?.held).toBe('only in 2025-11-25');
    expect(row('tools/call', 0, 'requestState')?.held).toBe('from 2026-07-28 on');
    expect(row('tools/call', 0, 'name')).toMatchObject({ held: undefined, when: 'required', type: ['string'] });
    expect(row('tools/list', 0, '_meta')?.when).toBe('required from 2026-07-28 on');
    expect(row('ping', 1, 'resultType')).toBeUndefined();
  });

  it('tells types that differ by revision', () => {
    expect(row('tools/call', 1, 'structuredContent')?.type).toEqual([
      'object',
      ' up to 2025-11-25',
      '; ',
      'any JSON',
      ' from 2026-07-28 on',
    ]);
    expect(row('tools/call', 1, 'content')?.type).toEqual(['array of ', { thing: 'common#ContentBlock' }]);
  });

  it('tells what a revision changed', () => {
    const changes = Object.fromEntries(
      changesOf(methods.get('tools/call')!).map((one) => [one.revision, one.sentences]),
    );
    expect(changes['2025-06-18']).toContain('`result`: new `structuredContent`.');
    expect(changes['2025-03-26']).toContain('ContentBlock: new `type: audio`.');
    const completion = changesOf(methods.get('completion/complete')!).flatMap(({ sentences }) => sentences);
    expect(completion).toContain('Reference: new `title` for `ref/prompt`.');
    const moved = changesOf(methods.get('elicitation/create')!).at(-1);
    expect(moved?.sentences).toEqual([
      'It is no message any more: it stands inside of a result that asks back.',
      '`params`: gone `elicitationId` and `task`.',
    ]);
    expect(changes['2026-07-28']).toEqual(
      expect.arrayContaining([
        '`params`: new `inputResponses` and `requestState`; gone `task`; now required `_meta`.',
        '`result`: new and required `resultType`; `structuredContent` may now be any JSON.',
      ]),
    );
  });

  it('says of several revisions in a row which they are', () => {
    const [a, b, c] = allRevisions as [RevisionId, RevisionId, RevisionId];
    expect(spanOf([a, b, c], [a, b, c])).toBeUndefined();
    expect(spanOf([a, b, c], [b, c])).toBe('from 2025-03-26 on');
    expect(spanOf([a, b, c], [a, b])).toBe('up to 2025-03-26');
    expect(spanOf([a, b, c], [b])).toBe('only in 2025-03-26');
  });

  it('finds rules by their methods, by shapes and by examples', () => {
    const ids = rulesOn(methods.get('tools/call')!).map(({ id }) => id);
    expect(ids).toEqual(
      expect.arrayContaining(['tools/tool-unknown-code', 'tools/arguments-not-object', 'tools/is-error-type']),
    );
    expect(ids).not.toContain('jsonrpc/id-null');
    const without = everyPage.filter((page) => rulesOn(page).length === 0).map(({ name }) => name);
    expect(without).toEqual(['notifications/tasks']);
  });

  it('tells each thing once, on a page that has it', () => {
    const told = [...inOrder.flatMap(thingsOf), ...sharedThings()].map(({ id }) => id);
    expect(told.filter((id, i) => told.indexOf(id) !== i)).toEqual([]);
    const met = [...reachOf(everyMethod.flatMap(formsOf)).keys()];
    expect(met.filter((id) => !told.includes(id))).toEqual([]);
    expect(thingHref('tools#Tool')).toBe('/en/methods/tools/list/#Tool');
  });
});

const folder = new URL('../../shared/protocol/schema/', import.meta.url);

interface Schema {
  readonly $ref?: string;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly const?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

/** Where the pages say otherwise than the types of a revision, and why. */
const otherwise: readonly { readonly at: RegExp; readonly why: string }[] = [
  { at: / params _meta$/, why: 'Any params may have it, whether a type lists it or not; some have to by the pages.' },
  { at: /^(?:tasks\/result|subscriptions\/listen) result _meta$/, why: 'The page asks for what it carries.' },
  { at: /ResourceContents (?:text|blob)$/, why: 'Two types, told as one.' },
  { at: /^elicitation\/create params/, why: 'Two types from 2025-11-25 on, told as one.' },
  { at: /SubscriptionFilter taskIds$/, why: 'Of the extension for tasks.' },
  { at: /^notifications\/cancelled params requestId$/, why: 'Optional in 2025-11-25 for tasks only, says the page.' },
  { at: /Meta (?:traceparent|io\.modelcontextprotocol\/(?:subscriptionId|related-task))$/, why: 'Named on pages.' },
];

describe.skipIf(!existsSync(folder))(
  'members are those of the official schemas (needs ../shared/protocol/schema)',
  () => {
    const renamed: Readonly<Record<string, string>> = {
      ResourceContents: 'TextResourceContents',
      Message: 'SamplingMessage',
      ToolUse: 'ToolUseContent',
      ToolResult: 'ToolResultContent',
      RequestMeta: 'RequestMetaObject',
      ResultMeta: 'ResultMetaObject',
      NotificationMeta: 'NotificationMetaObject',
      Argument: '',
      Reference: '',
      Meta: '',
      Icons: '',
      ListRootsResult: '',
    };
    const used = new Set<unknown>();
    const said = ({ rows }: Form, revision: RevisionId): ReadonlyMap<string, boolean> =>
      new Map(
        rows
          .filter((row) => row.revisions.includes(revision))
          .map((row) => [row.name, row.required.includes(revision)]),
      );

    it.each(allRevisions)('%s', (revision) => {
      const schema = JSON.parse(readFileSync(new URL(`${revision}.json`, folder), 'utf8'));
      const types: Readonly<Record<string, Schema>> = schema.$defs ?? schema.definitions;
      const whole = (type: Schema): Schema => {
        if (type.$ref) return whole(types[type.$ref.split('/').at(-1)!]!);
        const parts = type.allOf?.map(whole) ?? [];
        return {
          properties: Object.assign({}, type.properties, ...parts.map(({ properties }) => properties)),
          required: [...(type.required ?? []), ...parts.flatMap(({ required }) => required ?? [])],
        };
      };
      const differences: string[] = [];
      const compare = (label: string, form: Form, type: Schema | undefined): void => {
        if (!type || type.anyOf) return;
        const { properties = {}, required = [] } = whole(type);
        const mine = said(form, revision);
        for (const name of new Set([...mine.keys(), ...Object.keys(properties)])) {
          const isSame = mine.has(name) && name in properties && mine.get(name) === required.includes(name);
          if (isSame) continue;
          const place = `${label} ${name}`;
          const reason = otherwise.find(({ at }) => at.test(place));
          if (reason) used.add(reason);
          else differences.push(place);
        }
      };
      for (const { name, standings, variants } of inOrder) {
        const { method } = standings.find((one) => one.revision === revision)!;
        const [type, entry] =
          Object.entries(types).find(
            ([type, { properties }]) => properties?.method?.const === name && /(Request|Notification)$/.test(type),
          ) ?? [];
        const core = variants.find(({ extension }) => extension === undefined);
        if (!method || method.extension || !core || !type) continue;
        compare(`${name} params`, core.params, entry?.properties?.params);
        if (core.result) compare(`${name} result`, core.result, types[type.replace('Request', 'Result')]);
      }
      for (const id of notes.things.keys()) {
        const name = id.slice(id.indexOf('#') + 1);
        compare(name, formOfThing(id, [revision]), types[renamed[name] ?? name]);
      }
      expect(differences).toEqual([]);
    });

    it('and needed every exception', () => {
      expect(otherwise.filter((one) => !used.has(one))).toEqual([]);
    });
  },
);

const built = resolve(process.env.HANDWIRE_BUILD ?? fileURLToPath(new URL('../build', import.meta.url)));

describe.runIf(existsSync(join(built, 'index.html')))('the built pages (need a build)', () => {
  const html = (path: string): string => rooted(readFileSync(join(built, path, 'index.html'), 'utf8'), `/${path}/`);

  it.each([...everyMethod, 'shared'])('%s', (name) => {
    const page = html(`en/methods/${name}`);
    const ids = new Set([...page.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));
    const links = [...page.matchAll(/\shref="(\/[^"#]*)?(?:#([^"]*))?"/g)].map(([, path, id]) => [path, id] as const);
    const dead = links.filter(([path, id]) => {
      if (path === undefined) return id !== undefined && !ids.has(id);
      const file = join(built, path);
      if (!existsSync(file)) return true;
      return id !== undefined && !readFileSync(join(file, 'index.html'), 'utf8').includes(` id="${id}"`);
    });
    expect(dead).toEqual([]);
  });

  it('are all linked from the index', () => {
    const index = html('en/methods');
    expect(everyMethod.filter((name) => !index.includes(`/en/methods/${name}/"`))).toEqual([]);
  });
});
