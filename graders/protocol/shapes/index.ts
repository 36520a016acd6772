import { catalogue } from '../../catalogue.ts';
import type { Shapes } from '../../types.ts';

export const shapes = catalogue(
  import.meta.glob<Shapes>(['./*.ts', '!./index.ts'], { eager: true, import: 'default' }),
);
