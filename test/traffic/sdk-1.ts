/** The reference servers, and the first line of the SDK as their client. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { InMemoryTaskStore } from '@modelcontextprotocol/sdk/experimental/tasks';
import {
  CallToolResultSchema,
  CreateMessageRequestSchema,
  CreateTaskResultSchema,
  ElicitRequestSchema,
  EmptyResultSchema,
  ListRootsRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import {
  contentFor,
  ownServer,
  pixel,
  reference,
  refused,
  roots,
  type Session,
  sampled,
  tapped,
  type Witness,
  witness,
} from './recorder.ts';

/** A client that answers all that a server may ask. */
const fullClient = (events: Witness, ownRoots = roots) => {
  const tasks = new InMemoryTaskStore();
  const client = new Client(
    { name: 'recorder', version: '1.0.0', title: 'Recorder' },
    {
      capabilities: {
        roots: { listChanged: true },
        sampling: { tools: {}, context: {} },
        elicitation: { form: {}, url: {} },
        tasks: {
          list: {},
          cancel: {},
          requests: { sampling: { createMessage: {} }, elicitation: { create: {} } },
        },
      },
      taskStore: tasks,
    },
  );
  client.fallbackNotificationHandler = async ({ method }) => events.note(method);
  client.onerror = (error) => events.note(/unknown token/.test(error.message) ? 'late progress' : 'error');
  client.setRequestHandler(ListRootsRequestSchema, () => {
    events.note('roots/list');
    return { roots: [...ownRoots] };
  });
  client.setRequestHandler(CreateMessageRequestSchema, async ({ params }, { taskStore }) => {
    if (!params.task || !taskStore) return sampled;
    const task = await taskStore.createTask({ ttl: params.task.ttl ?? null, pollInterval: 50 });
    setImmediate(() => taskStore.storeTaskResult(task.taskId, 'completed', sampled));
    return { task };
  });
  client.setRequestHandler(ElicitRequestSchema, async ({ params }, { taskStore }) => {
    if (params.mode === 'url') return { action: 'accept' };
    const answer = { action: 'accept' as const, content: contentFor(params.requestedSchema) };
    if (!params.task || !taskStore) return answer;
    const task = await taskStore.createTask({ ttl: params.task.ttl ?? null, pollInterval: 50 });
    setImmediate(() => taskStore.storeTaskResult(task.taskId, 'completed', answer));
    return { task };
  });
  return { client, stop: () => tasks.cleanup() };
};

