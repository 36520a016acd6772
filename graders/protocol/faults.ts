/**
 * Compares what a message carries with its declared shape. The walk goes down the declaration, not the text: what nobody
 * declared is nobody's business. Where a value is of the wrong kind nothing inside it is looked at, so one cause gives one
 * fault.
 */

import { find, type Node } from '../json/node.ts';
import type {
  Fault,
  FaultKind,
  JsonMember,
  JsonNode,
  MemberShape,
  Message,
  Place,
  Revision,
  RevisionId,
  Role,
  ShapeOf,
  Shapes,
  ShapeType,
  ValueShape,
} from '../types.ts';
import type { Look, quickLook } from './as-declared.ts';
import type { Ask } from './asks.ts';
import { isInForce, isRequired, typesIn } from './declared.ts';
import { isBase64, isTimestamp, isUri } from './formats.ts';
import { otherSide } from './history.ts';
import { integerDigits } from './ids.ts';
import { isAfterFallback, standsAlone } from './meta.ts';
import { metaFaults } from './meta-names.ts';
import { hasCoreTasks, metaKeys, subscribed, taskMethods } from './names.ts';
import { nearest } from './nearest.ts';
import { lacks } from './places.ts';
import type { Reply } from './replies.ts';

/** What messages carry for one another: requests and results inside of them, and for a task the request that began it. */
export interface Inside {
  asksWithin(message: Message): readonly Ask[];
  repliesWithin(message: Message): readonly Reply[];
  originOf(response: Message): Message | undefined;
}

interface ShapeBook extends Inside {
  readonly params: ReadonlyMap<string, ValueShape>;
  readonly results: ReadonlyMap<string, ValueShape>;
  readonly things: ReadonlyMap<string, ValueShape>;
  /** Member of a result → the method it reveals. */
  readonly reveals: ReadonlyMap<string, string>;
  readonly look: Look | undefined;
}

/** All areas in one book; a thing is called `area#Thing`. */
const shapeBook = (areas: ReadonlyMap<string, Shapes>, inside: Inside, look?: typeof quickLook): ShapeBook => {
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
  return { ...inside, params, results, things, reveals, look: look?.(things) };
};

const none: readonly Fault[] = [];

/** By the shapes of these areas. With a quick look before it, a walk that finds nothing costs less. */
export const payloadsOf = (areas: ReadonlyMap<string, Shapes>, inside: Inside, look?: typeof quickLook): Payloads => {
  const book = shapeBook(areas, inside, look);
  return { faultsOf: (message) => faultsOf(message, book), assumedMethod: (message) => assumedMethod(message, book) };
};

/** What is known of what messages carry. */
export interface Payloads {
  /** What a sound message carries that is not as declared, outermost first. */
  faultsOf(message: Message): readonly Fault[];
  /** Of a result whose request is out of sight: the method whose result its members show it to be. */
  assumedMethod(message: Message): string | undefined;
}

const assumedMethod = (message: Message, book: ShapeBook): string | undefined =>
  message.sound && message.shape === 'result' && message.answers?.how === 'lone'
    ? (message.answeredMethod ?? revealedMethod(message, book))
    : undefined;

const faultsOf = (message: Message, book: ShapeBook): readonly Fault[] => {
  if (message.revision.era === 'none') return none;
  const side = message.shape === 'result' ? 'result' : 'params';
  const shape = shapeFor(message, book);
  const node = side === 'result' ? message.result : message.params;
  const carriesMore = carriesOthers(message.revision, node);
  if (!carriesMore && book.look?.(message.revision, node, shape)) return none;
  const walk = new Walk(message, side, book);
  walk.meta(node, shape);
  if (shape) carried(walk, node, shape, message.json);
  return carriesMore ? [...walk.faults, ...faultsWithin(message, book)] : walk.faults;
};

/** Questions of the server and their answers travel inside other messages. */
const carriesOthers = ({ era }: Revision, node: JsonNode | undefined): boolean =>
  era === 'modern' &&
  node?.type === 'object' &&
  (has(node as Node, 'inputRequests') || has(node as Node, 'inputResponses'));

const has = ({ document, entry }: Node, name: string): boolean => find(document, entry, name) >= 0;

