/** All English of the project, read from where it is written, and what a spelling and a prose linter find in it. */
import { readdirSync, readFileSync } from 'node:fs';
import dictionary from 'dictionary-en-gb';
import retextEnglish from 'retext-english';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRepeatedWords from 'retext-repeated-words';
import retextSpell from 'retext-spell';
import ts from 'typescript';
import { unified } from 'unified';
import { VFile } from 'vfile';

/** A paragraph, a heading, a sentence of a rule: as much as is read in one go. */
export interface Passage {
  readonly file: string;
  readonly line: number;
  /** Without Markdown and without code. */
  readonly text: string;
}

const root = new URL('../', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, root), 'utf8');

// ------------------------------------------------------------------------------------------ what is no English

/** Stands in a sentence for code, a value or a name of the wire: a word that no linter has an opinion on. */
const blank = 'Q';

const plain = (text: string): string =>
  text
    .replace(/(`+)(?!`).+?(?<!`)\1(?!`)/gs, blank)
    .replace(/<code\b[^>]*>.*?<\/code>/gs, blank)
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<\/?[A-Za-z][^<>]*>/g, ' ')
    .replace(/\{\w*\}/g, blank)
    .replace(/&\w+;/g, ' ')
    // Paths, options of a command, names with a dot, an underscore or a capital inside.
    .replace(
      /(?<![\w’])(?:\w+:\/\/\S+|U\+[0-9A-F]{4,}|\.[a-z]+|--?[a-z][\w-]*|\.{0,2}[\w<>*.-]*[\w>*][/=@][^\s,;:)]*\w|\w*[A-Za-z]_\w+|\w+(?:\.\w{2,})+|[a-z]+[A-Z]\w*)/g,
      blank,
    )
    .replace(/\bQQ+\b|\bQ(?=[A-Z][a-z])/g, `${blank} `)
    .replace(/(?<!\w)[*_]+|[*_]+(?!\w)/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/** The same lines with nothing on them, so that those below keep their numbers. */
const emptied = (text: string): string => text.replace(/[^\n]+/g, '');

const without = (text: string, pattern: RegExp): string => text.replace(pattern, emptied);

// --------------------------------------------------------------------------------------------------- Markdown

const frontMatter = /^---\n[\s\S]*?\n---$/m;
const fences = /^```[^\n]*\n[\s\S]*?^```$/gm;
/** A component whose attributes need lines of their own. */
const components = /^<[A-Z]\w*\n[\s\S]*?^\/>$/gm;

/** Paragraphs, items, cells and headings, the title and lede above them, and the titles of fences. */
export const inMarkdown = (file: string, source = read(file)): readonly Passage[] => {
  const passages: Passage[] = [];
  const add = (line: number, text: string): void => void passages.push({ file, line, text: plain(text) });
  const head = source.startsWith('---\n') ? frontMatter.exec(source)![0] : '';
  for (const found of head.matchAll(/^(?:title|lede): *(.*)$/gm)) {
    add(lineAt(source, found.index), found[1]!.replace(/^(['"])(.*)\1$/, '$2'));
  }
  for (const { 0: fence, index } of source.matchAll(fences)) {
    const title = /\stitle="([^"]*)"/.exec(fence.split('\n', 1)[0]!)?.[1];
    if (title !== undefined) add(lineAt(source, index), title);
  }
  const body = [fences, components].reduce(without, source.replace(head, emptied));
  let paragraph: string[] = [];
  let start = 0;
  const end = (): void => {
    if (paragraph.length > 0) add(start, paragraph.join('\n'));
    paragraph = [];
  };
  for (const [index, line] of body.split('\n').entries()) {
    if (line.startsWith('|')) {
      end();
      for (const cell of line.split('|')) add(index + 1, cell);
    } else if (/^\s*$|^<\/?[A-Z][^>]*>$/.test(line)) {
      end();
    } else {
      const begins = /^\s*(?:[-*>]|#+|\d+\.)\s+/.exec(line)?.[0];
      if (begins !== undefined) end();
      if (paragraph.length === 0) start = index + 1;
      paragraph.push(line.slice(begins?.length ?? 0));
      if (begins?.startsWith('#')) end();
    }
  }
  end();
  return passages;
};

// ------------------------------------------------------------------------------------------------- TypeScript

/** Members whose text is read by people even where it is one word. */
const titles = new Set(['title', 'headline', 'label', 'term', 'forms', 'means', 'caption']);

const words = /^(?=.*\p{L}{3}).*\p{L}[,;:.)]?\s+[(*`«{]?\p{L}/su;
const begins =
  /^\s*(?:\{(?!\w*\})|[[<«#:@\\]|\.\S|-->|\d{4}-\d\d-\d\dT|handwire [a-z]+\b(?!:))|(?:^|\n)(?:import|export) /;
const code = /":|=>|\(\)/;

/** Whether a text is for people: a few words in a row, and no JSON, selector, example or code. */
const isProse = (text: string): boolean => words.test(text) && !begins.test(text) && !code.test(plain(text));

/** Texts in the code that are words for people: two words or more in a row, and no JSON, selector or code. */
export const inCode = (file: string, source = read(file)): readonly Passage[] => {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const passages: Passage[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node) || isData(node)) return;
    const text = literal(node);
    if (text !== undefined && (isProse(text) || isTitle(node))) {
      const first = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
      for (const part of text.split(/\n{2,}|\n(?=\s)| {2,}/)) passages.push({ file, line: first, text: plain(part) });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return passages;
};

const literal = (node: ts.Node): string | undefined => {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map((span) => `{}${span.literal.text}`).join('');
};

const asked = new Set(['closest', 'matches', 'matchMedia', 'querySelector', 'querySelectorAll']);

/** A list of words that is taken apart, the heading of a citation, a selector, the classes of an element. */
const isData = (node: ts.Node): boolean => {
  const { parent } = node;
  if (parent === undefined) return false;
  if (ts.isPropertyAccessExpression(parent)) return parent.name.text === 'split';
  if (ts.isPropertyAssignment(parent)) return ['section', 'class'].includes(parent.name.getText());
  if (!ts.isCallExpression(parent)) return false;
  const { expression } = parent;
  return ts.isPropertyAccessExpression(expression)
    ? asked.has(expression.name.text)
    : expression.getText() === 'h' && parent.arguments[1] === node;
};

const isTitle = (node: ts.Node): boolean => {
  const up = ts.isArrayLiteralExpression(node.parent) ? node.parent.parent : node.parent;
  return ts.isPropertyAssignment(up) && titles.has(up.name.getText());
};

// ------------------------------------------------------------------------------------------------------ Astro

/** Texts between tags, in the attributes that are read, and in the code above. */
export const inTemplate = (file: string, source = read(file)): readonly Passage[] => {
  const head = source.startsWith('---\n') ? frontMatter.exec(source)![0] : '';
  let body = without(source.replace(head, emptied), /<(script|style)\b[\s\S]*?<\/\1>/g);
  const passages: Passage[] = [];
  for (const found of body.matchAll(/\b(?:aria-label|alt|title|label|lede|description|caption)="([^"]*)"/g)) {
    passages.push({ file, line: lineAt(body, found.index), text: plain(found[1]!) });
  }
  body = body.replace(/=>/g, '=');
  for (let before = ''; before !== body; ) {
    before = body;
    body = body.replace(/\{[^{}<>]*\}/g, '{}');
  }
  body = body.replace(/<(code|pre)\b[^<>]*>[^<>]*<\/\1>/g, '{}').replace(/<\/?(?:a|em|i|strong)\b[^<>]*>/g, ' ');
  for (const found of body.matchAll(/>([^<>]*)</g)) {
    if (!/[{}](?<!\{\})(?<!\{(?=\}))|[=&|[\]]|[(;]\s*$|^\s*\)/.test(found[1]!)) {
      passages.push({ file, line: lineAt(body, found.index), text: plain(found[1]!) });
    }
  }
  return [...inCode(file, head.replaceAll('---', '')), ...passages];
};

// ----------------------------------------------------------------------------------------------- all of it

const files = (folder: string, ending: string): readonly string[] =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}${name.replaceAll('\\', '/')}`)
    .filter((name) => name.endsWith(ending) && !name.includes('node_modules/'))
    .sort();

export const passages = (): readonly Passage[] =>
  [
    ...['README.md', ...files('lessons/', '.mdx')].flatMap((file) => inMarkdown(file)),
    ...[...files('graders/', '.ts'), ...files('site/', '.ts')].flatMap((file) => inCode(file)),
    ...files('site/', '.astro').flatMap((file) => inTemplate(file)),
  ].filter(({ text }) => /[a-z]/.test(text));

// ----------------------------------------------------------------------------------------------- what is wrong

/** Terms of the trade and names that no dictionary of British English has. */
export const terms = read('test/words.txt').trimEnd().split('\n');

const linter = unified()
  .use(retextEnglish)
  .use(retextSpell, { dictionary, personal: terms.join('\n'), ignore: [blank], ignoreLiteral: false, max: 5 })
  .use(retextRepeatedWords)
  .use(retextIndefiniteArticle)
  .freeze();

/**
 * What a sentence of the house goes without. What stands in quotes is somebody else’s, and two of the errors of JSON-RPC
 * are called invalid. The last words are American, and in the dictionary all the same.
 */
const unwanted =
  /\b(?:please|sorry|oops|simply|simple|just|obvious(?:ly)?|of course|eas(?:y|ily)|trivial(?:ly)?|invalid(?! requests?\b| params\b)|stupid|dialog|toward|gotten)\b|!(?=\s|$)|\p{L}'\p{L}/giu;

const quoted = /“[^”]*”|‘[^’]*’|"[^"]*"/g;

/** A sentence with more words than this is hard to read. */
const longest = 45;

/** Up to a full stop, or to the dot in the middle that parts the items of a list. */
const sentence = /[^.?!·]+(?:[.?!](?!\s|$)[^.?!·]*)*[.?!]*/g;

/** What is wrong in a passage, in the words to be mended. */
export const faults = ({ text }: Passage): readonly string[] => {
  const page = new VFile(text);
  linter.runSync(linter.parse(page), page);
  const said = page.messages
    .filter(
      ({ ruleId, actual, reason }) =>
        ruleId !== 'overflow' && actual !== blank && !reason.includes(`before \`${blank}\``),
    )
    .map(({ reason }) => reason);
  const banned = [...text.replace(quoted, blank).matchAll(unwanted)].map(([found]) => `Unwanted \`${found}\``);
  const long = [...text.matchAll(sentence)]
    .map(([found]) => ({ one: found.trim(), length: found.trim().split(' ').length }))
    .filter(({ length }) => length > longest)
    .map(({ one, length }) => `${length} words in one sentence: ${one}`);
  return [...said, ...banned, ...long];
};
