/** The reference: what is said of rules, error codes and revisions holds, and every address that a finding carries is there. */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { check, levelIn, migrate, pages, revisions, rules } from '../graders/index.ts';
import { codePages } from '../graders/protocol/code-pages.ts';
import { type CodeId, errorCodes, standingIn } from '../graders/protocol/codes.ts';
import type { RevisionId } from '../graders/types.ts';
import { codeGroups, codeIds, codesOf, definedIn, rulesOn, spanIn, spanOf } from '../site/codes.ts';
import { runsOf, stateOf } from '../site/levels.ts';
import { type RevisionChange, revisionChanges, tasksOf } from '../site/revisions.ts';
import { built } from './built.ts';
import { rooted } from './rooted.ts';

const html = (path: string): string => {
  const file = resolve(built, `.${path}index.html`);
  return existsSync(file) ? rooted(readFileSync(file, 'utf8'), path) : '';
};

describe('a rule', () => {
  it.each([...rules.values()])(
    '$id says what, why and fix, is cited, shows wrong and right, and what happens in real life',
    (rule) => {
      for (const text of [rule.title, rule.headline, rule.why]) expect(text.trim()).not.toBe('');
      expect(Object.keys(rule.messages).length).toBeGreaterThan(0);
      for (const { what, fix } of Object.values(rule.messages)) {
        expect(what.trim()).not.toBe('');
        expect(fix.trim()).not.toBe('');
      }
      const page = pages.get(rule.id)!;
      expect(page.cites.length).toBeGreaterThan(0);
      expect(page.good.length).toBeGreaterThan(0);
      expect([page.thought, page.realLife].map((text) => (text ?? '').trim() !== '')).toEqual([true, true]);
      expect(Object.keys(page.bad).length).toBeGreaterThan(0);
      for (const examples of Object.values(page.bad)) expect([examples].flat().length).toBeGreaterThan(0);
    },
  );

  it('has a page with all of it, and so have the permissions and neighbours that it names', () => {
    for (const rule of rules.values()) {
      const page = html(`/en/rules/${rule.id}/`);
      for (const part of ['Why it matters', 'How it looks', 'Practise it', 'stands in', 'Wrong', 'Correct'])
        if (part !== 'Wrong' || levelIsMust(rule.id)) expect(page, `${rule.id}: ${part}`).toContain(part);
      const { permits = [], notes = [] } = pages.get(rule.id)!;
      for (const { id } of [...permits, ...notes]) expect(page, rule.id).toContain(`id="${id}"`);
    }
  });

  it('stands in the table of all rules', () => {
    const index = html('/en/rules/');
    expect([...rules.keys()].filter((id) => !index.includes(`href="/en/rules/${id}/"`))).toEqual([]);
  });
});

/** What breaks a MUST is called wrong; advice is something better. */
const levelIsMust = (id: string): boolean =>
  [...revisions.keys()].every((one) => levelIn(rules.get(id)!, one) === 'MUST');

describe('the levels of a rule', () => {
  it('are told once for revisions that follow one another', () => {
    const told = (...levels: Parameters<typeof stateOf>[0][]) =>
      runsOf(levels.map(stateOf)).map(({ text, length }) => `${text} ${length}`);
    expect(told('MUST', 'MUST', 'MUST', 'MUST', 'MUST', 'MUST')).toEqual(['MUST 6']);
    expect(told(undefined, 'SHOULD', 'SHOULD', 'MUST', 'MUST', 'ADVICE')).toEqual(['· 1', 'S 2', 'M 2', 'A 1']);
    expect(told(undefined, undefined, undefined, undefined, undefined, 'MUST')).toEqual(['· 5', 'M 1']);
  });
});

