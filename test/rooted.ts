/** Addresses in the built pages are told from the page's own place; tests read them from the site's root. */
export const rooted = (html: string, page: string): string =>
  html.replace(/(?<=\s(?:href|src)=")(?![a-z]+:|#)[^"]*/g, (address) => {
    const { pathname, hash } = new URL(address, `https://site.example${page}`);
    return pathname + hash;
  });
