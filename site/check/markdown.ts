/** What was found as Markdown, for a ticket or a chat. Nothing of the text is taken for markup. */

import { say } from '../say.ts';
import { placeOf } from './findings.ts';
import type { Judged } from './judge.ts';
import { grouped } from './numbers.ts';
import { headline, reading } from './overview.ts';
import type { How, Words } from './protocol.ts';

const most = 200;
const longest = 20_000;

export const markdownOf = (judged: Judged, how: How, words: Words): string => {
  const { findings, text } = judged;
  const list = findings.slice(0, most).map((one, at) => {
    const { what, why, fix } = words.findings;
    return [
      `${at + 1}. **${words.levels[one.level].toUpperCase()}** ${one.title} (\`${one.rule}\`, ${placeOf(judged, at, words)})`,
      ...(
        [
          [what, one.what],
          [why, one.why],
          [fix, one.fix],
        ] as const
      ).map(([name, said]) => `   - *${name}* ${inLine(said)}`),
    ].join('\n');
  });
  const left = findings.length - list.length;
  return [
    `**${headline(judged, words)}**`,
    reading(judged, how, words).join(' '),
    ...list,
    ...(left > 0 ? [say(words.reading.more, { count: grouped(left) })] : []),
    ...(text.length <= longest ? [fenced(text)] : []),
    '',
  ].join('\n\n');
};

/** Words quote the text in code spans; a line break within one would end the list. */
const inLine = (said: string): string => said.replace(/\s*\n\s*/g, ' ');

/** In a fence that is longer than any in the text. */
const fenced = (text: string): string => {
  const longestRun = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longestRun + 1);
  return `${fence}\n${text.replace(/\n$/, '')}\n${fence}`;
};