describe('an error code', () => {
  it('means in each revision what that revision says', () => {
    const told = (id: CodeId) => [...revisions.keys()].map((one) => standingIn(errorCodes[id], one)).join(' ');
    expect(told('code-32602')).toBe('defined defined defined defined defined defined');
    expect(told('code-32002')).toBe('free defined defined defined defined retired');
    expect(told('code-32042')).toBe('free free free free defined retired');
    expect(told('code-32021')).toBe('free free free free free defined');
    expect(told('code-1')).toBe('free defined defined defined defined free');
    expect(told('left-alone')).toBe('free free free free free reserved');
  });

  it('has its revisions in words', () => {
    expect(definedIn(errorCodes['code-32700'])).toBe('every revision');
    expect(definedIn(errorCodes['code-32002'])).toBe('2024-11-05 to 2025-11-25');
    expect(definedIn(errorCodes['code-32042'])).toBe('2025-11-25 only');
    expect(definedIn(errorCodes['left-alone'])).toBe(undefined);
    expect(spanOf({})).toBe(undefined);
    expect(spanOf({ until: '2026-07-28' })).toBe('up to 2025-11-25');
    expect(spanOf({ from: '2025-11-25', until: '2026-07-28' })).toBe('only in 2025-11-25');
    expect(spanOf({ from: '2025-06-18', until: '2026-07-28' })).toBe('2025-06-18 to 2025-11-25');
    expect(spanOf({ from: '2025-06-18' })).toBe('from 2025-06-18 on');
    expect(spanIn(errorCodes['code-32042'], { from: '2025-11-25', until: '2026-07-28' })).toBe(undefined);
    expect(spanIn(errorCodes['code-32601'], { from: '2025-11-25', until: '2026-07-28' })).toBe('only in 2025-11-25');
  });

  it('stands in one group', () => {
    expect(codeGroups.flatMap(({ codes }) => codes).toSorted()).toEqual(codeIds.toSorted());
  });

  it.each(codeIds.flatMap((id) => codePages[id].examples.map((example) => [id, example] as const)))(
    '%s is shown by an error that the grader takes as right',
    (id, { text, revision, breaks = [] }) => {
      const { findings, messages } = check(text, { revision });
      expect(messages.length).toBeGreaterThan(1);
      const faults = findings.filter(({ severity }) => severity !== 'note');
      expect(faults.map(({ rule }) => rule)).toEqual(breaks);
      // What is wrong is wrong with the request.
      expect(faults.filter(({ index }) => index !== 0)).toEqual([]);
      const code = /"code": (-?\d+)/.exec(text)?.[1];
      const [lowest, highest = lowest] = errorCodes[id].numbers;
      if (id === 'code-32800' || id === 'reserved-by-json-rpc') return;
      expect(Number(code)).toBeGreaterThanOrEqual(lowest);
      expect(Number(code)).toBeLessThanOrEqual(highest!);
    },
  );

  it('is known to the page wherever a rule speaks of it', () => {
    const said = [...rules.values()]
      .map(({ title, why, messages }) => JSON.stringify([title, why, messages]))
      .join(' ');
    const spoken = new Set((said.match(/(?<![\w-])-32\d{3}\b/g) ?? []).map(Number));
    const ends = codeIds.flatMap((id): readonly number[] => errorCodes[id].numbers);
    expect([...spoken].filter((number) => !ends.includes(number))).toEqual([]);
  });

  it('leads to the rules about it, and they lead back', () => {
    expect(rulesOn('code-32021').map(({ id }) => id)).toContain('stateless/capability-error-data');
    expect(rulesOn('code-1').map(({ id }) => id)).toEqual(['sampling/sampling-rejected-code']);
    expect(codesOf(rules.get('resources/resource-not-found-code')!)).toEqual(['code-32602', 'code-32002']);
    const page = html('/en/codes/');
    for (const id of codeIds) expect(page).toContain(`id="${id}"`);
    expect(page).toContain('href="/en/rules/stateless/capability-error-data/"');
    expect(html('/en/rules/resources/resource-not-found-code/')).toContain('href="/en/codes/#code-32002"');
  });
});

