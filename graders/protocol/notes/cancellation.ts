import { defineNotes, meta } from './define.ts';

/** Giving up a request. */
export default defineNotes({
  methods: {
    'notifications/cancelled': {
      title: 'Give up a request',
      purpose: 'Whoever asked says that the answer is no longer wanted.',
      happens:
        'The side that asked sends it. The other side stops working, if it can, and answers neither the cancellation nor the request. The two may cross on the way: an answer that still comes is thrown away. From 2026-07-28 on clients cancel their requests, and a server uses it only to end a subscription.',
      confused:
        'One gives up one’s own requests and not those of the other side. It names the id in `requestId`, exactly as the request had it, and has no `id` itself. The handshake cannot be given up, and a task has a request of its own for that.',
      legacy: `--> {"jsonrpc":"2.0","id":61,"method":"tools/call","params":{"name":"survey","arguments":{"area":"whole coast"}}}
--> {"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":61,"reason":"The user closed the window."}}`,
      modern: `--> {"jsonrpc":"2.0","id":61,"method":"tools/call","params":{"name":"survey","arguments":{"area":"whole coast"},${meta()}}}
--> {"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":61,"reason":"The user closed the window."}}`,
      rules: ['cancellation/response-after-cancel'],
    },
  },
  params: {
    'notifications/cancelled': {
      requestId: {
        words: 'Which request is given up: its id, a number as a number and a text as a text.',
        form: { type: ['string', 'integer'], required: true },
      },
      reason: 'Why, for logs and people.',
    },
  },
});
