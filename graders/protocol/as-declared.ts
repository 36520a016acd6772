/**
 * A quick look whether a value is of its declared shape, on the tape and without a view of any value. It says yes only
 * where the walk of `faults.ts` would find nothing; where it is not sure it says no, and the walk decides.
 */
import type { Node } from '../json/node.ts';
import { find } from '../json/node.ts';
import {
  ARRAY,
  BARE,
  BARE_NAME,
  NUMBER,
  OBJECT,
  ODD_NAME,
  ODD_VALUE,
  type Parsed,
  STRIDE,
  STRING,
  TYPE,
  TYPES,
  UNCLOSED,
} from '../json/tape.ts';
import type { JsonNode, MemberShape, Revision, RevisionId, ShapeOf, ShapeType, ValueShape } from '../types.ts';
import { isInForce, isRequired, typesIn } from './declared.ts';
import { isBase64, isTimestamp, isUri } from './formats.ts';
import { isPlainMetaName } from './meta-names.ts';
import { metaKeys } from './names.ts';

/** A declared shape as one revision has it, laid out for the look. Shapes hold one another, so each is laid out when it is met. */
interface Layout {
  readonly shape: ValueShape;
  /** A bit for each type allowed, by its place in `TYPES`. */
  readonly types: number;
  /** Numbers are whole ones. */
  readonly isWhole: boolean;
  /** Nothing inside is judged. */
  readonly isFree: boolean;
  readonly isMeta: boolean;
  /** Members in force, by the length of their names. */
  readonly members: readonly (readonly Slot[] | undefined)[] | undefined;
  readonly required: number;
  readonly hasEither: boolean;
  /** What a string or number has to be beyond its type. */
  readonly isNarrow: boolean;
  items: Layout | undefined;
  values: Layout | undefined;
}

interface Slot {
  readonly name: string;
  readonly declared: MemberShape;
  readonly isRequired: boolean;
  readonly isEither: boolean;
  layout: Layout | undefined;
}

/** All that is needed of a revision, filled as it is met. */
interface Layouts {
  readonly revision: RevisionId;
  readonly isModern: boolean;
  readonly things: ReadonlyMap<string, ValueShape>;
  readonly known: Map<ShapeOf, Layout>;
}

const bitOf = (type: ShapeType): number => {
  if (type === 'any') return -1;
  if (type === 'integer') return 1 << NUMBER;
  return 1 << (type === 'free object' ? OBJECT : TYPES.indexOf(type));
};

const layoutOf = (declared: ShapeOf, layouts: Layouts): Layout => {
  let layout = layouts.known.get(declared);
  if (!layout) {
    const shape = 'ref' in declared ? layouts.things.get(declared.ref) : declared;
    if (!shape) throw new Error(`There is no shape "${(declared as { ref: string }).ref}".`);
    layout = layOut(shape, layouts.revision);
    layouts.known.set(declared, layout);
  }
  return layout;
};

const layOut = (shape: ValueShape, revision: RevisionId): Layout => {
  const types = typesIn(shape, revision);
  const members: Slot[][] = [];
  let required = 0;
  for (const [name, declared] of Object.entries(shape.members ?? {})) {
    if (!isInForce(declared, revision)) continue;
    const slot: Slot = {
      name,
      declared,
      isRequired: isRequired(declared, revision),
      isEither: shape.either?.includes(name) === true,
      layout: undefined,
    };
    if (slot.isRequired) required++;
    members[name.length] ??= [];
    members[name.length]!.push(slot);
  }
  return {
    shape,
    types: types.reduce((bits, type) => bits | bitOf(type), 0),
    isWhole: types.includes('integer') && !types.includes('number'),
    isFree: types.some((type) => type === 'any' || type === 'free object'),
    isMeta: shape.names === 'meta',
    members: shape.members && members,
    required,
    hasEither: shape.either !== undefined,
    isNarrow: shape.enum !== undefined || shape.format !== undefined || shape.range !== undefined,
    items: undefined,
    values: undefined,
  };
};

