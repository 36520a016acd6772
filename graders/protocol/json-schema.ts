/**
 * JSON Schema without code generation, as far as a finding may rest on it: only what is certainly wrong is told. Unknown
 * keywords, patterns, formats and references that lead elsewhere are passed over, and so is what a step limit cuts off.
 */
import { gather, type Node, nameOf } from '../json/node.ts';
import { ARRAY, BOOLEAN, NUMBER, OBJECT, ODD_VALUE, type Parsed, STRIDE, STRING, TYPE } from '../json/tape.ts';
import type { JsonNode } from '../types.ts';

/** One value that a schema certainly refuses. */
export interface Violation {
  readonly keyword: 'type' | 'required' | 'enum' | 'additionalProperties' | 'false' | 'any' | 'bounds' | 'size';
  /** The value refused; for `required` the object that lacks the member, for `additionalProperties` the value of the member. */
  readonly node: JsonNode;
  /** The member missing, or one that may not be there. */
  readonly name?: string;
  /** What the schema asks for: for `enum` the values, else a phrase. */
  readonly expected: string;
}

/** A place where a schema itself breaks the rules of its dialect. */
export interface SchemaFault {
  readonly keyword: string;
  readonly node: JsonNode;
  /** What stands in the way: the value has no such form, the name of the type is unknown, the reference leads nowhere. */
  readonly how: 'type-name' | 'form' | 'reference';
  readonly expected: string;
}

const dialects = [
  /^https?:\/\/json-schema\.org\/draft\/20(?:20-12|19-09)\/schema#?$/,
  /^https?:\/\/json-schema\.org\/draft-0[67]\/schema#?$/,
];

/** The draft whose reading holds for a schema; undefined where the grader does not know its dialect. */
const draftOf = (root: JsonNode): 'new' | '2019' | 'old' | undefined => {
  const declared = root.get('$schema');
  if (!declared) return 'new';
  if (declared.type !== 'string') return undefined;
  const address = declared.value as string;
  if (!dialects.some((dialect) => dialect.test(address))) return undefined;
  return address.includes('2020-12') ? 'new' : address.includes('2019-09') ? '2019' : 'old';
};

const mostSteps = 5000;
const deepest = 60;

// ------------------------------------------------------------------------------------------------- values

/** The first value that the schema certainly refuses. */
export const violationOf = (value: JsonNode, schema: JsonNode): Violation | undefined => {
  const draft = draftOf(schema);
  return draft && new Judgement(schema, draft).judge(value, schema, 0);
};

/** Most schemas have no other keywords: only these need to be looked at. */
const common: readonly string[] = [
  'minimum',
  'maximum',
  'type',
  'description',
  'properties',
  'required',
  'title',
  'default',
];
const entries: number[] = [];

class Judgement {
  #steps = 0;

  constructor(
    readonly root: JsonNode,
    readonly draft: 'new' | '2019' | 'old',
  ) {}

  judge(value: JsonNode, schema: JsonNode, depth: number): Violation | undefined {
    if (schema.type === 'boolean') {
      return schema.value === false ? { keyword: 'false', node: value, expected: 'nothing' } : undefined;
    }
    if (schema.type !== 'object' || depth > deepest || ++this.#steps > mostSteps) return undefined;
    if (gather(schema as Node, common, entries)) {
      const isBounded = entries[0]! >= 0 || entries[1]! >= 0;
      return (
        typeViolation(value, schema) ??
        (isBounded ? boundsViolation(value, schema) : undefined) ??
        this.#object(value, schema, depth)
      );
    }
    // A base of its own would change where references lead.
    if (schema !== this.root && depth > 0 && schema.get('$id')) return undefined;
    const reference = schema.get('$ref');
    if (reference && this.draft === 'old') return this.#reference(value, reference, depth);
    return (
      typeViolation(value, schema) ??
      enumViolation(value, schema) ??
      (reference && this.#reference(value, reference, depth)) ??
      boundsViolation(value, schema) ??
      this.#object(value, schema, depth) ??
      this.#array(value, schema, depth) ??
      this.#combined(value, schema, depth)
    );
  }

  #reference(value: JsonNode, reference: JsonNode, depth: number): Violation | undefined {
    const target = targetOf(this.root, reference);
    return target && this.judge(value, target, depth + 1);
  }

  #object(value: JsonNode, schema: JsonNode, depth: number): Violation | undefined {
    if (value.type !== 'object') return undefined;
    const required = schema.get('required');
    if (required?.type === 'array') {
      for (const { type, value: name } of required.elements) {
        if (type === 'string' && !value.get(name as string))
          return { keyword: 'required', node: value, name: name as string, expected: `\`${name}\`` };
      }
    }
    const properties = schema.get('properties');
    const declared = properties?.type === 'object' ? properties : undefined;
    for (const { name, value: property } of declared?.members ?? []) {
      const own = value.get(name);
      const found = own && this.judge(own, property, depth + 1);
      if (found) return found;
    }
    const others = schema.get('additionalProperties');
    if (!others || schema.get('patternProperties')) return undefined;
    for (const { name, value: other } of value.members) {
      if (declared?.get(name)) continue;
      const found = this.judge(other, others, depth + 1);
      if (found) return found.keyword === 'false' ? { ...found, keyword: 'additionalProperties', name } : found;
    }
    return undefined;
  }

