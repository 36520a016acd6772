import { defineRule, defineWords, type Fault, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'The result of a tool call has `content`',
  headline: 'The tool ran, and nobody would see it',
  why: 'Clients take the outcome from `content` and refuse a result without it. It may be empty, but it is there.',
  messages: {
    missing: {
      what: '`{path}` has no `content`.',
      fix: 'Add `content`, an array of blocks. Where there is nothing to say it is `[]`.',
    },
    structured: {
      what: '`{path}` has `structuredContent` and no `content`.',
      fix: 'Keep the structured content, and add `content` with the same as text for clients that read only that.',
    },
    instead: {
      what: '`{path}` has `{found}`; clients look for `content`.',
      fix: 'Put the array of blocks straight into `result`, under the name `content`.',
    },
  },
});

export default defineRule<typeof words, 'fault'>({
  id: 'tools/content-missing',
  level: 'MUST',
  addedIn: '2024-11-05',
  on: 'fault',
  check(fault, flag) {
    if (isOtherResult(fault)) return;
    if (fault.node.get('structuredContent')) flag('structured', fault, fault.data);
    else flag(fault.instead ? 'instead' : 'missing', fault, fault.data);
  },
});

/** A question back that calls itself complete is a result of the wrong name: result-type-mismatch. */
const isOtherResult = ({ node, message }: Fault): boolean =>
  message.revision.era === 'modern' && node.get('inputRequests') !== undefined;

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'server/tools', section: 'tool-result' }],
  good: [
    { text: '{"jsonrpc":"2.0","id":1,"result":{"content":[]}}', answers: 'tools/call' },
    {
      text: '{"jsonrpc":"2.0","id":1,"result":{"task":{"taskId":"t1","status":"working","createdAt":"2025-11-25T10:30:00Z","lastUpdatedAt":"2025-11-25T10:30:00Z","ttl":60000}}}',
      answers: 'tools/call',
      note: 'A task has begun: its result comes later.',
    },
  ],
  bad: {
    missing: { text: '{"jsonrpc":"2.0","id":1,"result":«{»}}', answers: 'tools/call' },
    structured: { text: '{"jsonrpc":"2.0","id":1,"result":«{»"structuredContent":{"n":1}}}', answers: 'tools/call' },
    instead: [
      {
        text: '{"jsonrpc":"2.0","id":1,"result":«{»"toolResult":{"content":[{"type":"text","text":"hi"}]}}}',
        answers: 'tools/call',
      },
      { text: '{"jsonrpc":"2.0","id":1,"result":«{»"contents":[]}}', answers: 'tools/call' },
    ],
  },
  realLife:
    'Clients with a schema report an error of their own. Some early ones take the missing list for an empty one.',
  thought: 'Structured content takes the place of text.',
};