/** A quick look at what messages carry. */
export type Look = (revision: Revision, node: JsonNode | undefined, shape: ValueShape | undefined) => boolean;

/** True where it shows that there is nothing to find; most messages are as they should be. */
export const quickLook = (things: ReadonlyMap<string, ValueShape>): Look => {
  const byRevision = new Map<RevisionId, Layouts>();
  const layoutsFor = ({ id, era }: Revision): Layouts => {
    let found = byRevision.get(id);
    if (!found) {
      found = { revision: id, isModern: era === 'modern', things, known: new Map() };
      byRevision.set(id, found);
    }
    return found;
  };
  return (revision, node, shape) => {
    const layouts = layoutsFor(revision);
    if (!node) return shape === undefined || layoutOf(shape, layouts).required === 0;
    if (shape && !isAsDeclared(node, shape, layouts)) return false;
    if (node.type !== 'object') return true;
    const own = shape?.members?._meta ? undefined : node.get('_meta');
    return own === undefined || (things.has(meta.ref) && isAsDeclared(own, meta, layouts));
  };
};

const meta = { ref: 'common#Meta' };

/** True where the value is as declared; false where it is not, or where that takes a closer look. */
const isAsDeclared = (node: JsonNode, declared: ShapeOf, layouts: Layouts): boolean => {
  const { document, entry } = node as Node;
  return document.unique && fits(document, entry, layoutOf(declared, layouts), layouts);
};

const fits = (document: Parsed, entry: number, layout: Layout, layouts: Layouts): boolean => {
  const marks = document.tape[entry]!;
  const type = marks & TYPE;
  if ((layout.types & (1 << type)) === 0) return false;
  if (type === OBJECT) {
    if (layout.isMeta && !hasPlainNames(document, entry, layouts)) return false;
    return layout.isFree || objectFits(document, entry, layout, layouts);
  }
  if (layout.isFree) return true;
  if (type === ARRAY) return layout.shape.items === undefined || elementsFit(document, entry, layout, layouts);
  if (type === NUMBER && layout.isWhole && !isWhole(document, entry)) return false;
  return !layout.isNarrow || isNarrowed(document, entry, marks, layout.shape);
};

const elementsFit = (document: Parsed, array: number, layout: Layout, layouts: Layouts): boolean => {
  const { tape } = document;
  layout.items ??= layoutOf(layout.shape.items!, layouts);
  const { items } = layout;
  for (let entry = array + STRIDE, stop = tape[array + 5]!; entry < stop; entry = tape[entry + 5]!) {
    if (!fits(document, entry, items, layouts)) return false;
  }
  return true;
};

const objectFits = (document: Parsed, object: number, layout: Layout, layouts: Layouts): boolean => {
  const { text, tape } = document;
  const { members, shape } = layout;
  let required = 0;
  let either = !layout.hasEither;
  if (members || shape.values) {
    for (let entry = object + STRIDE, stop = tape[object + 5]!; entry < stop; entry = tape[entry + 5]!) {
      if ((tape[entry]! & (ODD_NAME | BARE_NAME)) !== 0) return false;
      const from = tape[entry + 3]! + 1;
      const to = tape[entry + 4]! - 1;
      const slot = members && slotOf(members[to - from], text, from);
      if (slot) {
        slot.layout ??= layoutOf(slot.declared, layouts);
        if (!fits(document, entry, slot.layout, layouts)) return false;
        if (slot.isRequired) required++;
        either ||= slot.isEither;
      } else if (members && isSpelledApart(text, from, to)) return false;
      if (shape.values) {
        layout.values ??= layoutOf(shape.values, layouts);
        if (!fits(document, entry, layout.values, layouts)) return false;
      }
    }
  }
  if (required < layout.required || !either) return false;
  return shape.by === undefined || variantFits(document, object, shape.by, layouts);
};

