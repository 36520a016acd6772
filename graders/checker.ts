/** The grader with all that it knows at hand, for hosts that have it on disk. */
import { createChecker } from './engine/check.ts';
import { logReader } from './engine/log.ts';
import { readStreams } from './engine/streams.ts';
import { audit, recover } from './json/repairs.ts';
import { quickLook } from './protocol/as-declared.ts';
import * as framing from './protocol/framing.ts';
import * as inside from './protocol/inside.ts';
import { logs } from './protocol/logs/index.ts';
import { payloads } from './protocol/payloads.ts';
import { revisions } from './protocol/revisions/index.ts';
import { rules } from './rules/index.ts';

export const checker = createChecker(
  [...rules.values()],
  revisions,
  { audit, recover, ...framing, ...payloads(inside, quickLook) },
  { log: logReader(logs), streams: readStreams },
);
