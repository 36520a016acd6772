import { catalogue } from '../catalogue.ts';
import type { Kind } from '../types.ts';

export const kinds = catalogue(
  import.meta.glob<Kind>(['./*.ts', '!./index.ts', '!./fetched.ts'], { eager: true, import: 'default' }),
);
