/** What a question to the user is made of: a form with a flat schema, or the address of a page. */
import type { JsonNode, Revision } from '../types.ts';
import type { Ask } from './asks.ts';
import { objectAt } from './meta.ts';
import { within } from './revision.ts';

const before2511 = ({ id }: Revision): boolean => within(id, undefined, '2025-11-25');

/** Undefined where the mode is none that exists. Without one, a form is asked; before 2025-11-25 there is nothing else. */
export const modeOf = ({ params, message }: Ask): 'form' | 'url' | undefined => {
  if (params?.type !== 'object') return undefined;
  const mode = before2511(message.revision) ? undefined : params.get('mode');
  // An address and no schema: what is missing is the word that says so.
  if (!mode) return isAddressOnly(params, message.revision) ? 'url' : 'form';
  return mode.value === 'form' || mode.value === 'url' ? mode.value : undefined;
};

const isAddressOnly = (params: JsonNode, revision: Revision): boolean =>
  !before2511(revision) && params.get('url')?.type === 'string' && !params.get('requestedSchema');

/** What a question that sends the user to a page lacks, and which of its members are not of their type. */
export const urlFaults = (
  question: JsonNode,
  revision: Revision,
): { readonly missing: readonly string[]; readonly wrong: readonly JsonNode[] } => {
  const names = ['mode', 'message', ...(revision.id === '2025-11-25' ? ['elicitationId'] : []), 'url'];
  const missing = names.filter((name) => !question.get(name));
  const wrong = names.flatMap((name) => {
    const value = question.get(name);
    return value && value.type !== 'string' ? [value] : [];
  });
  return { missing, wrong };
};

/** The flat schema of a form, and what it says of each field. */
export const fieldsOf = (ask: Ask): JsonNode | undefined =>
  modeOf(ask) === 'form' ? objectAt(objectAt(ask.params, 'requestedSchema'), 'properties') : undefined;

// ------------------------------------------------------------------------------------------------ one field

export type FieldFault =
  | 'no-object'
  | 'nested'
  | 'reference'
  | 'no-type'
  | 'combined'
  | 'type'
  | 'list'
  | 'list-items'
  | 'format'
  | 'keyword';

/** What is wrong with the definition of one field, and where. */
export interface FieldProblem {
  readonly fault: FieldFault;
  readonly node: JsonNode;
  readonly name: string;
  readonly expected: string;
}

const formats: readonly unknown[] = ['email', 'uri', 'date', 'date-time'];

const isText = (node: JsonNode): boolean => node.type === 'string';
const isNumber = (node: JsonNode): boolean => node.type === 'number';
const areTexts = (node: JsonNode): boolean => node.type === 'array' && node.elements.every(isText);
const areOptions = (node: JsonNode): boolean =>
  node.type === 'array' &&
  node.elements.every(
    (one) => one.type === 'object' && ['const', 'title'].every((name) => one.get(name)?.type === 'string'),
  );

type Keywords = Readonly<Record<string, readonly [holds: (node: JsonNode) => boolean, expected: string]>>;

const text: Keywords[string] = [isText, 'a string'];
const number: Keywords[string] = [isNumber, 'a number'];
const texts: Keywords[string] = [areTexts, 'an array of strings'];

const described: Keywords = { title: text, description: text };

const keywords: Readonly<Record<string, Keywords>> = {
  string: { ...described, minLength: number, maxLength: number, enum: texts, enumNames: texts },
  number: { ...described, minimum: number, maximum: number },
  integer: { ...described, minimum: number, maximum: number },
  boolean: { ...described, default: [(node) => node.type === 'boolean', 'true or false'] },
  array: { ...described, minItems: number, maxItems: number },
};

/** Came with 2025-11-25. */
const laterKeywords: Readonly<Record<string, Keywords>> = {
  string: { default: text, oneOf: [areOptions, 'an array of objects with `const` and `title`'] },
  number: { default: number },
  integer: { default: number },
  array: { default: texts },
};

