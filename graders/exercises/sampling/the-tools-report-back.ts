import { defineExercise } from '../../types.ts';

const asks = (messages: string): string =>
  `{"jsonrpc":"2.0","id":"s2","method":"sampling/createMessage","params":{"messages":[${messages}],"maxTokens":80,"tools":[{"name":"gauge","inputSchema":{"type":"object"}}]}}`;
const question = '{"role":"user","content":{"type":"text","text":"Where is more water?"}}';
const use = (id: string, river: string): string =>
  `{"type":"tool_use","id":"${id}","name":"gauge","input":{"river":"${river}"}}`;
const uses = `{"role":"assistant","content":[${use('u1', '{one}')},${use('u2', '{two}')}]}`;
const result = (id: string, text: string): string =>
  `{"type":"tool_result","toolUseId":"${id}","content":[{"type":"text","text":"${text}"}]}`;
const first = result('u1', '{level} m');
const second = '{"type":"tool_result","toolUseId":"u2","isError":true,"content":[{"type":"text","text":"no reading"}]}';
const remark = '{"type":"text","text":"Answer in one word."}';
const user = (blocks: string): string => `{"role":"user","content":[${blocks}]}`;

export default defineExercise({
  id: 'sampling/the-tools-report-back',
  kind: 'repair',
  title: 'Two tools were used, one reports back',
  revision: '2025-11-25',
  sender: 'server',
  prompt:
    'In the conversation of this sampling request the model used a tool twice. The last message holds one result and a remark. The other use failed: its result is an error (`isError`) with the text `no reading`. Mend the request so that a model can go on: both results, and the remark `Answer in one word.` in a message of its own, as the last one. The rest stays as it is.',
  starter: asks([question, uses, user(`${remark},${first}`)].join(',')),
  vary: {
    one: ['Loire', 'Glomma', 'Shannon'],
    two: ['Rhône', 'Lågen', 'Barrow'],
    level: ['3.2', '1.8', '0.9'],
  },
  hints: [
    'How many tools did the model use, and how many have reported back?',
    'A failed tool reports back too. And what else stands in the message with the results?',
    'The third message holds two `tool_result` blocks and nothing else; each repeats an id of the second message in `toolUseId`. A fourth message holds the text.',
  ],
  criteria: {
    question: {
      label: 'still begins with the question',
      at: '/params/messages/0/content/text',
      expects: { const: 'Where is more water?' },
    },
    uses: {
      label: 'keeps both uses of the tool',
      at: '/params/messages/1/content/1/id',
      expects: { const: 'u2' },
      why: 'What the model said is said. A server that edits it has the model go on from words it never spoke.',
    },
    results: {
      label: 'begins the third message with a result',
      at: '/params/messages/2/content/0/type',
      expects: { const: 'tool_result' },
    },
    both: {
      label: 'has a second result there',
      at: '/params/messages/2/content/1/type',
      expects: { const: 'tool_result' },
    },
    remark: {
      label: 'ends with the remark, in a message of the user',
      at: '/params/messages/3/role',
      expects: { const: 'user' },
    },
  },
  solution: asks([question, uses, user(`${first},${second}`), user(remark)].join(',')),
  achieved: 'The model learns what both tools said, the failed one too, and then reads the remark.',
  mistakes: [
    {
      label: 'the failed tool has nothing to report',
      answer: asks([question, uses, user(first), user(remark)].join(',')),
      finds: 'sampling/sampling-tool-balance',
    },
    {
      label: 'the results come in two messages',
      answer: asks([question, uses, user(first), user(second), user(remark)].join(',')),
      finds: 'sampling/sampling-tool-balance',
    },
    {
      label: 'the remark comes before the results',
      answer: asks([question, uses, user(remark), user(`${first},${second}`)].join(',')),
      finds: 'sampling/sampling-tool-balance',
    },
    {
      label: 'the second result names an id of its own',
      answer: asks([question, uses, user(`${first},${second.replace('u2', 'r2')}`), user(remark)].join(',')),
      finds: 'sampling/sampling-tool-balance',
    },
    {
      label: 'the remark stays with the results',
      answer: asks([question, uses, user(`${first},${second},${remark}`)].join(',')),
      finds: 'sampling/sampling-tool-result-mixed',
    },
    {
      label: 'the remark is sent as a resource',
      answer: asks(
        [
          question,
          uses,
          user(`${first},${second}`),
          user('{"type":"resource","resource":{"uri":"note:///1","text":"Answer in one word."}}'),
        ].join(','),
      ),
      finds: 'sampling/sampling-content-kind',
    },
    {
      label: 'the use that failed is struck out',
      answer: asks(
        [question, `{"role":"assistant","content":[${use('u1', '{one}')}]}`, user(first), user(remark)].join(','),
      ),
      finds: 'uses',
    },
    {
      label: 'the remark is dropped',
      answer: asks([question, uses, user(`${first},${second}`)].join(',')),
      finds: 'remark',
    },
  ],
});