const everything = async (folder: string): Promise<void> => {
  const events = witness();
  const { client, stop } = fullClient(events);
  await client.connect(new StdioClientTransport(tapped(folder, 'everything', [reference('everything')])));
  const call = (name: string, args: Record<string, unknown> = {}, options = {}) =>
    client.callTool({ name, arguments: args }, undefined, options);

  // The server asks for the roots once it is left alone for a while, and logs that it has them.
  await events.until('notifications/message');
  await client.ping();
  await client.setLoggingLevel('debug');
  const { tools } = await client.listTools();
  await client.listResources();
  await client.listResourceTemplates();
  await client.listPrompts();

  const tasks = client.experimental.tasks;
  const research = (async () => {
    const stream = tasks.callToolStream(
      { name: 'simulate-research-query', arguments: { topic: 'python', ambiguous: true } },
      CallToolResultSchema,
      { task: { ttl: 60_000 } },
    );
    for await (const { type } of stream) events.note(`task ${type}`);
  })();
  const asynchronous = [
    call('trigger-sampling-request-async', { prompt: 'Hello', maxTokens: 5 }),
    call('trigger-elicitation-request-async'),
  ];

  await call('echo', { message: 'Grüße, 世界 \u{1f327}\nnext line' });
  await call('get-sum', { a: 2, b: 0.5 });
  await call('get-env');
  await call('get-tiny-image');
  await call('get-annotated-message', { messageType: 'error', includeImage: true });
  await call('get-structured-content', { location: 'Chicago' });
  await call('get-resource-links', { count: 4 });
  await call('get-resource-reference', { resourceType: 'Blob', resourceId: 2 });
  await call('get-roots-list');
  for (const outputType of ['resource', 'resourceLink'])
    await call('gzip-file-as-resource', { name: 'a.gz', data: 'data:text/plain,hello', outputType });
  await client.readResource({ uri: 'demo://resource/session/a.gz' });
  await call('trigger-sampling-request', { prompt: 'Hello', maxTokens: 5 });
  await call('trigger-elicitation-request');
  await call('trigger-url-elicitation', { url: 'https://example.com/', elicitationId: 'one' });
  await refused(call('trigger-url-elicitation', { url: 'https://example.com/', errorPath: true }));
  await call('echo', {});
  await call('no-such-tool');
  await call('get-resource-reference', { resourceType: 'Text', resourceId: -1 });
  if (tools.length < 18) throw new Error('The server has fewer tools than it had.');

  await call(
    'trigger-long-running-operation',
    { duration: 0.2, steps: 4 },
    { onprogress: () => events.note('progress') },
  );
  const given = new AbortController();
  const slow = call(
    'trigger-long-running-operation',
    { duration: 4, steps: 20 },
    { signal: given.signal, onprogress: () => given.abort('No longer needed.') },
  );
  await refused(slow);
  // By the answer the server has read the cancellation; this one goes on all the same.
  await client.ping();
  await events.until('late progress', events.count('late progress') + 1);

  for (const uri of [
    'demo://resource/dynamic/text/1',
    'demo://resource/dynamic/blob/2',
    'demo://resource/static/document/features.md',
  ])
    await client.readResource({ uri });
  await refused(client.readResource({ uri: 'demo://resource/dynamic/text/none' }));
  await refused(client.readResource({ uri: 'demo://nowhere' }));
  await client.subscribeResource({ uri: 'demo://resource/dynamic/text/1' });
  await call('toggle-subscriber-updates');
  await events.until('notifications/resources/updated');
  await call('toggle-subscriber-updates');
  await client.unsubscribeResource({ uri: 'demo://resource/dynamic/text/1' });
  await call('toggle-simulated-logging');
  await call('toggle-simulated-logging');

  await client.getPrompt({ name: 'simple-prompt' });
  await client.getPrompt({ name: 'args-prompt', arguments: { city: 'Oslo' } });
  await client.getPrompt({ name: 'resource-prompt', arguments: { resourceType: 'Text', resourceId: '1' } });
  await client.getPrompt({ name: 'completable-prompt', arguments: { department: 'Sales', name: 'Eve' } });
  await refused(client.getPrompt({ name: 'args-prompt' }));
  await refused(client.getPrompt({ name: 'no-such-prompt' }));
  const prompt = { type: 'ref/prompt', name: 'completable-prompt' } as const;
  await client.complete({ ref: prompt, argument: { name: 'department', value: 'S' } });
  await client.complete({
    ref: prompt,
    argument: { name: 'name', value: '' },
    context: { arguments: { department: 'Sales' } },
  });
  await client.complete({
    ref: { type: 'ref/resource', uri: 'demo://resource/dynamic/text/{resourceId}' },
    argument: { name: 'resourceId', value: '1' },
  });
  await refused(client.complete({ ref: { type: 'ref/prompt', name: 'none' }, argument: { name: 'x', value: '' } }));
  await refused(client.request({ method: 'no/such/method' }, EmptyResultSchema));

  const asked = events.count('roots/list');
  await client.sendRootsListChanged();
  await events.until('roots/list', asked + 1);

  const { task } = await client.request(
    {
      method: 'tools/call',
      params: { name: 'simulate-research-query', arguments: { topic: 'rain' }, task: { ttl: 60_000 } },
    },
    CreateTaskResultSchema,
  );
  await tasks.getTask(task.taskId);
  await tasks.listTasks();
  await tasks.cancelTask(task.taskId);
  await refused(tasks.cancelTask(task.taskId));
  await refused(tasks.getTask('no-such-task'));
  await refused(call('simulate-research-query', { topic: 'rain' }));
  await Promise.all([research, ...asynchronous]);
  await client.close();
  stop();
};

