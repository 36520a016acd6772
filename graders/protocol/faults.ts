/**
 * Compares what a message carries with its declared shape. The walk goes down the declaration, not the text: what nobody
 * declared is nobody's business. Where a value is of the wrong kind nothing inside it is looked at, so one cause gives one
 * fault.
 */
import type {
  Fault,
  FaultKind,
  InForce,
  JsonMember,
  JsonNode,
  MemberShape,
  Message,
  Place,
  RevisionId,
  ShapeOf,
  Shapes,
  ShapeType,
  ValueShape,
} from '../types.ts';
import { integerDigits } from './ids.ts';
import { nearest } from './nearest.ts';
import { lacks } from './places.ts';
import { within } from './revision.ts';

export interface ShapeBook {
  readonly params: ReadonlyMap<string, ValueShape>;
  readonly results: ReadonlyMap<string, ValueShape>;
  readonly things: ReadonlyMap<string, ValueShape>;
  /** Member of a result → the method it reveals. */
  readonly reveals: ReadonlyMap<string, string>;
}

/** All areas in one book; a thing is called `area#Thing`. */
export const shapeBook = (areas: ReadonlyMap<string, Shapes>): ShapeBook => {
  const params = new Map<string, ValueShape>();
  const results = new Map<string, ValueShape>();
  const things = new Map<string, ValueShape>();
  const reveals = new Map<string, string>();
  for (const area of areas.values()) {
    for (const [method, shape] of Object.entries(area.params ?? {})) params.set(method, shape);
    for (const [name, shape] of Object.entries(area.things ?? {})) things.set(`${area.id}#${name}`, shape);
    for (const [method, shape] of Object.entries(area.results ?? {})) {
      results.set(method, shape);
      for (const member of shape.reveals ?? []) reveals.set(member, method);
    }
  }
  return { params, results, things, reveals };
};

/** Faults of a sound message, outermost first. */
export const faultsOf = (message: Message, book: ShapeBook): readonly Fault[] => {
  const side = message.shape === 'result' ? 'result' : 'params';
  const shape = shapeFor(message, book);
  if (!shape) return [];
  const node = side === 'result' ? message.result : message.params;
  const walk = new Walk(message, side, book);
  if (node) walk.value(node, shape, side, message.json);
  else if (needsParams(shape, message.revision.id))
    walk.file('missing', message.json, lacks(message.json, 'params'), shape, 'params', 'params-required');
  return walk.faults;
};

/** The shape by method; for a response out of sight of its request, the method that its members reveal. */
const shapeFor = (message: Message, book: ShapeBook): ValueShape | undefined => {
  if (message.revision.era === 'none') return undefined;
  if (message.shape === 'request' || message.shape === 'notification') {
    return message.defined && message.name !== undefined ? book.params.get(message.name) : undefined;
  }
  if (message.shape !== 'result') return undefined;
  const other = otherResult(message);
  if (other) return book.results.get(other);
  const method = message.answeredMethod ?? revealedMethod(message, book);
  return method === undefined ? undefined : book.results.get(method);
};

/**
 * What comes instead of the method's own result: a question back, or a task. They are declared as results of the names
 * `input_required` and `task`; any other `resultType` leaves the shape unknown.
 */
const otherResult = ({ result, revision }: Message): string | undefined => {
  if (result?.type !== 'object') return undefined;
  const type = result.get('resultType');
  if (revision.era === 'modern') return type && type.value !== 'complete' ? String(type.value) : undefined;
  return result.get('task')?.type === 'object' ? 'task' : undefined;
};

export const revealedMethod = ({ result }: Message, { reveals }: ShapeBook): string | undefined => {
  if (result?.type !== 'object') return undefined;
  for (const [member, method] of reveals) if (result.get(member)) return method;
  return undefined;
};

const needsParams = (shape: ValueShape, revision: RevisionId): boolean =>
  Object.values(shape.members ?? {}).some((member) => isRequired(member, revision));

