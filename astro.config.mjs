import { satteri } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import { defineConfig } from 'astro/config';
import { fences } from './site/build/fences.ts';
import { fonts } from './site/build/fonts.ts';
import { framing } from './site/build/framing.ts';
import { glossary } from './site/build/glossary.ts';
import { headers } from './site/build/headers.ts';
import { inEnglish, lang, language, languages } from './site/build/language.ts';
import { listing } from './site/build/listing.ts';
import { offline } from './site/build/offline.ts';
import { otherLanguages } from './site/build/other-languages.ts';
import { placeOf } from './site/build/place.ts';
import { plainImport } from './site/build/plain-import.ts';
import { portable } from './site/build/portable.ts';
import { ruleParts } from './site/build/rule-parts.ts';
import { unbroken } from './site/build/unbroken.ts';

/** Where the site will stand: `HANDWIRE_SITE=https://example.org HANDWIRE_BASE=/handwire/ npm run build`. */
const { site, base } = placeOf(process.env);

export default defineConfig({
  srcDir: './site',
  publicDir: './site/public',
  outDir: './build',
  site,
  base,
  devToolbar: { enabled: false },
  // The preview sends what a host should send. In development the server's own inline scripts need to run.
  server: ({ command }) => ({ headers: command === 'preview' ? headers : {} }),
  integrations: [fonts(), mdx(), otherLanguages(), portable(), listing(), framing(), offline()],
  // What is kept of one language is not that of another.
  cacheDir: lang === 'en' ? undefined : `./node_modules/.astro/${lang}`,
  markdown: {
    // Quotes in prose are often wire text: `"id"` must not become curly.
    processor: satteri({ features: { smartPunctuation: false }, mdastPlugins: [fences, glossary, unbroken] }),
    syntaxHighlight: false,
  },
  build: { inlineStylesheets: 'never' },
  vite: {
    plugins: [language(), plainImport(), ruleParts()],
    worker: { format: 'es', plugins: () => [language()] },
    define: {
      'import.meta.env.HANDWIRE_CSP': JSON.stringify(headers['Content-Security-Policy']),
      'import.meta.env.HANDWIRE_LANG': JSON.stringify(lang),
      'import.meta.env.HANDWIRE_IN_ENGLISH': JSON.stringify(await inEnglish()),
      'import.meta.env.HANDWIRE_LANGUAGES': JSON.stringify(languages.join(' ')),
    },
    build: {
      assetsInlineLimit: 0,
      cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
      rolldownOptions: { checks: { moduleLevelDirective: false } },
    },
  },
});
