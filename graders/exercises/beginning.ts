/** What a new exercise starts from: complete, proved, and to be changed. */
import type { Exercise } from '../types.ts';

export const beginning: Omit<Exercise, 'id'> = {
  kind: 'message',
  title: 'Ask for the tools',
  revision: '2025-11-25',
  prompt: 'Ask the server which tools it has.',
  starter: '{ "jsonrpc": "2.0" }',
  hints: [
    'Which method lists what a server can run?',
    'A question needs a number, so that its answer can be told from others.',
    'Three members are missing or empty: what is asked, and under which number. Nothing else is needed.',
  ],
  criteria: { method: { label: 'asks for the list of tools', at: '/method', expects: { const: 'tools/list' } } },
  solution: '{ "jsonrpc": "2.0", "id": 1, "method": "tools/list" }',
  achieved: 'The server answers with its tools.',
  mistakes: [
    {
      label: 'the id is left out',
      answer: '{ "jsonrpc": "2.0", "method": "tools/list" }',
      finds: 'jsonrpc/request-without-id',
    },
    {
      label: 'the id is null',
      answer: '{ "jsonrpc": "2.0", "id": null, "method": "tools/list" }',
      finds: 'jsonrpc/id-null',
    },
    {
      label: 'another list is asked for',
      answer: '{ "jsonrpc": "2.0", "id": 1, "method": "prompts/list" }',
      finds: 'method',
    },
    {
      label: 'a comma stands after the last member',
      answer: '{ "jsonrpc": "2.0", "id": 1, "method": "tools/list", }',
      finds: 'json/json-trailing-comma',
    },
  ],
};
