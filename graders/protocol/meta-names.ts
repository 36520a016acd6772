/** Names and values in `_meta`: who may use which name, and the values whose form is fixed elsewhere. */
import type { JsonNode, Place, RevisionId } from '../types.ts';
import { within } from './revision.ts';

export interface MetaFault {
  readonly rule: 'meta-key-format' | 'meta-key-reserved' | 'trace-context-format';
  readonly name: string;
  readonly value: JsonNode;
  readonly at: Place;
}

export const metaFaults = (meta: JsonNode, revision: RevisionId): readonly MetaFault[] => {
  // Before, no word was said about the names.
  if (!within(revision, '2025-06-18', undefined)) return [];
  const faults: MetaFault[] = [];
  for (const { name, key, value } of meta.members) {
    const at = { ...key, pointer: value.pointer };
    if (!hasForm(name)) faults.push({ rule: 'meta-key-format', name, value, at });
    else if (isReserved(name, revision)) faults.push({ rule: 'meta-key-reserved', name, value, at });
    else if (Object.hasOwn(traces, name) && !isTrace(name as keyof typeof traces, value))
      faults.push({ rule: 'trace-context-format', name, value, at: value });
  }
  return faults;
};

const label = /^[a-z](?:[a-z0-9-]*[a-z0-9])?$/i;
const ownName = /^(?:[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?)?$/i;

/** Labels with dots between them and a slash, where there is a prefix; then a name, which may be empty. */
const hasForm = (key: string): boolean => {
  const slash = key.indexOf('/');
  return (slash < 0 || key.slice(0, slash).split('.').every(isLabel)) && ownName.test(key.slice(slash + 1));
};

const isLabel = (text: string): boolean => label.test(text);

/** Names that the specification and its extensions have taken into use. */
const known: ReadonlySet<string> = new Set(
  [
    'related-task',
    'model-immediate-response',
    'protocolVersion',
    'clientInfo',
    'clientCapabilities',
    'serverInfo',
    'logLevel',
    'subscriptionId',
  ].map((name) => `io.modelcontextprotocol/${name}`),
);

/** Where the slash stands in those names. */
const slashAt = 'io.modelcontextprotocol/'.length - 1;

/** A name that is right at first sight: one that the specification has taken into use, or one without a prefix. */
export const isPlainMetaName = (text: string, from: number, to: number): boolean => {
  if (to - from > slashAt && text.charCodeAt(from + slashAt) === 47) return known.has(text.slice(from, to));
  for (let at = from; at < to; at++) {
    const code = text.charCodeAt(at);
    if ((code < 97 || code > 122) && (code < 48 || code > 57) && (code < 65 || code > 90)) return false;
  }
  // The values of `traceparent`, `tracestate` and `baggage` have a form.
  return !text.startsWith('trace', from) && !text.startsWith('baggage', from);
};

const own: ReadonlySet<string | undefined> = new Set(['modelcontextprotocol', 'mcp']);

/** First it was the last label but one that made a prefix MCP's own, later the second label. */
const isReserved = (key: string, revision: RevisionId): boolean => {
  const slash = key.indexOf('/');
  if (slash < 0 || known.has(key)) return false;
  const labels = key.slice(0, slash).toLowerCase().split('.');
  return own.has(within(revision, '2025-11-25', undefined) ? labels[1] : labels.at(-2));
};

/** W3C Trace Context and W3C Baggage, as far as one value shows it. */
const traces = {
  traceparent: (text: string): boolean => {
    const [, version, trace, parent, rest] =
      /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}(-.*)?$/.exec(text) ?? [];
    return (
      version !== undefined &&
      version !== 'ff' &&
      !(version === '00' && rest !== undefined) &&
      !/^0+$/.test(trace!) &&
      !/^0+$/.test(parent!)
    );
  },
  tracestate: (text: string): boolean =>
    text.split(',').every((entry) => /^[ \t]*(?:[a-z0-9][a-z0-9_\-*/@]*=[\x20-\x2b\x2d-\x3c\x3e-\x7e]*)?$/.test(entry)),
  baggage: (text: string): boolean =>
    text
      .split(',')
      .every((entry) =>
        /^[ \t]*[!#$%&'*+.^_`|~0-9a-z-]+[ \t]*=[ \t]*[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]*[ \t]*(?:;.*)?$/i.test(
          entry,
        ),
      ),
} as const;

const isTrace = (name: keyof typeof traces, value: JsonNode): boolean =>
  value.type === 'string' && traces[name](value.value as string);
