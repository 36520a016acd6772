import { requestOf } from '../../protocol/meta.ts';
import { related } from '../../protocol/places.ts';
import { taskAsked } from '../../protocol/tasks.ts';
import { defineRule, defineWords, type Message, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'A task that is not there is refused with -32602',
  headline: 'The requester learns too little',
  why: 'Tasks expire, so a requester counts on hearing that one is gone, and knows it by this code. Another one looks like a server that is broken.',
  messages: {
    code: {
      what: 'The error for a task that does not exist has the code `{value}`.',
      fix: 'Use the code for parameters that do not fit: the `taskId` is one.',
    },
    resource: {
      what: 'The error has the code `-32002`, which is kept for resources that do not exist.',
      fix: 'Use the code for parameters that do not fit: the `taskId` is one.',
    },
  },
});

export default defineRule<typeof words, 'error'>({
  id: 'tasks/task-unknown-code',
  level: 'MUST',
  addedIn: '2025-11-25',
  removedIn: '2026-07-28',
  on: 'error',
  methods: ['tasks/get', 'tasks/result', 'tasks/cancel'],
  check(message, flag) {
    const code = message.error?.type === 'object' ? message.error.get('code') : undefined;
    if (code?.type !== 'number' || code.raw === '-32602') return;
    const request = requestOf(message);
    const places = request && [related(request, 'request')];
    if (code.raw === '-32002') flag('resource', code, undefined, places);
    else if (saysGone(message)) flag('code', code, { value: code.raw }, places);
  },
});

/** What the error says decides, unless the task is known to have been there. */
const saysGone = (message: Message): boolean => {
  const said = String(message.error?.get('message')?.value ?? '').slice(0, longest);
  const request = requestOf(message);
  if (!gone.test(said) || /\bmethod\b/i.test(said)) return false;
  return /\btask/i.test(said) || (request !== undefined && !taskAsked(request));
};

const longest = 200;

const gone = /\b(?:not found|unknown|no such|does(?: not|n't) exist|expired|no longer)\b/i;

const get = '--> {"jsonrpc": "2.0", "id": 1, "method": "tasks/get", "params": {"taskId": "t9"}}';
const error = (code: string, text: string) =>
  `<-- {"jsonrpc": "2.0", "id": 1, "error": {"code": ${code}, "message": "${text}"}}`;

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'basic/utilities/tasks', section: 'protocol-errors', revisions: '2025-11-25' }],
  good: [
    `${get}
${error('-32602', 'Task not found')}`,
    {
      text: `${get}
${error('-32601', 'Method not found')}`,
      note: 'This side has no tasks at all.',
    },
  ],
  bad: {
    code: `${get}
${error('«-32603»', 'Task has expired')}`,
    resource: `${get}
${error('«-32002»', 'Task not found')}`,
  },
  realLife: 'Clients keep polling a task that is gone, or report the server as broken.',
  thought: 'What is not found has a code of its own.',
};
