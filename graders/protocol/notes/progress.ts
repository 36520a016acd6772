import { defineNotes, meta } from './define.ts';

/** How far a request has come. */
export default defineNotes({
  methods: {
    'notifications/progress': {
      title: 'Tell how far the work has come',
      purpose: 'Whoever works on a long request tells the one who waits that it is still at it, and how far.',
      happens:
        'The side that waits has asked for it by putting a `progressToken` into the `_meta` of its request. The side that works repeats that token, with a number that grows each time, and stops once the answer is out. Nobody answers. From 2026-07-28 on only servers send it, since only clients ask.',
      confused:
        'The token is not the id of the request, though both may be the same number. And `progress` is no percentage unless `total` is 100: it only has to grow.',
      legacy: `--> {"jsonrpc":"2.0","id":51,"method":"tools/call","params":{"name":"survey","arguments":{"area":"north pier"},"_meta":{"progressToken":"s-51"}}}
<-- {"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":"s-51","progress":1,"total":3}}
<-- {"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":"s-51","progress":2,"total":3}}
<-- {"jsonrpc":"2.0","id":51,"result":{"content":[{"type":"text","text":"No shoals."}]}}`,
      modern: `--> {"jsonrpc":"2.0","id":51,"method":"tools/call","params":{"name":"survey","arguments":{"area":"north pier"},${meta('{}', ',"progressToken":"s-51"')}}}
<-- {"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":"s-51","progress":1,"total":3,"message":"West side"}}
<-- {"jsonrpc":"2.0","id":51,"result":{"resultType":"complete","content":[{"type":"text","text":"No shoals."}]}}`,
      rules: [
        'progress/progress-token-unknown',
        'progress/progress-not-increasing',
        'progress/progress-after-completion',
        'progress/progress-token-placement',
        'progress/progress-token-type',
      ],
    },
  },
  params: {
    'notifications/progress': {
      progressToken: {
        words: 'Whose progress this is: the token of the request, with its type.',
        form: { type: ['string', 'integer'], required: true, mistaken: ['token'] },
      },
      progress: 'How far the work has come. Each number is greater than the one before.',
      total: 'At which number it is done, where that is known.',
      message: 'The same in words, for people.',
    },
  },
});
