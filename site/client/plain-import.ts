/**
 * For the site's build: a dynamic import stays what it is. Vite wraps each in a loader of style sheets, a kilobyte on every
 * page with an exercise; what is fetched late here brings no style sheet of its own.
 */
import type { Plugin } from 'vite';

export const plainImport = (): Plugin => ({
  name: 'handwire-plain-import',
  enforce: 'pre',
  load: {
    order: 'pre',
    handler: (id) =>
      id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load();' : undefined,
  },
});