/** Requests and results that a message carries inside: questions in a result, answers in the params of the retry. */
const faultsWithin = (message: Message, book: ShapeBook): readonly Fault[] => {
  const faults: Fault[] = [];
  for (const { method, params, node } of book.asksWithin(message)) {
    const walk = new Walk(message, 'params', book, method);
    carried(walk, params, book.params.get(method), node);
    faults.push(...walk.faults);
  }
  // Only a request answers, so that nobody needs to know how who only asks.
  for (const { method, node } of message.shape === 'request' ? book.repliesWithin(message) : []) {
    const walk = new Walk(message, 'result', book, method);
    carried(walk, node, method === undefined ? undefined : book.results.get(method), message.json);
    faults.push(...walk.faults);
  }
  return faults;
};

/** What one request or result carries; `object` is the request or the response. */
const carried = (walk: Walk, node: JsonNode | undefined, shape: ValueShape | undefined, object: JsonNode): void => {
  if (!shape) return;
  if (node) walk.value(node, shape, walk.side, object);
  else if (needsParams(shape, walk.message.revision.id) && !needsMeta(walk.message))
    walk.file('missing', object, lacks(object, 'params'), shape, 'params', 'params-required');
};

/** The shape by method; for a response out of sight of its request, the method that its members reveal. */
const shapeFor = (message: Message, book: ShapeBook): ValueShape | undefined => {
  if (message.revision.era === 'none') return undefined;
  if (message.shape === 'request' || message.shape === 'notification') {
    return message.name === undefined ? undefined : book.params.get(declaredAs(message.name, message.revision));
  }
  // There the response as such is the fault.
  if (message.shape !== 'result' || (message.revision.era === 'modern' && message.sender === 'client'))
    return undefined;
  const other = otherResult(message);
  if (other !== undefined) return book.results.get(other);
  const method = methodOf(message, book) ?? revealedMethod(message, book);
  return method === undefined ? undefined : book.results.get(declaredAs(method, message.revision));
};

/** Methods of an extension are declared with its name before them: a core method of another revision may have the same. */
const declaredAs = (method: string, revision: Revision): string => {
  const defined = revision.methods.get(method);
  if (!defined) return '';
  return defined.extension === undefined ? method : `${defined.extension} ${method}`;
};

/** The method whose result this is. The result of a task is that of the request which began it. */
const methodOf = (message: Message, book: ShapeBook): string | undefined =>
  message.answeredMethod === 'tasks/result' ? book.originOf(message)?.name : message.answeredMethod;

const others: ReadonlySet<unknown> = new Set(['input_required', 'task']);

/**
 * What comes instead of the method's own result: a question back, or a task. They are declared as results of the names
 * `input_required` and `task`, and `created` for the task of 2025-11-25; any other `resultType` leaves the shape unknown.
 */
const otherResult = ({ result, revision, answeredMethod }: Message): string | undefined => {
  if (result?.type !== 'object') return undefined;
  const type = result.get('resultType');
  if (revision.era === 'modern' && type && type.value !== 'complete')
    return others.has(type.value) ? String(type.value) : '';
  if (!hasCoreTasks(revision) || answeredMethod?.startsWith('tasks/')) return undefined;
  return looksLikeTask(result, answeredMethod) ? 'created' : undefined;
};

/** A task, wrapped as it should be or bare, and nothing that a finished request brings. */
const looksLikeTask = (result: JsonNode, method: string | undefined): boolean => {
  if (result.get('task')?.type === 'object') return true;
  if (method === undefined || !taskMethods.includes(method) || result.get('content') || result.get('action'))
    return false;
  return result.get('task') !== undefined || (result.get('taskId') !== undefined && result.get('status') !== undefined);
};

const revealedMethod = (message: Message, { reveals }: ShapeBook): string | undefined => {
  const { result, revision, exchange, index, sender } = message;
  if (result?.type !== 'object') return undefined;
  const asker = exchange.entries[index]?.inferred ? undefined : otherSide(sender);
  for (const [member, method] of reveals) {
    if (result.get(member) && mayAsk(asker, method, revision)) return method;
  }
  if (sender === 'server' || !asker || result.get('action')) return undefined;
  return answeredBy(result.get('content'), revision);
};

