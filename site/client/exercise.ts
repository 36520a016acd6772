/** What an exercise asks for, fetched as its author wrote it; the code on this device chooses the names and numbers in it. */
import { variantOf } from '../../graders/engine/variant.ts';
import type { PublicExercise } from '../../graders/types.ts';
import { href } from '../address.ts';
import { once } from './fetched.ts';
import type { Variant } from './keeper.ts';
import { seedFor } from './learner.ts';
import { recall } from './storage.ts';

export const writtenExercise = async (id: string): Promise<PublicExercise> => {
  const response = await fetch(href(`en/exercises/${id}.json`));
  if (!response.ok) throw new Error(`${response.status}`);
  return response.json();
};

export const exerciseOf = (id: string, seed: string | undefined): (() => Promise<PublicExercise>) =>
  once(async () => variantOf(await writtenExercise(id), seed));

/** The variant of a card. The exercise comes along where the page, which has the first variant, is not what is set. */
export const variantHere = async (
  id: string,
  varies: boolean,
): Promise<Variant & { readonly exercise?: PublicExercise }> => {
  const seed = seedFor(varies);
  if (!varies || (seed === undefined && recall(id).answer?.seed === undefined)) return {};
  const written = await writtenExercise(id);
  return { seed, exercise: variantOf(written, seed), starterOf: (other) => variantOf(written, other).starter };
};
