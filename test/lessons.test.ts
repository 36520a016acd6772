/** Every message in a lesson is graded as the lesson claims, and every id it names exists. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { check, exercises, revisions, rules } from '../graders/index.ts';
import type { CheckOptions, Report, RevisionId, Role } from '../graders/types.ts';

const folder = new URL('../lessons/en/', import.meta.url);

interface Fence {
  readonly language: string;
  readonly meta: string;
  readonly text: string;
}

interface Lesson {
  readonly file: string;
  readonly source: string;
  readonly front: Readonly<Record<string, string>>;
  readonly teaches: readonly string[];
  /** The text with its fences taken out. */
  readonly prose: string;
  readonly fences: readonly Fence[];
}

const fence = /^```(\w*)([^\n]*)\n([\s\S]*?)^```$/gm;

const readLesson = (file: string): Lesson => {
  const source = readFileSync(new URL(file, folder), 'utf8');
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  const front = Object.fromEntries(
    [...head.matchAll(/^(\w+): *(.*)$/gm)].map(([, name, value]) => [name!, value!.replace(/^'(.*)'$/, '$1')]),
  );
  const teaches = [...head.matchAll(/^ {2}- (.*)$/gm)].map(([, id]) => id!);
  const fences = [...body.matchAll(fence)].map(([, language, meta, text]) => ({
    language: language!,
    meta: meta!.trim(),
    text: text!,
  }));
  return { file, source, front, teaches, prose: body.replace(fence, ''), fences };
};

const lessons = readdirSync(folder)
  .filter((name) => name.endsWith('.mdx'))
  .sort()
  .map(readLesson);

const option = (meta: string, name: string): string | undefined =>
  new RegExp(`(?:^|\\s)${name}=(?:"([^"]*)"|(\\S+))`).exec(meta)?.slice(1).find(Boolean);

/** Ids of the rules a fence says it breaks. */
const broken = ({ meta }: Fence): readonly string[] => option(meta, 'bad')?.split(',') ?? [];

/** As the site judges it: by the revision of the fence or the lesson, and as a stream where framing is shown. */
const judge = (one: Fence, lesson: Lesson): Report => {
  const framed = broken(one).some((id) => id.startsWith('stdio/'));
  const options: CheckOptions = {
    revision: (option(one.meta, 'revision') ?? lesson.front.revision) as RevisionId,
    transport: framed ? 'stdio' : 'none',
    ...(option(one.meta, 'sender') && { sender: option(one.meta, 'sender') as Role }),
  };
  return check(framed ? one.text : one.text.trimEnd(), options);
};

const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found]) => found!);

const used = lessons.flatMap(({ prose }) => all(prose, /<Exercise id="([^"]+)"/g));

it('there are five lessons of the first part', () => {
  expect(lessons.filter(({ front }) => front.part === '1').map(({ file }) => file)).toEqual([
    '010-three-message-shapes.mdx',
    '020-core-methods.mdx',
    '030-a-full-exchange-over-stdio.mdx',
    '040-how-it-actually-works.mdx',
    '050-the-weather-exercise.mdx',
  ]);
});

it('every exercise stands in one lesson', () => {
  expect([...used].sort()).toEqual([...exercises.keys()].sort());
});

describe.each(lessons)('$file', (lesson) => {
  const { front, teaches, prose, fences, source } = lesson;

  it('has a head', () => {
    expect(Object.keys(front)).toEqual(['title', 'lede', 'part', 'revision', 'minutes', 'needs', 'rules']);
    expect([...revisions.keys()]).toContain(front.revision);
    expect(Number(front.minutes)).toBeGreaterThanOrEqual(4);
    expect(Number(front.minutes)).toBeLessThanOrEqual(8);
    expect(teaches.length).toBeGreaterThan(0);
  });

  it('names only rules, exercises and revisions that exist', () => {
    const linked = all(prose, /<RuleLink id="([^"]+)"/g);
    expect([...linked, ...teaches].filter((id) => !rules.has(id))).toEqual([]);
    expect(all(prose, /<Exercise id="([^"]+)"/g).filter((id) => !exercises.has(id))).toEqual([]);
    const dates = all(prose, /<(?:Since|Until) revision="([^"]+)"/g);
    expect(dates.filter((id) => !revisions.has(id as RevisionId))).toEqual([]);
  });

  it('shows or asks for every rule it says it teaches', () => {
    const shown = fences.flatMap(broken);
    const linked = all(prose, /<RuleLink id="([^"]+)"/g);
    const asked = all(prose, /<Exercise id="([^"]+)"/g).flatMap((id) =>
      exercises.get(id)!.mistakes.map(({ finds }) => finds),
    );
    const met = new Set([...shown, ...linked, ...asked]);
    expect(teaches.filter((id) => !met.has(id))).toEqual([]);
  });

  it('shows a message before the first heading, and asks for one before the second', () => {
    const [before = '', section = ''] = source.split(/^## /m);
    expect(before).toMatch(/^```/m);
    expect(section).toMatch(/<Exercise id=/);
  });

  it('shows a message for what holds in some revisions only', () => {
    const boxes = all(source, /<((?:Since|Until) revision="[\s\S]*?)<\/(?:Since|Until)>/g);
    expect(boxes.filter((box) => !/^```/m.test(box))).toEqual([]);
  });

  it('ends with a recap of two lines', () => {
    expect(source).toMatch(/\n<Recap>\n\n[^\n]+\n\n[^\n]+\n\n<\/Recap>\n$/);
  });

  it('has no message outside a graded fence', () => {
    expect(prose).not.toMatch(/"jsonrpc" *: *"2\.0" *,/);
    expect(prose).not.toMatch(/```|~~~/);
    for (const { language, meta } of fences) {
      expect(['json', 'exchange']).toContain(language);
      if (language === 'json') expect(meta).toMatch(/^(good|bad=\S+)( revision=\S+)?( sender=\S+)?$/);
      else expect(meta).toMatch(/^title="[^"]+"( bad=\S+)?( revision=\S+)?$/);
    }
  });

  it.each(fences.map((one) => [`${one.meta} ${one.text.replace(/\s+/g, ' ').slice(0, 60)}`, one] as const))(
    'is graded as claimed: %s',
    (_name, one) => {
      const { findings } = judge(one, lesson);
      expect([...new Set(findings.map(({ rule }) => rule))].sort()).toEqual([...broken(one)].sort());
    },
  );
});
