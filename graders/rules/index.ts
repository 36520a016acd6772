import { catalogue } from '../catalogue.ts';
import type { Rule } from '../types.ts';

export const rules = catalogue(import.meta.glob<Rule>('./*/*.ts', { eager: true, import: 'default' }));
