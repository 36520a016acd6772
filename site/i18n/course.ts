/** The parts of the course, and the words of its map. */
export default {
  parts: {
    1: 'The wire protocol underneath',
    2: 'JSON-RPC in depth',
    3: 'Two eras of MCP',
    4: 'The features on the wire',
    5: 'In the field',
  },
} as const;