const inForce = ({ from, until }: InForce, revision: RevisionId): boolean => within(revision, from, until);

const isRequired = (member: MemberShape, revision: RevisionId): boolean =>
  member.required !== undefined &&
  inForce(member, revision) &&
  (member.required === true || inForce(member.required, revision));

const general: Readonly<Record<'params' | 'result', Readonly<Record<FaultKind, string>>>> = {
  params: {
    missing: 'param-missing',
    null: 'null-optional',
    type: 'param-type',
    enum: 'enum-value',
    format: 'uri-format',
    unknown: 'enum-value',
    'too-new': 'enum-value',
  },
  result: {
    missing: 'result-member-missing',
    null: 'null-optional',
    type: 'result-member-type',
    enum: 'enum-value',
    format: 'uri-format',
    unknown: 'enum-value',
    'too-new': 'enum-value',
  },
};

class Walk {
  readonly faults: Fault[] = [];
  readonly #revision: RevisionId;

  constructor(
    readonly message: Message,
    readonly side: 'params' | 'result',
    readonly book: ShapeBook,
  ) {
    this.#revision = message.revision.id;
  }

  /** Judges one value. `name` is the member or element it is, `parent` what it stands in. */
  value(
    node: JsonNode,
    declared: ShapeOf & { readonly rules?: ValueShape['rules'] },
    name: string,
    parent: JsonNode,
    optional = false,
  ): void {
    const shape = this.#resolve(declared);
    const rules = { ...shape.rules, ...declared.rules };
    const types = typesIn(shape, this.#revision);
    if (!types.some((type) => fits(node, type))) {
      const kind = node.type === 'null' && optional ? 'null' : 'type';
      this.file(kind, parent, node, shape, name, rules[kind], node);
      return;
    }
    if (types.some((type) => type === 'any' || type === 'free object')) return;
    if (node.type === 'string') this.#text(node, shape, name, parent, rules);
    else if (node.type === 'object') this.#object(node, shape, name, parent, rules);
    else if (node.type === 'array' && shape.items) {
      for (const element of node.elements) this.value(element, shape.items, name, node);
    }
  }

  #text(
    node: JsonNode,
    shape: ValueShape,
    name: string,
    parent: JsonNode,
    rules: NonNullable<ValueShape['rules']>,
  ): void {
    const value = node.value as string;
    if (shape.enum && !shape.enum.includes(value)) this.file('enum', parent, node, shape, name, rules.enum, node);
    else if (shape.format === 'uri' && !isUri(value))
      this.file('format', parent, node, shape, name, rules.format ?? 'uri-format', node);
    else if (shape.format === 'base64' && !isBase64(value)) {
      this.file('format', parent, node, shape, name, rules.format ?? 'base64-format', node);
    }
  }