/** Each side answers only what the other may ask. */
const mayAsk = (asker: Role | undefined, method: string, { methods }: Revision): boolean => {
  const from = methods.get(method)?.from;
  return from !== undefined && (asker === undefined || from === 'both' || from === asker);
};

/** What a client answers with `content` alone: a form by its fields, a wish for a message by a block or several. */
const answeredBy = (content: JsonNode | undefined, { methods }: Revision): string | undefined => {
  const isForm = content?.type === 'object' && content.get('type')?.type !== 'string';
  const method = isForm ? 'elicitation/create' : 'sampling/createMessage';
  return content && methods.has(method) ? method : undefined;
};

/** Without `params` there is no `_meta` either, and its rule speaks first where it is required: one cause, one finding. */
const needsMeta = (message: Message): boolean => {
  if (message.revision.era !== 'modern') return false;
  if (message.shape === 'request') return standsAlone(message);
  const { name, sender } = message;
  return sender === 'server' && name !== undefined && subscribed.includes(name) && !isAfterFallback(message);
};

const needsParams = (shape: ValueShape, revision: RevisionId): boolean =>
  Object.values(shape.members ?? {}).some((member) => isInForce(member, revision) && isRequired(member, revision));

const general: Readonly<Record<'params' | 'result', Readonly<Record<FaultKind, string>>>> = {
  params: {
    missing: 'param-missing',
    null: 'null-optional',
    type: 'param-type',
    enum: 'enum-value',
    format: 'uri-format',
    range: 'enum-value',
    unknown: 'enum-value',
    'too-new': 'enum-value',
    spelling: 'snake-case-member',
  },
  result: {
    missing: 'result-member-missing',
    null: 'null-optional',
    type: 'result-member-type',
    enum: 'enum-value',
    format: 'uri-format',
    range: 'enum-value',
    unknown: 'enum-value',
    'too-new': 'enum-value',
    spelling: 'snake-case-member',
  },
};

/** Fields of `_meta` that say who sends, without a handshake. */
const implementations: readonly string[] = [metaKeys.clientInfo, metaKeys.serverInfo];

class Walk {
  readonly faults: Fault[] = [];
  readonly #revision: RevisionId;

  constructor(
    readonly message: Message,
    readonly side: 'params' | 'result',
    readonly book: ShapeBook,
    readonly method: string | undefined = message.name ?? message.answeredMethod,
  ) {
    this.#revision = message.revision.id;
  }

