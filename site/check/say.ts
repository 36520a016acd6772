/** Words with their holes filled. */
export type Plural = { readonly one: string; readonly other: string };
export type Values = Readonly<Record<string, string | number>>;

export const fill = (text: string, values: Values = {}): string =>
  text.replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole));

/** The form that goes with a number, which fills the hole `count`. */
export const counted = ({ one, other }: Plural, count: number, values: Values = {}): string =>
  fill(count === 1 ? one : other, { ...values, count: grouped(count) });

/** `4,012` */
export const grouped = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',');

const units = [
  [1_048_576, 'MB'],
  [1024, 'KB'],
] as const;

export const sized = (bytes: number): string => {
  const [least, unit] = units.find(([least]) => bytes >= least) ?? [1, 'bytes'];
  const count = bytes / least;
  return `${count < 10 && unit === 'MB' ? count.toFixed(1).replace(/\.0$/, '') : Math.round(count)} ${unit}`;
};
