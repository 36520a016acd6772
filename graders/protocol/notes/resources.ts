import { cached, defineNotes, meta, paged, retried } from './define.ts';

const lists = [
  'paging/cursor-invented',
  'paging/cursor-invalid-code',
  'paging/cursor-empty-end',
  'caching/cache-hints-missing',
  'caching/cache-ttl',
  'caching/cache-scope-value',
  'caching/cache-scope-pages',
];

/** What resources and templates of them say alike. */
const described = {
  name: 'Its name for programs.',
  title: 'Its name for people.',
  description: 'What is to be found there, also for a model that has to choose.',
  mimeType: 'What kind of data it is.',
  annotations: 'Hints on how to treat it.',
  icons: 'Pictures for it.',
  _meta: 'More about it.',
};

/** Listing, reading and watching resources. */
export default defineNotes({
  methods: {
    'resources/list': {
      title: 'List the resources',
      purpose: 'The client learns what a server has to read: files, tables, pages, each with an address.',
      happens:
        'The client sends it, mostly to show a choice to its user. The server answers with one page of descriptions; the contents come with `resources/read`.',
      confused:
        'The list holds no contents, and it need not be complete: addresses made from a template or named by a tool can be read as well.',
      needs: [{ of: 'server', capability: 'resources' }],
      rules: lists,
      legacy: `--> {"jsonrpc":"2.0","id":11,"method":"resources/list"}
<-- {"jsonrpc":"2.0","id":11,"result":{"resources":[{"uri":"file:///log/monday.md","name":"monday.md","mimeType":"text/markdown"}],"nextCursor":"cGFnZTI"}}
--> {"jsonrpc":"2.0","id":12,"method":"resources/list","params":{"cursor":"cGFnZTI"}}
<-- {"jsonrpc":"2.0","id":12,"result":{"resources":[{"uri":"file:///log/tuesday.md","name":"tuesday.md"}]}}`,
      modern: `--> {"jsonrpc":"2.0","id":11,"method":"resources/list","params":{${meta()}}}
<-- {"jsonrpc":"2.0","id":11,"result":{"resultType":"complete","resources":[{"uri":"file:///log/monday.md","name":"monday.md","mimeType":"text/markdown"}],"ttlMs":0,"cacheScope":"private"}}`,
    },
    'resources/templates/list': {
      title: 'List the patterns of addresses',
      purpose: 'The client learns how to build addresses that no list could hold, such as one for each day.',
      happens:
        'The client sends it and gets patterns with gaps in braces. It fills the gaps, with `completion/complete` to help, and reads the finished address.',
      confused:
        'A pattern stands under `uriTemplate` and is no address: it cannot be read before its gaps are filled. There is no capability of its own for it; `resources` covers both lists.',
      needs: [{ of: 'server', capability: 'resources' }],
      rules: lists,
      legacy: `--> {"jsonrpc":"2.0","id":13,"method":"resources/templates/list"}
<-- {"jsonrpc":"2.0","id":13,"result":{"resourceTemplates":[{"uriTemplate":"tides://{harbour}/{day}","name":"day","description":"The tides of one day"}]}}`,
      modern: `--> {"jsonrpc":"2.0","id":13,"method":"resources/templates/list","params":{${meta()}}}
<-- {"jsonrpc":"2.0","id":13,"result":{"resultType":"complete","resourceTemplates":[{"uriTemplate":"tides://{harbour}/{day}","name":"day","description":"The tides of one day"}],"ttlMs":86400000,"cacheScope":"public"}}`,
    },
    'resources/read': {
      title: 'Read a resource',
      purpose: 'The client fetches what stands behind an address.',
      happens:
        'The client names the address. The server answers with a list of contents, mostly of one entry; a folder may bring several. What does not exist is an error, and never an empty list.',
      confused:
        'The answer is `contents`, with an s and without types; `content` with its blocks belongs to tools. And an address is a URI: `/etc/hosts` is a path, `file:///etc/hosts` an address.',
      needs: [{ of: 'server', capability: 'resources' }],
      instead: ['input_required'],
      rules: [
        'resources/resource-contents-both',
        'resources/resource-not-found-empty',
        'caching/cache-hints-missing',
        'caching/cache-ttl',
        'caching/cache-scope-value',
        'input/input-required-empty',
      ],
      legacy: `--> {"jsonrpc":"2.0","id":14,"method":"resources/read","params":{"uri":"file:///log/monday.md"}}
<-- {"jsonrpc":"2.0","id":14,"result":{"contents":[{"uri":"file:///log/monday.md","mimeType":"text/markdown","text":"# Monday\\nFog until noon."}]}}
--> {"jsonrpc":"2.0","id":15,"method":"resources/read","params":{"uri":"file:///log/sunday.md"}}
<-- {"jsonrpc":"2.0","id":15,"error":{"code":-32002,"message":"Resource not found"}}`,
      modern: `--> {"jsonrpc":"2.0","id":14,"method":"resources/read","params":{"uri":"file:///log/monday.md",${meta()}}}
<-- {"jsonrpc":"2.0","id":14,"result":{"resultType":"complete","contents":[{"uri":"file:///log/monday.md","mimeType":"text/markdown","text":"# Monday\\nFog until noon."}],"ttlMs":5000,"cacheScope":"private"}}
--> {"jsonrpc":"2.0","id":15,"method":"resources/read","params":{"uri":"file:///log/sunday.md",${meta()}}}
<-- {"jsonrpc":"2.0","id":15,"error":{"code":-32602,"message":"Resource not found"}}`,
    },
    'resources/subscribe': {
      title: 'Watch a resource',
      purpose: 'The client wants to be told when one resource changes.',
      happens:
        'The client names the address, the server says yes with an empty result. Each later change arrives as `notifications/resources/updated`, until the client takes the wish back.',
      confused:
        'It watches one resource and what lies below it. That the *list* changes is another piece of news and needs no request. And the server must have declared `resources.subscribe`, not only `resources`.',
      needs: [{ of: 'server', capability: 'resources.subscribe' }],
      answer: 'An empty object: the wish is noted.',
      heir: 'From 2026-07-28 on `subscriptions/listen` takes the addresses, as `resourceSubscriptions`.',
      legacy: `--> {"jsonrpc":"2.0","id":16,"method":"resources/subscribe","params":{"uri":"file:///log/monday.md"}}
<-- {"jsonrpc":"2.0","id":16,"result":{}}
<-- {"jsonrpc":"2.0","method":"notifications/resources/updated","params":{"uri":"file:///log/monday.md"}}`,
    },
    'resources/unsubscribe': {
      title: 'Stop watching a resource',
      purpose: 'The client has heard enough about one resource.',
      happens:
        'The client names the address it once gave to `resources/subscribe`. The server answers with an empty result and stays silent about it.',
      confused:
        'It names the address and not the id of the request that began it. News that was on its way may still arrive.',
      needs: [{ of: 'server', capability: 'resources.subscribe' }],
      answer: 'An empty object: the wish is struck off.',
      rules: ['resources/resource-updated-unsubscribed'],
      heir: 'From 2026-07-28 on the client cancels its `subscriptions/listen` instead.',
      legacy: `--> {"jsonrpc":"2.0","id":17,"method":"resources/unsubscribe","params":{"uri":"file:///log/monday.md"}}
<-- {"jsonrpc":"2.0","id":17,"result":{}}`,
    },
    'notifications/resources/list_changed': {
      title: 'Say that the resources have changed',
      purpose: 'The server tells that its list of resources is no longer what the client read.',
      happens:
        'The server sends it, and nobody answers. It names no resource: the client asks `resources/list` again. From 2026-07-28 on it comes only on a subscription that asked for it.',
      confused:
        'It speaks of the list. That the contents of one resource changed is `notifications/resources/updated`.',
      needs: [{ of: 'server', capability: 'resources.listChanged' }],
      legacy: `<-- {"jsonrpc":"2.0","method":"notifications/resources/list_changed"}
--> {"jsonrpc":"2.0","id":18,"method":"resources/list"}
<-- {"jsonrpc":"2.0","id":18,"result":{"resources":[]}}`,
      modern: `--> {"jsonrpc":"2.0","id":"r","method":"subscriptions/listen","params":{"notifications":{"resourcesListChanged":true},${meta()}}}
<-- {"jsonrpc":"2.0","method":"notifications/subscriptions/acknowledged","params":{"notifications":{"resourcesListChanged":true},"_meta":{"io.modelcontextprotocol/subscriptionId":"r"}}}
<-- {"jsonrpc":"2.0","method":"notifications/resources/list_changed","params":{"_meta":{"io.modelcontextprotocol/subscriptionId":"r"}}}`,
    },
    'notifications/resources/updated': {
      title: 'Say that a resource has changed',
      purpose: 'The server tells that a watched resource is no longer what the client read.',
      happens:
        'The server sends it to a client that asked for this resource, and nobody answers. The new contents do not come along; whoever wants them reads again.',
      confused:
        'It is sent to those who asked, not to all. The address may lie below the one that was watched: whoever watches a folder hears of its files.',
      needs: [{ of: 'server', capability: 'resources.subscribe' }],
      legacy: `--> {"jsonrpc":"2.0","id":16,"method":"resources/subscribe","params":{"uri":"file:///log"}}
<-- {"jsonrpc":"2.0","id":16,"result":{}}
<-- {"jsonrpc":"2.0","method":"notifications/resources/updated","params":{"uri":"file:///log/monday.md"}}`,
      modern: `--> {"jsonrpc":"2.0","id":19,"method":"subscriptions/listen","params":{"notifications":{"resourceSubscriptions":["file:///log"]},${meta()}}}
<-- {"jsonrpc":"2.0","method":"notifications/subscriptions/acknowledged","params":{"notifications":{"resourceSubscriptions":["file:///log"]},"_meta":{"io.modelcontextprotocol/subscriptionId":19}}}
<-- {"jsonrpc":"2.0","method":"notifications/resources/updated","params":{"uri":"file:///log/monday.md","_meta":{"io.modelcontextprotocol/subscriptionId":19}}}`,
      rules: ['resources/resource-updated-unsubscribed'],
    },
  },
  params: {
    'resources/list': { cursor: paged.cursor },
    'resources/templates/list': { cursor: paged.cursor },
    'resources/read': { uri: 'The address to read, as a list, a template or a link gave it.', ...retried },
    'resources/subscribe': { uri: 'The address to watch.' },
    'resources/unsubscribe': { uri: 'The address that is no longer of interest, as it was given before.' },
    'notifications/resources/list_changed': {},
    'notifications/resources/updated': {
      uri: 'What has changed: the watched address, or one that lies below it.',
    },
  },
  results: {
    'resources/list': {
      resources: 'The resources of this page.',
      nextCursor: paged.nextCursor,
      ...cached,
    },
    'resources/templates/list': {
      resourceTemplates: 'The patterns of this page.',
      nextCursor: paged.nextCursor,
      ...cached,
    },
    'resources/read': {
      contents:
        'What was found, each entry with its own address. A resource that exists and is empty has an entry with an empty text.',
      ...cached,
    },
    'resources/subscribe': {},
    'resources/unsubscribe': {},
  },
  things: {
    Resource: {
      title: 'A resource',
      words: 'One thing to read, described and not yet read.',
      members: {
        uri: 'Its address. This is what `resources/read` wants.',
        ...described,
        size: 'How many bytes it has, before base64.',
      },
    },
    ResourceTemplate: {
      title: 'A pattern of addresses',
      words: 'An address with gaps, by RFC 6570.',
      members: {
        uriTemplate: 'The pattern, its gaps in braces: `tides://{harbour}/{day}`.',
        ...described,
        mimeType: 'What kind of data it is, where all that fit the pattern are of one kind.',
      },
    },
  },
});
