import { catalogue } from '../catalogue.ts';
import type { Format } from '../types.ts';

export const formats = catalogue(
  import.meta.glob<Format>(['./*.ts', '!./index.ts'], { eager: true, import: 'default' }),
);
