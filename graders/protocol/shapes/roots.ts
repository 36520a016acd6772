import { defineShapes, type ValueShape } from '../../types.ts';

const listed: ValueShape = {
  type: 'object',
  members: { roots: { type: 'array', required: true, items: { ref: 'roots#Root' } } },
};

/** The folders a client opens to a server. */
export default defineShapes({
  id: 'roots',
  results: {
    'roots/list': { ...listed, reveals: ['roots'] },
  },
  things: {
    ListRootsResult: listed,
    Root: {
      type: 'object',
      members: {
        uri: {
          type: 'string',
          required: true,
          format: 'uri',
          schemes: ['file://'],
          rules: { format: 'root-uri-file' },
          mistaken: ['path', 'url', 'href', 'directory', 'folder'],
        },
        name: { type: 'string' },
        _meta: { ref: 'common#Meta', from: '2025-06-18' },
      },
    },
  },
});
