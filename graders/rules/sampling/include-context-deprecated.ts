import { asksOf } from '../../protocol/asks.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: '`includeContext` is left out, or `none`',
  headline: 'The context may never be included',
  why: 'Both other values are on their way out, and only clients that declare `sampling.context` heed them. The rest ask their model without any context.',
  messages: {
    value: {
      what: '`includeContext` is `{value}`, a value that is going away.',
      fix: 'Leave the member out, and put what the model has to know into `messages`.',
    },
  },
});

export default defineRule<typeof words, 'message'>({
  id: 'sampling/include-context-deprecated',
  level: 'SHOULD',
  addedIn: '2025-11-25',
  on: 'message',
  odd: true,
  mentions: ['includeContext'],
  check(message, flag) {
    for (const { method, params } of asksOf(message)) {
      if (method !== 'sampling/createMessage' || params?.type !== 'object') continue;
      const context = params.get('includeContext');
      if (context?.value === 'thisServer' || context?.value === 'allServers')
        flag('value', context, { value: context.raw });
    }
  },
});

const request = (context: string) =>
  `{"jsonrpc": "2.0", "id": 1, "method": "sampling/createMessage", "params": {"messages": [{"role": "user", "content": {"type": "text", "text": "Hi"}}], "maxTokens": 50${context}}}`;

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'client/sampling', section: 'capabilities' }],
  good: [
    request(''),
    request(', "includeContext": "none"'),
    {
      text: request(', "includeContext": "thisServer"'),
      revision: '2025-06-18',
      note: 'An ordinary value until then.',
    },
  ],
  bad: { value: request(', "includeContext": «"thisServer"»') },
  realLife: 'Most clients ignore the member, so the model answers without the context that the server counts on.',
  thought: 'The first example of a sampling request that people meet has it.',
};
