/** The language of this build, which makes the pages of one. */
export const lang: string = import.meta.env.HANDWIRE_LANG ?? 'en';

/** All that the site has, English first. */
export const languages: readonly string[] = (import.meta.env.HANDWIRE_LANGUAGES ?? 'en').split(' ');

/** A language in its own words: `Deutsch`. */
export const nameOf = (tag: string): string => {
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  return name[0]!.toLocaleUpperCase(tag) + name.slice(1);
};

const inEnglish: ReadonlySet<string> = new Set(import.meta.env.HANDWIRE_IN_ENGLISH ?? []);

/** True where this language has no translation of it, or an old one: it stands here in English. */
export const isEnglish = (kind: string, id: string): boolean => inEnglish.has(`${kind}/${id}`);

/** For a page below `[lang]`: its own parameters, with the language. */
export const inLanguage = <T extends Record<string, string | undefined>>(
  list: readonly T[] = [{} as T],
): { params: T & { lang: string } }[] => list.map((params) => ({ params: { ...params, lang } }));
