/** Long sessions without a fault, to measure with: a handshake, lists, and calls with progress and log messages. */
import { closeSync, openSync, writeSync } from 'node:fs';

const tools = ['forecast', 'history', 'alerts', 'stations'].map((name) => ({
  name: `weather_${name}`,
  title: `Weather ${name}`,
  description: `Reads the ${name} of a place and answers with one paragraph of text.`,
  inputSchema: {
    type: 'object',
    properties: {
      city: { type: 'string', description: 'Name of the city' },
      days: { type: 'integer', minimum: 1, maximum: 7 },
    },
    required: ['city'],
  },
}));

const cities = ['Lyon', 'Oslo', 'Porto', 'Gdańsk', 'Tromsø'];

/** As many messages as asked for, as they were sent; a last call may go unfinished. */
export const sessionOf = (revision, count) => {
  const isStateless = revision >= '2026-07-28';
  const sent = [];
  let id = 0;
  const client = (message) => sent.push({ sender: 'client', text: JSON.stringify({ jsonrpc: '2.0', ...message }) });
  const server = (message) => sent.push({ sender: 'server', text: JSON.stringify({ jsonrpc: '2.0', ...message }) });
  const own = isStateless
    ? {
        'io.modelcontextprotocol/protocolVersion': revision,
        'io.modelcontextprotocol/clientInfo': { name: 'bench', version: '1.0.0' },
        'io.modelcontextprotocol/clientCapabilities': {},
        'io.modelcontextprotocol/logLevel': 'info',
      }
    : {};
  const request = (method, params, meta = {}) => {
    const _meta = { ...own, ...meta };
    const all = Object.keys(_meta).length > 0 ? { ...params, _meta } : params;
    client({ id: ++id, method, ...(all && { params: all }) });
    return id;
  };
  const kind = isStateless
    ? {
        resultType: 'complete',
        _meta: { 'io.modelcontextprotocol/serverInfo': { name: 'weather', version: '2.1.0' } },
      }
    : {};
  const kept = isStateless ? { ttlMs: 60000, cacheScope: 'public' } : {};
  const result = (of, value) => server({ id: of, result: { ...kind, ...value } });
  const capabilities = { logging: {}, tools: { listChanged: true } };
  if (isStateless) {
    result(request('server/discover'), { supportedVersions: [revision], capabilities, ...kept });
  } else {
    const clientInfo = { name: 'bench', version: '1.0.0' };
    const serverInfo = { name: 'weather', version: '2.1.0' };
    const opening = request('initialize', { protocolVersion: revision, capabilities: {}, clientInfo });
    result(opening, { protocolVersion: revision, capabilities, serverInfo });
    client({ method: 'notifications/initialized' });
    result(request('logging/setLevel', { level: 'info' }), {});
  }
  for (let round = 0; sent.length < count; round++) {
    if (round % 50 === 0) result(request('tools/list'), { tools, ...kept });
    const city = cities[round % cities.length];
    const call = { name: tools[round % tools.length].name, arguments: { city, days: 1 + (round % 7) } };
    const progressToken = `weather-${round}`;
    const asked = request('tools/call', call, { progressToken });
    server({ method: 'notifications/progress', params: { progressToken, progress: 1, total: 2, message: 'Asking' } });
    if (round % 2 === 0) {
      const data = { city, station: 100 + (round % 17), cached: false };
      server({ method: 'notifications/message', params: { level: 'info', logger: 'stations', data } });
    }
    server({ method: 'notifications/progress', params: { progressToken, progress: 2, total: 2 } });
    const text = `${city}: ${12 + (round % 9)} °C, light rain in the evening.`;
    result(asked, { content: [{ type: 'text', text }], isError: false });
    if (round % 10 === 0 && !isStateless) result(request('ping'), {});
  }
  return sent.slice(0, count);
};

/** Writes one session of so many megabytes, a message a line. Returns its bytes and the time that JSON.parse of its lines took. */
export const writeLongLog = (file, megabytes) => {
  const session = sessionOf('2025-11-25', 20_000);
  const opening = 5;
  const handle = openSync(file, 'w');
  let bytes = 0;
  let parsed = 0;
  for (let round = 0; bytes < megabytes * 1_048_576; round++) {
    const later = (digits) => Number(digits) + round * 10_000;
    const lines = session
      .slice(round === 0 ? 0 : opening)
      .map(({ text }) =>
        text
          .replace(/"id":(\d+)/, (_, id) => `"id":${later(id)}`)
          .replace(/"weather-(\d+)"/, (_, token) => `"weather-${later(token)}"`),
      );
    const start = process.hrtime.bigint();
    for (const line of lines) JSON.parse(line);
    parsed += Number(process.hrtime.bigint() - start);
    bytes += writeSync(handle, `${lines.join('\n')}\n`);
  }
  closeSync(handle);
  return { bytes, parsed };
};
