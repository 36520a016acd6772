/** Where findings point: the smallest span that is wrong; for something missing, the object that lacks it. */
import type { JsonNode, Message, Place, Related, RelatedLabel, Span } from '../types.ts';

/** The span of a value, for a place that points elsewhere. */
export const spanOf = ({ start, end }: Span): Span => ({ start, end });

/** A member that is not there: measured at the opening brace of the object, pointing at the missing member. */
export const lacks = (object: JsonNode, name: string): Place => ({
  start: object.start,
  end: object.start + 1,
  pointer: `${object.pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`,
});

/** The name of a member, quotes included, where the name is what is wrong. */
export const nameOf = (object: JsonNode, name: string): Place => {
  const member = object.members.findLast((one) => one.name === name);
  return member ? { ...member.key, pointer: member.value.pointer } : lacks(object, name);
};

/** The name of a member that stands where another belongs: that name is what is wrong, and the other is what is missing. */
export const standingFor = (object: JsonNode, found: string, missing: string): Place => ({
  ...nameOf(object, found),
  pointer: lacks(object, missing).pointer,
});

/** A whole message, by its opening brace: small enough to read, sure to be seen. */
export const opening = (message: Message): Place => ({
  start: message.json.start,
  end: message.json.start + 1,
  pointer: message.json.pointer,
});

/** A whole message that should not be there, or not yet: by its method, which says what it is. */
export const untimely = (message: Message): Place => {
  const { start, end } = message.method ?? opening(message);
  return { start, end, pointer: message.json.pointer };
};

/** An object that lacks several members: measured at its opening brace, pointing at itself. */
export const lacksSome = (object: JsonNode): Place => ({
  start: object.start,
  end: object.start + 1,
  pointer: object.pointer,
});

/** Another message as a related place: its id where it has one, else its method, else its opening brace. */
export const related = (message: Message, label: RelatedLabel): Related => {
  const { start, end } = message.id ?? message.method ?? opening(message);
  return { index: message.index, start, end, label };
};
