/** The certificate itself, as a tree. */
import { h, type Tree } from '../../exchange/node.ts';
import words from '../../i18n/certificate.ts';
import { counted, say } from '../../say.ts';
import { today } from './clock.ts';
import { exercisesOf, type Outline, type OutlinedPart } from './outline.ts';
import { codeOf, type IsPassed, isWhole, sumOf } from './passed.ts';

/** A part with the lessons of it that are done. */
const partTree = ({ number, title, lessons }: OutlinedPart, isPassed: IsPassed): readonly Tree[] => {
  const sum = sumOf(
    lessons.flatMap(({ exercises }) => exercises),
    isPassed,
  );
  if (sum.passed === 0) return [];
  const done = lessons.filter(({ exercises }) => isWhole(sumOf(exercises, isPassed)));
  return [
    h('dt', undefined, `${number} ${title}`),
    h('dd', 'num', isWhole(sum) ? `${words.paper.whole}: ${say(words.paper.part, sum)}` : say(words.paper.part, sum)),
    ...done.map(({ number, title }) => h('dd', undefined, say(words.paper.lesson, { number, title }))),
  ];
};

export const paperTree = (outline: Outline, isPassed: IsPassed, name: string | undefined): readonly Tree[] => {
  const { all, ...sum } = sumOf(exercisesOf(outline), isPassed);
  const has =
    sum.passed === all ? say(words.paper.all, { count: all, points: sum.points }) : counted(words.paper.some, all, sum);
  return [
    h('h2', undefined, words.paper.head),
    h('p', 'centred', words.paper.says),
    h('p', 'who centred', name ?? ''),
    h('p', 'centred num', has),
    h('p', 'centred num', say(words.paper.date, { date: today() })),
    h('h3', undefined, words.paper.parts),
    h('dl', undefined, ...outline.parts.flatMap((part) => partTree(part, isPassed))),
    h('h3', undefined, words.paper.code),
    h('p', undefined, h('code', undefined, codeOf(outline, isPassed))),
    h('p', 'small quiet', words.paper.codeSays),
    h('p', 'small quiet', words.paper.proof),
  ];
};
