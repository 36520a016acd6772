/**
 * Reads a learner's progress from a file: what was written, and when. It says which answers passed as well, but that is the
 * learner's word: whoever reads the file grades the answers again.
 */
import { answerIn, type Json, membersOf, type Progress, progressVersion, stringAt } from './answer.ts';
import { progressSchema } from './schema.ts';

/** Why a text is no progress file. */
export type Flaw =
  | { readonly kind: 'not-json' | 'no-answers' | 'large' }
  | { readonly kind: 'newer'; readonly version: number }
  | { readonly kind: 'place'; readonly place: string };

/** In characters. A browser keeps five million for a site; a file has spaces besides. */
export const largestProgress = 6_000_000;

interface Schema {
  readonly type?: string;
  readonly pattern?: string;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly propertyNames?: Schema;
  readonly additionalProperties?: Schema;
  readonly items?: Schema;
}

const typeOf = (value: unknown): string =>
  Array.isArray(value) ? 'array' : value === null ? 'null' : Number.isSafeInteger(value) ? 'integer' : typeof value;

/** The first place that the schema refuses, as a pointer; it knows the keywords that the schema above uses. */
const flawIn = (value: unknown, schema: Schema, place = ''): string | undefined => {
  if (schema.type && typeOf(value) !== schema.type) return place;
  if (typeof value === 'string') {
    const isLong = value.length > (schema.maxLength ?? Number.POSITIVE_INFINITY);
    return isLong || (schema.pattern && !new RegExp(schema.pattern).test(value)) ? place : undefined;
  }
  if (typeof value === 'number') return value < schema.minimum! || value > schema.maximum! ? place : undefined;
  if (Array.isArray(value)) {
    if (value.length > schema.maxItems!) return place;
    return first(value.entries(), ([at, item]) => flawIn(item, schema.items!, `${place}/${at}`));
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const missing = schema.required?.find((name) => !Object.hasOwn(value, name));
  if (missing !== undefined) return `${place}/${missing}`;
  return first(Object.entries(value), ([name, member]) => {
    const at = `${place}/${name.slice(0, 100).replaceAll('~', '~0').replaceAll('/', '~1')}`;
    if (schema.propertyNames && flawIn(name, schema.propertyNames) !== undefined) return at;
    const properties: Readonly<Record<string, Schema>> = schema.properties ?? {};
    const own = Object.hasOwn(properties, name) ? properties[name] : schema.additionalProperties;
    return own && flawIn(member, own, at);
  });
};

const first = <T>(items: Iterable<T>, find: (item: T) => string | undefined): string | undefined => {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** Reads a progress file: all of it, or the first reason why not. */
export const readProgress = (text: string): Progress | Flaw => {
  if (text.length > largestProgress) return { kind: 'large' };
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return { kind: 'not-json' };
  }
  const file = membersOf(found);
  if (!file || !Object.hasOwn(file, 'handwire') || !Object.hasOwn(file, 'answers')) return { kind: 'no-answers' };
  if (typeOf(file.handwire) === 'integer' && (file.handwire as number) > progressVersion) {
    return { kind: 'newer', version: file.handwire as number };
  }
  const place = flawIn(file, progressSchema);
  if (place !== undefined) return { kind: 'place', place };
  const answers = Object.entries(file.answers as Json).map(([id, record]) => [id, answerIn(record)!] as const);
  return {
    ...stringAt(file, 'saved'),
    ...stringAt(file, 'name'),
    ...stringAt(file, 'code'),
    answers: new Map(answers),
  };
};
