/** The small Markdown of all words (`code`, *emphasis*) as a tree, and as HTML. */

import { allToHtml } from './exchange/html.ts';
import { atJoints, type Child, h } from './exchange/node.ts';
import { lang } from './language.ts';

// A code span may be fenced by more than one backtick, so that it can hold one. Dates and names stay on one line.
const pattern =
  /(`+)(.+?)\1(?!`)|(?<![\w*])\*([^*\s](?:[^*]*[^*\s])?)\*(?![\w*])|(\d{4}-\d\d-\d\d|JSON-RPC(?: 2\.0)?)/gs;

export const words = (text: string): readonly Child[] => {
  const children: Child[] = [];
  let at = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > at) children.push(text.slice(at, match.index));
    const [whole, , code, emphasis, unbroken] = match;
    if (code !== undefined) children.push(h('code', isArrow(code) ? 'nb' : undefined, atJoints(unpadded(code))));
    else children.push(emphasis !== undefined ? h('em', undefined, emphasis) : h('span', 'nb', unbroken!));
    at = match.index + whole.length;
  }
  if (at < text.length) children.push(text.slice(at));
  return children;
};

/** The arrow of a line would break after its hyphens. */
export const isArrow = (code: string): boolean => code === '-->' || code === '<--';

export const wordsHtml = (text: string): string => allToHtml(words(text));

/** The same words without marks, for titles and labels. */
export const plain = (text: string): string =>
  text.replace(pattern, (whole, _fence, code?: string, emphasis?: string) =>
    code === undefined ? (emphasis ?? whole) : unpadded(code),
  );

/** One space at both ends belongs to the notation, not to the code. */
const unpadded = (code: string): string => (/^ .*[^ ].* $/s.test(code) ? code.slice(1, -1) : code);

/** A sentence that becomes part of another one: its first letter is small, unless it begins a name. In other languages it stays as it is. */
export const inSentence = (text: string): string =>
  lang === 'en' && /^[A-Z][a-z]*\b/.test(text) ? text[0]!.toLowerCase() + text.slice(1) : text;

/** A sentence with holes for whole trees, and with links: `{id} is in [the rules](rules)`. */
export const told = (
  text: string,
  holes: Readonly<Record<string, string | number | Child | readonly Child[] | undefined>>,
): readonly Child[] =>
  text.split(/(\[[^\]]+\]\(\w+\)|\{\w+\})/).flatMap((part, at): readonly Child[] => {
    if (at % 2 === 0) return words(part);
    const [, label, target, hole] = /^\[(.+)\]\((\w+)\)$|^\{(\w+)\}$/.exec(part)!;
    if (label !== undefined) return [h('a', { href: String(holes[target!]) }, told(label, holes))];
    const found = holes[hole!];
    return typeof found === 'string' || typeof found === 'number'
      ? words(String(found))
      : h('span', undefined, found)[2];
  });

export const toldHtml = (text: string, holes: Parameters<typeof told>[1]): string => allToHtml(told(text, holes));
