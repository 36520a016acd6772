import { defineExercise } from '../../types.ts';

const call = (rest: string): string => `{"jsonrpc":"2.0","id":{id},${rest}}`;
const params = '"params":{"name":"{tool}","arguments":{"room":"{room}"}}';

export default defineExercise({
  id: 'depth/one-shape',
  kind: 'repair',
  title: 'Neither asked nor answered',
  revision: '2025-11-25',
  prompt:
    'A client means to call the tool `{tool}`, with `{room}` for its `room`. Its library takes the method apart and writes a place for the answer beside it, so that the line is none of the four kinds. Make it a request again: the method as MCP names it, the id `{id}` and the `params` as they are.',
  starter: call(`"method":["tools","call"],${params},"result":null`),
  hints: [
    'Which of these members has a request, and which has it never?',
    'Two places are wrong: the type of one value, and one member that belongs to an answer.',
    'The two parts of the method are one string with a slash between. Whoever asks writes nothing about the outcome.',
  ],
  criteria: {
    method: {
      label: 'calls a tool',
      at: '/method',
      expects: { const: 'tools/call' },
      why: 'The server looks this one string up in its table of methods.',
      fix: 'Put the two parts together, with a slash between them.',
    },
    id: { label: 'asks under the id `{id}`', at: '/id', expects: { const: '{id}' } },
    tool: { label: 'still names the tool', at: '/params/name', expects: { const: '{tool}' } },
    room: { label: 'still names the room', at: '/params/arguments/room', expects: { const: '{room}' } },
  },
  vary: {
    id: { from: 4, to: 70 },
    tool: ['dim_lights', 'open_blinds', 'read_sensor'],
    room: ['library', 'kitchen', 'atrium', 'attic'],
  },
  solution: call(`"method":"tools/call",${params}`),
  achieved: 'The line has a method and an id and no outcome: a request, and nothing else.',
  mistakes: [
    {
      label: 'the method stays in parts',
      answer: call(`"method":["tools","call"],${params}`),
      finds: 'jsonrpc/method-not-string',
    },
    {
      label: 'the parts get names',
      answer: call(`"method":{"kind":"tools","verb":"call"},${params}`),
      finds: 'jsonrpc/method-not-string',
    },
    {
      label: 'the place for the answer stays',
      answer: call(`"method":"tools/call",${params},"result":{}`),
      finds: 'jsonrpc/shape-mixed',
    },
    { label: 'the method is taken away with the rest', answer: call(params), finds: 'jsonrpc/method-missing' },
    { label: 'only the name of the method is sent', answer: '"tools/call"', finds: 'jsonrpc/msg-not-object' },
    {
      label: 'the id goes with the result',
      answer: `{"jsonrpc":"2.0","method":"tools/call",${params}}`,
      finds: 'jsonrpc/request-without-id',
    },
    { label: 'the parts are joined with a dot', answer: call(`"method":"tools.call",${params}`), finds: 'method' },
    {
      label: 'the tool is made the method',
      answer: call('"method":"{tool}","params":{"room":"{room}"}'),
      finds: 'method',
    },
  ],
});
