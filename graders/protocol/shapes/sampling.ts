import { defineShapes, type MemberShape, type ValueShape } from '../../types.ts';

/** A member that makes a content block what its type says. */
const part = (shape: MemberShape): MemberShape => ({
  ...shape,
  required: true,
  rules: { missing: 'content-block-fields', type: 'content-block-fields' },
});

const meta: MemberShape = { ref: 'common#Meta', from: '2025-06-18' };

/** Blocks a model can read and write: whole resources are not among them. */
const block = {
  members: {
    type: { type: 'string', required: true, rules: { missing: 'content-type-unknown', type: 'content-type-unknown' } },
  },
  by: {
    member: 'type',
    shapes: {
      text: { ref: 'common#TextContent' },
      image: { ref: 'common#ImageContent' },
      audio: { ref: 'common#AudioContent', from: '2025-03-26' },
      tool_use: { ref: 'sampling#ToolUse', from: '2025-11-25' },
      tool_result: { ref: 'sampling#ToolResult', from: '2025-11-25' },
    },
  },
  rules: {
    type: 'sampling-content-kind',
    array: 'sampling-content-array',
    unknown: 'sampling-content-kind',
    'too-new': 'content-block-revision',
  },
} as const satisfies Partial<ValueShape>;

/** One block; from 2025-11-25 on an array of them, too. */
const content: MemberShape = {
  ...block,
  type: [
    { until: '2025-11-25', type: 'object' },
    { from: '2025-11-25', type: ['object', 'array'] },
  ],
  items: { ref: 'sampling#Block' },
  required: true,
};

/** What a server asks a model through the client. */
export default defineShapes({
  id: 'sampling',
  params: {
    'sampling/createMessage': {
      type: 'object',
      members: {
        messages: {
          type: 'array',
          items: { ref: 'sampling#Message' },
          required: true,
          rules: { missing: 'sampling-max-tokens', type: 'sampling-max-tokens' },
          mistaken: ['prompt', 'message', 'content'],
        },
        maxTokens: {
          type: 'number',
          required: true,
          rules: { missing: 'sampling-max-tokens', type: 'sampling-max-tokens' },
          mistaken: ['max_tokens', 'max_completion_tokens', 'maxOutputTokens'],
        },
        modelPreferences: {
          type: 'object',
          members: {
            hints: { type: 'array', items: { type: 'object', members: { name: { type: 'string' } } } },
            costPriority: { ref: 'common#Priority' },
            speedPriority: { ref: 'common#Priority' },
            intelligencePriority: { ref: 'common#Priority' },
          },
        },
        systemPrompt: { type: 'string' },
        includeContext: { type: 'string', enum: ['none', 'thisServer', 'allServers'] },
        temperature: { type: 'number' },
        stopSequences: { type: 'array', items: { type: 'string' } },
        metadata: { type: 'free object' },
        tools: { type: 'array', items: { ref: 'tools#Tool' }, from: '2025-11-25' },
        toolChoice: {
          type: 'object',
          members: { mode: { type: 'string', enum: ['auto', 'none', 'required'] } },
          from: '2025-11-25',
        },
        task: { ref: 'common#TaskMetadata', from: '2025-11-25', until: '2026-07-28' },
      },
    },
  },
  results: {
    'sampling/createMessage': {
      type: 'object',
      reveals: ['model', 'stopReason', 'role'],
      members: {
        role: { ref: 'common#Role', required: true },
        content,
        model: { type: 'string', required: true },
        stopReason: { type: 'string' },
      },
      rules: { missing: 'sampling-result-fields' },
    },
  },
  things: {
    Message: {
      type: 'object',
      members: {
        role: { ref: 'common#Role', required: true },
        content,
        _meta: { ref: 'common#Meta', from: '2025-11-25' },
      },
    },
    // In an array it is one of several: there is no array instead of it.
    Block: { ...block, type: 'object', rules: { ...block.rules, array: 'sampling-content-kind' } },
    ToolUse: {
      type: 'object',
      members: {
        id: part({ type: 'string' }),
        name: part({ type: 'string' }),
        input: { ...part({ type: 'free object' }), mistaken: ['arguments', 'args', 'parameters'] },
        _meta: meta,
      },
    },
    ToolResult: {
      type: 'object',
      members: {
        toolUseId: { ...part({ type: 'string' }), mistaken: ['tool_use_id', 'id'] },
        content: part({ type: 'array', items: { ref: 'common#ContentBlock' } }),
        structuredContent: {
          type: [
            { until: '2026-07-28', type: 'free object' },
            { from: '2026-07-28', type: 'any' },
          ],
        },
        isError: { type: 'boolean' },
        _meta: meta,
      },
    },
  },
});
