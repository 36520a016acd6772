import { defineNotes } from './define.ts';

/** The folders a client opens to a server. */
export default defineNotes({
  methods: {
    'roots/list': {
      title: 'Ask which folders are open',
      purpose: 'The server learns in which folders its client wants it to work.',
      happens:
        'The server sends it once it may ask, and again when it hears that the list has changed. The client answers with addresses. They are an agreement and no fence: nothing on the wire keeps a server inside.',
      confused:
        'It is the server that asks and the client that answers. And a root is an address that begins with `file://`, not a path.',
      needs: [{ of: 'client', capability: 'roots' }],
      inside: {
        from: '2026-07-28',
        words:
          'From 2026-07-28 on a server cannot send it. It stands in `inputRequests` of a result that asks back, as `{"method":"roots/list"}`, and the list comes in `inputResponses` of the second attempt. It is also on its way out: give folders to tools as arguments.',
      },
      legacy: `<-- {"jsonrpc":"2.0","id":"s7","method":"roots/list"}
--> {"jsonrpc":"2.0","id":"s7","result":{"roots":[{"uri":"file:///home/ada/charts","name":"Charts"}]}}`,
      rules: ['extensions/deprecated-feature', 'input/input-request-kind', 'input/input-request-undeclared'],
    },
    'notifications/roots/list_changed': {
      title: 'Say that the folders have changed',
      purpose: 'The client tells that it has opened or closed a folder.',
      happens: 'The client sends it, and nobody answers. A server that cares asks `roots/list` again.',
      confused:
        'It is the only notice of a changed list that goes from client to server. The client must have declared `roots.listChanged`, and the new folders do not come along.',
      needs: [{ of: 'client', capability: 'roots.listChanged' }],
      heir: 'From 2026-07-28 on nothing takes its place: a server that needs the folders asks for them when it needs them.',
      legacy: `--> {"jsonrpc":"2.0","method":"notifications/roots/list_changed"}
<-- {"jsonrpc":"2.0","id":"s8","method":"roots/list"}
--> {"jsonrpc":"2.0","id":"s8","result":{"roots":[]}}`,
    },
  },
  params: { 'roots/list': {}, 'notifications/roots/list_changed': {} },
  results: { 'roots/list': { roots: 'The open folders. None: `[]`.' } },
  things: {
    ListRootsResult: { words: 'A list of folders.', members: { roots: 'The open folders.' } },
    Root: {
      title: 'A root',
      words: 'One folder or file that the server may work in.',
      members: {
        uri: 'Where it is.',
        name: 'How people call it.',
        _meta: 'More about it.',
      },
    },
  },
});
