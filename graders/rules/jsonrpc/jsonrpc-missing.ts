import { carries, isForeign, misspelt } from '../../protocol/envelope.ts';
import { lacks, standingFor } from '../../protocol/places.ts';
import { defineRule, defineWords, type Message, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'Each message says that it is JSON-RPC 2.0',
  headline: 'The message would be dropped unread',
  why: 'By this member a reader tells a message from any other JSON, and version 2.0 from 1.0. Without it most readers go no further and send no reply.',
  messages: {
    missing: {
      what: 'The message has no `jsonrpc` member.',
      fix: 'Add `jsonrpc` with the version of JSON-RPC, as a string.',
    },
    'version-one': {
      what: 'The message has no `jsonrpc` member, and beside its outcome `{name}` with `null`: this is how JSON-RPC 1.0 answers.',
      fix: 'Add `jsonrpc` with the version as a string, and leave `{name}` out whole.',
    },
    misspelt: {
      what: 'There is a member `{name}`, but none called `jsonrpc`.',
      fix: 'Write the name as one word in small letters: `jsonrpc`.',
    },
  },
});

export default defineRule<typeof words, 'envelope'>({
  id: 'jsonrpc/jsonrpc-missing',
  level: 'MUST',
  on: 'envelope',
  check(message, flag) {
    if (message.jsonrpc !== undefined || message.json.type !== 'object') return;
    // Something else altogether lacks more than this: shape-unknown says so.
    if (carries(message, 'jsonrpc') || isForeign(message)) return;
    const near = misspelt(message, 'jsonrpc');
    if (near) flag('misspelt', standingFor(message.json, near.name, 'jsonrpc'), { name: near.name });
    else if (leftOver(message)) flag('version-one', lacks(message.json, 'jsonrpc'), { name: leftOver(message)! });
    else flag('missing', lacks(message.json, 'jsonrpc'));
  },
});

/** The outcome that did not come, as JSON-RPC 1.0 has it beside the other. */
const leftOver = ({ result, error }: Message): 'result' | 'error' | undefined => {
  if (!result || !error) return undefined;
  return error.type === 'null' ? 'error' : result.type === 'null' ? 'result' : undefined;
};

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'JSON-RPC 2.0', page: '4', section: 'Request object' },
    { of: 'JSON-RPC 2.0', page: '5', section: 'Response object' },
    { of: 'MCP', page: 'basic/messages', revisions: '2024-11-05' },
    { of: 'MCP', page: 'basic', section: 'messages', revisions: '2025-03-26 on' },
  ],
  good: [
    '{"jsonrpc":"2.0","id":1,"method":"ping"}',
    { text: '{"id":1,"method":"ping","jsonrpc":"2.0"}', note: 'It may stand anywhere in the object.' },
  ],
  bad: {
    missing: [
      '«{»"id":1,"method":"ping"}',
      '«{»"id":1,"result":{}}',
      '«{»"method":"notifications/initialized"}',
      { text: '«{»"id":1,"method":"subtract","params":[42,23]}', revision: '2.0' },
    ],
    'version-one': [
      '«{»"id":1,"result":{},"error":null}',
      { text: '«{»"id":1,"result":null,"error":{"code":1,"message":"no"}}', revision: '2.0' },
    ],
    misspelt: ['{«"jsonrcp"»:"2.0","id":1,"method":"ping"}', '{«"json-rpc"»:"2.0","id":1,"method":"ping"}'],
  },
  realLife: 'Both official SDKs refuse the line and answer nothing; the sender waits until its timeout.',
  thought: 'The member never changes, so it looks like decoration. JSON-RPC 1.0 had none.',
};
