import { defineExercise } from '../../types.ts';

const lines = {
  open: '--> {"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"desk","version":"3.1.0"}}}',
  opened:
    '<-- {"jsonrpc":"2.0","id":0,"result":{"protocolVersion":"2025-11-25","capabilities":{"tools":{}},"serverInfo":{"name":"press","version":"1.0.0"}}}',
  ready: '--> {"jsonrpc":"2.0","method":"notifications/initialized"}',
  one: '--> {"jsonrpc":"2.0","id":"{first}","method":"tools/call","params":{"name":"{tool}","arguments":{"page":1}}}',
  two: '--> {"jsonrpc":"2.0","id":"{second}","method":"tools/call","params":{"name":"{tool}","arguments":{"page":2}}}',
  stop: '--> {"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":2,"reason":"The user pressed stop"}}',
  done: '<-- {"jsonrpc":"2.0","id":"{first}","result":{"content":[{"type":"text","text":"printed"}]}}',
} as const;

type Lines = Record<keyof typeof lines, string>;

const right: Lines = { ...lines, stop: lines.stop.replace(':2,', ':"{second}",') };
const wholeWith = (changes: Partial<Lines> = {}): string => Object.values({ ...right, ...changes }).join('\n');

export default defineExercise({
  id: 'blame/take-it-back',
  kind: 'repair',
  title: 'The server does not stop',
  revision: '2025-11-25',
  vary: {
    first: ['a1', 'job-1', 'p-one'],
    second: ['a2', 'job-2', 'p-two'],
    tool: ['print_page', 'scan_page', 'send_page'],
  },
  prompt:
    'A user stops the second call, and the server goes on with it. *Your server ignores us*, writes the author of the client. But one line of the client is at fault. Mend it so that the second call is taken back, and leave the other lines as they are.',
  starter: wholeWith({ stop: lines.stop }),
  hints: [
    'Which request does the remark in line 6 name, and which requests are there?',
    'The client has counted its calls. The server knows them by what stands in `id`.',
    'Change one value in line 6: it has to be the `id` of the call for page 2, letter by letter and with its quotes.',
  ],
  criteria: {
    stops: {
      label: 'takes the second call back',
      of: { kind: 'notification', method: 'notifications/cancelled' },
      at: '/params/requestId',
      expects: { const: '{second}' },
      why: 'The user pressed stop for the second page. Whatever else is named goes on, or stops for nothing.',
      fix: 'Copy the `id` of the call for page 2.',
    },
    first: {
      label: 'still has the call for page 1',
      of: { kind: 'request', id: '"{first}"' },
      at: '/params/arguments/page',
      expects: { const: 1 },
    },
    second: {
      label: 'still has the call for page 2',
      of: { kind: 'request', id: '"{second}"' },
      at: '/params/arguments/page',
      expects: { const: 2 },
    },
    done: {
      label: 'still has the answer to the first call',
      of: { kind: 'response', id: '"{first}"' },
      at: '/result/content/0/text',
      expects: { const: 'printed' },
    },
  },
  solution: wholeWith(),
  achieved:
    'The server finds the call, stops it, and sends nothing for it. The client was at fault, and its author reads why.',
  mistakes: [
    { label: 'the count stays', answer: wholeWith({ stop: lines.stop }), finds: 'cancellation/cancel-unknown' },
    {
      label: 'the id is made a number like that of the opening',
      answer: wholeWith({ stop: lines.stop.replace(':2,', ':0,') }),
      finds: 'cancellation/cancel-initialize',
    },
    {
      label: 'the server is made to cancel its own work',
      answer: wholeWith({ stop: right.stop.replace('-->', '<--') }),
      finds: 'cancellation/cancel-wrong-direction',
    },
    {
      label: 'the call is named under `id`',
      answer: wholeWith({ stop: right.stop.replace('"requestId"', '"id"') }),
      finds: 'cancellation/cancel-request-id-missing',
    },
    {
      label: 'the remark becomes a request',
      answer: wholeWith({ stop: right.stop.replace('"method"', '"id":"{second}","method"') }),
      finds: 'jsonrpc/notification-with-id',
    },
    {
      label: 'the first call is taken back',
      answer: wholeWith({ stop: lines.stop.replace(':2,', ':"{first}",') }),
      finds: 'stops',
    },
    {
      label: 'the call is renamed to fit the remark',
      answer: wholeWith({ stop: lines.stop, two: lines.two.replace('"{second}"', '2') }),
      finds: 'stops',
    },
    {
      label: 'the call that was not meant is thrown out',
      answer: wholeWith({ two: right.stop, stop: '' }),
      finds: 'cancellation/cancel-unknown',
    },
  ],
});
