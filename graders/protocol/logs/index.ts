import { catalogue } from '../../catalogue.ts';
import type { LogFormat } from '../../types.ts';

export const logs = catalogue(
  import.meta.glob<LogFormat>(['./*.ts', '!./index.ts'], { eager: true, import: 'default' }),
);
