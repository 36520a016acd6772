/** Citations and examples of every rule, by rule id. Apart from the rules, so that the browser's grader goes without. */
import { byPath } from '../catalogue.ts';
import type { RulePage } from '../types.ts';

export const pages = byPath(import.meta.glob<RulePage>('./*/*.ts', { eager: true, import: 'page' }));
