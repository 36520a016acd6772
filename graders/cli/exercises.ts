/** A chunk of its own: only `grade` reads the exercises. */
export { exercises } from '../exercises/index.ts';
