/**
 * Rewrites the fences of a lesson to components: `json good`, `json bad=<rule>`, `exchange`, and any other to a listing.
 * A wrong example followed at once by a right one becomes a pair. What a fence claims is judged by the component, where
 * the grader is at hand.
 */
import { defineMdastPlugin } from 'satteri';
import { said } from './language.ts';

interface Node {
  readonly type: string;
  readonly lang?: string | null;
  readonly meta?: string | null;
  readonly value?: string;
  readonly position?: { readonly start: { readonly line: number } };
  readonly children?: readonly Node[];
}

type Meta = Readonly<Record<string, string>>;

/** `bad=jsonrpc/id-null title="No name" whole` → names and values; a word alone has the value of an empty text. */
export const readMeta = (meta: string): Meta =>
  Object.fromEntries(
    [...meta.matchAll(/([\w-]+)(?:=(?:"([^"]*)"|(\S+)))?/g)].map(([, name, quoted, bare]) => [
      name,
      quoted ?? bare ?? '',
    ]),
  );

const KNOWN = ['good', 'bad', 'title', 'revision', 'session', 'sender', 'transport', 'answers'];

const attribute = (name: string, value: string) => ({ type: 'mdxJsxAttribute' as const, name, value });

const element = (name: string, attributes: Meta, children: readonly unknown[] = []) => ({
  type: 'mdxJsxFlowElement' as const,
  name,
  attributes: Object.entries(attributes).map(([key, value]) => attribute(key, value)),
  children,
});

export const fences = defineMdastPlugin({
  name: 'handwire-fences',
  options: { position: true },
  before(root, context) {
    const file = context.fileURL?.pathname.split('/').slice(-3).join('/') ?? 'A lesson';
    let figures = 0;
    let examples = 0;
    const frontmatter = context.source.match(/^---\n[\s\S]*?\n---\n/)?.[0].split('\n').length ?? 1;

    const component = (node: Node, paired = false) => {
      const meta = readMeta(node.meta ?? '');
      const at = `line ${(node.position?.start.line ?? 0) + frontmatter - 1}`;
      const unknown = Object.keys(meta).filter((name) => !KNOWN.includes(name));
      if (unknown.length > 0)
        throw new Error(`${file}, the fence at ${at}: it says "${unknown.join('", "')}", which is unknown.`);
      const { title, ...others } = meta;
      const given = { ...others, ...(title !== undefined && { title: said(title) }), text: node.value ?? '', at };
      if (node.lang === 'exchange') {
        return element('Exchange', { ...given, ...(title !== undefined && { figure: String(++figures) }) });
      }
      if ('good' in meta || 'bad' in meta) {
        return element('Example', { ...given, number: String(++examples), ...(paired && { paired: '' }) });
      }
      return element('Listing', {
        text: node.value ?? '',
        language: node.lang ?? 'text',
        ...(title && { title: said(title) }),
      });
    };

    const walk = (parent: Node): void => {
      const children = parent.children ?? [];
      for (const [i, child] of children.entries()) {
        if (child.type !== 'code') {
          walk(child);
          continue;
        }
        const [before, after] = [children[i - 1], children[i + 1]];
        if (isExample(child, 'good') && isExample(before, 'bad')) {
          context.removeNode(child as never);
          continue;
        }
        const isPair = isExample(child, 'bad') && isExample(after, 'good');
        const made = component(child, isPair);
        context.replaceNode(
          child as never,
          (isPair ? element('Pair', {}, [made, component(after, true)]) : made) as never,
        );
      }
    };
    walk(root as Node);
  },
});

const isExample = (node: Node | undefined, claim: 'good' | 'bad'): node is Node =>
  node?.type === 'code' && node.lang !== 'exchange' && claim in readMeta(node.meta ?? '');
