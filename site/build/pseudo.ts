/**
 * English in disguise, for a build that shows which words do not come from the catalogue: ⟦Ŵřîţéš ţĥé îđ ---⟧. Code, holes and
 * the names in links stay as they are, and so does a space at either end.
 */
const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = 'áƀçđéƒĝĥîĵķļɱñóþǫřšţûṽŵẋýžÁƁÇĐÉƑĜĤÎĴĶĻṀÑÓÞǪŘŠŢÛṼŴẊÝŽ';
const letters = new Map([...plain].map((letter, at) => [letter, [...accented][at]!]));

const accent = (letter: string): string => letters.get(letter) ?? letter;

/** Code spans, what stands behind the text of a link, holes. */
const kept = /(`+[^`]+`+|\]\(\w+\)|\{\w+\})/;

export const pseudo = (text: string): string => {
  const [, before, own, after] = /^(\s*)(.*?)(\s*)$/s.exec(text)!;
  const parts = own!.split(kept);
  const isWord = (part: string, at: number): boolean => at % 2 === 0 && /\p{L}/u.test(part);
  if (!parts.some(isWord)) return text;
  const disguised = parts.map((part, at) => (at % 2 === 1 ? part : [...part].map(accent).join('')));
  return `${before}⟦${disguised.join('')}${'·'.repeat(Math.ceil(own!.length * 0.3))}⟧${after}`;
};
