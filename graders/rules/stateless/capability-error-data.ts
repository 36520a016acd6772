import { errorCode, isAfterFallback, isGiven, modernCodes } from '../../protocol/meta.ts';
import { lacks } from '../../protocol/places.ts';
import { isMisused } from '../../protocol/reserved-codes.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'Error -32021 names the capabilities that are needed',
  headline: 'The client could not ask again',
  why: 'The client looks in `data.requiredCapabilities` for what to declare. It has the same shape as the object the client sends, so that one can be laid over the other.',
  messages: {
    'no-data': {
      what: 'The error has no `data`.',
      fix: 'Add a `data` object with `requiredCapabilities`.',
    },
    'data-type': {
      what: 'The `data` is `{value}`, not an object.',
      fix: 'Make it an object with `requiredCapabilities`.',
    },
    missing: {
      what: 'The `data` does not name the capabilities that are needed.',
      fix: 'Add `requiredCapabilities`, an object with a member for each.',
    },
    list: {
      what: '`requiredCapabilities` is a list of names.',
      fix: 'Make it an object as in `clientCapabilities`: each name is a member, and its value an object.',
    },
    type: {
      what: '`requiredCapabilities` is `{value}`, not an object.',
      fix: 'Make it an object as in `clientCapabilities`: each name is a member, and its value an object.',
    },
  },
});

export default defineRule<typeof words, 'error'>({
  id: 'stateless/capability-error-data',
  level: 'MUST',
  addedIn: '2026-07-28',
  on: 'error',
  check(response, flag) {
    const { error } = response;
    if (!error || errorCode(response) !== modernCodes.missingCapability || isAfterFallback(response)) return;
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
    const required = data.get('requiredCapabilities');
    if (!isGiven(required)) flag('missing', required ?? lacks(data, 'requiredCapabilities'));
    else if (required.type === 'array') flag('list', required);
    else if (required.type !== 'object') flag('type', required, { value: required.raw });
  },
});

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'schema', section: 'missingrequiredclientcapabilityerror' }],
  good: [
    '{"jsonrpc":"2.0","id":1,"error":{"code":-32021,"message":"Needs elicitation","data":{"requiredCapabilities":{"elicitation":{}}}}}',
  ],
  bad: {
    'no-data': '{"jsonrpc":"2.0","id":1,"error":«{»"code":-32021,"message":"Needs sampling"}}',
    'data-type': '{"jsonrpc":"2.0","id":1,"error":{"code":-32021,"message":"Needs sampling","data":«"sampling"»}}',
    missing: '{"jsonrpc":"2.0","id":1,"error":{"code":-32021,"message":"Needs sampling","data":«{»"sampling":{}}}}',
    list: '{"jsonrpc":"2.0","id":1,"error":{"code":-32021,"message":"Needs sampling","data":{"requiredCapabilities":«["sampling"]»}}}',
    type: '{"jsonrpc":"2.0","id":1,"error":{"code":-32021,"message":"Needs sampling","data":{"requiredCapabilities":«"sampling"»}}}',
  },
  realLife: 'Clients show the message and stop, where they could have asked the user for leave and gone on.',
  thought: 'A list of names says the same.',
};
