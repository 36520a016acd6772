/** One of the many exercises that an exercise with `vary` stands for. */
import type { Exercise, PublicExercise, Variation } from '../types.ts';

/** FNV-1a over UTF-16 units, then mixed: near seeds lead far apart. */
const hash = (text: string): number => {
  let state = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) state = Math.imul(state ^ text.charCodeAt(at), 0x01000193);
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
  return (state ^ (state >>> 16)) >>> 0;
};

const isList = (variation: Variation): variation is readonly (string | number)[] => Array.isArray(variation);

const pick = (variation: Variation, draw: number | undefined): string | number => {
  if (isList(variation)) return variation[(draw ?? 0) % variation.length]!;
  const { from, to } = variation;
  return from + ((draw ?? 0) % (to - from + 1));
};

const filled = (value: unknown, values: ReadonlyMap<string, string | number>): unknown => {
  if (typeof value === 'string') {
    // Alone, it is the value itself: a number stays one.
    const alone = /^\{(\w+)\}$/.exec(value)?.[1];
    if (alone !== undefined && values.has(alone)) return values.get(alone);
    return value.replace(/\{(\w+)\}/g, (whole, name: string) => String(values.get(name) ?? whole));
  }
  if (Array.isArray(value)) return value.map((one) => filled(one, values));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, filled(one, values)]));
};

/**
 * The exercise with its names replaced: by what the seed picks, by itself for each name; without a seed by the first of
 * each. The same seed gives the same exercise everywhere.
 */
export const variantOf = <E extends Exercise | PublicExercise>(exercise: E, seed?: string): E => {
  const { vary, ...rest } = exercise;
  if (!vary) return exercise;
  const values = new Map(
    Object.entries(vary).map(([name, variation]) => {
      const draw = seed === undefined ? undefined : hash(`${seed}\n${exercise.id}\n${name}`);
      return [name, pick(variation, draw)] as const;
    }),
  );
  return filled(rest, values) as E;
};
