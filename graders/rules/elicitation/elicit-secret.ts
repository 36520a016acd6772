import { asksOf } from '../../protocol/asks.ts';
import { fieldsOf } from '../../protocol/elicitation.ts';
import { textAt } from '../../protocol/meta.ts';
import { within } from '../../protocol/revision.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'A form asks for no secrets',
  headline: 'A secret would pass through the client',
  why: 'What is entered into a form is read by the client, ends up in its logs, and perhaps in the context of a model. Servers must not ask for passwords, keys, tokens or payment data that way.',
  messages: {
    field: {
      what: 'The field `{name}` looks like a secret.',
      fix: 'If it is one, do without it: this revision has no safe way to ask.',
    },
    'field-or-page': {
      what: 'The field `{name}` looks like a secret.',
      fix: 'If it is one, send the user to a page of yours: that is what the mode `url` is for.',
    },
  },
});

export default defineRule<typeof words, 'message'>({
  id: 'elicitation/elicit-secret',
  level: 'ADVICE',
  addedIn: '2025-06-18',
  on: 'message',
  odd: true,
  mentions: ['elicitation'],
  check(message, flag) {
    for (const ask of asksOf(message)) {
      if (ask.method !== 'elicitation/create') continue;
      for (const { name, key, value } of fieldsOf(ask)?.members ?? []) {
        if (!isSecret(name) && !isSecret(textAt(value, 'title') ?? '')) continue;
        const which = within(message.revision.id, '2025-11-25', undefined) ? 'field-or-page' : 'field';
        flag(which, { ...key, pointer: value.pointer }, { name });
      }
    }
  },
});

const longest = 80;

/** By the words of its name: `apiKey`, `api_key` and `API key` are the same. */
const isSecret = (name: string): boolean =>
  secret.test(
    name
      .slice(0, longest)
      .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
      .replace(/[^A-Za-z0-9]+/g, ' ')
      .toLowerCase()
      .trim(),
  );

const secret =
  /\b(?:pass ?(?:word|wd|phrase|code)|pwd|secret|(?:api|private|access|secret|licen[cs]e) ?key|token|credit ?card|card number|cvv|cvc|iban|one time code|otp)$|^(?:password|passphrase|secret|pin|pin code|ssn)\b/;

const request = (name: string) =>
  `{"jsonrpc": "2.0", "id": 1, "method": "elicitation/create", "params": {"message": "Please fill in", "requestedSchema": {"type": "object", "properties": {${name}: {"type": "string"}}}}}`;

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'client/elicitation', section: 'security-considerations' }],
  good: [request('"user"'), request('"tokenCount"'), request('"keyboard"')],
  bad: {
    field: { text: request('«"password"»'), revision: '2025-06-18' },
    'field-or-page': [request('«"apiKey"»'), request('«"access_token"»')],
  },
  realLife: 'Careful clients warn their user or refuse such a form.',
  thought: 'It is one more field, and the server needs it.',
};
