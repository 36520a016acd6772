import { defineRule, defineWords, type Fault, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'Sampling messages carry text, images, sound, and tool calls with their results',
  headline: 'The model could not be given this',
  why: 'What stands here goes to a model, or comes from one. Resources and blocks of other types have no place in that conversation, and the receiver refuses the message.',
  messages: {
    resource: {
      what: 'The block has the type `{value}`. A sampling message cannot carry a resource.',
      fix: 'Read the resource first, and send its text or its image as a block of that kind.',
    },
    unknown: {
      what: 'The block has the type `{value}`, which no sampling message knows.',
      fix: 'Choose one of the types that this revision has for sampling.',
    },
    'no-block': {
      what: 'The content is {type}: `{value}`.',
      fix: 'Wrap it in a content block: an object that has a `type`, and what belongs to that type.',
    },
  },
});

export default defineRule<typeof words, 'fault'>({
  id: 'sampling/sampling-content-kind',
  level: 'MUST',
  addedIn: '2024-11-05',
  on: 'fault',
  check(fault, flag) {
    if (isAbsent(fault)) return;
    if (fault.kind === 'type') flag('no-block', fault, fault.data);
    else flag(/^resource/.test(String(fault.node.value)) ? 'resource' : 'unknown', fault, fault.data);
  },
});

/** Null next to missing members stands for nothing, which sampling-result-fields tells already. */
const isAbsent = ({ node, message, pointer, in: side }: Fault): boolean => {
  if (node.type !== 'null' || !pointer.endsWith('/content')) return false;
  const result = message.json.at(pointer.slice(0, -'/content'.length));
  return side === 'result' && !(result?.get('role') && result.get('model'));
};

const request = (content: string) =>
  `{"jsonrpc": "2.0", "id": 1, "method": "sampling/createMessage", "params": {"messages": [{"role": "user", "content": ${content}}], "maxTokens": 50}}`;

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'client/sampling', section: 'data-types' }],
  good: [
    request('{"type": "text", "text": "Hi"}'),
    request('{"type": "image", "data": "aGk=", "mimeType": "image/png"}'),
    { text: request('{"type": "audio", "data": "aGk=", "mimeType": "audio/wav"}'), revision: '2025-03-26' },
  ],
  bad: {
    resource: [
      request('{"type": «"resource"», "resource": {"uri": "file:///a.txt", "text": "x"}}'),
      request(
        '[{"type": "text", "text": "Read this:"}, {"type": «"resource_link"», "uri": "file:///a.txt", "name": "a"}]',
      ),
    ],
    unknown: request('{"type": «"input_text"», "text": "Hi"}'),
    'no-block': [request('«"Hi"»'), request('[«"Hi"»]')],
  },
  realLife: 'The client answers with -32602, or its model provider refuses the whole conversation.',
  thought: 'Tool results may carry resources, so messages for a model may, too.',
};
