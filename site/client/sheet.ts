/** A chunk that is fetched late brings its own style sheet: a policy without inline styles allows it, and no page pays for it before. */
export const adopt = (css: string): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
};
