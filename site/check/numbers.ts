/** Numbers as the language of the page writes them. */
import { lang } from '../language.ts';
import { type Counted, counted } from '../say.ts';

const digits = new Intl.NumberFormat(lang);

/** `4,012` */
export const grouped = (count: number): string => digits.format(count);

/** The sentence for a number, which stands in it as `{count}`. */
export const many = (forms: Counted, count: number, data: Readonly<Record<string, string | number>> = {}): string =>
  counted(forms, count, { count: grouped(count), ...data });

const units = [
  [1_048_576, 'MB'],
  [1024, 'KB'],
] as const;

/** `412 KB` */
export const sized = (bytes: number): string => {
  const [least, unit] = units.find(([least]) => bytes >= least) ?? [1, 'B'];
  const count = bytes / least;
  return `${grouped(count < 10 && unit === 'MB' ? Math.round(count * 10) / 10 : Math.round(count))} ${unit}`;
};
