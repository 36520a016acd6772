import { defineShapes, type ValueShape } from '../../types.ts';

/** A list is asked for page by page. */
const page: ValueShape = { type: 'object', members: { cursor: { ref: 'common#Cursor' } } };

/** Listing and getting prompts. */
export default defineShapes({
  id: 'prompts',
  params: {
    'prompts/list': page,
    'prompts/get': {
      type: 'object',
      members: {
        name: { type: 'string', required: true, mistaken: ['prompt', 'id'] },
        arguments: {
          type: 'object',
          values: { type: 'string', rules: { type: 'prompt-arguments-string' } },
        },
        inputResponses: { ref: 'common#InputResponses', from: '2026-07-28' },
        requestState: { type: 'string', from: '2026-07-28' },
      },
    },
  },
  results: {
    'prompts/list': {
      type: 'object',
      members: {
        prompts: { type: 'array', required: true, items: { ref: 'prompts#Prompt' } },
        nextCursor: { ref: 'common#Cursor' },
      },
      reveals: ['prompts'],
    },
    'prompts/get': {
      type: 'object',
      members: {
        messages: {
          type: 'array',
          required: true,
          items: { ref: 'prompts#PromptMessage' },
          mistaken: ['text', 'content', 'prompt'],
        },
        description: { type: 'string' },
      },
      reveals: ['messages'],
    },
  },
  things: {
    Prompt: {
      type: 'object',
      members: {
        name: { type: 'string', required: true, mistaken: ['id'] },
        title: { type: 'string', from: '2025-06-18' },
        description: { type: 'string' },
        arguments: {
          type: 'array',
          items: { ref: 'prompts#PromptArgument' },
          rules: { type: 'prompt-arguments-array' },
        },
        icons: { ref: 'common#Icons', from: '2025-11-25' },
        _meta: { ref: 'common#Meta', from: '2025-06-18' },
      },
    },
    PromptArgument: {
      type: 'object',
      members: {
        name: { type: 'string', required: true, rules: { missing: 'prompt-arguments-array' } },
        title: { type: 'string', from: '2025-06-18' },
        description: { type: 'string' },
        required: { type: 'boolean' },
      },
      rules: { type: 'prompt-arguments-array' },
    },
    PromptMessage: {
      type: 'object',
      members: {
        role: { ref: 'common#Role', required: true },
        content: { ref: 'common#ContentBlock', required: true, rules: { type: 'prompt-content-array' } },
      },
    },
  },
});
