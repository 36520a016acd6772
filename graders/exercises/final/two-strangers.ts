import { defineExercise } from '../../types.ts';

const metaWith = (more: string): string =>
  `"_meta":{${more}"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{},"io.modelcontextprotocol/clientInfo":{"name":"desk","version":"2.0.0"}}`;
const server = '"_meta":{"io.modelcontextprotocol/serverInfo":{"name":"{server}","version":"5.0.0"}}';

const lines = {
  who: `--> {"jsonrpc":"2.0","id":"who","method":"server/discover","params":{${metaWith('')}}}`,
  me: `<-- {"jsonrpc":"2.0","id":"who","result":{"resultType":"complete","supportedVersions":["2026-07-28"],"capabilities":{"tools":{}},"ttlMs":3600000,"cacheScope":"public",${server}}}`,
  call: `--> {"jsonrpc":"2.0","id":"do","method":"tools/call","params":{"name":"{tool}","arguments":{},${metaWith('"progressToken":"{token}",')}}}`,
  progress:
    '<-- {"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":"{token}","progress":{some},"total":{all}}}',
  done: `<-- {"jsonrpc":"2.0","id":"do","result":{"resultType":"complete","content":[{"type":"text","text":"{all} rows"}],${server}}}`,
} as const;

type Lines = Record<keyof typeof lines, string>;

const wholeWith = (changes: Partial<Lines> = {}): string =>
  Object.values({ ...lines, ...changes })
    .filter((line) => line !== '')
    .join('\n');

const old =
  '--> {"jsonrpc":"2.0","id":"who","method":"initialize","params":{"protocolVersion":"2026-07-28","capabilities":{},"clientInfo":{"name":"desk","version":"2.0.0"}}}';

