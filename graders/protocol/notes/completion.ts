import { defineNotes, meta } from './define.ts';

/** Suggestions while a value is being typed. */
export default defineNotes({
  methods: {
    'completion/complete': {
      title: 'Complete what is being typed',
      purpose: 'The client asks for values that fit what the user has typed so far.',
      happens:
        'The client sends it while somebody fills in a prompt or the pattern of an address, often at every key. The server answers with up to a hundred values, the best first.',
      confused:
        'It completes arguments of prompts and gaps in patterns, not those of tools, and it does not ask a model. What was typed is always there, even when it is still the empty text.',
      needs: [{ of: 'server', capability: 'completions', from: '2025-03-26' }],
      rules: ['completion/completion-limit'],
      legacy: `--> {"jsonrpc":"2.0","id":31,"method":"completion/complete","params":{"ref":{"type":"ref/prompt","name":"handover"},"argument":{"name":"watch","value":"mor"}}}
<-- {"jsonrpc":"2.0","id":31,"result":{"completion":{"values":["morning watch"],"total":1,"hasMore":false}}}`,
      modern: `--> {"jsonrpc":"2.0","id":31,"method":"completion/complete","params":{"ref":{"type":"ref/resource","uri":"tides://{harbour}/{day}"},"argument":{"name":"day","value":"2026-0"},"context":{"arguments":{"harbour":"Brest"}},${meta()}}}
<-- {"jsonrpc":"2.0","id":31,"result":{"resultType":"complete","completion":{"values":["2026-08-01","2026-08-02"],"hasMore":true}}}`,
    },
  },
  params: {
    'completion/complete': {
      ref: 'What is being filled in: a prompt or a pattern of addresses.',
      argument: 'Which of its gaps, and what stands there so far.',
      context: 'What is known besides.',
      'context.arguments': 'The gaps that are filled already, so that the suggestions can fit them.',
    },
  },
  results: {
    'completion/complete': {
      completion: 'The suggestions, in an object of their own.',
      'completion.values': 'The values, best first, a hundred at the most. Nothing fits: `[]`.',
      'completion.total': 'How many there are in all, where the server knows.',
      'completion.hasMore': 'Whether there are more than these, even where nobody counted them.',
    },
  },
  things: {
    Reference: {
      title: 'What is being filled in',
      words: 'Names a prompt, or the pattern of an address. Which of them, its `type` says.',
      members: {
        type: 'Whether it is a prompt or a pattern.',
        '(ref/prompt).name': 'The name of the prompt.',
        '(ref/prompt).title': 'Its name for people.',
        '(ref/resource).uri': 'The pattern as the server listed it, with its braces; or a whole address.',
      },
    },
    Argument: {
      title: 'The gap that is being filled in',
      words: 'One argument, half typed.',
      members: {
        name: 'Which argument of the prompt, or which gap of the pattern.',
        value: 'What was typed so far. At the beginning it is `""`.',
      },
    },
  },
});
