import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'A sampling request that the user turns down is answered with the error code -1',
  headline: 'The server would look for a fault',
  why: 'The code tells a no of the user from a failure. With another one the server reports something broken, or tries again.',
  messages: {
    code: {
      what: 'The error says that sampling was turned down, under the code `{value}`.',
      fix: 'Use the code that the sampling page keeps for this.',
    },
    result: {
      what: 'The result holds no answer: its `content` is null.',
      why: 'A result says that a model has answered. The server reads on and trips over what is not there.',
      fix: 'Where the user says no, send an error response instead of a result.',
    },
  },
});

export default defineRule<typeof words, 'message'>({
  id: 'sampling/sampling-rejected-code',
  level: { '2024-11-05': 'ADVICE', '2025-11-25': 'SHOULD' },
  addedIn: '2024-11-05',
  removedIn: '2026-07-28',
  on: 'message',
  odd: true,
  mentions: ['sampling/createMessage'],
  check({ shape, answeredMethod, error, result }, flag) {
    if (answeredMethod !== 'sampling/createMessage') return;
    if (shape === 'result') {
      const content = result?.type === 'object' ? result.get('content') : undefined;
      if (content?.type === 'null') flag('result', content);
      return;
    }
    const code = error?.type === 'object' ? error.get('code') : undefined;
    if (!code || code.raw === '-1' || others.includes(code.raw)) return;
    if (refused.test(String(error?.get('message')?.value ?? ''))) flag('code', code, { value: code.raw });
  },
});

/** The client does not sample at all, or the request is at fault. */
const others: readonly string[] = ['-32601', '-32602', '-32600'];

const refused =
  /\b(?:declin|reject|refus|den(?:y|ied)|turned down|not (?:approved|permitted|allowed)|user (?:cancel|abort|said no))/i;

const error = (code: string) =>
  `{"jsonrpc": "2.0", "id": 1, "error": {"code": ${code}, "message": "User rejected the request"}}`;
const answers = 'sampling/createMessage';

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'client/sampling', section: 'error-handling' }],
  good: [
    { text: error('-1'), answers },
    {
      text: '{"jsonrpc": "2.0", "id": 1, "error": {"code": -32603, "message": "The model is overloaded"}}',
      answers,
      note: 'Here something has failed; nobody said no.',
    },
  ],
  bad: {
    code: { text: error('«-32603»'), answers },
    result: {
      text: '{"jsonrpc": "2.0", "id": 1, "result": {"role": "assistant", "content": «null», "model": "m-1"}}',
      answers,
      alsoBreaks: ['sampling/sampling-content-kind'],
    },
  },
  realLife: 'Servers retry, or end the tool call with an internal error, where a word to the user would do.',
  thought: 'To decline is no error, or any error code will do.',
};