const filesystem = async (folder: string): Promise<void> => {
  const files = join(folder, 'files');
  await mkdir(files);
  await writeFile(join(files, 'note.txt'), 'one\ntwo\nthree\n');
  await writeFile(join(files, 'pixel.png'), Buffer.from(pixel, 'base64'));
  await writeFile(join(files, 'sound.wav'), 'RIFF');
  await writeFile(join(files, 'other.bin'), 'x');
  const events = witness();
  const { client, stop } = fullClient(events, [{ uri: pathToFileURL(files).href, name: 'Files' }]);
  await client.connect(new StdioClientTransport(tapped(folder, 'filesystem', [reference('filesystem'), files])));
  const call = (name: string, args: Record<string, unknown> = {}) => client.callTool({ name, arguments: args });
  const at = (name: string) => join(files, name);
  await events.until('roots/list');
  await client.listTools();
  await call('list_allowed_directories');
  for (const range of [{}, { head: 1 }, { tail: 1 }]) await call('read_text_file', { path: at('note.txt'), ...range });
  await call('read_file', { path: at('note.txt') });
  for (const name of ['pixel.png', 'sound.wav', 'other.bin']) await call('read_media_file', { path: at(name) });
  await call('read_multiple_files', { paths: [at('note.txt'), at('none.txt')] });
  await call('write_file', { path: at('new.txt'), content: 'new "quoted"\r\n\u2028' });
  const edits = [{ oldText: 'new', newText: 'old' }];
  for (const dryRun of [true, false]) await call('edit_file', { path: at('new.txt'), edits, dryRun });
  await call('create_directory', { path: at('more') });
  await call('move_file', { source: at('new.txt'), destination: at('more/new.txt') });
  await call('list_directory', { path: files });
  await call('list_directory_with_sizes', { path: files, sortBy: 'size' });
  await call('directory_tree', { path: files });
  await call('search_files', { path: files, pattern: '**/*.txt' });
  await call('get_file_info', { path: at('note.txt') });
  await call('read_text_file', { path: '/etc/hostname' });
  await call('read_text_file', { path: at('none.txt') });
  await call('read_text_file', {});
  await client.sendRootsListChanged();
  await events.until('roots/list', 2);
  await refused(client.request({ method: 'prompts/list' }, EmptyResultSchema));
  await client.close();
  stop();
};

const memory = async (folder: string): Promise<void> => {
  const events = witness();
  const client = new Client({ name: 'recorder', version: '1.0.0' });
  client.fallbackNotificationHandler = async ({ method }) => events.note(method);
  const env = { MEMORY_FILE_PATH: join(folder, 'memory.jsonl') };
  await client.connect(new StdioClientTransport(tapped(folder, 'memory', [reference('memory')], env)));
  const call = (name: string, args: Record<string, unknown> = {}) => client.callTool({ name, arguments: args });
  await client.listTools();
  const { resources } = await client.listResources();
  await client.listResourceTemplates();
  const { uri } = resources[0]!;
  await client.subscribeResource({ uri });
  await call('create_entities', {
    entities: ['Ada', 'Charles'].map((name) => ({ name, entityType: 'person', observations: ['likes engines'] })),
  });
  const relation = { from: 'Ada', to: 'Charles', relationType: 'knows' };
  await call('create_relations', { relations: [relation] });
  await call('add_observations', { observations: [{ entityName: 'Ada', contents: ['writes notes'] }] });
  await call('add_observations', { observations: [{ entityName: 'Nobody', contents: ['x'] }] });
  await call('read_graph');
  await call('search_nodes', { query: 'engine' });
  await call('open_nodes', { names: ['Ada'] });
  await call('open_nodes', {});
  await client.readResource({ uri });
  await call('delete_observations', { deletions: [{ entityName: 'Ada', observations: ['writes notes'] }] });
  await call('delete_relations', { relations: [relation] });
  await call('delete_entities', { entityNames: ['Charles'] });
  await events.until('notifications/resources/updated');
  await client.unsubscribeResource({ uri });
  await client.close();
};

const thinking = async (folder: string): Promise<void> => {
  const client = new Client({ name: 'recorder', version: '1.0.0' });
  await client.connect(
    new StdioClientTransport(tapped(folder, 'sequential-thinking', [reference('sequential-thinking')])),
  );
  const call = (args: Record<string, unknown>) => client.callTool({ name: 'sequentialthinking', arguments: args });
  await client.listTools();
  const first = { thought: 'First.', thoughtNumber: 1, totalThoughts: 2, nextThoughtNeeded: true };
  // All at once: answers may come in any order.
  await Promise.all([
    call(first),
    call({ ...first, thoughtNumber: 2, isRevision: true, revisesThought: 1 }),
    call({ ...first, thoughtNumber: 3, branchFromThought: 1, branchId: 'b', nextThoughtNeeded: false }),
    call({ thought: 'Nothing else.' }),
  ]);
  await client.close();
};
const oldToNew = async (folder: string): Promise<void> => {
  const events = witness();
  const { client, stop } = fullClient(events);
  await client.connect(new StdioClientTransport(tapped(folder, 'old-to-new', [ownServer])));
  await client.listTools();
  await client.callTool({ name: 'ask', arguments: {} });
  await client.callTool({ name: 'push', arguments: {} });
  await client.callTool({ name: 'retire', arguments: {} });
  await client.close();
  stop();
};

export const firstLine: readonly Session[] = [everything, filesystem, memory, thinking, oldToNew];
