import { defineExercise } from '../../types.ts';

export default defineExercise({
  id: 'depth/works-with-mine',
  kind: 'repair',
  title: 'It works with my client',
  revision: '2025-11-25',
  prompt:
    'The author of this server tries it with one client, and the client reads the answer. Two places in it are read by some programs only. Mend both and keep the rest. There were no readings, so the mean is not known: `null` says so.',
  given:
    '--> {"jsonrpc":"2.0","id":{id},"method":"tools/call","params":{"name":"daily_mean","arguments":{"station":"{station}"}}}',
  sender: 'server',
  starter:
    '{"jsonrpc":"2.0","id":{id},"result":{"content":[{"type":"text","text":"No readings at {station}"}],"_meta":{"com.example/mean":NaN,"com.example/count":0}},"error":null}',
  hints: [
    'Which word in this line is no word of JSON?',
    'One place is inside `_meta`. The other is at the end, and says that there is nothing there.',
    'What has no value is written `null` inside `_meta`. A member of the envelope that has no value does not stand there at all.',
  ],
  criteria: {
    mean: {
      label: 'says with `null` that the mean is not known',
      at: '/result/_meta/com.example~1mean',
      expects: { const: null },
      why: 'Whoever computes with the mean has to see that there is none. A text or a zero looks like a value.',
      fix: 'Write the word that JSON has for no value, without quotes.',
    },
    count: { label: 'still counts no readings', at: '/result/_meta/com.example~1count', expects: { const: 0 } },
    text: {
      label: 'still says that there are no readings',
      at: '/result/content/0/text',
      expects: { const: 'No readings at {station}' },
    },
    id: { label: 'answers the request', at: '/id', expects: { const: '{id}' } },
  },
  vary: { id: { from: 7, to: 90 }, station: ['Ghent', 'Turku', 'Porto', 'Bergen', 'Graz'] },
  solution:
    '{"jsonrpc":"2.0","id":{id},"result":{"content":[{"type":"text","text":"No readings at {station}"}],"_meta":{"com.example/mean":null,"com.example/count":0}}}',
  achieved: 'Any JSON parser reads the line, and any client sees one outcome in it.',
  mistakes: [
    {
      label: 'the word of the program stays',
      answer:
        '{"jsonrpc":"2.0","id":{id},"result":{"content":[{"type":"text","text":"No readings at {station}"}],"_meta":{"com.example/mean":NaN,"com.example/count":0}}}',
      finds: 'json/json-nan',
    },
    {
      label: 'the empty error stays',
      answer:
        '{"jsonrpc":"2.0","id":{id},"result":{"content":[{"type":"text","text":"No readings at {station}"}],"_meta":{"com.example/mean":null,"com.example/count":0}},"error":null}',
      finds: 'jsonrpc/null-error-with-result',
    },
    {
      label: 'the error is made an empty object',
      answer:
        '{"jsonrpc":"2.0","id":{id},"result":{"content":[{"type":"text","text":"No readings at {station}"}],"_meta":{"com.example/mean":null,"com.example/count":0}},"error":{}}',
      finds: 'jsonrpc/result-and-error',
    },
    {
      label: 'the word is put in quotes',
      answer:
        '{"jsonrpc":"2.0","id":{id},"result":{"content":[{"type":"text","text":"No readings at {station}"}],"_meta":{"com.example/mean":"NaN","com.example/count":0}}}',
      finds: 'mean',
    },
    {
      label: 'None is written instead',
      answer:
        '{"jsonrpc":"2.0","id":{id},"result":{"content":[{"type":"text","text":"No readings at {station}"}],"_meta":{"com.example/mean":None,"com.example/count":0}}}',
      finds: 'json/json-foreign-literal',
    },
    {
      label: 'a zero without its own zero before the dot',
      answer:
        '{"jsonrpc":"2.0","id":{id},"result":{"content":[{"type":"text","text":"No readings at {station}"}],"_meta":{"com.example/mean":.0,"com.example/count":0}}}',
      finds: 'json/json-number-form',
    },
    {
      label: 'the mean of nothing is taken for zero',
      answer:
        '{"jsonrpc":"2.0","id":{id},"result":{"content":[{"type":"text","text":"No readings at {station}"}],"_meta":{"com.example/mean":0,"com.example/count":0}}}',
      finds: 'mean',
    },
    {
      label: 'a remark explains what was changed',
      answer:
        '{"jsonrpc":"2.0","id":{id},"result":{"content":[{"type":"text","text":"No readings at {station}"}],"_meta":{"com.example/mean":null /* not known */,"com.example/count":0}}}',
      finds: 'json/json-comment',
    },
  ],
});