/** The first thing that makes a field more than a client can ask in a form. */
export const fieldProblem = (field: JsonNode, revision: Revision): FieldProblem | undefined => {
  const problem = (fault: FieldFault, node: JsonNode, name = '', expected = ''): FieldProblem => ({
    fault,
    node,
    name,
    expected,
  });
  if (field.type !== 'object') return problem('no-object', field);
  const type = field.get('type');
  if (!type) {
    const combined = ['anyOf', 'oneOf', 'allOf'].find((keyword) => field.get(keyword));
    if (combined !== undefined) return problem('combined', field, combined);
    return field.get('$ref') ? problem('reference', field.get('$ref')!) : problem('no-type', field);
  }
  if (type.value === 'object') return problem('nested', type);
  const known = type.type === 'string' && Object.hasOwn(keywords, type.value as string);
  if (!known) return problem('type', type);
  const name = type.value as string;
  if (name === 'array') {
    if (before2511(revision)) return problem('list', type);
    const items = field.get('items');
    if (!items || !isChoice(items)) return problem('list-items', items ?? field);
  }
  const format = name === 'string' ? field.get('format') : undefined;
  if (format && !formats.includes(format.value)) return problem('format', format);
  const allowed = { ...keywords[name], ...(before2511(revision) ? {} : laterKeywords[name]) };
  for (const { name: keyword, value } of field.members) {
    const rule = Object.hasOwn(allowed, keyword) ? allowed[keyword] : undefined;
    if (rule && !rule[0](value)) return problem('keyword', value, keyword, rule[1]);
  }
  return undefined;
};

/** Several of a set of strings, with or without titles. */
const isChoice = (items: JsonNode): boolean => {
  if (items.type !== 'object') return false;
  const options = items.get('enum');
  const titled = items.get('anyOf');
  return (
    (items.get('type')?.value === 'string' && options !== undefined && areTexts(options)) ||
    (titled !== undefined && areOptions(titled))
  );
};

// ------------------------------------------------------------------------------------------------ the answer

export type MismatchKind = 'kind' | 'option' | 'length' | 'bounds' | 'count' | 'form';

/** In which way a value is not what its field asks for; values no form can bring have a rule of their own. */
export const mismatch = (value: JsonNode, field: JsonNode): MismatchKind | undefined => {
  if (field.type !== 'object' || value.type === 'null' || value.type === 'object') return undefined;
  switch (field.get('type')?.value) {
    case 'string':
      return value.type === 'string' ? textMismatch(value.value as string, field) : 'kind';
    case 'integer':
      return value.type === 'number' && Number.isInteger(value.value)
        ? outOfBounds(value.value as number, field)
        : 'kind';
    case 'number':
      return value.type === 'number' ? outOfBounds(value.value as number, field) : 'kind';
    case 'boolean':
      return value.type === 'boolean' ? undefined : 'kind';
    case 'array':
      return value.type === 'array' ? listMismatch(value, field) : 'kind';
    default:
      return undefined;
  }
};

const limit = (field: JsonNode, name: string): number | undefined => {
  const value = field.get(name);
  return value?.type === 'number' ? (value.value as number) : undefined;
};

const isBetween = (size: number, field: JsonNode, least: string, most: string): boolean =>
  size >= (limit(field, least) ?? Number.NEGATIVE_INFINITY) && size <= (limit(field, most) ?? Number.POSITIVE_INFINITY);

const outOfBounds = (value: number, field: JsonNode): MismatchKind | undefined =>
  isBetween(value, field, 'minimum', 'maximum') ? undefined : 'bounds';

const textMismatch = (value: string, field: JsonNode): MismatchKind | undefined => {
  const options = optionsOf(field, 'oneOf');
  if (options && !options.includes(value)) return 'option';
  if (!isBetween([...value].length, field, 'minLength', 'maxLength')) return 'length';
  const form = forms[String(field.get('format')?.value)];
  return form && !form.test(value) ? 'form' : undefined;
};

const listMismatch = (list: JsonNode, field: JsonNode): MismatchKind | undefined => {
  if (!isBetween(list.elements.length, field, 'minItems', 'maxItems')) return 'count';
  const items = objectAt(field, 'items');
  const options = items && optionsOf(items, 'anyOf');
  return options && list.elements.some((one) => one.type === 'string' && !options.includes(one.value))
    ? 'option'
    : undefined;
};

const optionsOf = (field: JsonNode, titled: string): readonly unknown[] | undefined => {
  const plain = field.get('enum');
  if (plain?.type === 'array') return plain.elements.map((one) => one.value);
  const withTitles = field.get(titled);
  return withTitles?.type === 'array'
    ? withTitles.elements.map((one) => (one.type === 'object' ? one.get('const')?.value : undefined))
    : undefined;
};

/** Only what surely is none is told. */
const forms: Readonly<Record<string, RegExp | undefined>> = {
  email: /^[^\s@]+@[^\s@]+$/,
  uri: /^[a-z][a-z0-9+.-]*:\S+$/i,
  date: /^\d{4}-\d{2}-\d{2}$/,
  'date-time': /^\d{4}-\d{2}-\d{2}[Tt ]\d{2}:\d{2}/,
};
