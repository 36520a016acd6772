import { errorCode, isAfterFallback, isGiven, isListOfStrings, modernCodes } from '../../protocol/meta.ts';
import { lacks, lacksSome } from '../../protocol/places.ts';
import { isMisused } from '../../protocol/reserved-codes.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'Error -32022 lists the supported versions and repeats the requested one',
  headline: 'The client could not pick another version',
  why: 'A program does not read the message of an error. It looks in `data.supported` for a version of its own and asks again with that one.',
  messages: {
    'no-data': {
      what: 'The error has no `data`.',
      fix: 'Add a `data` object with the list `supported` and the string `requested`.',
    },
    neither: {
      what: 'The `data` has neither `supported` nor `requested`.',
      fix: 'Give both: an array of the versions that the server speaks, and the version that was asked for.',
    },
    'data-type': {
      what: 'The `data` is `{value}`, not an object.',
      fix: 'Make it an object with the list `supported` and the string `requested`.',
    },
    'no-supported': {
      what: 'The `data` does not list the versions that the server supports.',
      fix: 'Add `supported`, an array with every version the server speaks.',
    },
    'supported-type': {
      what: '`supported` is `{value}`, not an array of strings.',
      fix: 'Make it an array with one string for each version, even if there is only one.',
    },
    'no-requested': {
      what: 'The `data` does not repeat the version that was asked for.',
      why: 'Where several requests are under way, or a proxy stands between, the client cannot tell which of its versions was refused.',
      headline: 'The client would not know which version failed',
      fix: 'Add `requested` with the version from the request, letter by letter.',
    },
    'requested-type': {
      what: '`requested` is `{value}`, not a string.',
      why: 'The client compares it with the version it sent, which is a string.',
      headline: 'The client would not know which version failed',
      fix: 'Repeat the version of the request as a string.',
    },
  },
});

export default defineRule<typeof words, 'error'>({
  id: 'stateless/version-error-data',
  level: 'MUST',
  addedIn: '2026-07-28',
  on: 'error',
  check(response, flag) {
    const { error } = response;
    if (!error || errorCode(response) !== modernCodes.unsupportedVersion || isAfterFallback(response)) return;
    // A code that was meant for something else needs other words than these.
    if (isMisused(response)) return;
    const data = error.get('data');
    if (!isGiven(data)) {
      flag('no-data', data ?? lacks(error, 'data'));
      return;
    }
    if (data.type !== 'object') {
      flag('data-type', data, { value: data.raw });
      return;
    }
    const supported = data.get('supported');
    if (!isGiven(supported) && !isGiven(data.get('requested'))) {
      flag('neither', lacksSome(data));
      return;
    }
    if (!isGiven(supported)) flag('no-supported', supported ?? lacks(data, 'supported'));
    else if (!isListOfStrings(supported)) flag('supported-type', supported, { value: supported.raw });
    const requested = data.get('requested');
    if (!isGiven(requested)) flag('no-requested', requested ?? lacks(data, 'requested'));
    else if (requested.type !== 'string') flag('requested-type', requested, { value: requested.raw });
  },
});

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'MCP', page: 'basic/versioning', section: 'protocol-version-negotiation' },
    { of: 'MCP', page: 'schema', section: 'unsupportedprotocolversionerror' },
  ],
  good: [
    '{"jsonrpc":"2.0","id":1,"error":{"code":-32022,"message":"Unsupported protocol version","data":{"supported":["2026-07-28","2025-11-25"],"requested":"1900-01-01"}}}',
  ],
  bad: {
    neither: {
      text: '{"jsonrpc":"2.0","id":1,"error":{"code":-32022,"message":"Unsupported protocol version","data":«{»"versions":["2026-07-28"]}}}',
      revision: '2026-07-28',
    },
    'no-data': '{"jsonrpc":"2.0","id":1,"error":«{»"code":-32022,"message":"This server speaks 2026-07-28"}}',
    'data-type':
      '{"jsonrpc":"2.0","id":1,"error":{"code":-32022,"message":"Unsupported protocol version","data":«["2026-07-28"]»}}',
    'no-supported':
      '{"jsonrpc":"2.0","id":1,"error":{"code":-32022,"message":"Unsupported protocol version","data":«{»"requested":"1900-01-01"}}}',
    'supported-type': [
      '{"jsonrpc":"2.0","id":1,"error":{"code":-32022,"message":"Unsupported protocol version","data":{"supported":«"2026-07-28"»,"requested":"1900-01-01"}}}',
      '{"jsonrpc":"2.0","id":1,"error":{"code":-32022,"message":"Unsupported protocol version","data":{"supported":«[20260728]»,"requested":"1900-01-01"}}}',
    ],
    'no-requested':
      '{"jsonrpc":"2.0","id":1,"error":{"code":-32022,"message":"Unsupported protocol version","data":«{»"supported":["2026-07-28"]}}}',
    'requested-type':
      '{"jsonrpc":"2.0","id":1,"error":{"code":-32022,"message":"Unsupported protocol version","data":{"supported":["2026-07-28"],"requested":«19000101»}}}',
  },
  realLife: 'Without the list a client can only give up, or guess.',
  thought: 'The message names the versions already.',
};
