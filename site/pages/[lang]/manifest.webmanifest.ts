/** What a device needs to know to install the course. Its addresses are told from its own, so that any folder will do. */
import type { APIRoute } from 'astro';
import words from '../../i18n/offline.ts';
import { icons, paper } from '../../icons.ts';
import { inLanguage, lang } from '../../language.ts';

export const getStaticPaths = () => inLanguage();

export const GET: APIRoute = () => {
  const { name, description } = words.manifest;
  const manifest = {
    id: './',
    name,
    short_name: 'Handwire',
    description,
    lang,
    start_url: './',
    scope: '../',
    display: 'standalone',
    background_color: paper,
    theme_color: paper,
    categories: ['education', 'developer'],
    icons: icons.map(({ file, size, purpose }) => ({
      src: `../${file}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  };
  return new Response(JSON.stringify(manifest), { headers: { 'Content-Type': 'application/manifest+json' } });
};
