/** What every rule says, by rule id. */
import { byPath } from '../catalogue.ts';
import type { RuleWords } from '../types.ts';

export const words = byPath(import.meta.glob<RuleWords>('./*/*.ts', { eager: true, import: 'words' }));
