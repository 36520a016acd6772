/** The checker away from the page: it holds a text and what was found in it, and draws the parts that are asked for. */
import { packedAs } from '../../graders/protocol/packed.ts';
import type { Tree } from '../exchange/node.ts';
import { h } from '../exchange/node.ts';
import own from '../i18n/check.ts';
import { say } from '../say.ts';
import { words as marked } from '../words.ts';
import { diagramTree } from './diagram.ts';
import { causes, findingsTree } from './findings.ts';
import { compare, type Input, type Judged, judge, lastUpTo, migrate, others } from './judge.ts';
import { linesTree } from './lines.ts';
import { markdownOf } from './markdown.ts';
import { grouped } from './numbers.ts';
import { overviewOf } from './overview.ts';
import type { Answer, Ask, How, Numbered, Part, Told, View, Words } from './protocol.ts';
import { comparisonTree, migrationTree } from './revisions.ts';
import { stripTree } from './strip.ts';
import { svgOf } from './svg.ts';

/** The few things of a worker's scope that are used here. */
interface Scope {
  onmessage: ((event: { readonly data: Ask & Numbered }) => void) | null;
  postMessage(answer: Answer): void;
}
const scope = globalThis as unknown as Scope;

const words: Words = own;
let judged: Judged;
let how: How;

/** Lines that are no protocol: more than these nobody reads. */
const mostOthers = 500;

const othersTree = (): Tree => {
  const all = others(judged);
  const items = all.slice(0, mostOthers).map(({ start, end, reason }) => {
    const line = grouped(lastUpTo(judged.lines, start) + 1);
    const [first = ''] = judged.text.slice(start, Math.min(end, start + 400)).split(/\r?\n/, 1);
    return h(
      'li',
      undefined,
      h('span', 'quiet', `${say(words.reading.line, { line, reason })} `),
      h('code', undefined, first),
    );
  });
  const left = all.length - items.length;
  return h('ul', 'others', items, left > 0 && h('li', undefined, say(words.reading.more, { count: grouped(left) })));
};

const views: Readonly<Record<Part, (view: View) => Tree>> = {
  strip: (view) => stripTree(judged, view, words),
  lines: (view) => linesTree(judged, view),
  diagram: (view) => diagramTree(judged, view, words),
  findings: (view) => {
    const list = findingsTree(judged, view, words);
    // Only a whole session has requests that are told to be unanswered.
    const why = how.session === 'whole' ? causes(judged, words) : [];
    return h('div', undefined, list, ...why.map((sentence) => h('p', 'small quiet', marked(sentence))));
  },
};

const work = async (ask: Ask & Numbered): Promise<Told[keyof Told]> => {
  const tell = (stage: 'reading' | 'judging' | 'comparing' | 'migrating' | 'listing', size: number): void =>
    scope.postMessage({ id: ask.id, stage, size });
  switch (ask.do) {
    case 'judge': {
      const { source } = ask;
      let input: Input;
      if (typeof source === 'string') input = source;
      else {
        tell('reading', source.size);
        input = new Uint8Array(await source.arrayBuffer());
        if (packedAs(input)) throw new Error('packed');
      }
      tell('judging', input.length);
      how = ask.how;
      judged = judge(input, how);
      tell('listing', input.length);
      return overviewOf(judged, how, words, typeof source !== 'string');
    }
    case 'view':
      return views[ask.part](ask.view);
    case 'others':
      return othersTree();
    case 'compare':
      tell('comparing', judged.text.length);
      return comparisonTree(compare(judged, ask.how), words);
    case 'migrate':
      tell('migrating', judged.text.length);
      return migrationTree(migrate(judged, ask.how, ask.to), words);
    case 'markdown':
      return markdownOf(judged, how, words);
    case 'text':
      return judged.text;
    case 'svg':
      return svgOf(judged, ask.window, ask.colours, words);
  }
};

/** One after the other: a judgement that reads a file is under way before it is done. */
let last: Promise<unknown> = Promise.resolve();

scope.onmessage = ({ data }) => {
  last = last
    .then(() => work(data))
    .then(
      (done) => scope.postMessage({ id: data.id, done }),
      (error: unknown) => scope.postMessage({ id: data.id, failed: String(error) }),
    );
};
