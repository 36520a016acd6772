import { defineShapes, type MemberShape, type ValueShape } from '../../types.ts';

const text: ValueShape = { type: 'string' };
const flag: ValueShape = { type: 'boolean' };

/** What the root of a schema has to have. Until 2026-07-28 its properties and its list of required ones were typed, too. */
const schemaMembers: Readonly<Record<string, MemberShape>> = {
  $schema: { type: 'string', from: '2025-11-25', rules: { type: 'tool-schema-invalid', null: 'tool-schema-invalid' } },
  properties: {
    type: 'object',
    until: '2026-07-28',
    values: { type: 'free object', rules: { type: 'tool-property-schema' } },
    rules: { type: 'tool-property-schema', null: 'tool-property-schema' },
  },
  required: {
    type: 'array',
    until: '2026-07-28',
    items: { type: 'string', rules: { type: 'tool-property-schema' } },
    rules: { type: 'tool-property-schema', null: 'tool-property-schema' },
  },
};

const objectRoot = (rule: string): MemberShape => ({
  type: 'string',
  enum: ['object'],
  required: true,
  rules: { missing: rule, type: rule, enum: rule },
});

/** Listing and calling tools. */
export default defineShapes({
  id: 'tools',
  params: {
    'tools/list': { type: 'object', members: { cursor: { ref: 'common#Cursor' } } },
    'tools/call': {
      type: 'object',
      members: {
        name: { type: 'string', required: true, mistaken: ['tool', 'toolName', 'tool_name', 'function'] },
        arguments: { type: 'free object', rules: { type: 'arguments-not-object', null: 'arguments-not-object' } },
        task: { ref: 'common#TaskMetadata', from: '2025-11-25', until: '2026-07-28' },
        inputResponses: { ref: 'common#InputResponses', from: '2026-07-28' },
        requestState: { type: 'string', from: '2026-07-28' },
      },
    },
  },
  results: {
    'tools/list': {
      type: 'object',
      reveals: ['tools'],
      members: {
        tools: { type: 'array', required: true, items: { ref: 'tools#Tool' } },
        nextCursor: { ref: 'common#Cursor' },
      },
    },
    'tools/call': {
      type: 'object',
      reveals: ['isError', 'structuredContent', 'content'],
      members: {
        content: {
          type: 'array',
          required: true,
          items: { ref: 'common#ContentBlock' },
          rules: { missing: 'content-missing', type: 'content-not-array' },
          mistaken: ['contents', 'toolResult', 'text', 'output', 'result', 'message', 'messages', 'data'],
        },
        isError: { type: 'boolean', rules: { type: 'is-error-type' } },
        structuredContent: {
          from: '2025-06-18',
          type: [
            { until: '2026-07-28', type: 'free object' },
            { from: '2026-07-28', type: 'any' },
          ],
          rules: { type: 'structured-content-type' },
        },
      },
    },
  },
  things: {
    Tool: {
      type: 'object',
      members: {
        name: {
          type: 'string',
          required: true,
          rules: { missing: 'tool-name-missing', type: 'tool-name-missing' },
          mistaken: ['function', 'id', 'title'],
        },
        title: { ...text, from: '2025-06-18' },
        description: text,
        inputSchema: {
          ref: 'tools#InputSchema',
          required: true,
          rules: { missing: 'tool-input-schema-missing' },
          mistaken: ['function', 'parameters', 'input_schema', 'schema', 'args', 'arguments', 'inputs', 'params'],
        },
        outputSchema: { ref: 'tools#OutputSchema', from: '2025-06-18' },
        annotations: { ref: 'tools#ToolAnnotations', from: '2025-03-26' },
        execution: { ref: 'tools#ToolExecution', from: '2025-11-25', until: '2026-07-28' },
        icons: { ref: 'common#Icons', from: '2025-11-25' },
        _meta: { ref: 'common#Meta', from: '2025-06-18' },
      },
    },
    InputSchema: {
      type: 'object',
      members: { type: objectRoot('tool-input-schema-type'), ...schemaMembers },
      rules: { type: 'tool-input-schema-type' },
    },
    /** Free from 2026-07-28 on: there what is no schema at all is for tool-schema-invalid to tell. */
    OutputSchema: {
      type: [
        { until: '2026-07-28', type: 'object' },
        { from: '2026-07-28', type: 'free object' },
      ],
      members: { type: objectRoot('tool-output-schema-type'), ...schemaMembers },
      rules: { type: 'tool-output-schema-type' },
    },
    ToolAnnotations: {
      type: 'object',
      members: {
        title: text,
        readOnlyHint: flag,
        destructiveHint: flag,
        idempotentHint: flag,
        openWorldHint: flag,
      },
    },
    ToolExecution: {
      type: 'object',
      members: { taskSupport: { type: 'string', enum: ['forbidden', 'optional', 'required'] } },
    },
  },
});
