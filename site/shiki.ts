/**
 * Colours of texts when the site is built, by their grammars. The scopes become the few kinds of token that the light
 * reader knows too; colours are the style sheet's business, so that no style attribute is written.
 */
import { createHighlighterCore } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import { type Token, type TokenType, tokens } from './exchange/tokens.ts';

const highlighter = await createHighlighterCore({
  themes: [{ name: 'scopes', type: 'light', settings: [{ settings: { foreground: '#000', background: '#fff' } }] }],
  langs: [
    import('shiki/langs/json.mjs'),
    import('shiki/langs/javascript.mjs'),
    import('shiki/langs/typescript.mjs'),
    import('shiki/langs/python.mjs'),
    import('shiki/langs/shellscript.mjs'),
    import('shiki/langs/http.mjs'),
  ],
  engine: createJavaScriptRegexEngine(),
});

/** The first that a scope begins with decides. */
const kinds: readonly (readonly [scope: string, type: TokenType])[] = [
  ['support.type.property-name', 'key'],
  ['punctuation.support.type.property-name', 'key'],
  ['punctuation.definition.string', 'string'],
  ['string', 'string'],
  ['constant.numeric', 'number'],
  ['constant.language', 'literal'],
  ['punctuation', 'punct'],
  ['comment', 'punct'],
  ['keyword', 'key'],
  ['storage', 'key'],
];

const typeOf = (scopes: readonly string[]): TokenType | undefined => {
  for (const scope of [...scopes].reverse()) {
    const kind = kinds.find(([start]) => scope.startsWith(start));
    if (kind) return kind[1];
  }
  return undefined;
};

/** The tokens of a text in one language; a language without a grammar has none. */
export const tokensIn = (text: string, language: string): readonly Token[] => {
  if (!highlighter.getLoadedLanguages().includes(language)) return [];
  const found: Token[] = [];
  const lines = highlighter.codeToTokensBase(text, {
    lang: language,
    theme: 'scopes',
    includeExplanation: 'scopeName',
    // A busy machine must not change what is built.
    tokenizeTimeLimit: 0,
  });
  for (const line of lines) {
    for (const token of line) {
      let start = token.offset;
      for (const { content, scopes } of token.explanation ?? []) {
        const type = typeOf(scopes.map(({ scopeName }) => scopeName));
        const last = found.at(-1);
        const end = start + content.length;
        if (type && last?.type === type && last.end === start) found[found.length - 1] = { ...last, end };
        else if (type && content.trim() !== '') found.push({ start, end, type });
        start = end;
      }
    }
  }
  return found;
};

/** The tokens of one JSON text. One that is not JSON has no grammar: the light reader makes the best of it. */
export const jsonTokens = (text: string): readonly Token[] => (isJson(text) ? tokensIn(text, 'json') : tokens(text));

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** The tokens of a text of messages: each line after its arrow is JSON, and a message may take several lines. */
export const messageTokens = (text: string): readonly Token[] => {
  const arrows = [...text.matchAll(/^[^\S\n]*(-->|<--)/gm)];
  if (arrows.length === 0) return jsonTokens(text);
  return arrows.flatMap((arrow, i): readonly Token[] => {
    const start = arrow.index + arrow[0].length;
    const body = text.slice(start, arrows[i + 1]?.index);
    const moved = jsonTokens(body).map((token) => ({ ...token, start: token.start + start, end: token.end + start }));
    return [{ start: start - 3, end: start, type: 'arrow' }, ...moved];
  });
};
