/** Numbers in sentences. */

/** `1 error`, `2 errors`. */
export const counted = (count: number, noun: string, plural = `${noun}s`): string =>
  `${count} ${count === 1 ? noun : plural}`;

/** The true parts in a row: `3 passed, 1 missing`. */
export const listed = (parts: readonly (string | false)[]): string => parts.filter((part) => part !== false).join(', ');

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
