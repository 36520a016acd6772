/** Prints a tree as HTML. Everything that is not a tag or the name of an attribute is escaped. */
import type { Child } from './node.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>]/g, (character) => escapes[character]!);
/** Messages are full of quotes; only within an attribute would they end something. */
const quoted = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character]!);

const empty = new Set(['br', 'wbr', 'input', 'hr']);

export const toHtml = (child: Child): string => {
  if (typeof child === 'string') return escaped(child);
  const [tag, attributes, children] = child;
  let html = `<${tag}`;
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    html += value === true ? ` ${name}` : ` ${name}="${quoted(String(value))}"`;
  }
  return empty.has(tag) ? `${html}>` : `${html}>${children.map(toHtml).join('')}</${tag}>`;
};

export const allToHtml = (children: readonly Child[]): string => children.map(toHtml).join('');
