import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'Trace context in `_meta` has the forms of the W3C',
  headline: 'The trace would break here',
  why: 'Tracing libraries read this value as the header of the same name. What they cannot read they drop, and the spans on the two sides never meet.',
  messages: {
    type: {
      what: '`{path}` is {type}: `{value}`.',
      fix: 'Write it as a string.',
    },
    parent: {
      what: '`traceparent` is `{value}`.',
      fix: 'Write four parts with hyphens between them, in small hexadecimal digits: 2 for the version, 32 for the trace, 16 for the parent, 2 for the flags. Trace and parent are not all zeros.',
    },
    list: {
      what: '`{name}` is `{value}`.',
      fix: 'Write `key=value` pairs with commas between them; in `baggage` signs that would split the list are percent-encoded.',
    },
  },
});

export default defineRule<typeof words, 'fault'>({
  id: 'meta/trace-context-format',
  level: 'MUST',
  addedIn: '2026-07-28',
  on: 'fault',
  check(fault, flag) {
    if (fault.node.type !== 'string') flag('type', fault, fault.data);
    else flag(fault.data.name === 'traceparent' ? 'parent' : 'list', fault, fault.data);
  },
});

const listing = (trace: string) =>
  `{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientInfo":{"name":"lab","version":"1.0.0"},"io.modelcontextprotocol/clientCapabilities":{},${trace}}}}`;

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'basic', section: 'opentelemetry-trace-context' }],
  good: [
    listing('"traceparent":"00-0af7651916cd43dd8448eb211c80319c-00f067aa0ba902b7-01"'),
    listing('"tracestate":"vendor=a1,other@sys=b:2","baggage":"userId=alice,serverNode=DF%2028;kept=1"'),
    {
      text: '{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":{"traceparent":"abc"}}}',
      revision: '2025-11-25',
      note: 'Before, the name had no meaning of its own.',
    },
  ],
  bad: {
    type: listing('"traceparent":«7»'),
    parent: [
      listing('"traceparent":«"abc"»'),
      listing('"traceparent":«"00-0AF7651916CD43DD8448EB211C80319C-00F067AA0BA902B7-01"»'),
    ],
    list: [listing('"tracestate":«"vendor"»'), listing('"baggage":«"user id=alice"»')],
  },
  realLife: 'The far side starts a new trace. The two halves of one call stand apart in every view.',
  thought: 'Any id that can be searched for will do.',
};
