import { errorCode, isAfterFallback, modernCodes, requestOf, textAt } from '../../protocol/meta.ts';
import { related } from '../../protocol/places.ts';
import { defineRule, defineWords, type Message, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'An error to `initialize` names the versions the server speaks',
  headline: 'The user would get no clue',
  why: 'A client that opens with `initialize` knows no other way to find out. The text of this error may be all that its user ever sees.',
  messages: {
    mute: {
      what: 'The server refuses `initialize` and names no version it speaks.',
      fix: 'Write the supported versions into `message`, and as a list into `data.supported`. The code is free; -32022 fits.',
    },
  },
});

export default defineRule<typeof words, 'error'>({
  id: 'stateless/initialize-error-names-versions',
  level: 'SHOULD',
  addedIn: '2026-07-28',
  on: 'error',
  methods: ['initialize'],
  check(response, flag) {
    const { error } = response;
    // With that code the list is required, and another rule asks for it.
    if (!error || errorCode(response) === modernCodes.unsupportedVersion || isAfterFallback(response)) return;
    const request = requestOf(response);
    if (response.sender !== 'server' || namesVersion(error.raw, request)) return;
    const at = error.get('message') ?? error;
    flag('mute', at, {}, request ? [related(request, 'request')] : []);
  },
});

/** A date other than the one the client asked for. */
const namesVersion = (text: string, request: Message | undefined): boolean => {
  const asked = textAt(request?.params, 'protocolVersion');
  return (text.match(/\d{4}-\d\d-\d\d/g) ?? []).some((date) => date !== asked);
};

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'MCP', page: 'basic/versioning', section: 'backward-compatibility-with-initialization-based-versions' },
  ],
  good: [
    {
      text: '{"jsonrpc":"2.0","id":0,"error":{"code":-32601,"message":"This server speaks 2026-07-28 and has no initialize"}}',
      answers: 'initialize',
    },
    {
      text: '{"jsonrpc":"2.0","id":0,"error":{"code":-32022,"message":"Unsupported protocol version","data":{"supported":["2026-07-28"],"requested":"2025-11-25"}}}',
      answers: 'initialize',
    },
  ],
  bad: {
    mute: [
      {
        text: '{"jsonrpc":"2.0","id":0,"error":{"code":-32601,"message":«"Method not found"»}}',
        answers: 'initialize',
      },
      {
        text: `--> {"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"lab","version":"1.0.0"}}}
<-- {"jsonrpc":"2.0","id":0,"error":{"code":-32602,"message":«"2025-11-25 is not spoken here"»}}`,
        alsoBreaks: ['stateless/handshake-removed'],
      },
    ],
  },
  realLife: 'Hosts show the message of the error as it is, or only that the server could not be started.',
  thought: 'The method is unknown, so there is nothing more to say.',
};
