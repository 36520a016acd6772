import { otherSide, waitingAt } from '../../protocol/history.ts';
import { related } from '../../protocol/places.ts';
import { defineRule, defineWords, type JsonNode, type Message, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'A response carries the id of a request that is still open',
  headline: 'The answer would reach nobody',
  why: 'A reader looks the waiting request up by its exact id. Under this one it finds none, so it drops the response, and whatever waits goes on waiting.',
  messages: {
    other: {
      what: 'The response carries the id `{value}`. The other side waits for `{expected}`, the id of its `{method}`.',
      fix: 'Copy the id of the request that this answers. A response never gets a number of its own.',
    },
    rounded: {
      what: 'The response carries `{value}`. The request carries `{expected}`.',
      why: 'Beyond 2^53 a double holds only some of the whole numbers, so a reader that stores ids as doubles moves to the nearest one. To the requester that is another id.',
      fix: 'Keep the id as the text that arrived, or as an integer with enough bits, and write back every digit.',
    },
    own: {
      what: 'The response carries `{value}`, the id of a request that its own sender sent (`{method}`).',
      headline: 'This side would answer itself',
      why: 'Each side numbers its own requests. The other side looks `{value}` up among what it asked, and it asked nothing under that id.',
      fix: 'Look at the direction: the side that received the request is the one that responds.',
    },
    guessed: {
      what: 'The response repeats the id `{value}` and says with `-32700` that the text it came from could not be read.',
      why: 'What cannot be read has no id. One fished out of broken text may belong to another request, and would end that one.',
      fix: 'Report unreadable text without repeating an id: `null` stands there in JSON-RPC 2.0, and from 2025-11-25 on the member is left out.',
    },
    nobody: {
      what: 'The response carries the id `{value}`, and no request of the other side is open.',
      headline: 'Nobody asked',
      why: 'A reader keeps a list of what it asked. This id is not on it, so the response is dropped, or logged as a fault.',
      fix: 'Send a response only to a request, once, and under its id. News that nobody asked for travels as a notification.',
    },
  },
});

export default defineRule<typeof words, 'message'>({
  id: 'exchange/response-id-unknown',
  level: 'MUST',
  on: 'message',
  odd: true,
  check(message, flag) {
    const { answers, id } = message;
    if (answers?.how !== 'unknown' || !id || isForbidden(message)) return;
    const data = { value: id.raw };
    if (answers.to && !('shape' in answers.to)) return flag('guessed', id, data);
    const waiting = waitingAt(message, otherSide(message.sender));
    const rounded = waiting.find((one) => isSameDouble(one.id!, id));
    const request = rounded ?? waiting[0];
    if (request) {
      const of = { ...data, expected: request.id!.raw, method: request.name ?? '' };
      return flag(rounded ? 'rounded' : 'other', id, of, [related(request, 'request')]);
    }
    const own = waitingAt(message, message.sender).find((one) => one.idKey === message.idKey);
    if (own) flag('own', id, { ...data, method: own.name ?? '' }, [related(own, 'request')]);
    else flag('nobody', id, data);
  },
});

/** A client of 2026-07-28 answers nothing, under whatever id. */
const isForbidden = ({ revision, sender }: Message): boolean => revision.era === 'modern' && sender === 'client';

const isSameDouble = (one: JsonNode, other: JsonNode): boolean =>
  one.type === 'number' && other.type === 'number' && one.value === other.value;

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'JSON-RPC 2.0', page: '5' },
    { of: 'MCP', page: 'basic/messages', section: 'responses', revisions: '2024-11-05' },
    { of: 'MCP', page: 'basic', section: 'responses', revisions: '2025-03-26…' },
  ],
  good: [
    `--> {"jsonrpc": "2.0", "id": 1, "method": "ping"}
<-- {"jsonrpc": "2.0", "id": 1, "result": {}}`,
    {
      text: `--> {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "slow"}}
--> {"jsonrpc": "2.0", "id": 2, "method": "ping"}
<-- {"jsonrpc": "2.0", "id": 2, "result": {}}
<-- {"jsonrpc": "2.0", "id": 1, "result": {"content": [{"type": "text", "text": "done"}]}}`,
      note: 'Responses may come in any order: the id tells which is which.',
    },
    {
      text: `--> {"jsonrpc": "2.0", "id": 1, "method": "ping"}
<-- {"jsonrpc": "2.0", "id": 1, "method": "ping"}
--> {"jsonrpc": "2.0", "id": 1, "result": {}}
<-- {"jsonrpc": "2.0", "id": 1, "result": {}}`,
      note: 'Each side numbers its own requests, so one id may be open in both directions.',
    },
    {
      text: '<-- {"jsonrpc": "2.0", "id": 8, "result": {}}',
      note: 'Without the messages before it a response may well answer something.',
    },
  ],
  bad: {
    other: [
      `--> {"jsonrpc": "2.0", "id": 1, "method": "ping"}
<-- {"jsonrpc": "2.0", "id": «2», "result": {}}`,
      {
        text: `--> {"jsonrpc": "2.0", "id": "c1", "method": "greet"}
<-- {"jsonrpc": "2.0", "id": «"5b9d"», "result": "hello"}
<-- {"jsonrpc": "2.0", "id": "c1", "result": "hello"}`,
        revision: '2.0',
        session: 'whole',
      },
      {
        text: `--> {"jsonrpc": "2.0", "id": 1.5, "method": "greet"}
<-- {"jsonrpc": "2.0", "id": «1», "result": "hello"}`,
        revision: '2.0',
        alsoBreaks: ['jsonrpc/id-fractional'],
      },
    ],
    rounded: {
      text: `--> {"jsonrpc": "2.0", "id": 9007199254740993, "method": "height"}
<-- {"jsonrpc": "2.0", "id": «9007199254740992», "result": 118}`,
      revision: '2.0',
      alsoBreaks: ['json/json-number-precision'],
    },
    own: [
      {
        text: `--> {"jsonrpc": "2.0", "id": 1, "method": "sum", "params": [1, 2]}
--> {"jsonrpc": "2.0", "id": «1», "result": 3}
<-- {"jsonrpc": "2.0", "id": 1, "result": 3}`,
        revision: '2.0',
        session: 'whole',
      },
      {
        text: `--> {"jsonrpc": "2.0", "id": 1, "method": "sum", "params": [1, 2]}
--> {"jsonrpc": "2.0", "id": «1», "result": 3}`,
        revision: '2.0',
        session: 'whole',
      },
    ],
    guessed: {
      text: `--> {'jsonrpc': '2.0', 'id': 1, 'method': 'ping'}
<-- {"jsonrpc": "2.0", "id": «1», "error": {"code": -32700, "message": "Parse error"}}`,
      alsoBreaks: ['json/json-single-quotes'],
    },
    nobody: {
      text: `--> {"jsonrpc": "2.0", "id": 1, "method": "sum", "params": [1, 2]}
<-- {"jsonrpc": "2.0", "id": 1, "result": 3}
<-- {"jsonrpc": "2.0", "id": «2», "result": 3}`,
      revision: '2.0',
      session: 'whole',
    },
  },
  realLife:
    'Client libraries log something like *unknown message id*, ignore the response, and let the call run into its timeout, by default after a minute.',
  thought: 'Every message seems to want a number of its own, so the answer to 1 becomes 2.',
  permits: [
    {
      id: 'responses-any-order',
      text: 'Responses may come in any order. A reader matches them by id, never by position.',
    },
    {
      id: 'id-space-per-sender',
      text: 'Up to 2025-11-25 each side numbers its own requests: the same id may be open in both directions at once.',
    },
  ],
};
