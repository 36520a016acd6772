/**
 * The numbers that errors carry: what each is called and what every revision makes of it. Page-only words stand apart, in
 * `code-pages.ts`.
 */
import type { RevisionId } from '../types.ts';
import { order } from './revision.ts';

/**
 * `defined`: has its meaning; `free`: for implementations to use; `reserved`: not to be used; `retired`: had a meaning, and
 * must no longer be sent; `foreign`: another protocol or a program uses it, MCP never did.
 */
export type Standing = 'defined' | 'free' | 'reserved' | 'retired' | 'foreign';

export interface ErrorCode {
  /** One number, or the lowest and the highest of a range. */
  readonly numbers: readonly [number] | readonly [lowest: number, highest: number];
  readonly name: string;
  /** From the named revision on. */
  readonly standing: Readonly<Partial<Record<RevisionId, Standing>>>;
}

const always = (standing: Standing): ErrorCode['standing'] => ({ '2.0': standing });

/** By the name of its place on the page. The codes of JSON-RPC, of MCP, those that are retired, ranges, strangers. */
export const errorCodes = {
  'code-32700': { numbers: [-32700], name: 'Parse error', standing: always('defined') },
  'code-32600': { numbers: [-32600], name: 'Invalid Request', standing: always('defined') },
  'code-32601': { numbers: [-32601], name: 'Method not found', standing: always('defined') },
  'code-32602': { numbers: [-32602], name: 'Invalid params', standing: always('defined') },
  'code-32603': { numbers: [-32603], name: 'Internal error', standing: always('defined') },
  'code-32020': {
    numbers: [-32020],
    name: 'Header mismatch',
    standing: { '2.0': 'free', '2026-07-28': 'defined' },
  },
  'code-32021': {
    numbers: [-32021],
    name: 'Missing required client capability',
    standing: { '2.0': 'free', '2026-07-28': 'defined' },
  },
  'code-32022': {
    numbers: [-32022],
    name: 'Unsupported protocol version',
    standing: { '2.0': 'free', '2026-07-28': 'defined' },
  },
  'code-32002': {
    numbers: [-32002],
    name: 'Resource not found',
    standing: { '2.0': 'free', '2024-11-05': 'defined', '2026-07-28': 'retired' },
  },
  'code-32042': {
    numbers: [-32042],
    name: 'URL elicitation required',
    standing: { '2.0': 'free', '2025-11-25': 'defined', '2026-07-28': 'retired' },
  },
  'code-1': {
    numbers: [-1],
    name: 'User rejected sampling request',
    standing: { '2.0': 'free', '2024-11-05': 'defined', '2026-07-28': 'free' },
  },
  'reserved-by-json-rpc': {
    numbers: [-32768, -32100],
    name: 'Kept by JSON-RPC',
    standing: always('reserved'),
  },
  'kept-by-mcp': {
    numbers: [-32099, -32020],
    name: 'Server errors, then kept by MCP',
    standing: { '2.0': 'free', '2026-07-28': 'reserved' },
  },
  'left-alone': {
    numbers: [-32019, -32000],
    name: 'Server errors, then left alone',
    standing: { '2.0': 'free', '2026-07-28': 'reserved' },
  },
  'code-32800': { numbers: [-32800], name: 'Request cancelled', standing: always('foreign') },
} as const satisfies Readonly<Record<string, ErrorCode>>;

export type CodeId = keyof typeof errorCodes;

/** What a revision makes of a code. */
export const standingIn = ({ standing }: ErrorCode, revision: RevisionId): Standing => {
  let found: Standing = 'free';
  for (const [from, value] of Object.entries(standing) as [RevisionId, Standing][]) {
    if (order(from, revision) <= 0) found = value;
  }
  return found;
};
