import type { Linked } from './link.ts';

/** Under this key stands what the page held when it was left, for the time that a tab lives. */
export const key = 'handwire:check';

const isAgain = (): boolean => {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'reload' || visit?.type === 'back_forward';
};

/** What was left, where the same visit goes on. */
export const left = (): Linked | undefined => {
  try {
    const held = isAgain() ? JSON.parse(sessionStorage.getItem(key) ?? 'null') : undefined;
    return typeof held?.text === 'string' ? { text: held.text, settings: Object(held.settings) } : undefined;
  } catch {
    // Where nothing may be stored, nothing was.
    return undefined;
  }
};
