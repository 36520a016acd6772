import { defineShapes, type MemberShape, type ValueShape } from '../../types.ts';

/** A list is asked for page by page. */
const page: ValueShape = { type: 'object', members: { cursor: { ref: 'common#Cursor' } } };

/** What people write for an address. */
const address = ['url', 'href', 'path', 'file'] as const;

const uri: MemberShape = { type: 'string', required: true, format: 'uri', mistaken: address };

/** What resources and templates of them have in common. */
const described = {
  name: { type: 'string', required: true, mistaken: ['label'] },
  title: { type: 'string', from: '2025-06-18' },
  description: { type: 'string' },
  mimeType: { type: 'string' },
  annotations: { ref: 'common#Annotations' },
  icons: { ref: 'common#Icons', from: '2025-11-25' },
  _meta: { ref: 'common#Meta', from: '2025-06-18' },
} as const satisfies Readonly<Record<string, MemberShape>>;

/** Listing, reading and watching resources. */
export default defineShapes({
  id: 'resources',
  params: {
    'resources/list': page,
    'resources/templates/list': page,
    'resources/read': {
      type: 'object',
      members: {
        uri,
        inputResponses: { ref: 'common#InputResponses', from: '2026-07-28' },
        requestState: { type: 'string', from: '2026-07-28' },
      },
    },
    'resources/subscribe': { type: 'object', members: { uri } },
    'resources/unsubscribe': { type: 'object', members: { uri } },
    'notifications/resources/updated': { type: 'object', members: { uri } },
  },
  results: {
    'resources/list': {
      type: 'object',
      members: {
        resources: { type: 'array', required: true, items: { ref: 'resources#Resource' } },
        nextCursor: { ref: 'common#Cursor' },
      },
      reveals: ['resources'],
    },
    'resources/templates/list': {
      type: 'object',
      members: {
        resourceTemplates: { type: 'array', required: true, items: { ref: 'resources#ResourceTemplate' } },
        nextCursor: { ref: 'common#Cursor' },
      },
      reveals: ['resourceTemplates'],
    },
    'resources/read': {
      type: 'object',
      members: {
        contents: {
          type: 'array',
          required: true,
          items: { ref: 'common#ResourceContents' },
          mistaken: ['content', 'text', 'resource'],
        },
      },
      reveals: ['contents'],
    },
  },
  things: {
    Resource: {
      type: 'object',
      members: {
        uri: { ...uri, mistaken: ['uriTemplate', 'template', ...address] },
        ...described,
        size: { type: 'number' },
      },
      rules: { missing: 'resource-fields' },
    },
    ResourceTemplate: {
      type: 'object',
      members: {
        uriTemplate: { type: 'string', required: true, mistaken: ['uri', 'template', ...address] },
        ...described,
      },
      rules: { missing: 'resource-fields' },
    },
  },
});
