/** Serves a built folder as a static host would, with the headers that the site asks its host for. */
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/** The strictest policy a site without a server can live under; used where the build brings no `_headers` of its own. */
const strict: Readonly<Record<string, string>> = {
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

type Headers = Readonly<Record<string, string>>;

interface Block {
  readonly path: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/** The blocks of a `_headers` file: a path on a line of its own, its headers indented. */
const parseHeaders = (text: string): readonly Block[] =>
  [...text.matchAll(/^(\S+)\n((?:[ \t]+.*\n?)+)/gm)].map(([, path, lines]) => ({
    path: path!,
    headers: [...lines!.matchAll(/^\s+([\w-]+):\s*(.*)$/gm)].map(([, name, value]) => [name!, value!] as const),
  }));

const fits = (path: string, pathname: string): boolean =>
  path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : path === pathname;

/** As hosts do: all blocks that fit, the values of one header joined. */
const headersFor = (blocks: readonly Block[], pathname: string): Headers => {
  const found: Record<string, string> = {};
  for (const { path, headers } of blocks) {
    if (!fits(path, pathname)) continue;
    for (const [name, value] of headers) found[name] = found[name] === undefined ? value : `${found[name]}, ${value}`;
  }
  return found;
};

const headersOf = async (folder: string): Promise<(pathname: string) => Headers> => {
  const blocks = parseHeaders(await readFile(join(folder, '_headers'), 'utf8').catch(() => ''));
  return blocks.length > 0 ? (pathname) => headersFor(blocks, pathname) : () => strict;
};

const isFolder = async (path: string): Promise<boolean> =>
  (await stat(path).catch(() => undefined))?.isDirectory() ?? false;

/** The page of lost addresses that is nearest: a site may stand below a path of its host. */
const lost = async (folder: string, pathname: string): Promise<Buffer | string> => {
  for (let path = pathname; path !== ''; path = path.slice(0, path.lastIndexOf('/'))) {
    const file = normalize(join(folder, path, '../404.html'));
    const page = file.startsWith(folder + sep) && (await readFile(file).catch(() => undefined));
    if (page) return page;
  }
  return 'Nothing is here.';
};

export interface Served {
  /** Without a slash at the end. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Serves `build/` (or another folder) on a free port of this machine. */
export const serve = async (folder = fileURLToPath(new URL('../build', import.meta.url))): Promise<Served> => {
  if (!(await isFolder(folder))) throw new Error(`${folder} is not there: run \`npm run build\` first.`);
  const headers = await headersOf(folder);
  const server = createServer(async (request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const send = (status: number, body: Buffer | string, more: Record<string, string> = {}): void => {
      response.writeHead(status, { ...headers(pathname), ...more }).end(request.method === 'HEAD' ? undefined : body);
    };
    try {
      const path = normalize(join(folder, decodeURIComponent(pathname)));
      if (path !== folder && !path.startsWith(folder + sep)) return send(404, '');
      if (!pathname.endsWith('/') && (await isFolder(path)))
        return send(301, '', { Location: `${pathname}/${search}` });
      const file = pathname.endsWith('/') ? join(path, 'index.html') : path;
      send(200, await readFile(file), { 'Content-Type': types[extname(file)] ?? 'application/octet-stream' });
    } catch {
      send(404, await lost(folder, pathname), { 'Content-Type': types['.html']! });
    }
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
