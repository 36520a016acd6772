/** The second line of the SDK, which speaks both eras, as client and as server. */
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { z } from 'zod';
import {
  contentFor,
  ownServer,
  reference,
  refused,
  roots,
  type Session,
  sampled,
  tapped,
  type Witness,
  witness,
} from './recorder.ts';

const newClient = (events: Witness, options: ConstructorParameters<typeof Client>[1]) => {
  const client = new Client(
    { name: 'recorder', version: '2.0.0' },
    {
      capabilities: {
        roots: { listChanged: true },
        sampling: { tools: {} },
        elicitation: { form: {}, url: {} },
      },
      ...options,
    },
  );
  client.fallbackNotificationHandler = async ({ method }) => events.note(method);
  client.setRequestHandler('roots/list', () => ({ roots: [...roots] }));
  client.setRequestHandler('sampling/createMessage', () => ({ ...sampled }));
  client.setRequestHandler('elicitation/create', ({ params }) =>
    params.mode === 'url' ? { action: 'accept' } : { action: 'accept', content: contentFor(params.requestedSchema) },
  );
  return client;
};

/** What both eras have in common. */
const tour = async (client: Client, events: Witness): Promise<void> => {
  const call = (name: string, args: Record<string, unknown> = {}, options = {}) =>
    client.callTool({ name, arguments: args }, options);
  await client.listTools();
  await client.listResources();
  await client.listResourceTemplates();
  await client.listPrompts();
  await call('get_weather', { city: 'Oslo' });
  await call('get_weather', { city: 'Atlantis' });
  await call('get_weather', { city: 7 });
  await call('get_hours');
  await call('show_everything');
  await call('count', { to: 3 }, { onprogress: () => events.note('progress') });
  await call('ask');
  await call('ask_later');
  await call('refuse');
  await call('no_such_tool').catch(() => {});
  const given = new AbortController();
  const onprogress = (): void => given.abort('No longer needed.');
  await refused(call('wait', {}, { signal: given.signal, onprogress }));
  for (const uri of ['weather://stations', 'weather://map', 'weather://locked', 'weather://cities/oslo'])
    await client.readResource({ uri }, { cacheMode: 'bypass' } as never);
  await refused(client.readResource({ uri: 'weather://nowhere' }));
  await client.getPrompt({ name: 'forecast', arguments: { city: 'Oslo' } });
  await refused(client.getPrompt({ name: 'forecast' }));
  await refused(client.getPrompt({ name: 'none' }));
  const ref = { type: 'ref/prompt', name: 'forecast' } as const;
  await client.complete({ ref, argument: { name: 'city', value: 'O' } });
  await client.complete({ ref, argument: { name: 'style', value: '' }, context: { arguments: { city: 'Oslo' } } });
  await client.complete({
    ref: { type: 'ref/resource', uri: 'weather://cities/{city}' },
    argument: { name: 'city', value: 'os' },
  });
};

const newLegacy = async (folder: string): Promise<void> => {
  const events = witness();
  const client = newClient(events, {});
  await client.connect(new StdioClientTransport(tapped(folder, 'new-legacy', [ownServer])));
  await client.ping();
  await client.setLoggingLevel('debug');
  await tour(client, events);
  await client.callTool({ name: 'push', arguments: {} });
  await client.subscribeResource({ uri: 'weather://stations' });
  await client.callTool({ name: 'change_all', arguments: {} });
  await client.unsubscribeResource({ uri: 'weather://stations' });
  await client.sendRootsListChanged();
  await client.callTool({ name: 'retire', arguments: {} });
  await client.close();
};

const newModern = async (folder: string): Promise<void> => {
  const events = witness();
  const client = newClient(events, { versionNegotiation: { mode: { pin: '2026-07-28' } } });
  await client.connect(new StdioClientTransport(tapped(folder, 'new-modern', [ownServer])));
  await client.discover();
  await tour(client, events);
  const logged = { 'io.modelcontextprotocol/logLevel': 'info' };
  await client.callTool({ name: 'count', arguments: { to: 2 }, _meta: logged } as never);
  const all = { toolsListChanged: true, promptsListChanged: true, resourcesListChanged: true };
  const first = await client.listen({ ...all, resourceSubscriptions: ['weather://stations'] });
  await client.callTool({ name: 'change_all', arguments: {} });
  await events.until('notifications/resources/updated');
  await first.close();
  const second = await client.listen({ toolsListChanged: true });
  await client.callTool({ name: 'change_all', arguments: {} });
  await client.callTool({ name: 'retire', arguments: {} });
  await second.closed;
  await client.close();
};

/** A client of the second line that finds a server of the first. */
const newToOld = async (folder: string): Promise<void> => {
  const events = witness();
  const client = newClient(events, { versionNegotiation: { mode: 'auto' } });
  await client.connect(new StdioClientTransport(tapped(folder, 'new-to-old', [reference('sequential-thinking')])));
  await client.listTools();
  await client.close();
};

/** Its own kind of transport makes the client try out the server on the connection itself. */
class OwnTransport extends StdioClientTransport {}

const newToOldInPlace = async (folder: string): Promise<void> => {
  const events = witness();
  const client = newClient(events, { versionNegotiation: { mode: 'auto' } });
  await client.connect(new OwnTransport(tapped(folder, 'new-to-old-in-place', [reference('everything')])));
  await events.until('notifications/message');
  await client.listTools();
  for (const name of ['get-tiny-image', 'trigger-elicitation-request', 'get-roots-list'])
    await client.callTool({ name, arguments: {} });
  await client.callTool({ name: 'trigger-sampling-request', arguments: { prompt: 'Hello' } });
  await client.callTool({ name: 'no-such-tool', arguments: {} });
  await client.close();
};

/** A client that can do nothing more than the protocol asks, with a server that asks for more. */
const newPlain = async (folder: string): Promise<void> => {
  const client = new Client(
    { name: 'plain', version: '1.0.0' },
    { versionNegotiation: { mode: { pin: '2026-07-28' } }, listChanged: { tools: { onChanged: () => {} } } },
  );
  await client.connect(new StdioClientTransport(tapped(folder, 'new-plain', [ownServer])));
  await refused(client.callTool({ name: 'ask', arguments: {} }));
  await refused(client.callTool({ name: 'ask_later', arguments: {}, requestState: 'made up' } as never));
  const other = { 'io.modelcontextprotocol/protocolVersion': '2099-01-01' };
  await client.callTool({ name: 'get_hours', arguments: {}, _meta: other } as never);
  await refused(client.request({ method: 'no/such/method' }, z.looseObject({})));
  await client.close();
};

export const secondLine: readonly Session[] = [newLegacy, newModern, newToOld, newToOldInPlace, newPlain];
