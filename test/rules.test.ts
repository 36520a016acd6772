import { describe, expect, it } from 'vitest';
import { check, exampleOf, pages, rules } from '../graders/index.ts';
import type { Example, Rule } from '../graders/types.ts';

const listOf = (examples: string | Example | readonly (string | Example)[]): readonly (string | Example)[] =>
  Array.isArray(examples) ? (examples as readonly (string | Example)[]) : [examples as string | Example];

const judge = (example: string | Example, rule: Rule) => {
  const plain = exampleOf(example, rule);
  const input =
    plain.bytes === undefined ? plain.text : Uint8Array.from(atob(plain.bytes), (char) => char.charCodeAt(0));
  return { plain, report: check(input, plain.options) };
};

const shown = (findings: readonly { rule: string; message: string; what: string }[]) =>
  findings.map(({ rule, message, what }) => `${rule}/${message}: ${what}`);

describe.each([...rules.values()])('$id', (rule) => {
  const page = pages.get(rule.id)!;

  it('has a page with a citation and near misses', () => {
    expect(page, 'a second export `page`').toBeDefined();
    expect(page.cites.length).toBeGreaterThan(0);
    expect(page.good.length).toBeGreaterThan(0);
  });

  it('pleases every rule with its near misses', () => {
    for (const example of page.good) {
      const { plain, report } = judge(example, rule);
      const others = report.findings.filter((one) => !plain.alsoBreaks.includes(one.rule));
      expect(shown(others), plain.text).toEqual([]);
    }
  });

  it('finds each of its messages at the marked span, and nothing else', () => {
    expect(Object.keys(page.bad).sort()).toEqual(Object.keys(rule.messages).sort());
    for (const [message, examples] of Object.entries(page.bad)) {
      for (const example of listOf(examples)) {
        const { plain, report } = judge(example, rule);
        const own = report.findings.filter((one) => one.rule === rule.id);
        const others = report.findings.filter((one) => one.rule !== rule.id && !plain.alsoBreaks.includes(one.rule));
        expect(shown(others), plain.text).toEqual([]);
        expect(
          own.map((one) => one.message),
          plain.text,
        ).toEqual(own.length > 0 ? own.map(() => message) : [message]);
        if (plain.marks.length === 0) continue;
        const line = spanInText(plain.text, own[0]!, plain.bytes);
        expect(line, plain.text).toEqual(plain.marks.map(({ start, end }) => plain.text.slice(start, end))[0]);
        expect([own[0]!.start, own[0]!.end], plain.text).toEqual([plain.marks[0]!.start, plain.marks[0]!.end]);
      }
    }
  });

  it('leaves no hole in its words and says what, why and fix', () => {
    for (const examples of Object.values(page.bad)) {
      for (const example of listOf(examples)) {
        for (const one of judge(example, rule).report.findings) {
          for (const words of [one.headline, one.title, one.what, one.why, one.fix]) {
            expect(words.trim()).not.toBe('');
            expect(words).not.toMatch(/(?<!`[^`]*)\{[a-z]\w*\}(?![^`]*`)|(?<!`)undefined|\[object/);
          }
        }
      }
    }
  });
});

const spanInText = (text: string, { start, end }: { start: number; end: number }, bytes: string | undefined) =>
  bytes === undefined ? text.slice(start, end) : text.slice(start, end);
