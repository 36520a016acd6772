import { defineExercise } from '../../types.ts';

const refusal = (code: string): string =>
  `{"jsonrpc":"2.0","id":{id},"error":{"code":${code},"message":"Resource not found"}}`;

const meta =
  '"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{},"io.modelcontextprotocol/clientInfo":{"name":"desk","version":"1.0.0"}}';

export default defineExercise({
  id: 'errors/a-code-with-an-owner',
  kind: 'message',
  title: 'Nothing lies at this address',
  revision: '2026-07-28',
  prompt:
    'The server looks this address up and finds nothing there. Write its error, with the `message` `Resource not found` and the code that this revision has for it: an address that leads nowhere is a wrong parameter.',
  given: `--> {"jsonrpc":"2.0","id":{id},"method":"resources/read","params":{"uri":"file:///logs/{log}.txt",${meta}}}`,
  sender: 'server',
  starter: refusal('0'),
  hints: [
    'Which of the five standard codes speaks of what a method was given?',
    'Older revisions had a number of their own for this. By this one nobody sends it any more.',
    'The method is known and its parameter leads nowhere: the code between *method not found* and *internal error*.',
  ],
  criteria: {
    code: {
      label: 'carries the code for wrong params',
      at: '/error/code',
      expects: { const: -32602 },
      why: 'The client decides by this number whether to ask for another address, to try again, or to give up on the method.',
      fix: 'Use the standard code for a method that is known and was given something wrong.',
    },
    message: { label: 'says what was not found', at: '/error/message', expects: { const: 'Resource not found' } },
    id: { label: 'answers the request', at: '/id', expects: { const: '{id}' } },
  },
  vary: { id: { from: 2, to: 80 }, log: ['monday', 'winter', 'boiler', 'lift'] },
  solution: refusal('-32602'),
  achieved: 'The client sees that its address is the trouble. The method and the server are well.',
  mistakes: [
    {
      label: 'the code of the older revisions is used',
      answer: refusal('-32002'),
      finds: 'jsonrpc/error-code-retired',
    },
    {
      label: 'a free number near it is picked',
      answer: refusal('-32050'),
      finds: 'jsonrpc/error-code-mcp-range',
    },
    {
      label: 'a code that has another meaning is used',
      answer: refusal('-32022'),
      finds: 'jsonrpc/error-code-mcp-range',
    },
    { label: 'the code of the web is used', answer: refusal('404'), finds: 'resources/resource-not-found-code' },
    { label: 'the method is called unknown', answer: refusal('-32601'), finds: 'resources/resource-not-found-code' },
    {
      label: 'an empty list is sent instead',
      answer:
        '{"jsonrpc":"2.0","id":{id},"result":{"resultType":"complete","contents":[],"ttlMs":0,"cacheScope":"private","_meta":{"io.modelcontextprotocol/serverInfo":{"name":"shelf","version":"2.0.0"}}}}',
      finds: 'code',
    },
    {
      label: 'the message is a list',
      answer: '{"jsonrpc":"2.0","id":{id},"error":{"code":-32602,"message":["Resource not found"]}}',
      finds: 'jsonrpc/error-message-not-string',
    },
    {
      label: 'the id is left out',
      answer: '{"jsonrpc":"2.0","error":{"code":-32602,"message":"Resource not found"}}',
      finds: 'jsonrpc/error-id-absent',
    },
  ],
});
