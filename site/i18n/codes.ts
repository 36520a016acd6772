/** The page of the error codes. */
export default {
  title: 'Error codes',
  description:
    'Every error code of JSON-RPC 2.0 and MCP: who sends it when, in which revisions, what it carries, and what to do on it.',
  lede: 'An error has a number for programs and a sentence for people. The number says who has to do something, and whether asking again can help.',
  overview: 'At a glance',
  senders: { either: 'sent by either side', server: 'sent by the server', client: 'sent by the client' },
  letters: {
    defined: 'has its meaning there',
    free: 'free: whoever sends it says what it means',
    kept: 'kept for the specification',
    retired: 'retired, and no longer sent',
    never: 'never a code of MCP',
  },
  none: {
    head: 'What has no code',
    tool: 'A tool that ran and failed is no error of the protocol: the request was carried out, and its *result* says `"isError": true`. The model reads it there and can try otherwise. An error response is for the program that called.',
    notification: 'A notification gets no answer, so nothing that is wrong with it comes back as an error either.',
  },
  facts: {
    definedIn: 'defined in',
    carries: 'carries',
    next: 'what then',
    confused: 'not to be confused',
  },
  occasion: '{span}: ',
  rules: { none: 'No rule speaks of it yet', one: '{count} rule on it', other: '{count} rules on it' },
  range: '{first} to {last}',
  groups: {
    'json-rpc': 'Of JSON-RPC',
    mcp: 'Of MCP',
    retired: 'Of MCP, and retired',
    ranges: 'Ranges',
    others: 'Of another protocol',
  },
  states: { defined: 'defined', free: 'free', reserved: 'kept', retired: 'retired' },
  stateLetters: { free: 'F', reserved: 'K', retired: 'R' },
  spans: {
    only: 'only in {first}',
    until: 'up to {last}',
    since: 'from {first} on',
    between: '{first} to {last}',
    every: 'every revision',
    just: '{first} only',
    one: '{first}',
  },
} as const;
