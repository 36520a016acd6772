/** Puts data into the words of the interface. */
import { lang } from './language.ts';

type Data = Readonly<Record<string, string | number>>;

/** `{name}` becomes what the data have under that name. */
export const say = (text: string, data: Data): string =>
  text.replace(/\{(\w+)\}/g, (hole, name: string) => String(data[name] ?? hole));

/** Sentences by number. A language may have more of them than English, under the names of `Intl.PluralRules`. */
export type Counted = { readonly one: string; readonly other: string } & Readonly<
  Partial<Record<Intl.LDMLPluralRule, string>>
>;

let rules: Intl.PluralRules | undefined;

/** The sentence for a number, which stands in it as `{count}`. */
export const counted = (forms: Counted, count: number, data: Data = {}): string => {
  rules ??= new Intl.PluralRules(lang);
  return say(forms[rules.select(count)] ?? forms.other, { count, ...data });
};
