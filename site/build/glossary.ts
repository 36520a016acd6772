/** In the prose of a lesson, each word of the glossary is linked where it first stands. */
import { defineMdastPlugin } from 'satteri';
import { terms } from '../glossary.ts';
import { said } from './language.ts';

interface Node {
  readonly type: string;
  readonly name?: string;
  readonly value?: string;
  readonly children?: readonly Node[];
}

const ids = new Map(terms.flatMap(({ id, term, forms = [] }) => [term, ...forms].map((form) => [form, id] as const)));

/** The longest first, so that a content block is not merely content. */
const pattern = new RegExp(
  `(?<![\\w/-])(${[...ids.keys()].sort((a, b) => b.length - a.length).join('|')})(?![\\w/-])`,
  'i',
);

/** Where a link would be one too many, or in the way. */
const closed: readonly string[] = ['heading', 'link', 'code', 'inlineCode'];
const closedElements: readonly string[] = ['RuleLink', 'Recap', 'Exercise', 'Since', 'Until', 'Era'];

const link = (value: string, id: string) => ({
  type: 'mdxJsxTextElement' as const,
  name: 'Term',
  attributes: [
    { type: 'mdxJsxAttribute' as const, name: 'id', value: id },
    { type: 'mdxJsxAttribute' as const, name: 'word', value: said(value) },
  ],
  children: [],
});

export const glossary = defineMdastPlugin({
  name: 'handwire-glossary',
  before(root, context) {
    const linked = new Set<string>();
    const parts = (text: string): readonly unknown[] => {
      const match = pattern.exec(text);
      if (!match) return text === '' ? [] : [{ type: 'text', value: text }];
      const [found] = match;
      const id = ids.get(found.toLowerCase()) ?? ids.get(found)!;
      const [before, after] = [text.slice(0, match.index), text.slice(match.index + found.length)];
      if (linked.has(id)) {
        // Searched on from behind it: another word may stand there for the first time.
        const rest = parts(after);
        return [{ type: 'text', value: before + found }, ...rest];
      }
      linked.add(id);
      return [...(before === '' ? [] : [{ type: 'text', value: before }]), link(found, id), ...parts(after)];
    };
    const walk = (node: Node): void => {
      for (const child of node.children ?? []) {
        if (closed.includes(child.type) || (child.name !== undefined && closedElements.includes(child.name))) continue;
        if (child.type !== 'text') {
          walk(child);
          continue;
        }
        const count = linked.size;
        const made = parts(child.value ?? '');
        if (linked.size > count) context.replaceNode(child as never, made as never);
      }
    };
    walk(root as Node);
  },
});
