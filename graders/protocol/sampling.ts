/** The conversation in a sampling request. */
import type { JsonNode } from '../types.ts';
import type { Ask } from './asks.ts';
import { textAt } from './meta.ts';

export interface SamplingMessage {
  readonly role: string | undefined;
  /** False where it has no content, or a block of it is of no known type. */
  readonly readable: boolean;
  /** Its one block, or those of its array. */
  readonly blocks: readonly { readonly node: JsonNode; readonly type: string | undefined }[];
}

export const messagesIn = ({ method, params }: Ask): readonly SamplingMessage[] => {
  const messages =
    method === 'sampling/createMessage' && params?.type === 'object' ? params.get('messages') : undefined;
  if (messages?.type !== 'array') return [];
  return messages.elements.map((message) => {
    const content = message.type === 'object' ? message.get('content') : undefined;
    const nodes = content?.type === 'array' ? content.elements : content ? [content] : [];
    const blocks = nodes.map((node) => ({ node, type: textAt(node, 'type') }));
    const readable = content !== undefined && blocks.every(({ type }) => type !== undefined && types.includes(type));
    return { role: textAt(message, 'role'), readable, blocks };
  });
};

const types: readonly string[] = ['text', 'image', 'audio', 'resource', 'resource_link', 'tool_use', 'tool_result'];
