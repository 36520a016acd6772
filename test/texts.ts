/** All that a page says to eyes and ears, without what is code, what is wire text, and what is marked as no words. */
import type { Page } from 'playwright-core';

export interface Text {
  readonly where: string;
  readonly text: string;
}

/** Of the page as it stands, or of the HTML at another address of its site. */
export const readTexts = (page: Page, address?: string): Promise<readonly Text[]> =>
  page.evaluate(async (address) => {
    const html = address === undefined ? undefined : await (await fetch(address)).text();
    const shown = html === undefined ? document : new DOMParser().parseFromString(html, 'text/html');
    const silent =
      'code, pre, kbd, samp, script, style, textarea, .ticket, .languages, [translate="no"], :not(html)[lang="en"]';
    /** In an attribute, and in what is only heard, nothing tells code from words, so that what a disguise encloses is let be. */
    const undisguised = (text: string): string => {
      const less = text.replace(/⟦[^⟦⟧]*⟧/g, ' ');
      return less === text ? text : undisguised(less);
    };
    const found: { where: string; text: string }[] = [];
    const walker = shown.createTreeWalker(shown.documentElement, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement: around, nodeValue } = node;
      if (!around || around.closest(silent) || nodeValue!.trim() === '') continue;
      if (around.localName === 'noscript') {
        const inside = new DOMParser().parseFromString(nodeValue!, 'text/html').body;
        for (const one of inside.querySelectorAll(silent)) one.remove();
        found.push({ where: 'noscript', text: inside.textContent! });
      } else {
        const text = around.matches('title, [role="status"]') ? undisguised(nodeValue!) : nodeValue!;
        found.push({ where: `${around.localName}.${around.className}`, text });
      }
    }
    const attributes = [
      'aria-label',
      'aria-description',
      'aria-roledescription',
      'aria-valuetext',
      'title',
      'placeholder',
      'alt',
      'label',
    ];
    for (const element of shown.querySelectorAll('*')) {
      if (element.closest('.languages, [translate="no"], :not(html)[lang="en"]')) continue;
      for (const name of attributes) {
        const text = element.getAttribute(name);
        // A message is no words.
        if (text && !text.startsWith('-->'))
          found.push({ where: `${name} of ${element.localName}`, text: undisguised(text) });
      }
      const { name, property, content } = element as HTMLMetaElement & { property?: string };
      const told = element.getAttribute('property') ?? name ?? property;
      if (element.localName === 'meta' && /description|title|alt$|site_name/.test(told ?? ''))
        found.push({ where: `meta ${told}`, text: undisguised(content) });
    }
    return found;
  }, address);
