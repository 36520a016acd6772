import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'The answer to a question says what the user did: `accept`, `decline` or `cancel`',
  headline: 'The server could not tell yes from no',
  why: 'The server looks at `action` before anything else. Without one of the three words it must not take the data as given.',
  messages: {
    missing: {
      what: 'The answer has no `action`.',
      fix: 'Say what the user did in `action`; what they filled in goes into `content`.',
    },
    value: {
      what: 'The `action` is `{value}`.',
      fix: 'Choose among `accept`, `decline` for a clear no, and `cancel` for a form that was closed.',
    },
  },
});

export default defineRule<typeof words, 'fault'>({
  id: 'elicitation/elicit-action',
  level: 'MUST',
  addedIn: '2025-06-18',
  on: 'fault',
  check(fault, flag) {
    flag(fault.kind === 'missing' ? 'missing' : 'value', fault, fault.data);
  },
});

const answers = 'elicitation/create';
const result = (body: string) => `{"jsonrpc": "2.0", "id": 1, "result": ${body}}`;
const meta =
  '"_meta": {"io.modelcontextprotocol/protocolVersion": "2026-07-28", "io.modelcontextprotocol/clientInfo": {"name": "learner", "version": "1.0.0"}, "io.modelcontextprotocol/clientCapabilities": {"elicitation": {}}}';

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'client/elicitation', section: 'response-actions' }],
  good: [
    { text: result('{"action": "accept", "content": {"name": "octocat"}}'), answers },
    { text: result('{"action": "decline"}'), answers },
    { text: result('{"action": "cancel"}'), answers },
  ],
  bad: {
    missing: [
      { text: result('«{»"name": "octocat"}'), answers },
      {
        text: `--> ${result('«{»"content": {"name": "octocat"}}')}`,
        note: 'Without the question too: of what a client answers only a form has fields of any name in `content`.',
      },
    ],
    value: [
      { text: result('{"action": «"reject"»}'), answers, revision: '2025-06-18' },
      { text: result('{"action": «true»}'), answers },
      {
        text: `{"jsonrpc": "2.0", "id": 2, "method": "tools/call", "params": {"name": "greet", "inputResponses": {"name": {"action": «"ok"»}}, ${meta}}}`,
        revision: '2026-07-28',
      },
    ],
  },
  realLife: 'Servers read anything but `accept` as a no, or fail on the result as a whole.',
  thought: 'The data is the answer; who fills in a form has agreed.',
};
