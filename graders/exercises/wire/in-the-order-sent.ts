import { defineExercise } from '../../types.ts';

const ask =
  '--> {"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"desk","version":"1.0.0"}}}';
const agree =
  '<-- {"jsonrpc":"2.0","id":0,"result":{"protocolVersion":"2025-11-25","capabilities":{"tools":{}},"serverInfo":{"name":"empty","version":"0.1.0"}}}';
const ready = '--> {"jsonrpc":"2.0","method":"notifications/initialized"}';
const list = '--> {"jsonrpc":"2.0","id":1,"method":"tools/list"}';
const tools = '<-- {"jsonrpc":"2.0","id":1,"result":{"tools":[]}}';

export default defineExercise({
  id: 'wire/in-the-order-sent',
  kind: 'order',
  title: 'Five lines in a row',
  revision: '2025-11-25',
  prompt:
    'A client meets a server, says that it is ready and asks for the tools. The five lines are right, their order is not. Put them into the order in which they were sent.',
  session: 'whole',
  starter: [tools, ready, ask, list, agree].join('\n'),
  hints: [
    'Who speaks first when a client meets a server, and what about?',
    'Match the ids first: an answer stands somewhere below its question.',
    'Nothing else is asked before the client has said that it is ready, and it says so once the server has agreed.',
  ],
  criteria: {},
  solution: [ask, agree, ready, list, tools].join('\n'),
  achieved: 'Each answer follows its question, and the server is asked for its tools only once both sides are ready.',
  mistakes: [
    {
      label: 'the client is ready before the server has agreed',
      answer: [ask, ready, agree, list, tools].join('\n'),
      finds: 'lifecycle/initialized-early',
    },
    {
      label: 'an answer comes before its question',
      answer: [ask, agree, ready, tools, list].join('\n'),
      finds: 'exchange/response-id-unknown',
    },
    { label: 'a line is lost', answer: [ask, agree, ready, list].join('\n'), finds: 'lines' },
  ],
});
