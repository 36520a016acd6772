import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'A sampling request brings `messages`, a list, and `maxTokens`, a number',
  headline: 'The client could not ask a model',
  why: 'The client hands both to its model and has no value of its own to put there. It answers with error -32602.',
  messages: {
    missing: {
      what: 'The sampling request lacks `{names}`.',
      fix: 'Put `messages` and `maxTokens` side by side in `params`.',
    },
    instead: {
      what: 'The sampling request has `{found}`; the client looks for `{name}`.',
      fix: 'Use the name that the specification has for it, with its type: {expected}.',
    },
    type: {
      what: '`{name}` is {type}: `{value}`. It has to be {expected}.',
      fix: 'Write `{name}` as {expected}.',
    },
  },
});

export default defineRule<typeof words, 'fault'>({
  id: 'sampling/sampling-max-tokens',
  level: 'MUST',
  addedIn: '2024-11-05',
  on: 'fault',
  check(fault, flag) {
    if (fault.kind !== 'missing') flag('type', fault, fault.data);
    else flag(fault.instead ? 'instead' : 'missing', fault, fault.data);
  },
});

const hi = '"messages": [{"role": "user", "content": {"type": "text", "text": "Hi"}}]';
const request = (params: string) =>
  `{"jsonrpc": "2.0", "id": 1, "method": "sampling/createMessage", "params": ${params}}`;

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'client/sampling', section: 'creating-messages' }],
  good: [
    request(`{${hi}, "maxTokens": 100}`),
    { text: request('{"messages": [], "maxTokens": 100}'), note: 'An empty list asks for little, but it is one.' },
  ],
  bad: {
    missing: [
      request(`«{»${hi}}`),
      request('«{»"systemPrompt": "Be brief."}'),
      {
        text: `{"jsonrpc": "2.0", "id": 1, "result": {"resultType": "input_required", "inputRequests": {"ask": {"method": "sampling/createMessage", "params": «{»${hi}}}}}}`,
        revision: '2026-07-28',
      },
    ],
    instead: request(`«{»${hi}, "maxOutputTokens": 100}`),
    type: [request(`{${hi}, "maxTokens": «"50"»}`), request('{"messages": «"Hi"», "maxTokens": 50}')],
  },
  realLife: 'Python and TypeScript clients refuse the request with -32602 before any user or model sees it.',
  thought: 'Models have a default length, so nothing needs to be said about it.',
};
