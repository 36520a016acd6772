import { catalogue } from '../catalogue.ts';
import type { RuleLogic } from '../types.ts';

export const rules = catalogue(import.meta.glob<RuleLogic>('./*/*.ts', { eager: true, import: 'default' }));
