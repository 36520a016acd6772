import { catalogue } from '../catalogue.ts';
import type { Exercise } from '../types.ts';

export const exercises = catalogue(import.meta.glob<Exercise>('./*/*.ts', { eager: true, import: 'default' }));
