/** For those who index the site: `robots.txt`, and where its address is known `sitemap.xml` with every page of every language. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { lang } from './language.ts';
import { isStandIn } from './portable.ts';
import { filesIn } from './walk.ts';

const sitemap = (addresses: readonly string[]): string => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.map((address) => `<url><loc>${address}</loc></url>`).join('\n')}
</urlset>
`;

/** A page is a folder with an index; those that stand in for others are none, and exercises for frames are of another page. */
const pagesIn = async (folder: string): Promise<readonly string[]> =>
  (await filesIn(folder))
    .filter((name) => /(^|\/)index\.html$/.test(name) && !isStandIn(name) && !/(^|\/)embed\//.test(name))
    .map((name) => name.replace(/index\.html$/, ''));

export const listing = (): AstroIntegration => {
  let root: URL | undefined;
  return {
    name: 'handwire-listing',
    hooks: {
      'astro:config:done': ({ config: { site, base } }) => {
        root = site ? new URL(base.replace(/\/?$/, '/'), site) : undefined;
      },
      // Behind the other languages, so that their pages are there.
      'astro:build:done': async ({ dir }) => {
        if (lang !== 'en') return;
        const folder = fileURLToPath(dir);
        const rules = ['User-agent: *', 'Allow: /'];
        if (root) {
          const addresses = (await pagesIn(folder)).map((page) => new URL(page, root).href);
          await writeFile(path.join(folder, 'sitemap.xml'), sitemap(addresses));
          rules.push(`Sitemap: ${new URL('sitemap.xml', root).href}`);
        }
        await writeFile(path.join(folder, 'robots.txt'), `${rules.join('\n')}\n`);
      },
    },
  };
};
