import { related } from '../../protocol/places.ts';
import { defineRule, defineWords, type Entry, type Message, type PageOf, type Related } from '../../types.ts';

export const words = defineWords({
  title: 'JSON that is no request is answered with -32600',
  headline: 'The sender would look in the wrong place',
  why: 'The code tells the sender where to look: `-32700` at the commas and quotes, `-32600` at the members of the message.',
  messages: {
    'parse-error': {
      what: 'The error has the code `{value}`, a parse error. The text before is readable JSON; what it lacks is the form of a request.',
      fix: 'Use the code that JSON-RPC keeps for an invalid request.',
    },
    other: {
      what: 'The error has the code `{value}`. The text before is readable JSON without the form of a request.',
      fix: 'Use the code that JSON-RPC keeps for an invalid request.',
    },
  },
});

export default defineRule<typeof words, 'error'>({
  id: 'exchange/invalid-request-code',
  level: 'ADVICE',
  on: 'error',
  check(message, flag) {
    const { answers, error } = message;
    const to = answers?.to;
    if (!to || !isBroken(to)) return;
    const code = error?.get('code');
    if (!code || fitting.includes(code.raw)) return;
    const kind = code.raw === '-32700' ? 'parse-error' : 'other';
    // A method that is there may be refused for its own sake, with a code of its own.
    if (kind === 'other' && !('kind' in to && to.kind === 'malformed')) return;
    const place: Related = 'shape' in to ? related(to, 'request') : { ...opened(to), label: 'request' };
    flag(kind, code, { value: code.raw }, [place]);
  },
});

/** -32602 where the parameters are what is broken. */
const fitting: readonly string[] = ['-32600', '-32602'];

/** Readable, yet no sound request. */
const isBroken = (to: Message | Entry): boolean =>
  'shape' in to ? to.shape === 'request' && !to.sound : to.kind === 'malformed' || to.kind === 'request';

const opened = ({ index, start }: Entry) => ({ index, start, end: start + 1 });

export const page: PageOf<typeof words> = {
  cites: [{ of: 'JSON-RPC 2.0', page: '5.1' }],
  good: [
    {
      text: `--> {"jsonrpc": "2.0", "id": 2, "method": "notifications/initialized"}
<-- {"jsonrpc": "2.0", "id": 2, "error": {"code": -32601, "message": "Method not found"}}`,
      alsoBreaks: ['jsonrpc/notification-with-id'],
      note: 'Here the method is what is refused.',
    },
    `--> {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "fly_kite"}}
<-- {"jsonrpc": "2.0", "id": 1, "error": {"code": -32602, "message": "Unknown tool: fly_kite"}}`,
  ],
  bad: {
    'parse-error': {
      text: `--> {"jsonrpc": "2.0", "id": 1, "params": {}}
<-- {"jsonrpc": "2.0", "id": 1, "error": {"code": «-32700», "message": "Parse error"}}`,
      alsoBreaks: ['jsonrpc/method-missing'],
    },
    other: {
      text: `--> {"jsonrpc": "2.0", "id": 1, "params": {}}
<-- {"jsonrpc": "2.0", "id": 1, "error": {"code": «-32603», "message": "Internal error"}}`,
      alsoBreaks: ['jsonrpc/method-missing'],
    },
  },
  realLife: 'Whoever reads *parse error* goes looking for a missing comma that is not missing.',
  thought: 'Parse error and invalid request sound alike.',
};
