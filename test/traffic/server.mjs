/** A server of its own for the second line of the SDK: all that it offers, in the era that the client opens with. */
import {
  completable,
  createRequestStateCodec,
  inputRequired,
  inputResponse,
  McpServer,
  ProtocolError,
  ResourceTemplate,
} from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { z } from 'zod';

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const states = createRequestStateCodec({ key: 'a key of thirty-two bytes or more, for tests' });

const say = (text) => ({ content: [{ type: 'text', text }] });

const build = ({ era }) => {
  const server = new McpServer(
    { name: 'weather-station', version: '2.0.0', title: 'Weather station', websiteUrl: 'https://example.com/' },
    {
      instructions: 'Ask for a city first.',
      capabilities: {
        logging: {},
        completions: {},
        tools: { listChanged: true },
        prompts: { listChanged: true },
        resources: { listChanged: true, subscribe: true },
      },
      cacheHints: {
        'tools/list': { ttlMs: 60_000, cacheScope: 'public' },
        'server/discover': { ttlMs: 1_000, cacheScope: 'private' },
      },
      requestState: { verify: states.verify },
    },
  );

  server.registerTool(
    'get_weather',
    {
      title: 'Weather',
      description: 'The weather of a city.',
      inputSchema: z.object({ city: z.string().min(1), days: z.number().int().min(1).max(7).default(1) }),
      outputSchema: z.object({ celsius: z.number(), sky: z.enum(['clear', 'cloudy']) }),
      annotations: { readOnlyHint: true, openWorldHint: false },
      icons: [{ src: 'https://example.com/sun.png', mimeType: 'image/png', sizes: ['48x48'] }],
      _meta: { 'example.com/unit': 'celsius' },
    },
    ({ city }) => {
      if (city === 'Atlantis') throw new Error('There is no such city.');
      const structuredContent = { celsius: 21.5, sky: 'clear' };
      return { content: [{ type: 'text', text: JSON.stringify(structuredContent) }], structuredContent };
    },
  );
  server.registerTool('get_hours', { outputSchema: z.array(z.number()) }, () => ({
    content: [{ type: 'text', text: '[1,2,3]' }],
    structuredContent: [1, 2, 3],
  }));
  server.registerTool('show_everything', { description: 'One block of each kind.' }, () => ({
    content: [
      { type: 'text', text: 'text', annotations: { audience: ['user'], priority: 0.5 } },
      { type: 'image', data: pixel, mimeType: 'image/png' },
      { type: 'audio', data: 'UklGRiQAAABXQVZF', mimeType: 'audio/wav' },
      { type: 'resource_link', uri: 'weather://stations', name: 'stations' },
      { type: 'resource', resource: { uri: 'weather://stations', mimeType: 'text/plain', text: 'Oslo' } },
      { type: 'resource', resource: { uri: 'weather://map', mimeType: 'image/png', blob: pixel } },
    ],
  }));
  server.registerTool(
    'count',
    { inputSchema: z.object({ to: z.number().int() }) },
    async ({ to }, { mcpReq: { _meta, notify, log, signal } }) => {
      for (let progress = 1; progress <= to && !signal.aborted; progress++) {
        await log('info', { progress }, 'counter');
        if (_meta?.progressToken !== undefined) {
          const params = { progressToken: _meta.progressToken, progress, total: to, message: `At ${progress}` };
          await notify({ method: 'notifications/progress', params });
        }
      }
      return say(`Counted to ${to}.`);
    },
  );
  server.registerTool(
    'wait',
    { description: 'Ends only by being cancelled.' },
    async ({ mcpReq: { _meta, notify, signal } }) => {
      const progressToken = _meta?.progressToken;
      const cancelled = new Promise((resolve) => {
        signal.addEventListener('abort', resolve);
      });
      if (progressToken !== undefined)
        await notify({ method: 'notifications/progress', params: { progressToken, progress: 1 } });
      await cancelled;
      return say('Cancelled.');
    },
  );
  server.registerTool('ask', { description: 'Asks for everything there is to ask for.' }, async ({ mcpReq }) => {
    const answers = ['form', 'link', 'sample', 'roots'].map((key) => inputResponse(mcpReq.inputResponses, key).kind);
    if (!answers.includes('missing')) return say(answers.join());
    return inputRequired({
      requestState: await states.mint({ step: 1 }),
      inputRequests: {
        form: inputRequired.elicit({
          message: 'Which city?',
          requestedSchema: {
            type: 'object',
            properties: {
              city: { type: 'string', title: 'City', minLength: 1 },
              unit: { type: 'string', enum: ['celsius', 'kelvin'], default: 'celsius' },
              days: { type: 'integer', minimum: 1, maximum: 7 },
              alarm: { type: 'boolean', default: false },
            },
            required: ['city'],
          },
        }),
        link: inputRequired.elicitUrl({ message: 'Sign in.', url: 'https://example.com/sign-in' }),
        sample: inputRequired.createMessage({
          messages: [{ role: 'user', content: { type: 'text', text: 'A word for rain?' } }],
          maxTokens: 10,
          modelPreferences: { hints: [{ name: 'small' }], costPriority: 1 },
          tools: [{ name: 'lookup', inputSchema: { type: 'object' } }],
          toolChoice: { mode: 'auto' },
        }),
        roots: inputRequired.listRoots(),
      },
    });
  });
  server.registerTool(
    'ask_later',
    { description: 'Answers the first time with nothing but a state.' },
    async (context) => {
      if (context.mcpReq.requestState() !== undefined) return say('Now.');
      return inputRequired({ requestState: await states.mint({ step: 2 }) });
    },
  );
  server.registerTool('refuse', { description: 'Fails as a protocol error of its own.' }, () => {
    throw new ProtocolError(-32_000, 'The station is closed.', { until: 'tomorrow' });
  });

  const extra = server.registerTool('extra', { description: 'Comes and goes.' }, () => say('Here.'));
  extra.disable();
  const draft = server.registerPrompt('draft', { description: 'Comes and goes.' }, () => ({
    messages: [{ role: 'user', content: { type: 'text', text: 'Draft.' } }],
  }));
  draft.disable();
  const note = server.registerResource('note', 'weather://note', {}, ({ href }) => ({
    contents: [{ uri: href, text: 'Note.' }],
  }));
  note.disable();
  server.registerTool('change_all', { description: 'Changes each list, and a resource.' }, async () => {
    for (const one of [extra, draft, note]) (one.enabled ? one.disable : one.enable)();
    await server.server.sendResourceUpdated({ uri: 'weather://stations' });
    return say('Changed.');
  });

  server.registerResource(
    'stations',
    'weather://stations',
    {
      title: 'Stations',
      mimeType: 'text/plain',
      size: 4,
      annotations: { audience: ['assistant'], priority: 1, lastModified: '2026-07-28T09:30:00Z' },
      cacheHint: { ttlMs: 5_000, cacheScope: 'public' },
    },
    ({ href }) => ({ contents: [{ uri: href, mimeType: 'text/plain', text: 'Oslo' }] }),
  );
  server.registerResource('map', 'weather://map', { mimeType: 'image/png' }, ({ href }) => ({
    contents: [{ uri: href, mimeType: 'image/png', blob: pixel }],
  }));
  server.registerResource('locked', 'weather://locked', {}, ({ href }, { mcpReq }) => {
    if (inputResponse(mcpReq.inputResponses, 'why').kind !== 'missing')
      return { contents: [{ uri: href, text: 'Open.' }] };
    return inputRequired({
      inputRequests: {
        why: inputRequired.elicit({
          message: 'Why?',
          requestedSchema: { type: 'object', properties: { reason: { type: 'string' } } },
        }),
      },
    });
  });
  server.registerResource(
    'city',
    new ResourceTemplate('weather://cities/{city}', {
      list: () => ({ resources: [{ uri: 'weather://cities/oslo', name: 'oslo' }] }),
      complete: { city: (start) => ['oslo', 'osaka'].filter((city) => city.startsWith(start)) },
    }),
    { title: 'A city', mimeType: 'text/plain' },
    ({ href }, { city }) => ({ contents: [{ uri: href, mimeType: 'text/plain', text: city }] }),
  );

  server.registerPrompt(
    'forecast',
    {
      title: 'Forecast',
      description: 'Asks for a forecast.',
      argsSchema: z.object({
        city: completable(z.string(), (start) => ['Oslo', 'Osaka'].filter((city) => city.startsWith(start))),
        style: completable(z.string().optional(), (_, given) => [given?.arguments?.city === 'Oslo' ? 'short' : 'long']),
      }),
    },
    ({ city }) => ({
      description: 'A forecast',
      messages: [
        { role: 'user', content: { type: 'text', text: `How is ${city}?` } },
        { role: 'assistant', content: { type: 'resource', resource: { uri: 'weather://stations', text: 'Oslo' } } },
      ],
    }),
  );
  server.registerTool('retire', { description: 'Ends the connection in good order.' }, () => {
    setImmediate(() => handle.close());
    return say('Goodbye.');
  });
  server.server.setRequestHandler('resources/templates/list', ({ params }) =>
    params?.cursor === 'second'
      ? { resourceTemplates: [{ name: 'day', uriTemplate: 'weather://days/{day}' }] }
      : { resourceTemplates: [{ name: 'city', uriTemplate: 'weather://cities/{city}' }], nextCursor: 'second' },
  );
  if (era === 'legacy') {
    for (const method of ['resources/subscribe', 'resources/unsubscribe'])
      server.server.setRequestHandler(method, () => ({}));
    server.registerTool('push', { description: 'Asks in the middle of a call.' }, async ({ mcpReq }) => {
      const { action } = await mcpReq.elicitInput({
        message: 'Sure?',
        requestedSchema: { type: 'object', properties: { sure: { type: 'boolean' } } },
      });
      const { model } = await mcpReq.requestSampling({
        messages: [{ role: 'user', content: { type: 'text', text: 'Hello' } }],
        maxTokens: 5,
      });
      const link = { mode: 'url', elicitationId: 'link-1', message: 'Sign in.', url: 'https://example.com/sign-in' };
      await mcpReq.elicitInput(link);
      await server.server.createElicitationCompletionNotifier('link-1')();
      const { roots } = await server.server.listRoots();
      await server.server.ping();
      return say([action, model, roots.length].join());
    });
  }
  return server;
};

const handle = serveStdio(build);
