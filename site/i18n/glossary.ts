/** The page of the glossary. */
export default {
  title: 'Glossary',
  description: 'The words of JSON-RPC and MCP, each in a sentence or two.',
  lede: 'The words of the trade, each as short as it can be said. Lessons link a word where it first stands.',
  methods: 'Names of methods and members stand with [the methods](methods).',
} as const;
