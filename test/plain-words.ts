/** Words that are not disguised, in a text of the pseudo-locale. */

/** Names of the site and of the protocol and its values, which no language changes. */
const names = new Set([
  'Handwire',
  'MCP',
  'JSON',
  'RPC',
  'MUST',
  'SHOULD',
  'MAY',
  'RFC',
  'HTTP',
  'URI',
  'KB',
  'Qps',
  'completed',
  'failed',
  'working',
]);

/** Words of plain letters that are part of no name: `tools/call`, `session.log`, `content-type` and `_meta` are names. */
const word = /(?<![\w/.@-])[A-Za-z]{2,}(?![\w/@-]|\.\w)/g;

/** Of a text without its code spans. */
export const plainWords = (text: string, allowed: ReadonlySet<string> = names): readonly string[] =>
  (text.match(word) ?? []).filter((one) => !names.has(one) && !allowed.has(one));

/** Of words in the small Markdown. */
export const plainWordsIn = (text: string, allowed?: ReadonlySet<string>): readonly string[] =>
  plainWords(text.replace(/(`+).+?\1(?!`)/gs, ' '), allowed);
