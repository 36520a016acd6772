import { defineShapes, type MemberShape, type ValueShape } from '../../types.ts';

const status = ['working', 'input_required', 'completed', 'failed', 'cancelled'];

const named: ValueShape = {
  type: 'object',
  members: { taskId: { type: 'string', required: true, mistaken: ['id', 'task_id', 'task'] } },
};

/** A member without which nobody can follow a task. */
const needed = (shape: MemberShape): MemberShape => ({
  ...shape,
  required: true,
  rules: { missing: 'task-object', type: 'task-object', format: 'task-object' },
});

const task = {
  type: 'object',
  members: {
    taskId: { ...needed({ type: 'string' }), mistaken: ['id', 'task_id'] },
    status: { ...needed({ type: 'string', enum: status }), mistaken: ['state'] },
    createdAt: needed({ type: 'string', format: 'timestamp' }),
    lastUpdatedAt: { ...needed({ type: 'string', format: 'timestamp' }), mistaken: ['updatedAt'] },
    ttl: { ...needed({ type: ['number', 'null'] }), mistaken: ['ttlMs'] },
    pollInterval: { type: 'number' },
    statusMessage: { type: 'string' },
  },
  rules: { missing: 'task-object', type: 'task-object' },
} as const satisfies ValueShape;

/** In the extension the members lie flat in the result, and times are counted in `ttlMs` and `pollIntervalMs`. */
const begun: ValueShape = {
  type: 'object',
  members: {
    taskId: { type: 'string', required: true, mistaken: ['id', 'task_id'] },
    status: { type: 'string', enum: status, required: true, mistaken: ['state'] },
    createdAt: { type: 'string', required: true },
    lastUpdatedAt: { type: 'string', required: true, mistaken: ['updatedAt'] },
    ttlMs: { type: ['number', 'null'], required: true, mistaken: ['ttl'] },
    pollIntervalMs: { type: 'number' },
    statusMessage: { type: 'string' },
  },
};

/** Asked for, it brings what its status promises. */
const detailed: ValueShape = {
  ...begun,
  by: {
    member: 'status',
    shapes: {
      working: { type: 'free object' },
      cancelled: { type: 'free object' },
      completed: { type: 'object', members: { result: { type: 'free object', required: true } } },
      input_required: { type: 'object', members: { inputRequests: { type: 'free object', required: true } } },
      failed: {
        type: 'object',
        members: {
          error: {
            type: 'object',
            required: true,
            members: { code: { type: 'integer', required: true }, message: { type: 'string', required: true } },
          },
        },
      },
    },
  },
  // A status of no such name is told already.
  rules: { unknown: 'none' },
};

const extension = 'io.modelcontextprotocol/tasks';

/** Work that goes on after the response. */
export default defineShapes({
  id: 'tasks',
  params: {
    'tasks/get': named,
    'tasks/result': named,
    'tasks/cancel': named,
    'tasks/list': { type: 'object', members: { cursor: { ref: 'common#Cursor' } } },
    'notifications/tasks/status': task,
    [`${extension} tasks/get`]: named,
    [`${extension} tasks/cancel`]: named,
    [`${extension} tasks/update`]: {
      type: 'object',
      members: { ...named.members, inputResponses: { ref: 'common#InputResponses', required: true } },
    },
    [`${extension} notifications/tasks`]: detailed,
  },
  results: {
    created: {
      type: 'object',
      members: { task: { ...task, required: true, mistaken: ['taskId'] } },
      rules: { missing: 'task-object' },
    },
    'tasks/get': { ...task, reveals: ['taskId'] },
    'tasks/cancel': task,
    'tasks/list': {
      type: 'object',
      reveals: ['tasks'],
      members: {
        tasks: { type: 'array', items: task, required: true },
        nextCursor: { ref: 'common#Cursor' },
      },
    },
    task: begun,
    [`${extension} tasks/get`]: detailed,
  },
});
