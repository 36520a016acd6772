import { defineNotes, meta } from './define.ts';

const ask = `{"message":"Which boat is it for?","requestedSchema":{"type":"object","properties":{"boat":{"type":"string","minLength":1}},"required":["boat"]}}`;

/** What a server asks the user through the client. */
export default defineNotes({
  methods: {
    'elicitation/create': {
      title: 'Ask the user',
      purpose: 'The server asks the person in front of the client for something it cannot know.',
      happens:
        'The server sends a question. The client shows a small form, or offers to open an address, and the person fills it in, declines or walks away. All three are results and none is an error.',
      confused:
        'The answer says in `action` what the person did; what was typed stands in `content`, and only after `accept`. A form is flat: texts, numbers, switches and choices, no object inside an object. And it never asks for a password.',
      needs: [
        { of: 'client', capability: 'elicitation' },
        { of: 'client', capability: 'elicitation.url', for: 'an address', from: '2025-11-25' },
        {
          of: 'client',
          capability: 'tasks.requests.elicitation.create',
          for: '`task`',
          from: '2025-11-25',
          until: '2026-07-28',
        },
      ],
      instead: ['created'],
      inside: {
        from: '2026-07-28',
        words:
          'From 2026-07-28 on a server cannot send it. It stands in `inputRequests` of a result that asks back, and the answer comes in `inputResponses` of the second attempt.',
      },
      legacy: `<-- {"jsonrpc":"2.0","id":"s5","method":"elicitation/create","params":${ask}}
--> {"jsonrpc":"2.0","id":"s5","result":{"action":"accept","content":{"boat":"Petrel"}}}`,
      modern: `--> {"jsonrpc":"2.0","id":81,"method":"tools/call","params":{"name":"book_berth","arguments":{"nights":2},${meta('{"elicitation":{}}')}}}
<-- {"jsonrpc":"2.0","id":81,"result":{"resultType":"input_required","inputRequests":{"boat":{"method":"elicitation/create","params":${ask}}},"requestState":"b-17"}}
--> {"jsonrpc":"2.0","id":82,"method":"tools/call","params":{"name":"book_berth","arguments":{"nights":2},"inputResponses":{"boat":{"action":"accept","content":{"boat":"Petrel"}}},"requestState":"b-17",${meta('{"elicitation":{}}')}}}
<-- {"jsonrpc":"2.0","id":82,"result":{"resultType":"complete","content":[{"type":"text","text":"Berth 9 is booked for Petrel."}]}}`,
      rules: [
        'elicitation/elicit-schema-flat',
        'elicitation/elicit-url-fields',
        'elicitation/elicit-content-mismatch',
        'elicitation/elicit-content-unexpected',
        'elicitation/elicit-secret',
      ],
    },
    'notifications/elicitation/complete': {
      title: 'Say that the visit is over',
      purpose: 'The server tells that what the user went to do at an address is done.',
      happens:
        'After a question in URL mode the client knows only that the user agreed to go. What happens there passes between the browser and the server; this notification says that it has ended, so that the client can try again what it wanted. Nobody answers.',
      confused:
        'It names the `elicitationId` of the question, not the id of the request. And it is news only: the answer to the question was given long before.',
      needs: [{ of: 'client', capability: 'elicitation.url' }],
      heir: 'From 2026-07-28 on questions in URL mode carry no `elicitationId`; the client sends its request again when the user is back.',
      legacy: `<-- {"jsonrpc":"2.0","id":"s6","method":"elicitation/create","params":{"mode":"url","message":"Pay the harbour dues.","url":"https://example.com/dues/311","elicitationId":"dues-311"}}
--> {"jsonrpc":"2.0","id":"s6","result":{"action":"accept"}}
<-- {"jsonrpc":"2.0","method":"notifications/elicitation/complete","params":{"elicitationId":"dues-311"}}`,
      rules: ['elicitation/elicitation-complete-unknown', 'elicitation/url-elicitation-error'],
    },
  },
  params: {
    'elicitation/create': {
      mode: 'How to ask: with a form, or by sending the user to an address. Left out, it is a form.',
      message: 'What the user reads.',
      requestedSchema: {
        words: 'The form, written as a flat JSON Schema.',
        form: { type: 'object' },
        when: 'required for a form',
      },
      'requestedSchema.type': { words: 'Always `object`.', form: { type: 'string', enum: ['object'], required: true } },
      'requestedSchema.properties': {
        words: 'The fields, each with a small schema: a text, a number, a switch or a choice.',
        form: { type: 'free object', required: true },
      },
      'requestedSchema.required': 'The names of fields that must be filled in.',
      'requestedSchema.$schema': 'Which dialect of JSON Schema it is.',
      url: {
        words: 'Where the user is to go.',
        form: { type: 'string', format: 'uri', from: '2025-11-25' },
        when: 'required for an address',
      },
      elicitationId: {
        words: 'A name for the visit, which `notifications/elicitation/complete` repeats.',
        form: { type: 'string', from: '2025-11-25', until: '2026-07-28' },
        when: 'required for an address',
      },
      task: 'The wish to have it run as a task.',
    },
    'notifications/elicitation/complete': {
      elicitationId: 'Which visit has ended, by the name that the question gave it.',
    },
  },
  results: {
    'elicitation/create': {
      action: 'What the user did: agreed, declined, or closed the window.',
      content: {
        words: 'What was typed, by the names of the fields. Only after `accept`, and only for a form.',
        form: { type: 'object' },
        when: 'after `accept` of a form',
      },
    },
  },
});
