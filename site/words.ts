/** The small Markdown of all words (`code`, *emphasis*) as a tree, and as HTML. */
import { allToHtml } from './exchange/html.ts';
import { type Child, h } from './exchange/node.ts';

// A code span may be fenced by more than one backtick, so that it can hold one.
const pattern = /(`+)(.+?)\1(?!`)|(?<![\w*])\*([^*\s](?:[^*]*[^*\s])?)\*(?![\w*])/gs;

export const words = (text: string): readonly Child[] => {
  const children: Child[] = [];
  let at = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > at) children.push(text.slice(at, match.index));
    const [whole, , code, emphasis] = match;
    children.push(code === undefined ? h('em', undefined, emphasis!) : h('code', undefined, unpadded(code)));
    at = match.index + whole.length;
  }
  if (at < text.length) children.push(text.slice(at));
  return children;
};

export const wordsHtml = (text: string): string => allToHtml(words(text));

/** The same words without marks, for titles and labels. */
export const plain = (text: string): string =>
  text.replace(pattern, (_, _fence, code?: string, emphasis?: string) => (code ? unpadded(code) : (emphasis ?? '')));

/** One space at both ends belongs to the notation, not to the code. */
const unpadded = (code: string): string => (/^ .*[^ ].* $/s.test(code) ? code.slice(1, -1) : code);

/** A sentence that becomes part of another one: its first letter is small, unless it begins a name. */
export const inSentence = (text: string): string =>
  /^[A-Z]([a-z]|\s)/.test(text) ? text[0]!.toLowerCase() + text.slice(1) : text;
