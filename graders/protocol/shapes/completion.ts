import { defineShapes, type MemberShape } from '../../types.ts';

/** A member that makes the reference, or the argument, what it is. */
const part = (rule: string, mistaken: readonly string[] = []): MemberShape => ({
  type: 'string',
  required: true,
  rules: { missing: rule, type: rule },
  mistaken,
});

/** Suggestions while a value is being typed. */
export default defineShapes({
  id: 'completion',
  params: {
    'completion/complete': {
      type: 'object',
      members: {
        ref: { ref: 'completion#Reference', required: true },
        argument: { ref: 'completion#Argument', required: true },
        context: {
          type: 'object',
          members: { arguments: { type: 'object', values: { type: 'string' } } },
          from: '2025-06-18',
        },
      },
    },
  },
  results: {
    'completion/complete': {
      type: 'object',
      members: {
        completion: {
          type: 'object',
          required: true,
          members: {
            values: { type: 'array', required: true, items: { type: 'string' } },
            total: { type: 'number' },
            hasMore: { type: 'boolean' },
          },
        },
      },
      reveals: ['completion'],
    },
  },
  things: {
    /** What is being filled in: a prompt by its name, or a resource by its template. */
    Reference: {
      type: 'object',
      members: { type: part('completion-ref') },
      by: {
        member: 'type',
        shapes: {
          'ref/prompt': {
            type: 'object',
            members: {
              name: part('completion-ref', ['prompt', 'uri', 'id']),
              title: { type: 'string', from: '2025-06-18' },
            },
          },
          'ref/resource': {
            type: 'object',
            members: { uri: part('completion-ref', ['uriTemplate', 'name', 'url']) },
          },
        },
      },
      rules: { type: 'completion-ref', unknown: 'completion-ref' },
    },
    Argument: {
      type: 'object',
      members: { name: part('completion-argument'), value: part('completion-argument', ['prefix', 'text']) },
      rules: { type: 'completion-argument' },
    },
  },
});
