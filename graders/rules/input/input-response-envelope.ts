import { nameOf } from '../../protocol/places.ts';
import { defineRule, defineWords, type JsonNode, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'In `inputResponses` stand bare answers, without an envelope',
  headline: 'The server would not find the answer',
  why: 'The server reads the answer straight under its key. Inside an envelope it finds none of the members it looks for, and refuses the request or asks again.',
  messages: {
    envelope: {
      what: 'The answer `{key}` is a whole JSON-RPC response, with `{member}`.',
      fix: 'Put under the key what would stand in `result`, and nothing around it.',
    },
    result: {
      what: 'The answer `{key}` is wrapped in `result`.',
      fix: 'Put under the key what stands in `result`.',
    },
    error: {
      what: 'The answer `{key}` is an error.',
      fix: 'There is no room for errors here. A user who does not want to answer has an `action` for that; where no answer can be had, the request is not sent again.',
    },
  },
});

export default defineRule<typeof words, 'request'>({
  id: 'input/input-response-envelope',
  level: 'MUST',
  addedIn: '2026-07-28',
  on: 'request',
  odd: true,
  methods: ['tools/call', 'prompts/get', 'resources/read', 'tasks/update'],
  mentions: ['inputResponses'],
  check({ params }, flag) {
    const responses = params?.type === 'object' ? params.get('inputResponses') : undefined;
    if (responses?.type !== 'object') return;
    // Who wraps one answer wraps them all: said once.
    for (const { name: key, value } of responses.members) {
      const member = value.type === 'object' ? wrapping(value) : undefined;
      if (!member) continue;
      const kind = member === 'result' || member === 'error' ? member : 'envelope';
      return flag(kind, { ...nameOf(value, member), pointer: value.pointer }, { key, member });
    }
  },
});

/** The member that gives an envelope away. An answer has members of its own, and may have others besides. */
const wrapping = (answer: JsonNode): string | undefined => {
  if (own.some((name) => answer.get(name))) return undefined;
  return ['jsonrpc', 'result', 'error'].find((name) => answer.get(name));
};

/** Members by which an answer is known: of a form or URL, of the model, of the roots. */
const own = ['action', 'role', 'model', 'roots'];

const retry = (responses: string): string =>
  `{"jsonrpc": "2.0", "id": 2, "method": "tools/call", "params": {"name": "greet", "inputResponses": ${responses}, "_meta": {"io.modelcontextprotocol/protocolVersion": "2026-07-28", "io.modelcontextprotocol/clientCapabilities": {"elicitation": {}}, "io.modelcontextprotocol/clientInfo": {"name": "learner", "version": "1.0.0"}}}}`;

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'MCP', page: 'basic/patterns/mrtr', section: 'inputresponses' },
    { of: 'MCP', page: 'schema', section: 'InputResponse' },
  ],
  good: [
    retry('{"who": {"action": "accept", "content": {"name": "Ada"}}}'),
    { text: retry('{"who": {"action": "decline"}}'), note: 'No is an answer too.' },
  ],
  bad: {
    envelope: retry(
      '{"who": {«"jsonrpc"»: "2.0", "id": 1, "result": {"action": "accept", "content": {"name": "Ada"}}}}',
    ),
    result: retry('{"who": {«"result"»: {"action": "accept", "content": {"name": "Ada"}}}}'),
    error: retry('{"who": {«"error"»: {"code": 1, "message": "The user said no"}}}'),
  },
  realLife: 'The server answers with -32602, or puts the same question again.',
  thought: 'A response is a JSON-RPC response, and up to 2025-11-25 this one was.',
};
