/** Who learns here, if they said so: a name, and the code that chooses their variants. Kept on this device and nowhere else. */
import { type Outcome, read, write } from './storage.ts';

/** `cards.ts` looks for the code too. */
export const keys = { name: 'handwire:name', code: 'handwire:code' } as const;

export interface Learner {
  readonly name?: string;
  readonly code?: string;
}

export const learner = (): Learner => {
  const name = read(keys.name);
  const code = read(keys.code);
  return { ...(name !== null && { name }), ...(code !== null && { code }) };
};

export const keepLearner = ({ name, code }: Learner): Outcome => {
  const outcome = write(keys.name, name || null);
  return outcome === 'saved' ? write(keys.code, code || null) : outcome;
};

/** Which variant of an exercise is set here; none where it does not vary. */
export const seedFor = (varies: boolean): string | undefined => (varies ? (read(keys.code) ?? undefined) : undefined);
