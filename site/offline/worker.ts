/**
 * The service worker: gives what is kept on the device, and keeps the course there. What is listed is taken from the device
 * first; the rest of the site, such as exercises inside the pages of others, goes past it.
 */
import { NavigationRoute, registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { anyOf, cacheName, isListed, keyOf, languageOf, missing, pathOf, pathsFor, tidy } from './cache.ts';
import type { Asked, Kept, Shells } from './messages.ts';

declare const self: ServiceWorkerScope;
/** The base that the addresses of pages which stand in for others were built for. */
declare const BASE: string;
declare const SHELLS: Shells;

const standIns = { unknown: '404.html', absent: 'offline/' } as const;
const { scope } = self.registration;

const kept = new CacheFirst({
  cacheName,
  matchOptions: { ignoreVary: true },
  plugins: [{ cacheKeyWillBeUsed: async ({ request }) => keyOf(pathOf(request.url)!) }],
});

registerRoute(({ url }) => isListed(pathOf(url.href)), kept);

/** A folder's address without its slash would lead every address in its page astray. */
registerRoute(
  ({ url, request }) => request.mode === 'navigate' && isListed(`${pathOf(url.href)}/`),
  async ({ url }) => Response.redirect(`${url.origin}${url.pathname}/${url.search}`, 301),
);
registerRoute(new NavigationRoute(({ request }) => fetch(request)));

/** A page that is shown in place of another is read at any depth: its addresses are told from this site's root. */
const standIn = async (name: string, status: number, path = ''): Promise<Response> => {
  const page = (await anyOf(`${languageOf(path)}/${name}`)) ?? (await anyOf(name));
  if (!page) return Response.error();
  const html = (await page.text()).replaceAll(/(\s(?:href|src)=")([^"]*)/g, (whole, before: string, address: string) =>
    address.startsWith(BASE) ? before + scope + address.slice(BASE.length) : whole,
  );
  return new Response(html, { status, headers: page.headers });
};

setCatchHandler(async ({ request }) => {
  const path = pathOf(request.url);
  if (!isListed(path)) return request.mode === 'navigate' ? standIn(standIns.unknown, 404, path) : Response.error();
  const older = await anyOf(path);
  return older ?? (request.mode === 'navigate' ? standIn(standIns.absent, 503, path) : Response.error());
});

const keepOne = async (event: ExtendableEvent, path: string): Promise<void> => {
  // The text that the list means, not one that the browser has from before.
  const request = new Request(scope + path, { cache: 'no-cache', priority: 'low' });
  const [response, done] = kept.handleAll({ event, request });
  await response;
  await done;
};

const keepShell = async (event: ExtendableEvent, lang: string): Promise<void> => {
  await Promise.all((await missing(SHELLS[lang] ?? [])).map((path) => keepOne(event, path)));
};

const windows = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

const tell = async (news: Kept): Promise<void> => {
  for (const client of await windows()) client.postMessage(news);
};

const atOnce = 4;

/** Keeps all that there is in a language, a few files at a time. True when nothing is missing. */
const fill = async (event: ExtendableEvent, lang: string): Promise<boolean> => {
  const paths = pathsFor(lang);
  const left = await missing(paths);
  const report = (done: number, isFull = false) => tell({ type: 'kept', done, total: paths.length, isFull });
  for (let i = 0; i < left.length; i += atOnce) {
    await report(paths.length - left.length + i);
    try {
      await Promise.all(left.slice(i, i + atOnce).map((path) => keepOne(event, path)));
    } catch (error) {
      const isFull = String(error).includes('Quota');
      if (isFull) await report(paths.length - left.length + i, true);
      return false;
    }
  }
  const { length } = await missing(paths);
  await report(paths.length - length);
  return length === 0;
};

const keep = async (event: ExtendableEvent, { lang, all }: Asked & { type: 'keep' }): Promise<void> => {
  await keepShell(event, lang).catch(() => {});
  if (all && !(await fill(event, lang))) return;
  // Another tab may still show the version before, and fetch its scripts.
  if (!self.registration.waiting && (await windows()).length < 2) await tidy();
};

let work: Promise<void> | undefined;

self.addEventListener('message', (event) => {
  const asked = event.data as Asked;
  if (asked.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
  if (asked.type !== 'keep') return;
  work ??= keep(event, asked).finally(() => {
    work = undefined;
  });
  event.waitUntil(work);
});

self.addEventListener('install', (event) => {
  event.waitUntil(keepShell(event, 'en'));
});
self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});
