/** A value with other words in it, as a translation has them. */
export const overlay = <T>(own: T, words: unknown): T => {
  if (typeof words !== 'object' || words === null) return words as T;
  const changed = Object.entries(words).map(([name, word]) => [
    name,
    overlay((own as Record<string, unknown>)[name], word),
  ]);
  return Array.isArray(own)
    ? (Object.assign([...own], Object.fromEntries(changed)) as T)
    : { ...own, ...Object.fromEntries(changed) };
};
