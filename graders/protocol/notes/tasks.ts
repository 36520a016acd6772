import { defineNotes, type Members, meta } from './define.ts';

const times = '"createdAt":"2025-11-25T10:30:00Z","lastUpdatedAt":"2025-11-25T10:30:00Z"';
const later = '"createdAt":"2025-11-25T10:30:00Z","lastUpdatedAt":"2025-11-25T10:34:10Z"';
const fresh = '"createdAt":"2026-08-01T09:00:00Z","lastUpdatedAt":"2026-08-01T09:00:00Z"';
const aged = '"createdAt":"2026-08-01T09:00:00Z","lastUpdatedAt":"2026-08-01T09:02:30Z"';
const able = meta('{"extensions":{"io.modelcontextprotocol/tasks":{}}}');
const asking = meta('{"elicitation":{},"extensions":{"io.modelcontextprotocol/tasks":{}}}');
const extension = 'io.modelcontextprotocol/tasks';

/** What a task says of itself. */
const task = {
  taskId: 'The name of the task. Whoever runs it makes it up; whoever asked repeats it.',
  status:
    'How it stands. After `completed`, `failed` or `cancelled` nothing changes any more; `input_required` waits for an answer.',
  statusMessage: 'The same in words, for people.',
  createdAt: 'When it began.',
  lastUpdatedAt: 'When it last changed.',
  ttl: 'For how many milliseconds after its beginning it is kept; `null` for as long as the server likes. It is always there.',
  pollInterval: 'How many milliseconds to wait before asking again.',
};

/** The same in the extension, with other names for the times. */
const begun: Members = {
  taskId: task.taskId,
  status: task.status,
  statusMessage: task.statusMessage,
  createdAt: { words: task.createdAt, form: { type: 'string', format: 'timestamp' } },
  lastUpdatedAt: { words: task.lastUpdatedAt, form: { type: 'string', format: 'timestamp' } },
  ttlMs: 'For how many milliseconds it is kept; `null` for as long as the server likes. It is always there.',
  pollIntervalMs: 'How many milliseconds to wait before asking again.',
};

const detailed: Members = {
  ...begun,
  '(completed).result':
    'What the request would have been answered with, had it not become a task. That a tool failed is such a result, too.',
  '(input_required).inputRequests': 'What the server has to know first, as in a result that asks back.',
  '(failed).error': 'The error that the request would have been answered with.',
  '(failed).error.code': 'Its code.',
  '(failed).error.message': 'What went wrong, in a sentence.',
};

const named = { taskId: 'Which task.' };