  #object(
    node: JsonNode,
    shape: ValueShape,
    name: string,
    parent: JsonNode,
    rules: NonNullable<ValueShape['rules']>,
  ): void {
    for (const [member, declared] of Object.entries(shape.members ?? {})) {
      if (!inForce(declared, this.#revision)) continue;
      const value = node.get(member);
      const required = isRequired(declared, this.#revision);
      if (value) this.value(value, declared, member, node, !required);
      else if (required)
        this.file(
          'missing',
          node,
          lacks(node, member),
          shape,
          member,
          declared.rules?.missing ?? rules.missing,
          node,
          declared,
        );
    }
    if (shape.values) for (const { name: free, value } of node.members) this.value(value, shape.values, free, node);
    if (shape.by) this.#variant(node, shape, shape.by, name, parent, rules);
  }

  #variant(
    node: JsonNode,
    shape: ValueShape,
    { member, shapes }: NonNullable<ValueShape['by']>,
    name: string,
    parent: JsonNode,
    rules: NonNullable<ValueShape['rules']>,
  ): void {
    const tag = node.get(member);
    if (tag?.type !== 'string') return;
    const variant = Object.hasOwn(shapes, tag.value as string) ? shapes[tag.value as string]! : undefined;
    if (!variant) this.file('unknown', node, tag, shape, member, rules.unknown, tag);
    else if (!inForce(variant, this.#revision)) this.file('too-new', node, tag, shape, member, rules['too-new'], tag);
    else this.value(node, variant, name, parent);
  }

  /** Files a fault under the special rule of the declaration, else under the general one. */
  file(
    kind: FaultKind,
    parent: JsonNode,
    at: Place,
    shape: ValueShape,
    name: string,
    rule: string | undefined,
    node: JsonNode = parent,
    declared?: MemberShape,
  ): void {
    const instead = kind === 'missing' ? insteadOf(parent, name, declared) : undefined;
    const where = parent.pointer === '' ? 'message' : parent.pointer.slice(parent.pointer.lastIndexOf('/') + 1);
    this.faults.push({
      rule: rule ?? general[this.side][kind],
      kind,
      message: this.message,
      node,
      shape,
      in: this.side,
      start: at.start,
      end: at.end,
      pointer: at.pointer,
      instead,
      data: {
        name,
        where,
        value: node.raw,
        type: articles[node.type],
        expected: expectedOf(shape, this.#revision),
        method: this.message.name ?? this.message.answeredMethod ?? '',
        ...(instead && { found: instead.name }),
      },
    });
  }

  #resolve(declared: ShapeOf): ValueShape {
    if (!('ref' in declared)) return declared;
    const shape = this.book.things.get(declared.ref);
    if (!shape) throw new Error(`There is no shape "${declared.ref}".`);
    return shape;
  }
}

const typesIn = ({ type }: ValueShape, revision: RevisionId): readonly ShapeType[] => {
  if (typeof type === 'string') return [type];
  const first = type[0];
  if (typeof first === 'string' || first === undefined) return type as readonly ShapeType[];
  const dated = type as readonly (InForce & { readonly type: ShapeType | readonly ShapeType[] })[];
  const own = dated.find((one) => inForce(one, revision))?.type ?? 'any';
  return typeof own === 'string' ? [own] : own;
};

const fits = (node: JsonNode, type: ShapeType): boolean => {
  if (type === 'any') return true;
  if (type === 'free object') return node.type === 'object';
  if (type === 'integer') return node.type === 'number' && integerDigits(node.raw) !== undefined;
  return node.type === type;
};

/** A member that stands in place of the one missing: in other spelling, or one that people mistake for it. */
const insteadOf = (object: JsonNode, name: string, declared: MemberShape | undefined): JsonMember | undefined => {
  const { members } = object;
  const mistaken = members.find((one) => declared?.mistaken?.includes(one.name));
  if (mistaken) return mistaken;
  const near = nearest(
    name,
    members.map((one) => one.name),
  );
  return near === undefined ? undefined : members.find((one) => one.name === near);
};

const articles = {
  object: 'an object',
  array: 'an array',
  string: 'a string',
  number: 'a number',
  boolean: 'a boolean',
  null: '`null`',
} as const;

const expectations: Readonly<Record<ShapeType, string>> = {
  object: 'an object',
  array: 'an array',
  string: 'a string',
  number: 'a number',
  integer: 'a whole number',
  boolean: '`true` or `false`',
  any: 'any value',
  'free object': 'an object',
};

const expectedOf = (shape: ValueShape, revision: RevisionId): string =>
  shape.enum && typesIn(shape, revision).includes('string')
    ? shape.enum.map((one) => `\`"${one}"\``).join(', ')
    : typesIn(shape, revision)
        .map((type) => expectations[type])
        .join(' or ');

/** RFC 3986: a scheme, then a colon, then something; no spaces. */
export const isUri = (value: string): boolean => /^[a-z][a-z0-9+.-]*:[^\s]+$/i.test(value);

/** RFC 4648, section 4, with its padding. The empty string is legal. */
export const isBase64 = (value: string): boolean => value.length % 4 === 0 && /^[a-z0-9+/]*={0,2}$/i.test(value);
