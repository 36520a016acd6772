import { defineRule, defineWords, type PageOf } from '../../types.ts';

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
    flag('reserved', fault, fault.data);
  },
});

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'basic', section: '_meta' }],
  good: [
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
