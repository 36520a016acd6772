/** What a browser fetches before anybody touches a page: its HTML, style sheets and scripts with all their static imports. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const attribute = (tag, name) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1];

/** Files a page asks for at once, by kind; paths from the site's root. */
const asked = (site, page) => {
  const html = readFileSync(join(site, page), 'utf8').replace(/<noscript>.*?<\/noscript>/gs, '');
  const files = { css: [], js: [], font: [] };
  for (const [tag] of html.matchAll(/<(?:link|script)\b[^>]*>/g)) {
    const href = attribute(tag, 'href') ?? attribute(tag, 'src');
    if (!href || /^[a-z]+:/.test(href)) continue;
    if (/rel="stylesheet"/.test(tag)) files.css.push(href);
    else if (/^<script/.test(tag) || /rel="modulepreload"/.test(tag)) files.js.push(href);
    else if (/as="font"/.test(tag)) files.font.push(href);
  }
  return files;
};

/** A file of the built site for an address of a page, with or without the base in front. */
const locate = (site, page, href) => {
  if (!href.startsWith('/')) return join(site, dirname(page), href);
  for (let rest = href; rest; rest = rest.slice(1).includes('/') ? rest.slice(rest.indexOf('/', 1)) : '') {
    if (existsSync(join(site, rest))) return join(site, rest);
  }
  throw new Error(`${page} asks for ${href}, which is not in the site.`);
};

/** A script with all that it imports at once, added to `seen`. */
export const staticImports = (file, seen) => {
  if (seen.has(file)) return;
  seen.add(file);
  const code = readFileSync(file, 'utf8');
  for (const match of code.matchAll(/(?:^|[;}\s])(?:import|export)\s*(?:[\w*{}\s,$]+from\s*)?["'](\.[^"']+)["']/g)) {
    staticImports(join(dirname(file), match[1]), seen);
  }
};

export const dynamicImports = (files) =>
  [...files].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/import\(\s*["'`](\.[^"'`]+)["'`]\s*\)/g)].map((match) =>
      join(dirname(file), match[1]),
    ),
  );

/**
 * `files` are those of the first load, `grader` the weight of what the page's scripts import once somebody works on a card
 * (words of rules and data of exercises apart), `fonts` that of all fonts of the site.
 */
export const firstLoad = (site, page, packed) => {
  const { css, js } = asked(site, page);
  const scripts = new Set();
  for (const href of js) staticImports(locate(site, page, href), scripts);
  const later = new Set();
  for (const file of dynamicImports(scripts)) staticImports(file, later);
  for (const file of scripts) later.delete(file);
  const sum = (files) => [...files].reduce((total, file) => total + packed(file), 0);
  const sheets = new Set(css.map((href) => locate(site, page, href)));
  const parts = {
    html: packed(join(site, page)),
    css: sum(sheets),
    js: sum(scripts),
  };
  const fonts = readdirSync(site, { recursive: true })
    .filter((name) => String(name).endsWith('.woff2'))
    .reduce((total, name) => total + readFileSync(join(site, String(name))).length, 0);
  return {
    total: parts.html + parts.css + parts.js,
    parts,
    fonts,
    grader: sum(later),
    files: [join(site, page), ...sheets, ...scripts],
  };
};

/** What the search weighs when it is opened: its script with all that it imports, its sheet in it, and the list of names. */
export const searchLoad = (site, packed) => {
  const scripts = new Set();
  const name = readdirSync(join(site, '_astro')).find((one) => /^dialog\..*\.js$/.test(one));
  staticImports(join(site, '_astro', name), scripts);
  return {
    script: [...scripts].reduce((sum, file) => sum + packed(file), 0),
    names: packed(join(site, 'en/search.json')),
  };
};
