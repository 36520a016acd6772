import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'The `message` of an error is one short sentence',
  headline: 'A person would be shown all of this',
  why: 'The `message` ends up in a dialogue or a line of a log. Long text hides what went wrong there, and a trace tells strangers how the server is built.',
  messages: {
    trace: {
      what: 'The `message` holds a stack trace: `{value}`.',
      fix: 'Say in one sentence what went wrong. Keep the trace in a log, or in `data` if the caller may see it.',
    },
    lines: {
      what: 'The `message` runs over several lines: `{value}`.',
      fix: 'Keep one sentence here and move the rest to `data`.',
    },
    long: {
      what: 'The `message` has {length} characters.',
      fix: 'Keep one short sentence here and move the rest to `data`.',
    },
  },
});

export default defineRule<typeof words, 'error'>({
  id: 'jsonrpc/error-message-verbose',
  level: 'SHOULD',
  on: 'error',
  check(message, flag) {
    const text = message.error?.get('message');
    if (typeof text?.value !== 'string') return;
    const said = text.value.trim();
    if (trace.test(said)) flag('trace', text, { value: said });
    else if (/[\n\r]/.test(said)) flag('lines', text, { value: said });
    else if (said.length > longest) flag('long', text, { length: said.length });
  },
});

/** Several times the length of the longest message that the specification prints. */
const longest = 200;

/** How Python, JavaScript, Java, Go, Rust and .NET begin or continue a trace, and a place in a source file. */
const trace =
  /Traceback \(most recent call last\)|\bFile "[^"\n]+", line \d|\n\s*at \S|\bpanicked at |\bgoroutine \d+ \[|\bException in thread "|[\w/\\-]\.(?:py|[cm]?[jt]sx?|java|go|rs|rb|cs|php):\d+/;

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'JSON-RPC 2.0', page: '5.1', section: 'Error object' },
    { of: 'MCP', page: 'schema', section: 'Error' },
  ],
  good: [
    '{"jsonrpc":"2.0","id":1,"error":{"code":-32603,"message":"Internal error","data":{"detail":"division by zero\\nin line 3"}}}',
    '{"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"The city `Atlantis` is not on the map this server uses; try one with an airport."}}',
  ],
  bad: {
    trace: [
      '{"jsonrpc":"2.0","id":1,"error":{"code":-32603,"message":«"Traceback (most recent call last):\\n  File \\"weather.py\\", line 7, in call\\nKeyError: \'city\'"»}}',
      '{"jsonrpc":"2.0","id":1,"error":{"code":-32603,"message":«"TypeError: city is null\\n    at call (/srv/weather.js:7:3)"»}}',
    ],
    lines: '{"jsonrpc":"2.0","id":1,"error":{"code":-32603,"message":«"No forecast.\\nThe station is offline."»}}',
    long: '{"jsonrpc":"2.0","id":1,"error":{"code":-32603,"message":«"The station did not answer, and neither did the one next to it, nor the one beyond the hill, so that there is no forecast for today; it may be the weather itself that keeps them from answering, as it did last spring."»}}',
  },
  realLife: 'Hosts show the text as it is: a wall of text in the chat, and sometimes paths and secrets with it.',
  thought: 'The exception was at hand, and it has all the details.',
};
