/**
 * For the site's build: a dynamic import stays what it is. Vite wraps each in a loader of style sheets and lists what it
 * will need, more than a kilobyte on every page with something to write in; what is fetched late here brings no style
 * sheet of its own.
 */
import type { Plugin } from 'vite';

/** What is left of the loader is shorter than the request for it. */
const helper = /import\{(?:\w+ as )?(\w+)\}from"\.\/preload-helper\.[^"]+";/;

export const plainImport = (): Plugin => ({
  name: 'handwire-plain-import',
  enforce: 'pre',
  load: {
    order: 'pre',
    handler: (id) =>
      id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load();' : undefined,
  },
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        file.code = file.code
          .replace(/^const __vite__mapDeps=.*\n/, '')
          .replaceAll(/,__vite__mapDeps\(\[[\d,]*\]\)/g, '')
          .replace(helper, (_, name: string) => `const ${name}=e=>e();`);
      }
      for (const name of Object.keys(bundle)) if (/\/preload-helper\./.test(name)) delete bundle[name];
    },
  },
});
