import { defineNotes } from './define.ts';

/** A sign of life. */
export default defineNotes({
  methods: {
    ping: {
      title: 'Ask for a sign of life',
      purpose: 'One side asks whether the other still reads and answers.',
      happens:
        'Both sides may send it whenever they like, even while `initialize` is still open. The other side answers at once with an empty result. Whoever hears nothing for too long may take the connection for dead.',
      confused:
        'The answer is `{}`, not `{"pong":true}` and not a string. And silence is no proof of a crash: a server that works on one line at a time answers when it is done.',
      answer: 'An empty object. That it arrives is all there is to say.',
      heir: 'From 2026-07-28 on it is gone: any request shows whether the other side answers, and `server/discover` costs least.',
      legacy: `--> {"jsonrpc":"2.0","id":7,"method":"ping"}
<-- {"jsonrpc":"2.0","id":7,"result":{}}
<-- {"jsonrpc":"2.0","id":"s1","method":"ping"}
--> {"jsonrpc":"2.0","id":"s1","result":{}}`,
    },
  },
  params: { ping: {} },
  results: { ping: {} },
});
