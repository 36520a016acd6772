import { defineExercise } from '../../types.ts';

export default defineExercise({
  id: 'eras/which-era',
  kind: 'choice',
  title: 'Which era answers',
  revision: '2026-07-28',
  prompt:
    'A client that speaks both eras has sent this first line. After which of these answers does it shake hands, by the older rules? Pick each.',
  given:
    '--> {"jsonrpc":"2.0","id":"{id}","method":"server/discover","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{},"io.modelcontextprotocol/clientInfo":{"name":"desk","version":"1.0.0"}}}}',
  several: true,
  starter: '',
  vary: {
    id: ['who', 'first', 'd-1'],
    newer: ['2027-03-01', '2027-06-15', '2027-01-20'],
  },
  options: {
    a: {
      label: '`{"jsonrpc":"2.0","id":"{id}","error":{"code":-32601,"message":"Method not found"}}`',
      right: true,
      why: 'Every server of the new era knows the method. This one does not, so it is an older one.',
    },
    b: {
      label:
        '`{"jsonrpc":"2.0","id":"{id}","error":{"code":-32022,"message":"Unsupported protocol version","data":{"supported":["{newer}"],"requested":"2026-07-28"}}}`',
      why: 'The code is of the new era, and so is the server. The client takes a revision from the list, or gives up.',
    },
    c: {
      label: '`{"jsonrpc":"2.0","id":"{id}","error":{"code":-32602,"message":"Send initialize first"}}`',
      right: true,
      why: 'A code of all revisions shows nothing new. A server that waits for its handshake answers like this.',
    },
    d: {
      label:
        '`{"jsonrpc":"2.0","id":"{id}","result":{"resultType":"complete","supportedVersions":["2026-07-28"],"capabilities":{},"ttlMs":0,"cacheScope":"private"}}`',
      why: 'It has answered, and speaks 2026-07-28. There is no handshake to shake.',
    },
    e: {
      label: 'nothing at all, for as long as the client cares to wait',
      right: true,
      why: 'Some older servers keep silent until the handshake. Nothing in that shows the new era.',
    },
  },
  hints: [
    'Which of these answers could only a server of the new era give?',
    'Such a server gives the result that was asked for, or refuses with a code that the older era did not have.',
    'After two of them nobody shakes hands. After the other three the client does.',
  ],
  criteria: {},
  solution: 'a c e',
  achieved: 'You tell the eras apart as a client has to: by what only the newer one can say.',
  mistakes: [
    { label: 'any error is taken for an old server', answer: 'a b c e', finds: 'b' },
    { label: 'only an unknown method is taken for an old server', answer: 'a', finds: 'c' },
    { label: 'the handshake is thought to be due in any case', answer: 'a c d e', finds: 'd' },
    { label: 'a silent server is given up', answer: 'a c', finds: 'e' },
  ],
});
