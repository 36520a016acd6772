import { named } from '../../protocol/history.ts';
import { isMissingResource } from '../../protocol/missing-resource.ts';
import { perExchange } from '../../protocol/per-exchange.ts';
import { related } from '../../protocol/places.ts';
import { defineRule, defineWords, type JsonNode, type Message, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'A resource that is not there is refused, not read as empty',
  headline: 'The client would take it for an empty file',
  why: 'A result says that the resource was found and read. A client goes on as if it were there and had nothing in it.',
  messages: {
    proven: {
      what: 'The `contents` of `{uri}` are empty; before, the server said that there is no such resource.',
      fix: 'Answer each time with the error, under the code for a parameter that does not fit.',
    },
    suggested: {
      what: 'The `contents` of `{uri}` are empty.',
      why: 'A resource may well be empty. But if there is none at this address, the client takes it for one that is there and has nothing in it.',
      fix: 'If there is no such resource, answer with an error instead.',
    },
  },
});

export default defineRule<typeof words, 'exchange'>({
  id: 'resources/resource-not-found-empty',
  level: 'MUST',
  addedIn: '2026-07-28',
  on: 'exchange',
  suggested: ['suggested'],
  mentions: ['contents'],
  check(exchange, flag) {
    for (const { message, contents, uri, refused } of emptyReads(exchange)) {
      if (refused) flag('proven', contents, { uri }, [related(refused, 'response')], message);
      else flag('suggested', contents, { uri }, [], message);
    }
  },
});

interface EmptyRead {
  readonly message: Message;
  readonly contents: JsonNode;
  readonly uri: string;
  /** The error by which the server said that it is not there. */
  readonly refused: Message | undefined;
}

const emptyReads = perExchange((exchange): readonly EmptyRead[] => {
  const reads: EmptyRead[] = [];
  if (named(exchange, 'resources/read').length === 0) return reads;
  const missing = new Map<string, Message>();
  for (const message of exchange.messages) {
    // What was not there may have come since.
    if (message.name?.startsWith('notifications/resources/')) missing.clear();
    const { to } = message.answers ?? {};
    if (!message.sound || !to || !('shape' in to) || to.name !== 'resources/read') continue;
    const uri = to.params?.type === 'object' ? to.params.get('uri')?.value : undefined;
    if (typeof uri !== 'string') continue;
    const contents = message.result?.get('contents');
    if (isMissingResource(message)) missing.set(uri, message);
    else if (contents?.type === 'array' && contents.elements.length === 0)
      reads.push({ message, contents, uri, refused: missing.get(uri) });
    else missing.delete(uri);
  }
  return reads;
});

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'server/resources', section: 'error-handling' }],
  good: [
    `--> {"jsonrpc":"2.0","id":1,"method":"resources/read","params":{"uri":"file:///nope","_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientInfo":{"name":"lab","version":"1.0.0"},"io.modelcontextprotocol/clientCapabilities":{}}}}
<-- {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"Resource not found","data":{"uri":"file:///nope"}}}`,
  ],
  bad: {
    suggested: `--> {"jsonrpc":"2.0","id":1,"method":"resources/read","params":{"uri":"file:///nope","_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientInfo":{"name":"lab","version":"1.0.0"},"io.modelcontextprotocol/clientCapabilities":{}}}}
<-- {"jsonrpc":"2.0","id":1,"result":{"resultType":"complete","contents":«[]»,"ttlMs":0,"cacheScope":"private","_meta":{"io.modelcontextprotocol/serverInfo":{"name":"notes","version":"1.0.0"}}}}`,
    proven: `--> {"jsonrpc":"2.0","id":1,"method":"resources/read","params":{"uri":"file:///nope","_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientInfo":{"name":"lab","version":"1.0.0"},"io.modelcontextprotocol/clientCapabilities":{}}}}
<-- {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"Resource not found","data":{"uri":"file:///nope"}}}
--> {"jsonrpc":"2.0","id":2,"method":"resources/read","params":{"uri":"file:///nope","_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientInfo":{"name":"lab","version":"1.0.0"},"io.modelcontextprotocol/clientCapabilities":{}}}}
<-- {"jsonrpc":"2.0","id":2,"result":{"resultType":"complete","contents":«[]»,"ttlMs":0,"cacheScope":"private","_meta":{"io.modelcontextprotocol/serverInfo":{"name":"notes","version":"1.0.0"}}}}`,
  },
  realLife: 'An editor opens an empty document under that address, and to save it makes a file that nobody wanted.',
  thought: 'Nothing was found, so nothing is in the list.',
};