describe('a revision', () => {
  const of = (id: RevisionId): RevisionChange => revisionChanges.find(({ revision }) => revision.id === id)!;
  const methods = (id: RevisionId, change: string): readonly string[] =>
    of(id)
      .methods.filter((one) => one.change === change)
      .map(({ name }) => name);
  const member = (id: RevisionId, path: string) => of(id).members.filter((one) => one.path === path);

  it('names the methods that came, went and changed', () => {
    expect(methods('2025-06-18', 'added')).toEqual(['elicitation/create']);
    expect(methods('2025-06-18', 'removed')).toEqual([]);
    expect(methods('2026-07-28', 'added')).toContain('server/discover');
    expect(methods('2026-07-28', 'removed')).toContain('initialize');
    expect(methods('2026-07-28', 'changed')).toEqual(['notifications/progress', 'tasks/get', 'tasks/cancel']);
  });

  it('names the members that came, went and changed, and where they stand', () => {
    expect(member('2025-03-26', 'message').map(({ change, holders }) => [change, holders])).toEqual([
      ['added', [{ kind: 'params', name: 'notifications/progress' }]],
    ]);
    expect(member('2025-03-26', '(audio)')[0]?.holders).toContainEqual({ kind: 'thing', name: 'common#ContentBlock' });
    expect(member('2025-11-25', 'content').map(({ change, types, before }) => [change, types, before])).toEqual([
      ['type', ['object', 'array'], ['object']],
    ]);
    expect(member('2026-07-28', 'task').map(({ change }) => change)).toEqual(['removed']);
    expect(member('2026-07-28', 'resultType').map(({ change, required }) => [change, required])).toEqual([
      ['added', true],
    ]);
    expect(member('2026-07-28', 'tasks.list')).toEqual([]);
  });

  it('names the rules that begin, end and weigh more or less', () => {
    const { started, ended, moved } = of('2025-06-18');
    expect(started.map(({ rule }) => rule.id)).toContain('elicitation/elicit-action');
    expect(ended.map(({ rule }) => rule.id)).toContain('batch/batch-mixed');
    expect(moved.map(({ rule, before, now }) => `${rule.id}: ${before} to ${now}`)).toContain(
      'capabilities/server-capability-missing: SHOULD to MUST',
    );
  });

  it('tells each side what it has to change, and not what is only new', () => {
    const tasks = (id: RevisionId, role: 'client' | 'server') => tasksOf(of(id))[role].map(({ rule }) => rule.id);
    expect(tasks('2025-06-18', 'client')).toContain('batch/batch-not-supported');
    expect(tasks('2025-06-18', 'server')).toContain('batch/batch-not-supported');
    expect(tasks('2025-06-18', 'client')).not.toContain('elicitation/elicit-action');
    expect(tasks('2026-07-28', 'client')).toContain('stateless/meta-missing');
    expect(tasks('2026-07-28', 'server')).not.toContain('stateless/meta-missing');
    expect(tasks('2026-07-28', 'server')).toContain('caching/cache-hints-missing');
    expect(tasks('2026-07-28', 'client')).not.toContain('caching/cache-hints-missing');
    expect(tasks('2026-07-28', 'client')).not.toContain('input/request-state-lost');
    expect(tasks('2024-11-05', 'client')).toEqual([]);
  });

  it.each([...revisions.values()])('$id has a page, linked from that of all', ({ id, title }) => {
    expect(html(`/en/revisions/${id}/`)).toContain(title);
    expect(html('/en/revisions/')).toContain(`href="/en/revisions/${id}/"`);
  });
});

describe('a change that takes messages to another revision', () => {
  const session = `--> {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"lab","version":"1.0.0"}}}
<-- {"jsonrpc":"2.0","id":1,"result":{"protocolVersion":"2025-11-25","capabilities":{"tools":{}},"serverInfo":{"name":"lab","version":"1.0.0"}}}
--> {"jsonrpc":"2.0","method":"notifications/initialized"}
--> {"jsonrpc":"2.0","id":2,"method":"tools/list"}
<-- {"jsonrpc":"2.0","id":2,"result":{"tools":[]}}`;

  it('leads to the page of that revision where no rule explains it', () => {
    const found = migrate(session, '2025-11-25', '2026-07-28').changes.filter(({ rule }) =>
      rule.startsWith('migration/'),
    );
    expect(found.map(({ rule, url }) => [rule, url])).toEqual([['migration/leaves', 'en/revisions/2026-07-28/']]);
    const back = migrate(session, '2025-11-25', '2025-06-18').changes;
    expect([...new Set(back.map(({ rule, url }) => `${rule} ${url}`))]).toEqual([
      'migration/states-revision en/revisions/2025-06-18/',
    ]);
  });

  it.each([...revisions.keys()])('to %s leads nowhere that is not there', (to) => {
    const { changes, kept, gone } = migrate(session, '2025-11-25', to);
    const addresses = [...changes, ...kept, ...gone].map(({ url }) => `/${url}`);
    expect(addresses.filter((address) => html(address) === '')).toEqual([]);
  });
});
