import { defineNotes, meta } from './define.ts';

/** Log messages, and from which level on they are wanted. */
export default defineNotes({
  methods: {
    'logging/setLevel': {
      title: 'Choose how much is logged',
      purpose: 'The client says from which level on it wants to have log messages.',
      happens:
        'The client sends it once, or whenever it changes its mind. The server answers with an empty result and from then on keeps back whatever is less grave. Without it the server chooses.',
      confused: 'The levels are those of syslog: `warning`, not `warn`; there is no `trace` and no `fatal`.',
      needs: [{ of: 'server', capability: 'logging' }],
      answer: 'An empty object: the level is set.',
      rules: ['logging/log-below-level'],
      heir: 'From 2026-07-28 on each request names the level it wants, in its `_meta`.',
      legacy: `--> {"jsonrpc":"2.0","id":41,"method":"logging/setLevel","params":{"level":"warning"}}
<-- {"jsonrpc":"2.0","id":41,"result":{}}
<-- {"jsonrpc":"2.0","method":"notifications/message","params":{"level":"error","logger":"gauge","data":"The gauge at the pier is silent."}}`,
    },
    'notifications/message': {
      title: 'Send a log message',
      purpose: 'The server tells the client what it is doing, or what went wrong, without being asked each time.',
      happens:
        'The server sends it, and nobody answers. The client shows it, files it or drops it. From 2026-07-28 on it comes only for a request that asked for logs, and before the answer to that request.',
      confused:
        'In spite of its name it is a line of a log and no message to the model. What happened stands in `data`, and any JSON will do there; a member `message` is nobody’s.',
      needs: [{ of: 'server', capability: 'logging' }],
      legacy: `<-- {"jsonrpc":"2.0","method":"notifications/message","params":{"level":"info","logger":"gauge","data":{"harbour":"Brest","metres":6.2}}}`,
      modern: `--> {"jsonrpc":"2.0","id":42,"method":"tools/call","params":{"name":"next_tide","arguments":{"harbour":"Brest"},${meta('{}', ',"io.modelcontextprotocol/logLevel":"info"')}}}
<-- {"jsonrpc":"2.0","method":"notifications/message","params":{"level":"info","logger":"gauge","data":{"harbour":"Brest","metres":6.2}}}
<-- {"jsonrpc":"2.0","id":42,"result":{"resultType":"complete","content":[{"type":"text","text":"High water at 16:40."}]}}`,
      rules: ['logging/log-below-level', 'logging/log-not-requested', 'logging/log-after-response'],
    },
  },
  params: {
    'logging/setLevel': { level: 'The least grave level that is still wanted. What is graver comes too.' },
    'notifications/message': {
      level: 'How grave it is.',
      data: 'What there is to say: a sentence, an object, a number, whatever helps.',
      logger: 'Which part of the server says it.',
    },
  },
  results: { 'logging/setLevel': {} },
});
