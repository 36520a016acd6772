import { isAfterFallback, metaField, objectAt } from '../../protocol/meta.ts';
import { nameOf } from '../../protocol/places.ts';
import { defineRule, defineWords, type JsonNode, type Message, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'An extension has a name with a prefix, and an object for its settings',
  headline: 'The extension would not be recognised',
  why: 'Each side looks for the extensions it knows by their whole names, and reads their settings from an object. Under a shorter name, or with another value, the extension is not there.',
  messages: {
    'no-prefix': {
      what: 'The extension is called `{name}`, a name without a prefix.',
      fix: 'Put the prefix of whoever defines the extension before it, with a slash between: as `com.example/` does.',
    },
    form: {
      what: 'The extension is called `{name}`, which does not have the form `prefix/name`.',
      fix: 'The prefix is made of labels with dots between them; each begins with a letter and ends with a letter or digit. The name begins and ends with a letter or digit.',
    },
    value: {
      what: 'The settings of the extension `{name}` are `{value}`, not an object.',
      fix: 'Write an object. Without any settings it is empty.',
    },
  },
});

export default defineRule<typeof words, 'message'>({
  id: 'extensions/extension-id',
  level: 'MUST',
  addedIn: '2026-07-28',
  on: 'message',
  shapes: ['request', 'result', 'error'],
  mentions: ['extensions'],
  check(message, flag) {
    const extensions = objectAt(capabilitiesIn(message), 'extensions');
    if (!extensions || isAfterFallback(message)) return;
    for (const { name, value } of extensions.members) {
      if (!name.includes('/')) flag('no-prefix', nameOf(extensions, name), { name: name || '""' });
      else if (!identifier.test(name)) flag('form', nameOf(extensions, name), { name });
      else if (value.type !== 'object') flag('value', value, { name, value: value.raw });
    }
  },
});

/** Where a message of either side speaks of capabilities. */
const capabilitiesIn = (message: Message): JsonNode | undefined => {
  if (message.shape === 'request') return metaField(message, 'clientCapabilities');
  if (message.shape === 'result') return message.result?.get('capabilities');
  return message.shape === 'error' ? message.error?.at('/data/requiredCapabilities') : undefined;
};

const identifier = /^[a-z]([a-z0-9-]*[a-z0-9])?(\.[a-z]([a-z0-9-]*[a-z0-9])?)*\/([a-z0-9]([a-z0-9._-]*[a-z0-9])?)?$/i;

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'MCP', page: 'basic/versioning', section: 'extension-negotiation' },
    { of: 'MCP', page: 'basic', section: 'meta' },
  ],
  good: [
    '{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{"extensions":{"io.modelcontextprotocol/tasks":{},"com.example/tides":{"unit":"m"}}},"io.modelcontextprotocol/clientInfo":{"name":"lab","version":"1.0.0"}}}}',
    {
      text: '{"jsonrpc":"2.0","id":1,"result":{"resultType":"complete","supportedVersions":["2026-07-28"],"capabilities":{"extensions":{"io.modelcontextprotocol/tasks":{}}},"ttlMs":0,"cacheScope":"private"}}',
      answers: 'server/discover',
    },
  ],
  bad: {
    'no-prefix': [
      '{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{"extensions":{«"tasks"»:{}}},"io.modelcontextprotocol/clientInfo":{"name":"lab","version":"1.0.0"}}}}',
      {
        text: '{"jsonrpc":"2.0","id":1,"error":{"code":-32021,"message":"Needs tasks","data":{"requiredCapabilities":{"extensions":{«"tasks"»:{}}}}}}',
        answers: 'tools/call',
      },
    ],
    form: '{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{"extensions":{«"com..example/tides"»:{}}},"io.modelcontextprotocol/clientInfo":{"name":"lab","version":"1.0.0"}}}}',
    value: {
      text: '{"jsonrpc":"2.0","id":1,"result":{"resultType":"complete","supportedVersions":["2026-07-28"],"capabilities":{"extensions":{"io.modelcontextprotocol/tasks":«true»}},"ttlMs":0,"cacheScope":"private"}}',
      answers: 'server/discover',
    },
  },
  realLife:
    'Nothing is refused: both sides fall back to the core protocol, and the extension seems to be missing. The published JSON Schema sees only a wrong value.',
  thought: 'Capabilities of the core have short names, and some of them are switched on by `true`.',
};
