/** What a built site is made of, read by the browser's own HTML parser, before any script has touched it. */
import type { Browser } from 'playwright-core';

export interface Markup {
  readonly title: string;
  readonly ids: readonly string[];
  /** Addresses that the page links to or loads, in full. */
  readonly addresses: readonly string[];
  /** Tags that a policy without inline scripts and styles would stop. */
  readonly inline: readonly string[];
}

/** Pages by their address below `url`. */
export const readMarkup = async (
  browser: Browser,
  url: string,
  pages: readonly string[],
): Promise<ReadonlyMap<string, Markup>> => {
  const page = await browser.newPage();
  await page.goto(`${url}${pages[0]}`);
  const read = await page.evaluate(
    ({ url, pages }) =>
      Promise.all(
        pages.map(async (address): Promise<Markup> => {
          const answer = await fetch(url + address);
          const html = new DOMParser().parseFromString(await answer.text(), 'text/html');
          const all = [...html.querySelectorAll('*')];
          const runs = (element: Element): boolean =>
            element.matches('style, [style], script:not([src], [type="application/json"])') ||
            [...element.attributes].some(({ name, value }) => /^on/.test(name) || /^\s*javascript:/i.test(value));
          return {
            title: html.title.trim(),
            ids: all.filter(({ id }) => id !== '').map(({ id }) => id),
            addresses: all
              .filter((element) => !element.matches('[rel="canonical"]'))
              .flatMap((element) => [element.getAttribute('href'), element.getAttribute('src')])
              .filter((address) => address !== null)
              .map((href) => new URL(href, url + address).href),
            inline: all.filter(runs).map((element) => (element.cloneNode() as Element).outerHTML),
          };
        }),
      ),
    { url, pages },
  );
  await page.close();
  return new Map(pages.map((page, index) => [page, read[index]!]));
};

/** Addresses of the own site that lead to no file, or to an id that is not on the page. */
export const deadLinks = (
  url: string,
  markup: ReadonlyMap<string, Markup>,
  files: readonly string[],
): readonly string[] =>
  [...markup].flatMap(([page, { addresses }]) =>
    addresses
      .filter((address) => new URL(address).origin === new URL(url).origin)
      .filter((address) => {
        if (!address.startsWith(`${url}/`)) return true;
        const [path = '', fragment = ''] = address.slice(url.length).split('#');
        const target = markup.get(path);
        const isThere = target !== undefined || files.includes(path);
        return !isThere || (fragment !== '' && !target?.ids.includes(decodeURIComponent(fragment)));
      })
      .map((address) => `${page} -> ${address}`),
  );
