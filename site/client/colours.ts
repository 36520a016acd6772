/** Colours the tokens of a painted line through the Highlight API: no element a token, no style in the markup. */
import { type TokenType, tokenClass, tokens } from '../exchange/tokens.ts';

/** Static ranges cost less than live ones; a repainted line gets new ones. */
const painted = new WeakMap<Element, readonly (readonly [Highlight, StaticRange])[]>();

const highlights = globalThis.CSS?.highlights;

const registered = (name: string): Highlight => {
  const found = highlights.get(name) ?? new Highlight();
  highlights.set(name, found);
  return found;
};

const hide = (line: Element): void => {
  for (const [highlight, range] of painted.get(line) ?? []) highlight.delete(range);
  painted.delete(line);
};

const show = (line: Element): void => {
  if (painted.has(line)) return;
  const nodes: { readonly node: Node; readonly from: number }[] = [];
  let length = 0;
  for (const child of line.childNodes) {
    const node = child.firstChild ?? child;
    nodes.push({ node, from: length });
    length += node.nodeValue!.length;
  }
  /** The start of a token lies in the node that follows a border, its end in the node before. */
  const place = (offset: number, edge: number): readonly [Node, number] => {
    const { node, from } = nodes.findLast((one) => one.from < offset + edge)!;
    return [node, offset - from];
  };
  const lane = line.classList.contains('back') ? 'back' : 'go';
  const ranges: [Highlight, StaticRange][] = [];
  const put = (start: number, end: number, type: TokenType): void => {
    const [startContainer, startOffset] = place(start, 1);
    const [endContainer, endOffset] = place(end, 0);
    const highlight = registered(`hw-${type === 'arrow' ? lane : tokenClass[type]}`);
    const range = new StaticRange({ startContainer, startOffset, endContainer, endOffset });
    highlight.add(range);
    ranges.push([highlight, range]);
  };
  const text = line.textContent!;
  let at = 0;
  /** What is no token looks like a name. */
  const fill = (until: number): void => {
    if (text.slice(at, until).trim() !== '') put(at, until, 'key');
  };
  for (const { start, end, type } of tokens(text)) {
    fill(start);
    // Most of a message is punctuation, which has the colour of the line.
    if (type !== 'punct') put(start, end, type);
    at = end;
  }
  fill(text.length);
  painted.set(line, ranges);
};

/** With each change a browser looks at all ranges there are: lines out of sight go without. */
const seen =
  highlights &&
  new IntersectionObserver(
    (lines) => {
      for (const { target, isIntersecting } of lines) (isIntersecting ? show : hide)(target);
    },
    { rootMargin: '50% 0px' },
  );

/** Before what a line holds is replaced. */
export const uncolour = hide;

/** Before a line goes. */
export const forget = (line: Element): void => {
  seen?.unobserve(line);
  hide(line);
};

/** At once, so that a line does not lose its colours for a frame while it is written; whether it is in sight is asked anew. */
export const colour = (line: Element): void => {
  if (!seen) return;
  show(line);
  seen.unobserve(line);
  seen.observe(line);
};