export default defineExercise({
  id: 'final/two-strangers',
  kind: 'exchange',
  title: 'Two strangers, five lines',
  revision: '2026-07-28',
  vary: {
    server: ['rows', 'ledgers', 'sheets'],
    tool: ['import_rows', 'check_rows', 'merge_rows'],
    token: ['p', 'bar-1', 'tok'],
    some: { from: 10, to: 90 },
    all: { from: 100, to: 300 },
  },
  prompt:
    'Write a whole conversation by 2026-07-28. Under the id `who` the client asks the server to describe itself; the server is `{server}`, version `5.0.0`, speaks that revision alone, offers tools, and says so for an hour and for everybody. Under the id `do` the client calls the tool `{tool}` with no arguments, and wants progress under the token `{token}`. The server tells that {some} of {all} are done, and answers with the text `{all} rows`. The client is `desk`, version `2.0.0`, and has no capabilities.',
  session: 'whole',
  starter: [
    old,
    '<-- {"jsonrpc":"2.0","id":"who","result":{"protocolVersion":"2026-07-28","capabilities":{"tools":{}},"serverInfo":{"name":"{server}","version":"5.0.0"}}}',
  ].join('\n'),
  hints: [
    'What does each request of this revision bring, so that a server need not remember the one before?',
    'Both requests carry three names in `_meta`, the call one more. Both results say what kind they are; the first also lists the revisions, and says how long it holds and for whom.',
    'The method is `server/discover`. An hour is counted in milliseconds. Who the server is stands in the `_meta` of its result. Progress comes before the answer, under the token.',
  ],
  criteria: {
    asks: {
      label: 'asks the server to describe itself',
      of: { kind: 'request', id: '"who"' },
      at: '/method',
      expects: { const: 'server/discover' },
    },
    speaks: {
      label: 'names the revision that the server speaks',
      of: { kind: 'response', id: '"who"' },
      at: '/result/supportedVersions/0',
      expects: { const: '2026-07-28' },
    },
    holds: {
      label: 'says so for an hour',
      of: { kind: 'response', id: '"who"' },
      at: '/result/ttlMs',
      expects: { const: 3600000 },
    },
    everybody: {
      label: 'says so for everybody',
      of: { kind: 'response', id: '"who"' },
      at: '/result/cacheScope',
      expects: { const: 'public' },
    },
    server: {
      label: 'says who the server is',
      of: { kind: 'response', id: '"who"' },
      at: '/result/_meta/io.modelcontextprotocol~1serverInfo/name',
      expects: { const: '{server}' },
    },
    tool: {
      label: 'calls `{tool}`',
      of: { kind: 'request', id: '"do"' },
      at: '/params/name',
      expects: { const: '{tool}' },
    },
    token: {
      label: 'asks for progress under `{token}`',
      of: { kind: 'request', id: '"do"' },
      at: '/params/_meta/progressToken',
      expects: { const: '{token}' },
    },
    some: {
      label: 'tells that {some} are done',
      of: { kind: 'notification', method: 'notifications/progress' },
      at: '/params/progress',
      expects: { const: '{some}' },
    },
    all: {
      label: 'tells that there are {all} in all',
      of: { kind: 'notification', method: 'notifications/progress' },
      at: '/params/total',
      expects: { const: '{all}' },
    },
    text: {
      label: 'answers with `{all} rows`',
      of: { kind: 'response', id: '"do"' },
      at: '/result/content/0/text',
      expects: { const: '{all} rows' },
    },
  },
  solution: wholeWith(),
  achieved:
    'Two programs that never met have worked together in five lines, and either of them could be replaced between any two.',
  mistakes: [
    {
      label: 'the conversation opens with a handshake',
      answer: wholeWith({ who: old }),
      finds: 'stateless/handshake-removed',
    },
    {
      label: 'the call brings no metadata',
      answer: wholeWith({ call: lines.call.replace(/,"_meta":.*$/, '}}') }),
      finds: 'stateless/meta-missing',
    },
    {
      label: 'the call does not say what its client can do',
      answer: wholeWith({ call: lines.call.replace('"io.modelcontextprotocol/clientCapabilities":{},', '') }),
      finds: 'stateless/meta-client-capabilities',
    },
    {
      label: 'the revision stands under a short name',
      answer: wholeWith({ call: lines.call.replace('io.modelcontextprotocol/protocolVersion', 'protocolVersion') }),
      finds: 'stateless/meta-protocol-version',
    },
    {
      label: 'the server agrees on one revision',
      answer: wholeWith({
        me: lines.me.replace('"supportedVersions":["2026-07-28"]', '"protocolVersion":"2026-07-28"'),
      }),
      finds: 'stateless/discover-result',
    },
    {
      label: 'the description does not say how long it holds',
      answer: wholeWith({ me: lines.me.replace('"ttlMs":3600000,"cacheScope":"public",', '') }),
      finds: 'caching/cache-hints-missing',
    },
    {
      label: 'the token is no token',
      answer: wholeWith({ call: lines.call.replace('"progressToken":"{token}"', '"progressToken":true') }),
      finds: 'progress/progress-token-type',
    },
    {
      label: 'the progress carries the id',
      answer: wholeWith({ progress: lines.progress.replace('"{token}"', '"do"') }),
      finds: 'progress/progress-token-unknown',
    },
    {
      label: 'progress comes after the answer',
      answer: wholeWith({ progress: '', done: [lines.done, lines.progress].join('\n') }),
      finds: 'progress/progress-after-completion',
    },
    {
      label: 'the server logs what nobody asked to hear',
      answer: wholeWith({
        progress: [
          lines.progress,
          '<-- {"jsonrpc":"2.0","method":"notifications/message","params":{"level":"info","data":"half way"}}',
        ].join('\n'),
      }),
      finds: 'capabilities/logging-undeclared',
    },
    {
      label: 'the call’s result does not say what it is',
      answer: wholeWith({ done: lines.done.replace('"resultType":"complete",', '') }),
      finds: 'stateless/result-type-missing',
    },
    {
      label: 'the hour is counted in seconds',
      answer: wholeWith({ me: lines.me.replace('3600000', '3600') }),
      finds: 'holds',
    },
  ],
});
