/** What is kept on the device: one cache for each place the site is read from, its keys telling which text of a page it is. */
import type { List } from './messages.ts';

declare const KEPT: List;
declare const self: ServiceWorkerScope;

/** In one place: the build writes the whole list wherever this name stands. */
const list = KEPT;

const { scope } = self.registration;
export const cacheName = `handwire ${scope}`;

/** The path below the site's root, as the list has it. */
export const pathOf = (address: string): string | undefined => {
  const [plain = ''] = address.split(/[?#]/);
  return plain.startsWith(scope) ? plain.slice(scope.length).replace(/(^|\/)index\.html$/, '$1') : undefined;
};

export const isListed = (path: string | undefined): path is string => path !== undefined && Object.hasOwn(list, path);

/** The key a path is kept under: another one as soon as another text stands there. */
export const keyOf = (path: string): string => scope + path + (list[path] ? `?${list[path]}` : '');

/** A folder of pages in one language. */
const inLanguage = /^([a-z]{2,3}(?:-[a-z]+)?)\//i;

export const languageOf = (path: string): string | undefined => inLanguage.exec(path)?.[1];

/** What there is in a language, and what is in none; in the order of the list, which is that of need. */
export const pathsFor = (lang: string): readonly string[] =>
  Object.keys(list).filter((path) => (languageOf(path) ?? lang) === lang);

const open = (): Promise<Cache> => caches.open(cacheName);

/** Those of the paths that are not kept yet. */
export const missing = async (paths: readonly string[]): Promise<readonly string[]> => {
  const kept = new Set((await (await open()).keys()).map(({ url }) => url));
  return paths.filter((path) => !kept.has(keyOf(path)));
};

/** Whatever text of a path is there, be it of a version before this one. */
export const anyOf = async (path: string): Promise<Response | undefined> =>
  (await open()).match(scope + path, { ignoreSearch: true, ignoreVary: true });

/** Drops what this version does not list. */
export const tidy = async (): Promise<void> => {
  const cache = await open();
  const listed = new Set(Object.keys(list).map(keyOf));
  const old = (await cache.keys()).filter(({ url }) => !listed.has(url));
  await Promise.all(old.map((request) => cache.delete(request)));
};
