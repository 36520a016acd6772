/**
 * Every address of the site in one place. Pages are built for the root of a host and then made to work in any folder; in the
 * browser the root is the folder above the site's scripts.
 */
import { lang } from './language.ts';

const base = (
  import.meta.env.SSR || import.meta.env.DEV
    ? import.meta.env.BASE_URL
    : new URL(import.meta.url).pathname.replace(/_astro\/[^/]*$/, '')
).replace(/\/$/, '');

/**
 * Address of a page or file from its path below the site's root. Pages are named by their English address,
 * `href('en/rules/')`, and found in the language of this build.
 */
export const href = (path = ''): string => `${base}/${path.replace(/^en\//, `${lang}/`)}`;

/** The first page; English has the root. */
export const homeHref = (): string => href(lang === 'en' ? '' : `${lang}/home/`);

/** The page at an address, in another language. */
export const inOther = (address: string, other: string): string => {
  const path = address.slice(base.length + 1);
  const rest = path.startsWith(`${lang}/`) ? path.slice(lang.length + 1) : 'home/';
  return `${base}/${other === 'en' && rest === 'home/' ? '' : `${other}/${rest}`}`;
};

/** An exercise for the frame of another page; English has the short address. */
export const embedHref = (id: string): string => href(`${lang === 'en' ? '' : `${lang}/`}embed/${id}/`);

export const lessonHref = (slug: string): string => href(`en/lessons/${slug}/`);
export const ruleHref = (id: string): string => href(`en/rules/${id}/`);