  /** Every message may carry `_meta`, declared or not. */
  meta(node: JsonNode | undefined, shape: ValueShape | undefined): void {
    if (node?.type !== 'object' || this.message.revision.era === 'none' || shape?.members?._meta) return;
    const meta = node.get('_meta');
    // Where it is required, null is the lack of it: meta-missing.
    if (meta?.type === 'null' && this.message.shape === 'request' && this.message.revision.era === 'modern') return;
    if (meta && this.book.things.has('common#Meta')) this.value(meta, { ref: 'common#Meta' }, '_meta', node, true);
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
      const rule = (node.type === 'array' && rules.array) || rules[kind];
      this.file(kind, parent, node, shape, name, rule, node);
      return;
    }
    if (shape.names === 'meta' && node.type === 'object') this.#metaNames(node, shape);
    if (types.some((type) => type === 'any' || type === 'free object')) return;
    if (node.type === 'string') this.#text(node, shape, name, parent, rules);
    else if (node.type === 'number') this.#number(node, shape, name, parent, rules);
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
    else if (shape.format === 'uri' && !isUri(value, shape.schemes))
      this.file('format', parent, node, shape, name, rules.format ?? 'uri-format', node);
    else if (shape.format === 'timestamp' && !isTimestamp(value))
      this.file('format', parent, node, shape, name, rules.format, node);
    else if (shape.format === 'base64' && !isBase64(value)) {
      this.file('format', parent, node, shape, name, rules.format ?? 'base64-format', node);
    }
  }

  #number(
    node: JsonNode,
    shape: ValueShape,
    name: string,
    parent: JsonNode,
    rules: NonNullable<ValueShape['rules']>,
  ): void {
    const value = node.value as number;
    if (shape.range && (value < shape.range[0] || value > shape.range[1]))
      this.file('range', parent, node, shape, name, rules.range, node);
  }

  #metaNames(node: JsonNode, shape: ValueShape): void {
    for (const { rule, name, value, at } of metaFaults(node, this.#revision))
      this.file('format', node, at, shape, name, rule, value);
    if (this.message.revision.era !== 'modern') return;
    for (const key of implementations) {
      const value = node.get(key);
      if (value) this.value(value, { ref: 'lifecycle#Implementation' }, key, node, true);
    }
    const level = this.message.shape === 'request' ? node.get(metaKeys.logLevel) : undefined;
    if (level) this.value(level, { ref: 'common#LoggingLevel' }, metaKeys.logLevel, node, true);
  }

  #object(
    node: JsonNode,
    shape: ValueShape,
    name: string,
    parent: JsonNode,
    rules: NonNullable<ValueShape['rules']>,
  ): void {
    for (const [member, declared] of Object.entries(shape.members ?? {})) {
      if (!isInForce(declared, this.#revision)) continue;
      const value = node.get(member);
      const required = isRequired(declared, this.#revision);
      if (value && this.#isExcused(member, node, shape)) continue;
      if (value) this.value(value, declared, member, node, !required);
      else if (required)
        this.file(
          'missing',
          node,
          lacks(node, member),
          this.#resolve(declared),
          member,
          declared.rules?.missing ?? rules.missing,
          node,
          declared,
          shape,
        );
    }
    const first = shape.either?.[0];
    if (first !== undefined && !shape.either!.some((one) => node.get(one)))
      this.file('missing', node, lacks(node, first), shape, first, rules.missing, node);
    this.#spelling(node, shape);
    if (shape.values) for (const { name: free, value } of node.members) this.value(value, shape.values, free, node);
    if (shape.by) this.#variant(node, shape, shape.by, name, parent, rules);
  }

  /** Where one of several members is enough, one of the right type lets the others be what they are. */
  #isExcused(name: string, node: JsonNode, { either = [], members = {} }: ValueShape): boolean {
    if (!either.includes(name)) return false;
    return either.some((other) => {
      const value = other === name ? undefined : node.get(other);
      const declared = value && members[other];
      return declared && typesIn(this.#resolve(declared), this.#revision).some((type) => fits(value, type));
    });
  }

  /** Members in snake_case whose camelCase is declared. */
  #spelling(node: JsonNode, shape: ValueShape): void {
    if (!shape.members) return;
    for (const { name, key, value } of node.members) {
      if (!name.includes('_', 1)) continue;
      const declared = camelCase(name);
      if (declared === name || !Object.hasOwn(shape.members, declared)) continue;
      const member = shape.members[declared]!;
      if (!isInForce(member, this.#revision) || node.get(declared)) continue;
      this.file(
        'spelling',
        node,
        { ...key, pointer: value.pointer },
        shape,
        declared,
        member.rules?.spelling,
        value,
        name,
      );
    }
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
    else if (!isInForce(variant, this.#revision)) this.file('too-new', node, tag, shape, member, rules['too-new'], tag);
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
    declared?: MemberShape | string,
    around?: ValueShape,
  ): void {
    const mistaken = typeof declared === 'string' ? [declared] : declared?.mistaken;
    const instead = kind === 'missing' || kind === 'spelling' ? insteadOf(parent, name, mistaken, around) : undefined;
    const named = rule ?? general[this.side][kind];
    if (kind === 'missing' && instead && this.#isTold(node, instead, name)) return;
    if (kind === 'missing' && this.#addName(node, named, name, instead !== undefined)) return;
    const where = parent.pointer === '' ? 'message' : parent.pointer.slice(parent.pointer.lastIndexOf('/') + 1);
    this.faults.push({
      rule: named,
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
        path: pathOf(node),
        value: node.raw,
        type: articles[node.type],
        expected: expectedOf(shape, this.#revision),
        options: shape.enum?.join(', ') ?? '',
        method: this.method ?? '',
        ...(kind === 'missing' && { names: named === 'params-required' ? this.#requiredIn(shape) : name }),
        ...(instead && { found: instead.name }),
      },
    });
  }

  #requiredIn({ members = {} }: ValueShape): string {
    const isNeeded = ([, one]: [string, MemberShape]) =>
      isInForce(one, this.#revision) && isRequired(one, this.#revision);
    return Object.entries(members)
      .filter(isNeeded)
      .map(([name]) => name)
      .join(', ');
  }

  /** One wrapper around several members is one cause, and so is one serialiser that writes names in another letter case. */
  #isTold(node: JsonNode, instead: JsonMember, name: string): boolean {
    return this.faults.slice(-mostBefore).some((one) => {
      if (one.kind !== 'missing' || one.node !== node || !one.instead) return false;
      return (
        one.instead.name === instead.name || (isCase(one.instead.name, one.data.name) && isCase(instead.name, name))
      );
    });
  }

  /** What one rule misses in one object is one finding; of several it points at the object. */
  #addName(node: JsonNode, rule: string, name: string, misnamed: boolean): boolean {
    const { length } = this.faults;
    const from = Math.max(0, length - mostBefore);
    let at = length - 1;
    for (; at >= from; at--) {
      const one = this.faults[at]!;
      if (one.kind === 'missing' && one.node === node && one.rule === rule) break;
    }
    const known = at < from ? undefined : this.faults[at];
    if (!known || misnamed) return false;
    this.faults[at] = {
      ...known,
      pointer: node.pointer,
      data: { ...known.data, names: `${known.data.names}, ${name}` },
    };
    return true;
  }

  #resolve(declared: ShapeOf): ValueShape {
    if (!('ref' in declared)) return declared;
    const shape = this.book.things.get(declared.ref);
    if (!shape) throw new Error(`There is no shape "${declared.ref}".`);
    return shape;
  }
}

const fits = (node: JsonNode, type: ShapeType): boolean => {
  if (type === 'any') return true;
  if (type === 'free object') return node.type === 'object';
  if (type === 'integer') return node.type === 'number' && integerDigits(node.raw) !== undefined;
  return node.type === type;
};

/** Faults of one object stand together; to look back further takes long where a list is wrong in each item. */
const mostBefore = 32;

const isCase = (name: string, other: string | number | undefined): boolean =>
  name.toLowerCase() === String(other).toLowerCase();

/** A member that stands in place of the one missing: in other spelling, or one that people mistake for it. */
const insteadOf = (
  object: JsonNode,
  name: string,
  mistaken: readonly string[] = [],
  around?: ValueShape,
): JsonMember | undefined => {
  const { members } = object;
  const other = members.find((one) => mistaken.includes(one.name));
  if (other) return other;
  // A member in its own right stands for itself, however alike its name.
  const free = members.filter((one) => !Object.hasOwn(around?.members ?? {}, one.name));
  const near = nearest(
    name,
    free.map((one) => one.name),
  );
  return near === undefined ? undefined : members.find((one) => one.name === near);
};

const articles = {
  object: 'an object',
  array: 'an array',
  string: 'a string',
  number: 'a number',
  boolean: 'a boolean',
  null: 'null',
} as const;

const expectations: Readonly<Record<ShapeType, string>> = {
  object: 'an object',
  array: 'an array',
  string: 'a string',
  number: 'a number',
  integer: 'an integer',
  boolean: 'a boolean (true or false)',
  any: 'any value',
  null: 'null',
  'free object': 'an object',
};

const expectedOf = (shape: ValueShape, revision: RevisionId): string =>
  (shape.said ?? typesIn(shape, revision)).map((type) => expectations[type]).join(' or ');

/** `/result/tools/0/name` as people write it: `result.tools[0].name`. */
const pathOf = ({ pointer }: JsonNode): string =>
  pointer === ''
    ? 'message'
    : pointer
        .slice(1)
        .split('/')
        .map((step, at) =>
          /^\d+$/.test(step) ? `[${step}]` : (at > 0 ? '.' : '') + step.replaceAll('~1', '/').replaceAll('~0', '~'),
        )
        .join('');

const camelCase = (name: string): string =>
  name.replace(/(?<=.)_+([a-z0-9])/gi, (_, next: string) => next.toUpperCase());
