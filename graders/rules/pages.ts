/** Citations and examples of every rule, by rule id. Apart from the rules, so that the browser's grader goes without. */
import type { RulePage } from '../types.ts';

const files = import.meta.glob<RulePage>('./*/*.ts', { eager: true, import: 'page' });

export const pages: ReadonlyMap<string, RulePage> = new Map(
  Object.entries(files).map(([path, page]) => [path.replace(/^\.\//, '').replace(/\.ts$/, ''), page]),
);