/** Work that goes on after the response. */
export default defineNotes({
  methods: {
    'tasks/get': {
      title: 'Ask how a task stands',
      purpose: 'Whoever started a task asks how far it is.',
      happens:
        'In 2025-11-25 the side whose request became a task sends it from time to time, and hears in what state the task is; the outcome itself is fetched with `tasks/result`. In the extension only clients ask, and a finished task brings its outcome along.',
      confused:
        'The members of the task lie flat in the result here; only the answer that created it has them in `task`. And a task that failed is still a good answer to this question.',
      needs: [
        { of: 'receiver', capability: 'tasks', from: '2025-11-25', until: '2026-07-28' },
        { of: 'both', capability: 'extensions["io.modelcontextprotocol/tasks"]', from: '2026-07-28' },
      ],
      legacy: `--> {"jsonrpc":"2.0","id":91,"method":"tools/call","params":{"name":"survey","arguments":{"area":"whole coast"},"task":{"ttl":600000}}}
<-- {"jsonrpc":"2.0","id":91,"result":{"task":{"taskId":"t-4","status":"working",${times},"ttl":600000,"pollInterval":2000}}}
--> {"jsonrpc":"2.0","id":92,"method":"tasks/get","params":{"taskId":"t-4"}}
<-- {"jsonrpc":"2.0","id":92,"result":{"taskId":"t-4","status":"completed",${later},"ttl":600000}}`,
      modern: `--> {"jsonrpc":"2.0","id":91,"method":"tools/call","params":{"name":"survey","arguments":{"area":"whole coast"},${able}}}
<-- {"jsonrpc":"2.0","id":91,"result":{"resultType":"task","taskId":"t-4","status":"working",${fresh},"ttlMs":600000,"pollIntervalMs":2000}}
--> {"jsonrpc":"2.0","id":92,"method":"tasks/get","params":{"taskId":"t-4",${able}}}
<-- {"jsonrpc":"2.0","id":92,"result":{"resultType":"complete","taskId":"t-4","status":"completed",${aged},"ttlMs":600000,"result":{"content":[{"type":"text","text":"No shoals."}]}}}`,
      rules: ['tasks/task-transition', 'tasks/task-related-meta'],
    },
    'tasks/result': {
      title: 'Fetch the outcome of a task',
      purpose: 'Whoever started a task asks for what the request would have been answered with.',
      happens:
        'The side whose request became a task sends it. If the task is done, the answer comes at once; if not, the other side waits with it until the task is done. It is the result, or the error, of the first request.',
      confused:
        'It brings no description of the task: for `tools/call` it is `content` and all the rest, with a line in `_meta` that says which task it belongs to.',
      needs: [{ of: 'receiver', capability: 'tasks', from: '2025-11-25', until: '2026-07-28' }],
      answer:
        'What the first request would have been answered with, and in its `_meta` under `io.modelcontextprotocol/related-task` the id of the task.',
      heir: 'In the extension `tasks/get` brings the outcome along.',
      legacy: `--> {"jsonrpc":"2.0","id":91,"method":"tools/call","params":{"name":"survey","arguments":{"area":"whole coast"},"task":{"ttl":600000}}}
<-- {"jsonrpc":"2.0","id":91,"result":{"task":{"taskId":"t-4","status":"working",${times},"ttl":600000}}}
--> {"jsonrpc":"2.0","id":93,"method":"tasks/result","params":{"taskId":"t-4"}}
<-- {"jsonrpc":"2.0","id":93,"result":{"content":[{"type":"text","text":"No shoals."}],"_meta":{"io.modelcontextprotocol/related-task":{"taskId":"t-4"}}}}`,
      rules: ['tasks/task-related-meta'],
    },
    'tasks/list': {
      title: 'List the tasks',
      purpose: 'Whoever starts tasks asks which of them the other side still keeps.',
      happens:
        'It is sent after a restart, say, when the names of the tasks are lost. The answer is one page of tasks with their states, and of nobody else’s.',
      confused: 'Declaring `tasks` does not allow it: the side that keeps the tasks has to declare `tasks.list`.',
      needs: [{ of: 'receiver', capability: 'tasks.list', from: '2025-11-25', until: '2026-07-28' }],
      heir: 'The extension has no list: whoever loses the name of a task has lost the task.',
      legacy: `--> {"jsonrpc":"2.0","id":94,"method":"tasks/list"}
<-- {"jsonrpc":"2.0","id":94,"result":{"tasks":[{"taskId":"t-4","status":"working",${times},"ttl":600000}]}}`,
      rules: ['paging/cursor-invented', 'paging/cursor-invalid-code', 'capabilities/server-capability-missing'],
    },
    'tasks/cancel': {
      title: 'Call off a task',
      purpose: 'Whoever started a task says that its outcome is no longer wanted.',
      happens:
        'In 2025-11-25 the answer is the task, now `cancelled`; calling off one that is done already is an error. In the extension the answer is empty: the server may stop, and may also finish.',
      confused:
        'The request that began the task was answered long ago, so `notifications/cancelled` has nothing to cancel. A task is called off by this request and by its name.',
      needs: [
        { of: 'receiver', capability: 'tasks.cancel', from: '2025-11-25', until: '2026-07-28' },
        { of: 'both', capability: 'extensions["io.modelcontextprotocol/tasks"]', from: '2026-07-28' },
      ],
      answer:
        'In 2025-11-25 the task as it stands now. In the extension nothing of its own: that it arrives says that the wish was heard.',
      legacy: `--> {"jsonrpc":"2.0","id":91,"method":"tools/call","params":{"name":"survey","arguments":{"area":"whole coast"},"task":{"ttl":600000}}}
<-- {"jsonrpc":"2.0","id":91,"result":{"task":{"taskId":"t-4","status":"working",${times},"ttl":600000}}}
--> {"jsonrpc":"2.0","id":95,"method":"tasks/cancel","params":{"taskId":"t-4"}}
<-- {"jsonrpc":"2.0","id":95,"result":{"taskId":"t-4","status":"cancelled",${later},"ttl":600000}}`,
      modern: `--> {"jsonrpc":"2.0","id":95,"method":"tasks/cancel","params":{"taskId":"t-4",${able}}}
<-- {"jsonrpc":"2.0","id":95,"result":{"resultType":"complete"}}`,
      rules: ['tasks/task-cancel-terminal', 'cancellation/cancel-task-by-notification'],
    },
    'tasks/update': {
      title: 'Answer what a task asks',
      purpose: 'The client hands over the answers that a waiting task needs.',
      happens:
        'When `tasks/get` shows a task in `input_required`, the client finds out what is asked and sends it here. The server takes it with an empty result, and the task goes on.',
      confused:
        'It changes nothing about the task itself. A request that is no task gets its answers otherwise: there the client sends the request a second time.',
      needs: [{ of: 'both', capability: 'extensions["io.modelcontextprotocol/tasks"]', from: '2026-07-28' }],
      answer: 'Nothing of its own: the answers have arrived.',
      modern: `--> {"jsonrpc":"2.0","id":96,"method":"tasks/get","params":{"taskId":"t-5",${asking}}}
<-- {"jsonrpc":"2.0","id":96,"result":{"resultType":"complete","taskId":"t-5","status":"input_required",${aged},"ttlMs":600000,"inputRequests":{"go":{"method":"elicitation/create","params":{"message":"Survey at night?","requestedSchema":{"type":"object","properties":{"night":{"type":"boolean"}},"required":["night"]}}}}}}
--> {"jsonrpc":"2.0","id":97,"method":"tasks/update","params":{"taskId":"t-5","inputResponses":{"go":{"action":"accept","content":{"night":true}}},${asking}}}
<-- {"jsonrpc":"2.0","id":97,"result":{"resultType":"complete"}}`,
      rules: ['input/input-response-keys', 'input/input-response-envelope'],
    },
    'notifications/tasks/status': {
      title: 'Say how a task stands',
      purpose: 'Whoever runs a task tells that it has moved on, without being asked.',
      happens:
        'The side that runs the task may send it at each change, and nobody answers. Nobody may rely on it: whoever waits goes on asking with `tasks/get`.',
      confused: 'It brings the state and not the outcome, which is fetched with `tasks/result`.',
      heir: 'In the extension the news is `notifications/tasks`, and comes on a subscription.',
      legacy: `<-- {"jsonrpc":"2.0","method":"notifications/tasks/status","params":{"taskId":"t-4","status":"completed",${later},"ttl":600000}}`,
      rules: ['tasks/task-transition'],
    },
    'notifications/tasks': {
      title: 'Say how a task stands, on a subscription',
      purpose: 'The server tells a client that listens for a task how it stands now.',
      happens:
        'The client has named the task in `taskIds` of its `subscriptions/listen`. The server sends the whole task at each change, its outcome included, and nobody answers.',
      confused: 'It comes only to those who listen for this task, and says under whose subscription it travels.',
      needs: [{ of: 'both', capability: 'extensions["io.modelcontextprotocol/tasks"]', from: '2026-07-28' }],
      modern: `--> {"jsonrpc":"2.0","id":98,"method":"subscriptions/listen","params":{"notifications":{"taskIds":["t-4"]},${able}}}
<-- {"jsonrpc":"2.0","method":"notifications/subscriptions/acknowledged","params":{"notifications":{"taskIds":["t-4"]},"_meta":{"io.modelcontextprotocol/subscriptionId":98}}}
<-- {"jsonrpc":"2.0","method":"notifications/tasks","params":{"taskId":"t-4","status":"completed",${aged},"ttlMs":600000,"result":{"content":[{"type":"text","text":"No shoals."}]},"_meta":{"io.modelcontextprotocol/subscriptionId":98}}}`,
    },
  },
  params: {
    'tasks/get': named,
    'tasks/result': named,
    'tasks/cancel': named,
    'tasks/list': { cursor: 'Where the next page begins: the `nextCursor` of the page before, unchanged.' },
    'notifications/tasks/status': task,
    [`${extension} tasks/get`]: named,
    [`${extension} tasks/cancel`]: named,
    [`${extension} tasks/update`]: {
      ...named,
      inputResponses: 'The answers, each under the name under which it was asked.',
    },
    [`${extension} notifications/tasks`]: detailed,
  },
  results: {
    'tasks/get': task,
    'tasks/result': {
      _meta: {
        words: 'Says which task it is the outcome of.',
        form: { ref: 'common#ResultMeta', required: true },
      },
    },
    'tasks/cancel': task,
    'tasks/list': {
      tasks: 'The tasks of this page.',
      ...Object.fromEntries(Object.entries(task).map(([name, words]) => [`tasks[].${name}`, words])),
      nextCursor: 'There is more, and this names the place.',
    },
    [`${extension} tasks/get`]: detailed,
    [`${extension} tasks/cancel`]: {},
    [`${extension} tasks/update`]: {},
  },
  instead: {
    created: {
      title: 'A receipt for a task, in 2025-11-25',
      from: '2025-11-25',
      until: '2026-07-28',
      words:
        'A request with `task` in its params is answered at once, with a receipt. The work goes on; its outcome is fetched with `tasks/result`.',
      members: {
        task: 'The task, in an object of its own. Everywhere else its members lie flat.',
        ...Object.fromEntries(Object.entries(task).map(([name, words]) => [`task.${name}`, words])),
      },
    },
    task: {
      title: 'A task, with the extension',
      from: '2026-07-28',
      words:
        'From 2026-07-28 on the server decides whether a call becomes a task, and only where the request declared the extension `io.modelcontextprotocol/tasks`.',
      members: {
        resultType: {
          words: 'Says that this is a task and not yet the result: `task`.',
          form: { type: 'string', enum: ['task'], required: true, from: '2026-07-28' },
        },
        ...begun,
      },
    },
  },
});
