import { defineNotes, meta } from './define.ts';

/** One request that keeps a stream of changes open. */
export default defineNotes({
  methods: {
    'subscriptions/listen': {
      title: 'Listen for changes',
      purpose: 'The client asks, in one request, for every kind of news it wants to hear from a server.',
      happens:
        'The client sends its wishes. The server says in `notifications/subscriptions/acknowledged` which of them it grants, and then sends the news as they come, each with the id of this request. The request stays open all the while: its result comes only at the end, when the server stops. A client that has heard enough cancels it.',
      confused:
        'The server does not answer at once; an early result would say that it is over already. And the notice that it has begun is a notification and not the answer.',
      needs: [
        { of: 'server', capability: 'tools.listChanged', for: '`toolsListChanged`' },
        { of: 'server', capability: 'prompts.listChanged', for: '`promptsListChanged`' },
        { of: 'server', capability: 'resources.listChanged', for: '`resourcesListChanged`' },
        { of: 'server', capability: 'resources.subscribe', for: '`resourceSubscriptions`' },
      ],
      answer: 'Nothing but the id of the subscription it ends, in its `_meta`.',
      modern: `--> {"jsonrpc":"2.0","id":5,"method":"subscriptions/listen","params":{"notifications":{"toolsListChanged":true,"promptsListChanged":true},${meta()}}}
<-- {"jsonrpc":"2.0","method":"notifications/subscriptions/acknowledged","params":{"notifications":{"toolsListChanged":true},"_meta":{"io.modelcontextprotocol/subscriptionId":5}}}
<-- {"jsonrpc":"2.0","method":"notifications/tools/list_changed","params":{"_meta":{"io.modelcontextprotocol/subscriptionId":5}}}
<-- {"jsonrpc":"2.0","id":5,"result":{"resultType":"complete","_meta":{"io.modelcontextprotocol/subscriptionId":5}}}`,
      rules: [
        'subscriptions/listen-ack-first',
        'subscriptions/listen-answered-early',
        'cancellation/cancel-server-misuse',
      ],
    },
    'notifications/subscriptions/acknowledged': {
      title: 'Say what is granted',
      purpose: 'The server tells which of the wished-for news it will send.',
      happens:
        'It is the first thing that a server sends on a subscription, and nobody answers. What the server cannot do it leaves out; what nobody asked for it does not add.',
      confused:
        'It is not the answer to `subscriptions/listen`, though it comes at once: that request stays open. Between the two other messages may come by, since only this subscription has to begin with it.',
      modern: `--> {"jsonrpc":"2.0","id":"w","method":"subscriptions/listen","params":{"notifications":{"resourceSubscriptions":["file:///log/monday.md"],"promptsListChanged":true},${meta()}}}
<-- {"jsonrpc":"2.0","method":"notifications/subscriptions/acknowledged","params":{"notifications":{"resourceSubscriptions":["file:///log/monday.md"]},"_meta":{"io.modelcontextprotocol/subscriptionId":"w"}}}`,
      rules: ['subscriptions/listen-ack-first'],
    },
  },
  params: {
    'subscriptions/listen': { notifications: 'What the client wants to hear of. What is not named here is not sent.' },
    'notifications/subscriptions/acknowledged': { notifications: 'What the server will send: the wishes, or fewer.' },
  },
  results: {
    'subscriptions/listen': {
      _meta: {
        words: 'Says which subscription is over: the id of this very request, once more.',
        form: { ref: 'common#ResultMeta', required: true },
      },
    },
  },
  things: {
    SubscriptionFilter: {
      title: 'The wishes',
      words: 'Kinds of news, each for itself. A switch that is off and one that is left out mean the same.',
      members: {
        toolsListChanged: 'News that the tools have changed.',
        promptsListChanged: 'News that the prompts have changed.',
        resourcesListChanged: 'News that the list of resources has changed.',
        resourceSubscriptions: 'Addresses to watch. Each takes in what lies below it.',
        taskIds: 'Tasks to follow; only with the extension for tasks.',
      },
    },
  },
});
