/** A tiny plain tree: what a figure is before it becomes HTML or DOM. Text is text in both; nothing in it is markup. */
export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;
export type Child = Tree | string;
export type Tree = readonly [tag: string, attributes: Attributes, children: readonly Child[]];

/** An element. Children that are `undefined` or `false` are left out. */
export const h = (
  tag: string,
  attributes: Attributes | string | undefined,
  ...children: readonly (Child | readonly Child[] | undefined | false)[]
): Tree => [
  tag,
  typeof attributes === 'string' ? { class: attributes } : (attributes ?? {}),
  children.flatMap((child): readonly Child[] => {
    if (child === undefined || child === false) return [];
    return typeof child === 'string' || isTree(child) ? [child] : child;
  }),
];

const isTree = (child: Child | readonly Child[]): child is Tree =>
  Array.isArray(child) && typeof child[0] === 'string' && !Array.isArray(child[1]) && typeof child[1] === 'object';

/** One of the icons that every page carries (`components/Icons.astro`). */
export const icon = (name: string, className?: string): Tree =>
  h('svg', { class: className, 'aria-hidden': 'true' }, h('use', { href: `#${name}` }));

/** A long name, address or message may break where it is put together, rather than anywhere. */
export const atJoints = (text: string): readonly Child[] =>
  text.length < 24
    ? [text]
    : text
        .split(/(?<=\/)(?=\w)|(?<=,)(?=\S)/)
        .flatMap((part, i): readonly Child[] => (i > 0 ? [h('wbr', undefined), part] : [part]));

/** Words for those who hear the page. */
export const spoken = (text: string): Tree => h('span', 'sr', text);
