import { defineShapes, type MemberShape } from '../../types.ts';

/** A member that makes a content block what its type says. */
const part = (shape: MemberShape): MemberShape => ({
  ...shape,
  required: true,
  rules: { missing: 'content-block-fields', type: 'content-block-fields' },
});

const annotations: MemberShape = { ref: 'common#Annotations' };
const meta: MemberShape = { ref: 'common#Meta', from: '2025-06-18' };

/** Image and sound are carried alike. */
const media = {
  type: 'object',
  members: {
    type: { type: 'string' },
    data: { ...part({ type: 'string', format: 'base64' }), mistaken: ['url', 'uri', 'blob', 'source', 'base64'] },
    mimeType: part({ type: 'string' }),
    annotations,
    _meta: meta,
  },
} as const;

/** What several areas are made of. */
export default defineShapes({
  id: 'common',
  things: {
    Meta: { type: 'free object', names: 'meta', rules: { type: 'meta-not-object' } },
    Cursor: { type: 'string' },
    Role: { type: 'string', enum: ['user', 'assistant'] },
    LoggingLevel: {
      type: 'string',
      enum: ['debug', 'info', 'notice', 'warning', 'error', 'critical', 'alert', 'emergency'],
    },
    /** By key; what is in each depends on the question. */
    InputResponses: { type: 'object', values: { type: 'object' } },
    TaskMetadata: { type: 'object', members: { ttl: { type: 'number' } } },

    /** A weight from nothing to all. */
    Priority: { type: 'number', range: [0, 1], rules: { type: 'annotations-range', range: 'annotations-range' } },
    Annotations: {
      type: 'object',
      members: {
        audience: {
          type: 'array',
          items: {
            type: 'string',
            enum: ['user', 'assistant'],
            rules: { type: 'annotations-range', enum: 'annotations-range' },
          },
          rules: { type: 'annotations-range' },
        },
        priority: { ref: 'common#Priority' },
        lastModified: { type: 'string', from: '2025-06-18' },
      },
    },

    Icons: { type: 'array', items: { ref: 'common#Icon' } },
    Icon: {
      type: 'object',
      members: {
        src: {
          type: 'string',
          required: true,
          format: 'uri',
          schemes: ['https', 'http', 'data'],
          rules: { missing: 'icon-src', type: 'icon-src', format: 'icon-src' },
          mistaken: ['url', 'uri', 'href'],
        },
        mimeType: { type: 'string' },
        sizes: { type: 'array', items: { type: 'string' } },
        theme: { type: 'string', enum: ['light', 'dark'] },
      },
    },

    /** The text or the bytes of a resource, as an entry of `contents`. */
    ResourceContents: {
      type: 'object',
      members: {
        uri: { type: 'string', required: true, format: 'uri' },
        mimeType: { type: 'string' },
        text: { type: 'string' },
        blob: { type: 'string', format: 'base64' },
        _meta: meta,
      },
      either: ['text', 'blob'],
      rules: { missing: 'resource-contents-kind' },
    },

    ContentBlock: {
      type: 'object',
      members: {
        type: {
          type: 'string',
          required: true,
          rules: { missing: 'content-type-unknown', type: 'content-type-unknown' },
        },
      },
      by: {
        member: 'type',
        shapes: {
          text: { ref: 'common#TextContent' },
          image: { ref: 'common#ImageContent' },
          audio: { ref: 'common#AudioContent', from: '2025-03-26' },
          resource: { ref: 'common#EmbeddedResource' },
          resource_link: { ref: 'common#ResourceLink', from: '2025-06-18' },
        },
      },
      rules: {
        type: 'content-type-unknown',
        unknown: 'content-type-unknown',
        'too-new': 'content-block-revision',
      },
    },
    TextContent: {
      type: 'object',
      members: {
        type: { type: 'string' },
        text: { ...part({ type: 'string' }), mistaken: ['content', 'data', 'value', 'message'] },
        annotations,
        _meta: meta,
      },
    },
    ImageContent: media,
    AudioContent: media,
    EmbeddedResource: {
      type: 'object',
      members: {
        type: { type: 'string' },
        resource: part({
          type: 'object',
          members: {
            uri: part({ type: 'string', format: 'uri' }),
            mimeType: { type: 'string' },
            text: { type: 'string', rules: { type: 'content-block-fields' } },
            blob: { type: 'string', format: 'base64', rules: { type: 'content-block-fields' } },
            _meta: meta,
          },
          either: ['text', 'blob'],
        }),
        annotations,
        _meta: meta,
      },
    },
    ResourceLink: {
      type: 'object',
      members: {
        type: { type: 'string' },
        uri: part({ type: 'string', format: 'uri' }),
        name: part({ type: 'string' }),
        title: { type: 'string' },
        description: { type: 'string' },
        mimeType: { type: 'string' },
        size: { type: 'number' },
        icons: { ref: 'common#Icons', from: '2025-11-25' },
        annotations,
        _meta: meta,
      },
    },
  },
});
