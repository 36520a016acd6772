import { isAfterFallback, misnamed, objectAt, standsAlone } from '../../protocol/meta.ts';
import { metaKeys, subscribed } from '../../protocol/names.ts';
import { defineRule, defineWords, type Fault, type Message, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'Prefixes with `modelcontextprotocol` or `mcp` belong to MCP',
  headline: 'A later revision may take this name',
  why: 'Names under these prefixes are given out by the protocol. One you make up may get another meaning, and readers would then act on it.',
  messages: {
    reserved: {
      what: 'The name `{name}` has a prefix that is set aside for MCP.',
      fix: 'Use a prefix made from a domain of your own, turned round.',
    },
  },
});

export default defineRule<typeof words, 'fault'>({
  id: 'meta/meta-key-reserved',
  level: { '2025-06-18': 'MUST' },
  addedIn: '2025-06-18',
  on: 'fault',
  check(fault, flag) {
    if (!isMisspelt(fault)) flag('reserved', fault, fault.data);
  },
});

/** True for the name that was meant to be one that has to be there: what is missing tells it. */
const isMisspelt = ({ message, data, in: side, pointer }: Fault): boolean => {
  const meta = objectAt(side === 'params' ? message.params : message.result, '_meta');
  if (!meta || !pointer.startsWith(`${meta.pointer}/`)) return false;
  return neededBy(message).some((key) => !meta.get(key) && misnamed(meta, key) === data.name);
};

const neededBy = (message: Message): readonly string[] => {
  const { revision, shape, sender, name, answeredMethod } = message;
  if (revision.era !== 'modern') return [];
  if (shape === 'request') return standsAlone(message) ? [metaKeys.protocolVersion, metaKeys.clientCapabilities] : [];
  if (sender !== 'server' || isAfterFallback(message)) return [];
  const isTagged =
    shape === 'notification' ? subscribed.includes(name ?? '') : answeredMethod === 'subscriptions/listen';
  return isTagged ? [metaKeys.subscriptionId] : [];
};

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'basic', section: '_meta' }],
  good: [
    {
      text: '{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":{"io.modelcontextprotocol/protocolVersions":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{}}}}',
      revision: '2026-07-28',
      alsoBreaks: ['stateless/meta-protocol-version', 'stateless/meta-client-info'],
      note: 'A slip in a name that has to be there: it is told as that.',
    },
    {
      text: '{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":{"com.example.mcp/x":1}}}',
      note: 'From 2025-11-25 on only the second label counts.',
    },
    {
      text: '{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":{"io.modelcontextprotocol/x":1}}}',
      revision: '2025-06-18',
      note: 'In 2025-06-18 it was the last label but one that counted.',
    },
  ],
  bad: {
    reserved: [
      '{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":{«"io.modelcontextprotocol/colour"»:1}}}',
      '{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":{«"dev.mcp/x"»:1}}}',
      {
        text: '{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":{«"mcp.dev/x"»:1}}}',
        revision: '2025-06-18',
      },
    ],
  },
  realLife: 'All is well until an extension of the same name appears; then two meanings meet.',
  thought: 'It looks official, so it must be right.',
};
