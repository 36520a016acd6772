/** Dates, "JSON-RPC" and arrows in the prose of lessons stay on one line. */
import { defineMdastPlugin } from 'satteri';
import { isArrow } from '../words.ts';
import { said } from './language.ts';

const pattern = /(\d{4}-\d\d-\d\d|JSON-RPC(?: 2\.0)?)/;

const together = (value: string, name = 'span') => ({
  type: 'mdxJsxTextElement' as const,
  name,
  attributes: [{ type: 'mdxJsxAttribute' as const, name: 'class', value: 'nb' }],
  children: [{ type: 'text' as const, value }],
});

export const unbroken = defineMdastPlugin({
  name: 'handwire-unbroken',
  inlineCode(node, context) {
    if (isArrow(node.value)) context.replaceNode(node, together(node.value, 'code') as never);
  },
  text(node, context) {
    const parts = node.value.split(pattern);
    const isSame = parts.length === 1 && said(node.value) === node.value;
    if (isSame) return;
    // Every second part is what must not break.
    const nodes = parts.map((value, i) =>
      i % 2 === 1 ? together(value) : { type: 'text' as const, value: said(value) },
    );
    context.replaceNode(node, nodes as never);
  },
});