  #array(value: JsonNode, schema: JsonNode, depth: number): Violation | undefined {
    if (value.type !== 'array') return undefined;
    const items = schema.get('items');
    const list = this.draft === 'new' ? schema.get('prefixItems') : items;
    const first = list?.type === 'array' ? list.elements : [];
    const rest = list === items && list?.type === 'array' ? schema.get('additionalItems') : items;
    for (const [at, element] of value.elements.entries()) {
      const own = first[at] ?? rest;
      if (!own && at >= first.length) return undefined;
      const found = own && this.judge(element, own, depth + 1);
      if (found) return found;
    }
    return undefined;
  }

  #combined(value: JsonNode, schema: JsonNode, depth: number): Violation | undefined {
    for (const one of listed(schema, 'allOf')) {
      const found = this.judge(value, one, depth + 1);
      if (found) return found;
    }
    for (const keyword of ['anyOf', 'oneOf']) {
      const choices = listed(schema, keyword);
      if (choices.length === 0) continue;
      const found = choices.map((one) => this.judge(value, one, depth + 1));
      if (!found.every((one) => one !== undefined)) continue;
      return choices.length === 1
        ? found[0]
        : { keyword: 'any', node: value, expected: `one of ${choices.length} forms` };
    }
    return undefined;
  }
}

const listed = (schema: JsonNode, keyword: string): readonly JsonNode[] => {
  const list = schema.get(keyword);
  return list?.type === 'array' ? list.elements : [];
};

/** Where a reference inside the document leads; undefined where it leads elsewhere or nowhere. */
const targetOf = (root: JsonNode, { type, value }: JsonNode): JsonNode | undefined => {
  if (type !== 'string') return undefined;
  const pointer = localPointer(value as string);
  return pointer === undefined ? undefined : root.at(pointer);
};

