/** Every address of the site in one place, so that it also works below a sub-path. */
const base = import.meta.env.BASE_URL.replace(/\/$/, '');

/** Address of a page or file from its path below the site's root: `href('en/rules/')`. */
export const href = (path = ''): string => `${base}/${path}`;

export const lessonHref = (slug: string): string => href(`en/lessons/${slug}/`);
export const ruleHref = (id: string): string => href(`en/rules/${id}/`);