const slotOf = (slots: readonly Slot[] | undefined, text: string, from: number): Slot | undefined => {
  if (slots) for (const slot of slots) if (text.startsWith(slot.name, from)) return slot;
  return undefined;
};

/** A name with an underscore inside may be a declared one in another spelling. */
const isSpelledApart = (text: string, from: number, to: number): boolean => {
  for (let at = from + 1; at < to; at++) if (text.charCodeAt(at) === 95) return true;
  return false;
};

const variantFits = (
  document: Parsed,
  object: number,
  { member, shapes }: NonNullable<ValueShape['by']>,
  layouts: Layouts,
): boolean => {
  const tag = find(document, object, member);
  if (tag < 0 || (document.tape[tag]! & TYPE) !== STRING) return true;
  const value = plainText(document, tag);
  const variant = value !== undefined && Object.hasOwn(shapes, value) ? shapes[value]! : undefined;
  return (
    variant !== undefined &&
    isInForce(variant, layouts.revision) &&
    fits(document, object, layoutOf(variant, layouts), layouts)
  );
};

/** The text of a string without escapes. */
const plainText = ({ text, tape }: Parsed, entry: number): string | undefined =>
  (tape[entry]! & (ODD_VALUE | BARE | UNCLOSED)) === 0
    ? text.slice(tape[entry + 1]! + 1, tape[entry + 2]! - 1)
    : undefined;

/** True for plain digits; other spellings of a whole number take a closer look. */
const isWhole = ({ text, tape }: Parsed, entry: number): boolean => {
  const from = tape[entry + 1]!;
  for (let at = text.charCodeAt(from) === 45 ? from + 1 : from; at < tape[entry + 2]!; at++) {
    const code = text.charCodeAt(at);
    if (code < 48 || code > 57) return false;
  }
  return true;
};

const isNarrowed = (document: Parsed, entry: number, marks: number, shape: ValueShape): boolean => {
  const { text, tape } = document;
  if ((marks & TYPE) === NUMBER) {
    const value = Number(text.slice(tape[entry + 1]!, tape[entry + 2]!));
    return !shape.range || (value >= shape.range[0] && value <= shape.range[1]);
  }
  if ((marks & TYPE) !== STRING) return true;
  const value = plainText(document, entry);
  if (value === undefined || (shape.enum && !shape.enum.includes(value))) return false;
  if (shape.format === 'uri') return isUri(value, shape.schemes);
  if (shape.format === 'timestamp') return isTimestamp(value);
  return shape.format !== 'base64' || isBase64(value);
};

/** True where nothing in a `_meta` has a name or a value to look at more closely. */
const hasPlainNames = (document: Parsed, meta: number, layouts: Layouts): boolean => {
  const { text, tape } = document;
  const isNamed = layouts.revision >= '2025-06-18';
  for (let entry = meta + STRIDE, stop = tape[meta + 5]!; entry < stop; entry = tape[entry + 5]!) {
    if ((tape[entry]! & (ODD_NAME | BARE_NAME)) !== 0) return false;
    const from = tape[entry + 3]! + 1;
    const to = tape[entry + 4]! - 1;
    if (isNamed && !isPlainMetaName(text, from, to)) return false;
    const declared = layouts.isModern ? declaredIn(text, from, to - from) : undefined;
    if (declared && !fits(document, entry, layoutOf(declared, layouts), layouts)) return false;
  }
  return true;
};

const implementation: ShapeOf = { ref: 'lifecycle#Implementation' };
const loggingLevel: ShapeOf = { ref: 'common#LoggingLevel' };

/** The shape of a field that the specification defines in `_meta`. */
const declaredIn = (text: string, from: number, length: number): ShapeOf | undefined => {
  const { clientInfo, serverInfo, logLevel } = metaKeys;
  if (length === logLevel.length && text.startsWith(logLevel, from)) return loggingLevel;
  if (length !== clientInfo.length) return undefined;
  return text.startsWith(clientInfo, from) || text.startsWith(serverInfo, from) ? implementation : undefined;
};
