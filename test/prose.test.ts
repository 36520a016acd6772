/** The English of the project is spelled as in Britain, and says what the house says. */
import { describe, expect, it } from 'vitest';
import { faults, inCode, inMarkdown, inTemplate, passages, terms } from './prose.ts';

const all = passages();

const says = (file: string, text: string) =>
  expect(all.filter((one) => one.file === file).map((one) => one.text)).toContain(text);

const found = (text: string) => faults({ file: 'x.mdx', line: 1, text });

describe('what is read', () => {
  it('has the words of lessons, rules, exercises, pages and the command', () => {
    says('lessons/en/220-capabilities.mdx', 'A name that is there says yes');
    says('lessons/en/220-capabilities.mdx', 'Nobody offered prompts');
    says('graders/rules/batch/batch-mixed.ts', 'Both were ready at the same moment.');
    says('graders/rules/batch/batch-mixed.ts', 'This member is Q; the batch began with a response.');
    says('graders/exercises/wire/who-waits.ts', 'Which one has to be answered');
    says('graders/cli/explain.ts', 'A rule is named in full, as findings name it, or by its last part.');
    says('graders/cli/program.ts', 'what is wrong with messages');
    says('site/i18n/course-map.ts', 'Your progress is kept on this device only.');
    says('README.md', 'Where to begin');
    expect(all.length).toBeGreaterThan(7000);
  });

  it('takes Markdown apart', () => {
    const source = [
      '---',
      "title: 'A title'",
      'lede: Nothing `is` said.',
      'part: 1',
      '---',
      '',
      'One sentence with `"code"` and a <RuleLink id="a/b">link</RuleLink>',
      'on *two* lines.',
      '',
      '```json title="A caption" bad=a/b',
      '{"nothing": "of this"}',
      '```',
      '- an item',
      '- another',
      '',
      '| a cell | `x` |',
      '<Exercise id="a/b" />',
    ].join('\n');
    expect(inMarkdown('x.mdx', source).filter(({ text }) => text !== '' && text !== 'Q')).toEqual([
      { file: 'x.mdx', line: 2, text: 'A title' },
      { file: 'x.mdx', line: 3, text: 'Nothing Q said.' },
      { file: 'x.mdx', line: 10, text: 'A caption' },
      { file: 'x.mdx', line: 7, text: 'One sentence with Q and a link on two lines.' },
      { file: 'x.mdx', line: 13, text: 'an item' },
      { file: 'x.mdx', line: 14, text: 'another' },
      { file: 'x.mdx', line: 16, text: 'a cell' },
    ]);
  });

  it('leaves code, messages and lists of words alone', () => {
    const source = [
      "import { x } from 'some thing';",
      'const words = { title: "Batches", id: "batches", what: "{value} is `no` number, says tools/list." };',
      'const line = \'{"jsonrpc": "2.0", "method": "not english"}\';',
      "const list = 'err warn crit emerg'.split(' ');",
      "host.querySelector('details details');",
      // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the source of one.
      'throw new Error(`There is no ${name} here.`);',
    ].join('\n');
    expect(inCode('x.ts', source)).toEqual([
      { file: 'x.ts', line: 2, text: 'Batches' },
      { file: 'x.ts', line: 2, text: 'Q is Q number, says Q.' },
      { file: 'x.ts', line: 6, text: 'There is no Q here.' },
    ]);
  });

  it('finds the text in a template', () => {
    const source = [
      '---',
      "const title = 'A title of words';",
      '---',
      '<p class="quiet text">{count} words, and <code>more code</code></p>',
      '{list.map((one) => (<b aria-label="A letter">{one}</b>))}',
      '<style>p { color: red }</style>',
    ].join('\n');
    expect(inTemplate('x.astro', source).filter(({ text }) => /[a-z]/.test(text))).toEqual([
      { file: 'x.astro', line: 2, text: 'A title of words' },
      { file: 'x.astro', line: 5, text: 'A letter' },
      { file: 'x.astro', line: 4, text: 'Q words, and Q' },
    ]);
  });
});

describe('what is wrong', () => {
  it.each([
    ['a slip', 'The mesage is lost.', 'Unexpected unknown word `mesage`'],
    ['American spelling', 'The behavior is the same.', 'Unexpected unknown word `behavior`'],
    ['American spelling of a verb', 'A host can recognize it.', 'Unexpected unknown word `recognize`'],
    ['American words that are in dictionaries', 'It shows a dialog.', 'Unwanted `dialog`'],
    ['a word said twice', 'It is the the same.', 'Unexpected repeated `the`, remove one occurrence'],
    ['the wrong article', 'This is a error.', 'Unexpected article `a` before `error`, expected `an`'],
    ['a plea', 'Please write it again.', 'Unwanted `Please`'],
    ['ease', 'This is simply a number.', 'Unwanted `simply`'],
    ['an invalid what', 'The value is invalid.', 'Unwanted `invalid`'],
    ['a shout', 'That is right!', 'Unwanted `!`'],
    ['a typewriter’s apostrophe', "The learner's text.", "Unwanted `r's`"],
    [
      'a sentence without end',
      `It is ${'very '.repeat(20)}long${' and longer'.repeat(13)}.`,
      '49 words in one sentence',
    ],
  ])('includes %s', (_, text, what) => {
    expect(found(text)).toEqual(expect.arrayContaining([expect.stringContaining(what)]));
  });

  it.each([
    'A client recognises its own behaviour.',
    'JSON-RPC calls it an invalid request, and “Oops, invalid!” is what the server says.',
    'Q Q is a Q, and so is an Q.',
  ])('does not include: %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('is nowhere', () => {
    const wrong = all.flatMap((one) => faults(one).map((what) => `${one.file}:${one.line}: ${what}`));
    expect(wrong).toEqual([]);
  });
});

describe('the list of words', () => {
  it('is sorted, and each of its words is needed', () => {
    expect(terms).toEqual([...new Set(terms)].sort());
    const used = new Set(
      all.flatMap(({ text }) => text.match(/[\p{L}\d-]+/gu) ?? []).map((word) => word.toLowerCase()),
    );
    expect(terms.filter((term) => !used.has(term.toLowerCase()))).toEqual([]);
  });
});
