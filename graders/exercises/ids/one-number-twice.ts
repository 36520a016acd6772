import { defineExercise } from '../../types.ts';

const asks = (method: string): string =>
  `--> {"jsonrpc":"2.0","id":{id},"method":"${method}","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{},"io.modelcontextprotocol/clientInfo":{"name":"{client}","version":"1.0.0"}}}}`;

const answers = (list: string): string =>
  `<-- {"jsonrpc":"2.0","id":{id},"result":{"resultType":"complete","${list}":[],"ttlMs":0,"cacheScope":"private","_meta":{"io.modelcontextprotocol/serverInfo":{"name":"shelf","version":"2.0.0"}}}}`;

const toolsAsked = asks('tools/list');
const promptsAsked = asks('prompts/list');
const toolsTold = answers('tools');
const promptsTold = answers('prompts');

export default defineExercise({
  id: 'ids/one-number-twice',
  kind: 'order',
  title: 'One number, used twice',
  revision: '2026-07-28',
  session: 'whole',
  prompt:
    'A client asks two questions and uses one id for both. By this revision it may, if the order is right. Put the four lines in an order in which each question has its own answer.',
  starter: [toolsTold, promptsAsked, toolsAsked, promptsTold].join('\n'),
  hints: [
    'From when on is an id free again?',
    'An answer never stands before its question, and says in its result which of the two it belongs to.',
    'Put one question with its answer right below it, then the other. Which pair is first does not matter.',
  ],
  criteria: {},
  vary: { id: { from: 1, to: 40 }, client: ['desk', 'porch', 'lamp'] },
  solution: [toolsAsked, toolsTold, promptsAsked, promptsTold].join('\n'),
  achieved: 'At no time are two questions open under one id, so each answer has one place to go.',
  mistakes: [
    {
      label: 'both questions go out at once',
      answer: [toolsAsked, promptsAsked, toolsTold, promptsTold].join('\n'),
      finds: 'exchange/id-reused-in-flight',
    },
    {
      label: 'each answer stands above its question',
      answer: [toolsTold, toolsAsked, promptsTold, promptsAsked].join('\n'),
      finds: 'exchange/response-id-unknown',
    },
    {
      label: 'the answers change places',
      answer: [toolsAsked, promptsTold, promptsAsked, toolsTold].join('\n'),
      finds: 'params/result-member-missing',
    },
    {
      label: 'one line is left out',
      answer: [toolsAsked, toolsTold, promptsAsked].join('\n'),
      finds: 'lines',
    },
    {
      label: 'the second id is changed',
      answer: [toolsAsked, toolsTold, promptsAsked.replace('"id":{id}', '"id":99'), promptsTold].join('\n'),
      finds: 'lines',
    },
  ],
});
