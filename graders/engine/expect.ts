/** Compares a value with what an exercise expects of it. */
import { integerDigits } from '../protocol/ids.ts';
import { nearest } from '../protocol/nearest.ts';
import type { Criterion, Data, Expectation, JsonNode, Message, Place } from '../types.ts';

/** Why a value is not what the task asks; `undefined` where it is. */
export interface Miss {
  readonly message:
    | 'near'
    | 'near-in'
    | 'missing'
    | 'missing-in'
    | 'type'
    | 'json-in-string'
    | 'value'
    | 'one-of'
    | 'pattern'
    | 'unwanted'
    | 'unasked';
  readonly at: Place;
  readonly data: Data;
}

export const missOf = (message: Message, { at, expects }: Criterion): Miss | undefined => {
  const node = message.json.at(at);
  if (expects.absent) {
    // The empty pointer is the message itself, which has no name.
    return (
      node && { message: at === '' ? 'unasked' : 'unwanted', at: node, data: { name: lastOf(at), value: node.raw } }
    );
  }
  if (!node) return missing(message.json, at);
  const data = { name: lastOf(at), value: node.raw, type: typeName(node) };
  if (expects.type !== undefined && !hasType(node, expects.type)) {
    const message = node.type === 'string' && holdsJson(node.value as string) ? 'json-in-string' : 'type';
    return { message, at: node, data: { ...data, expected: expectedTypes(expects.type) } };
  }
  if ('const' in expects && !equals(node, expects.const)) {
    return { message: 'value', at: node, data: { ...data, expected: JSON.stringify(expects.const) } };
  }
  if (expects.enum && !expects.enum.some((value) => equals(node, value))) {
    return {
      message: 'one-of',
      at: node,
      data: { ...data, expected: expects.enum.map((one) => JSON.stringify(one)).join(', ') },
    };
  }
  if (
    expects.pattern !== undefined &&
    !(node.type === 'string' && new RegExp(expects.pattern, 'u').test(node.value as string))
  ) {
    return { message: 'pattern', at: node, data };
  }
  return undefined;
};

/** What is missing is looked for where the path breaks off; a name nearly right is pointed at. */
const missing = (root: JsonNode, pointer: string): Miss => {
  const names = pointer.split('/').slice(1).map(unescaped);
  let node = root;
  for (const name of names) {
    const next = node.at(`/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`);
    if (!next) return missingIn(node, name);
    node = next;
  }
  return missingIn(node, '');
};

const missingIn = (node: JsonNode, name: string): Miss => {
  const pointer = `${node.pointer}/${name}`;
  const where = lastOf(node.pointer);
  if (node.type !== 'object' && node.type !== 'array') {
    const message = node.type === 'string' && holdsJson(node.value as string) ? 'json-in-string' : 'type';
    const data = { name: lastOf(node.pointer), value: node.raw, type: typeName(node), expected: 'an object' };
    return { message, at: node, data };
  }
  const found = nearest(
    name,
    node.members.map((member) => member.name),
  );
  const member = found === undefined ? undefined : node.members.find((one) => one.name === found);
  if (member)
    return {
      message: where === '' ? 'near' : 'near-in',
      at: { ...member.key, pointer },
      data: { where, name, found: member.name },
    };
  return {
    message: where === '' ? 'missing' : 'missing-in',
    at: { start: node.start, end: node.start + 1, pointer },
    data: { where, name },
  };
};

const unescaped = (name: string): string => name.replaceAll('~1', '/').replaceAll('~0', '~');

const lastOf = (pointer: string): string => unescaped(pointer.slice(pointer.lastIndexOf('/') + 1));

/** A string whose text is itself an object or an array. */
const holdsJson = (value: string): boolean => /^\s*[{[][\s\S]*[}\]]\s*$/.test(value);

const hasType = (node: JsonNode, type: NonNullable<Expectation['type']>): boolean =>
  (typeof type === 'string' ? [type] : type).some((one) =>
    one === 'integer' ? node.type === 'number' && integerDigits(node.raw) !== undefined : one === node.type,
  );

const articles: Readonly<Record<string, string>> = {
  object: 'an object',
  array: 'an array',
  string: 'a string',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  null: 'null',
};

export const typeName = (node: JsonNode): string => (node.type === 'boolean' ? 'a boolean' : articles[node.type]!);

const expectedTypes = (type: NonNullable<Expectation['type']>): string =>
  (typeof type === 'string' ? [type] : type).map((one) => articles[one]!).join(' or ');

/** Deep equality of a JSON value and a plain value; integers by their digits, objects whatever the order of members. */
const equals = (node: JsonNode, value: unknown): boolean => {
  if (typeof value === 'number') {
    return (
      node.type === 'number' &&
      node.value === value &&
      (!Number.isInteger(value) || integerDigits(node.raw) === String(value))
    );
  }
  if (Array.isArray(value)) {
    return (
      node.type === 'array' &&
      node.elements.length === value.length &&
      value.every((one, at) => equals(node.elements[at]!, one))
    );
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value);
    const names = new Set(node.members.map(({ name }) => name));
    return (
      node.type === 'object' &&
      names.size === entries.length &&
      entries.every(([name, one]) => {
        const member = node.get(name);
        return member !== undefined && equals(member, one);
      })
    );
  }
  return node.type !== 'object' && node.type !== 'array' && node.value === value;
};
