/** The pieces of a line as nodes, with the colours of their tokens. */
import { nodeOf } from '../exchange/dom.ts';
import { coloured } from '../exchange/lines.ts';
import { type Child, h } from '../exchange/node.ts';
import { tokens } from '../exchange/tokens.ts';
import type { Line } from './lines.ts';

const inColours = ({ text, pieces }: Line): readonly Child[] => {
  const painting = { tokens: tokens(text), isCopy: true };
  let from = 0;
  return pieces.flatMap(({ text: part, look }) => {
    const children = coloured(text, from, from + part.length, painting);
    from += part.length;
    return look ? [h('mark', look, ...children)] : children;
  });
};

const inGrey = ({ pieces }: Line): readonly Child[] =>
  pieces.map(({ text, look }) => (look ? h('mark', look, text) : text));

const put = (element: Element, children: readonly Child[]): void => element.replaceChildren(...children.map(nodeOf));

/** Lines that wait until they come near the view. */
const waiting = new WeakMap<Element, Line>();

const seen = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      const line = isIntersecting && waiting.get(target);
      if (!line) continue;
      put(target, inColours(line));
      forget(target);
    }
  },
  { rootMargin: '100% 0px' },
);

/** Before a line goes, or gets another text. */
export const forget = (element: Element): void => {
  if (waiting.delete(element)) seen.unobserve(element);
};

/** At once where somebody writes; of a long text that came all at once, the lines in view first. */
export const colour = (element: Element, line: Line, atOnce: boolean): void => {
  forget(element);
  put(element, atOnce ? inColours(line) : inGrey(line));
  if (atOnce) return;
  waiting.set(element, line);
  seen.observe(element);
};
