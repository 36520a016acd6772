import { defineExercise } from '../../types.ts';

export default defineExercise({
  id: 'http/which-headers',
  kind: 'choice',
  title: 'What stands above this body',
  revision: '2026-07-28',
  prompt:
    'A client of 2026-07-28 sends the request below by POST. Which of these headers go with it? Pick each that does.',
  given:
    '--> {"jsonrpc":"2.0","id":4,"method":"resources/read","params":{"uri":"{uri}","_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{},"io.modelcontextprotocol/clientInfo":{"name":"desk","version":"1.0.0"}}}}',
  several: true,
  starter: '',
  vary: {
    uri: ['file:///notes/may.md', 'note:///plan', 'file:///log.txt', 'file:///beds/7.txt'],
    session: ['9f2c', 'abc-123', '77'],
  },
  options: {
    a: {
      label: '`MCP-Protocol-Version: 2026-07-28`',
      right: true,
      why: 'Every POST names the revision in a header, and it has to be the one that the body names.',
    },
    b: {
      label: '`Mcp-Method: resources/read`',
      right: true,
      why: 'The method stands above the body as well, so that a proxy need not read further.',
    },
    c: {
      label: '`Mcp-Name: {uri}`',
      right: true,
      why: 'For this method the name is the address of what is read. For a tool or a prompt it is their name.',
    },
    d: {
      label: '`MCP-Session-Id: {session}`',
      why: 'Sessions ended with 2025-11-25. A server of this revision hands out no such id, and passes over one that comes.',
    },
    e: {
      label: '`Accept: application/json, text/event-stream`',
      right: true,
      why: 'The server chooses between one JSON text and a stream of events. The client has to be ready for both.',
    },
    f: {
      label: '`Last-Event-ID: 0`',
      why: 'Streams cannot be taken up again in this revision. What was on a broken one is asked for anew.',
    },
  },
  hints: [
    'What would a proxy like to know before it passes this on?',
    'Everything that only a session needs is gone from this revision.',
    'Four go with it. Two of them repeat a member of `params`, one the method, and one says what may come back.',
  ],
  criteria: {},
  solution: 'a b c e',
  achieved:
    'Whoever stands between the two programs can route this request, and the server can check that nobody was misled.',
  mistakes: [
    { label: 'the body says it all', answer: 'a e', finds: 'b' },
    { label: 'the session goes on', answer: 'a b c d e', finds: 'd' },
    { label: 'only tools have names', answer: 'a b e', finds: 'c' },
    { label: 'JSON goes in, so JSON comes out', answer: 'a b c', finds: 'e' },
    { label: 'a broken stream is taken up again', answer: 'a b c e f', finds: 'f' },
  ],
});
