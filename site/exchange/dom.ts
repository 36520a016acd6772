/** Builds a tree in the page. Text goes in as text nodes, never as markup. */
import type { Child, Tree } from './node.ts';

const SVG = 'http://www.w3.org/2000/svg';
const drawn = new Set(['svg', 'use']);

export const toDom = (tree: Tree): Element => {
  const [tag, attributes, children] = tree;
  const element = drawn.has(tag) ? document.createElementNS(SVG, tag) : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) element.setAttribute(name, value === true ? '' : String(value));
  }
  element.append(...children.map(nodeOf));
  return element;
};

export const nodeOf = (child: Child): Node =>
  typeof child === 'string' ? document.createTextNode(child) : toDom(child);
