/** A page has most rules only once a text needs them. Whatever it fetched before, it must judge as the whole grader does. */
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { check, exampleOf, pages, rules } from '../graders/index.ts';
import type { CheckOptions, Report, Role } from '../graders/types.ts';
import { ruleParts } from '../site/build/rule-parts.ts';
import { root } from './built.ts';

interface Case {
  readonly name: string;
  readonly text: string;
  readonly options: CheckOptions;
}

const examples: readonly Case[] = [...rules.values()].flatMap((rule) => {
  const { good, bad } = pages.get(rule.id)!;
  return [...good, ...Object.values(bad).flat()].map((example, at) => {
    const { text, options } = exampleOf(example, rule);
    return { name: `${rule.id} ${at}`, text, options };
  });
});

interface Labelled {
  readonly revision: NonNullable<CheckOptions['revision']>;
  readonly messages: readonly { readonly from: Role; readonly text: string }[];
}

const file = new URL('../../shared/protocol/transcripts.ndjson', import.meta.url);
const transcripts = existsSync(file)
  ? readFileSync(file, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line, at): Case => {
        const { revision, messages } = JSON.parse(line) as Labelled;
        const lines = messages.map(({ from, text }) => `${from === 'client' ? '-->' : '<--'} ${text.trim()}`);
        return { name: `transcript ${at}`, text: lines.join('\n'), options: { revision, session: 'whole' } };
      })
  : undefined;

it('has many texts to judge', () => {
  expect(examples.length).toBeGreaterThan(1000);
});

describe('what a rule mentions', () => {
  it.each([...rules.values()].filter(({ mentions }) => mentions))('stands in each text that $id speaks of', (rule) => {
    for (const example of Object.values(pages.get(rule.id)!.bad).flat()) {
      const { text, options } = exampleOf(example, rule);
      const found = check(text, options).findings.filter((one) => one.rule === rule.id);
      const isThere = rule.mentions!.some((word) => `${options.answers} ${text}`.includes(word));
      expect(found.length > 0 && !isThere && !/\\[u/]/.test(text), text).toBe(false);
    }
  });
});

describe('in parts', () => {
  type Browser = { check(input: string, options: CheckOptions): Promise<Report> };
  let server: ViteDevServer;
  /** A page that has fetched nothing yet. */
  const fresh = async (): Promise<Browser> => {
    server.moduleGraph.invalidateAll();
    return (await server.ssrLoadModule('/graders/browser.ts')) as unknown as Browser;
  };
  const compare = async (browser: Browser, { name, text, options }: Case): Promise<void> => {
    expect(await browser.check(text, options), name).toEqual(check(text, options));
  };

  beforeAll(async () => {
    // What a rule says is a file beside its page.
    vi.stubGlobal('fetch', async (address: string) => {
      const { title, headline, why, messages } = rules.get(/^\/en\/rules\/(.*)\.json$/.exec(address)![1]!)!;
      return Response.json({ title, headline, why, messages });
    });
    server = await createServer({
      root,
      configFile: false,
      logLevel: 'error',
      appType: 'custom',
      server: { middlewareMode: true, ws: false, watch: null },
      optimizeDeps: { noDiscovery: true },
      plugins: [ruleParts()],
    });
  });
  afterAll(async () => {
    vi.unstubAllGlobals();
    await server?.close();
  });

  it('judges each example as the whole grader does', async () => {
    const browser = await fresh();
    for (const one of examples) await compare(browser, one);
  });

  it.skipIf(!transcripts)('judges labelled sessions so (needs ../shared/protocol)', async () => {
    const browser = await fresh();
    for (const one of transcripts!) await compare(browser, one);
  });

  it.each(examples.filter((_, at) => at % 60 === 0))('judges $name so, as the first thing', async (one) => {
    await compare(await fresh(), one);
  });
});
