/** What a declared shape says in one revision. */
import type { InForce, MemberShape, RevisionId, ShapeType, ValueShape } from '../types.ts';
import { within } from './revision.ts';

export const isInForce = ({ from, until }: InForce, revision: RevisionId): boolean => within(revision, from, until);

/** Asked only of members that are in force. */
export const isRequired = ({ required }: MemberShape, revision: RevisionId): boolean =>
  required !== undefined && (required === true || isInForce(required, revision));

/** The types that a shape allows in a revision. */
export const typesIn = ({ type }: ValueShape, revision: RevisionId): readonly ShapeType[] => {
  if (typeof type === 'string') return [type];
  const first = type[0];
  if (typeof first === 'string' || first === undefined) return type as readonly ShapeType[];
  const dated = type as readonly (InForce & { readonly type: ShapeType | readonly ShapeType[] })[];
  const own = dated.find((one) => isInForce(one, revision))?.type ?? 'any';
  return typeof own === 'string' ? [own] : own;
};