const localPointer = (reference: string): string | undefined => {
  if (!/^#(?:\/|$)/.test(reference)) return undefined;
  try {
    return decodeURIComponent(reference.slice(1));
  } catch {
    return undefined;
  }
};

const articles: Readonly<Record<string, string>> = {
  object: 'an object',
  array: 'an array',
  string: 'a string',
  number: 'a number',
  integer: 'an integer',
  boolean: 'a boolean',
  null: 'null',
};
const typeNames = Object.keys(articles);

const typeViolation = (value: JsonNode, schema: JsonNode): Violation | undefined => {
  const declared = schema.get('type');
  if (!declared || isOf(value, declared.value)) return undefined;
  const nodes = declared.type === 'array' ? declared.elements : [declared];
  const names = nodes.map((node) => node.value);
  if (names.length === 0 || !names.every((name) => typeNames.includes(name as string))) return undefined;
  return names.some((name) => isOf(value, name))
    ? undefined
    : { keyword: 'type', node: value, expected: names.map((name) => articles[name as string]!).join(' or ') };
};

const isOf = (value: JsonNode, name: unknown): boolean =>
  name === 'integer' ? mayBeInteger(value) : value.type === name;

/** Also 1.0 is an integer; what is too large to tell passes. */
const mayBeInteger = ({ type, value }: JsonNode): boolean =>
  type === 'number' && (Number.isInteger(value) || !Number.isFinite(value));

const enumViolation = (value: JsonNode, schema: JsonNode): Violation | undefined => {
  const constant = schema.get('const');
  if (constant && !same(value, constant, 0)) return { keyword: 'enum', node: value, expected: constant.raw };
  const list = schema.get('enum');
  if (list?.type !== 'array' || list.elements.length === 0) return undefined;
  if (list.elements.some((one) => same(value, one, 0))) return undefined;
  return { keyword: 'enum', node: value, expected: list.elements.map((one) => one.raw).join(', ') };
};

/** Equality of JSON values; true where it lies too deep to tell. */
const same = (a: JsonNode, b: JsonNode, depth: number): boolean => {
  if (a.type !== b.type) return false;
  if (depth > deepest) return true;
  if (a.type === 'array') {
    return (
      a.elements.length === b.elements.length &&
      a.elements.every((element, at) => same(element, b.elements[at]!, depth + 1))
    );
  }
  if (a.type === 'object') {
    return (
      a.members.length === b.members.length &&
      a.members.every(({ name, value }) => {
        const other = b.get(name);
        return other !== undefined && same(value, other, depth + 1);
      })
    );
  }
  return a.value === b.value;
};

const boundsViolation = (value: JsonNode, schema: JsonNode): Violation | undefined => {
  const limit = (keyword: string): number | undefined => {
    const node = schema.get(keyword);
    return node?.type === 'number' ? (node.value as number) : undefined;
  };
  const refuse = (keyword: 'bounds' | 'size', expected: string): Violation => ({ keyword, node: value, expected });
  const least = (keyword: string, count: number, what: string) => {
    const bound = limit(keyword);
    return bound !== undefined && count < bound ? refuse('size', `${what} of at least ${bound}`) : undefined;
  };
  const most = (keyword: string, count: number) => {
    const bound = limit(keyword);
    return bound !== undefined && count > bound ? refuse('size', `a length of at most ${bound}`) : undefined;
  };
  switch (value.type) {
    case 'number': {
      const number = value.value as number;
      const minimum = limit('minimum');
      if (minimum !== undefined && number < minimum) return refuse('bounds', `at least ${minimum}`);
      const maximum = limit('maximum');
      if (maximum !== undefined && number > maximum) return refuse('bounds', `at most ${maximum}`);
      const above = limit('exclusiveMinimum');
      if (above !== undefined && number <= above) return refuse('bounds', `more than ${above}`);
      const below = limit('exclusiveMaximum');
      return below !== undefined && number >= below ? refuse('bounds', `less than ${below}`) : undefined;
    }
    case 'string': {
      if (!schema.get('minLength') && !schema.get('maxLength')) return undefined;
      const length = [...(value.value as string)].length;
      return least('minLength', length, 'a length') ?? most('maxLength', length);
    }
    case 'array':
      return least('minItems', value.elements.length, 'a length') ?? most('maxItems', value.elements.length);
    case 'object': {
      const count = value.members.length;
      // A repeated name counts once for those who read it, so only the lower bound is sure.
      return least('minProperties', count, 'a number of members');
    }
    default:
      return undefined;
  }
};

// ------------------------------------------------------------------------------------------------ schemas

type Form =
  | 'schema'
  | 'schemas'
  | 'schema list'
  | 'schema or list'
  | 'string'
  | 'strings'
  | 'boolean'
  | 'number'
  | 'count'
  | 'array'
  | 'positive';

/** Keywords whose value has a fixed form in every draft that is judged. */
const forms: Readonly<Record<string, Form>> = {
  properties: 'schemas',
  patternProperties: 'schemas',
  $defs: 'schemas',
  definitions: 'schemas',
  dependentSchemas: 'schemas',
  additionalProperties: 'schema',
  propertyNames: 'schema',
  contains: 'schema',
  not: 'schema',
  if: 'schema',
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: 'schema',
  else: 'schema',
  anyOf: 'schema list',
  oneOf: 'schema list',
  allOf: 'schema list',
  prefixItems: 'schema list',
  required: 'strings',
  enum: 'array',
  examples: 'array',
  title: 'string',
  description: 'string',
  pattern: 'string',
  format: 'string',
  $ref: 'string',
  uniqueItems: 'boolean',
  minLength: 'count',
  maxLength: 'count',
  minItems: 'count',
  maxItems: 'count',
  minProperties: 'count',
  maxProperties: 'count',
  minimum: 'number',
  maximum: 'number',
  exclusiveMinimum: 'number',
  exclusiveMaximum: 'number',
  multipleOf: 'positive',
};

const expectations: Readonly<Record<Form, string>> = {
  schema: 'a schema',
  schemas: 'an object of schemas',
  'schema list': 'a list of at least one schema',
  'schema or list': 'a schema',
  string: 'a string',
  strings: 'a list of names, each once',
  boolean: 'true or false',
  number: 'a number',
  count: 'a whole number from 0 up',
  array: 'an array',
  positive: 'a number above 0',
};

const isSchema = ({ type }: JsonNode): boolean => type === 'object' || type === 'boolean';

const hasForm = (node: JsonNode, form: Form): boolean => {
  switch (form) {
    case 'schema':
      return isSchema(node);
    // The members are judged one by one.
    case 'schemas':
      return node.type === 'object';
    case 'schema list':
      return node.type === 'array' && node.elements.length > 0;
    case 'schema or list':
      return isSchema(node) || node.type === 'array';
    case 'strings':
      return (
        node.type === 'array' &&
        node.elements.every(({ type }) => type === 'string') &&
        new Set(node.elements.map(({ value }) => value)).size === node.elements.length
      );
    case 'count':
      return node.type === 'number' && (node.value as number) >= 0 && mayBeInteger(node);
    case 'positive':
      return node.type === 'number' && (node.value as number) > 0;
    default:
      return node.type === form;
  }
};

export interface SchemaPlace {
  readonly node: JsonNode;
  /** The keyword under which the schema stands; for a property `properties`. */
  readonly under: string;
  /** Reached through `properties` alone. */
  readonly direct: boolean;
  readonly root: boolean;
}

/** Every place of a schema in which a schema stands, outermost first, up to a limit. */
export const schemasIn = (root: JsonNode): readonly SchemaPlace[] => {
  const places: SchemaPlace[] = [{ node: root, under: '', direct: true, root: true }];
  for (let at = 0; at < places.length && at < mostSteps; at++) {
    const { node, direct } = places[at]!;
    if (node.type !== 'object') continue;
    for (const { name, value } of node.members) {
      const form =
        name === 'items' || name === 'additionalItems'
          ? 'schema or list'
          : Object.hasOwn(forms, name)
            ? forms[name]
            : undefined;
      const add = (inner: JsonNode) =>
        places.push({ node: inner, under: name, direct: direct && name === 'properties', root: false });
      if (form === 'schemas' && value.type === 'object') for (const one of value.members) add(one.value);
      else if (form === 'schema list' || (form === 'schema or list' && value.type === 'array'))
        value.elements.forEach(add);
      else if (form === 'schema' || form === 'schema or list') add(value);
    }
  }
  return places;
};

/** What is certainly wrong with a schema by its own dialect. Nothing is said of a dialect that is not known. */
export const schemaFaults = (root: JsonNode): readonly SchemaFault[] => {
  if (isPlain(root as Node)) return [];
  const draft = draftOf(root);
  if (!draft) return [];
  const places = schemasIn(root);
  const rebased = places.some(({ node, root: outermost }) => !outermost && node.type === 'object' && node.get('$id'));
  return places.flatMap(({ node, under }) => {
    if (!isSchema(node)) {
      // A value of the wrong kind straight under such a keyword is told there.
      const told = Object.hasOwn(forms, under) && forms[under] === 'schema';
      return told || under === 'items' || under === 'additionalItems'
        ? []
        : [{ keyword: under, node, how: 'form', expected: 'a schema' } as const];
    }
    return node.type === 'object' ? keywordFaults(node, root, draft, rebased) : [];
  });
};

/**
 * A quick look on the tape, as most schemas have a handful of keywords and nothing wrong with them. False where that is not
 * sure.
 */
const isPlain = ({ document, entry }: Node): boolean => document.unique && isPlainSchema(document, entry, 0);

const isPlainSchema = (document: Parsed, schema: number, depth: number): boolean => {
  const { tape } = document;
  const type = tape[schema]! & TYPE;
  if (type !== OBJECT || depth > deepest) return type === BOOLEAN;
  for (let entry = schema + STRIDE, stop = tape[schema + 5]!; entry < stop; entry = tape[entry + 5]!) {
    const keyword = nameOf(document, entry);
    if (keyword === 'type' ? !isPlainType(document, entry) : !isPlainKeyword(document, entry, keyword, depth))
      return false;
  }
  return true;
};

const isPlainType = ({ text, tape }: Parsed, entry: number): boolean =>
  (tape[entry]! & (TYPE | ODD_VALUE)) === STRING &&
  typeNames.includes(text.slice(tape[entry + 1]! + 1, tape[entry + 2]! - 1));

const isPlainKeyword = (document: Parsed, entry: number, keyword: string, depth: number): boolean => {
  const type = document.tape[entry]! & TYPE;
  if (keyword === 'items') return isPlainSchema(document, entry, depth + 1);
  const form = Object.hasOwn(forms, keyword) ? forms[keyword] : undefined;
  switch (form) {
    case undefined:
      return keyword !== 'additionalItems';
    case 'schema':
      return isPlainSchema(document, entry, depth + 1);
    case 'schemas':
      return type === OBJECT && everyInside(document, entry, (inner) => isPlainSchema(document, inner, depth + 1));
    case 'string':
      return type === STRING && keyword !== '$ref';
    case 'strings':
      return type === ARRAY && areNames(document, entry);
    case 'number':
      return type === NUMBER;
    case 'boolean':
      return type === BOOLEAN;
    case 'array':
      return type === ARRAY;
    default:
      return false;
  }
};

const everyInside = ({ tape }: Parsed, holder: number, test: (entry: number) => boolean): boolean => {
  for (let entry = holder + STRIDE, stop = tape[holder + 5]!; entry < stop; entry = tape[entry + 5]!) {
    if (!test(entry)) return false;
  }
  return true;
};

/** Strings without escapes, each once. */
const areNames = (document: Parsed, list: number): boolean => {
  const { text, tape } = document;
  const names: string[] = [];
  return everyInside(document, list, (entry) => {
    if ((tape[entry]! & (TYPE | ODD_VALUE)) !== STRING || names.length > 32) return false;
    const name = text.slice(tape[entry + 1]!, tape[entry + 2]!);
    return !names.includes(name) && names.push(name) > 0;
  });
};

const keywordFaults = (
  schema: JsonNode,
  root: JsonNode,
  draft: 'new' | '2019' | 'old',
  rebased: boolean,
): readonly SchemaFault[] => {
  const reference = schema.get('$ref');
  // There a reference hides all that stands beside it.
  if (reference && draft === 'old') return referenceFault(reference, root, rebased);
  const faults: SchemaFault[] = [];
  for (const { name: keyword, value: node } of schema.members) {
    if (keyword === 'type') faults.push(...typeFaults(node));
    else if (keyword === '$ref') faults.push(...referenceFault(node, root, rebased));
    else {
      const form =
        keyword === 'items'
          ? draft === 'new'
            ? 'schema'
            : 'schema or list'
          : Object.hasOwn(forms, keyword)
            ? forms[keyword]
            : undefined;
      if (form && !hasForm(node, form)) faults.push({ keyword, node, how: 'form', expected: expectations[form] });
    }
  }
  return faults;
};

const typeFaults = (node: JsonNode): readonly SchemaFault[] => {
  const nodes = node.type === 'array' ? node.elements : [node];
  const expected = typeNames.join(', ');
  const strange = nodes.find(({ type, value }) => type !== 'string' || !typeNames.includes(value as string));
  if (strange) return [{ keyword: 'type', node: strange, how: 'type-name', expected }];
  return nodes.length === 0 ? [{ keyword: 'type', node, how: 'type-name', expected }] : [];
};

const referenceFault = (node: JsonNode, root: JsonNode, rebased: boolean): readonly SchemaFault[] => {
  if (node.type !== 'string') return [{ keyword: '$ref', node, how: 'form', expected: 'a string' }];
  const pointer = localPointer(node.value as string);
  if (rebased || pointer === undefined || root.at(pointer)) return [];
  return [{ keyword: '$ref', node, how: 'reference', expected: 'a place in this schema' }];
};
