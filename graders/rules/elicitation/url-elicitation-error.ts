import { urlFaults } from '../../protocol/elicitation.ts';
import { isUri } from '../../protocol/formats.ts';
import { lacks, lacksSome } from '../../protocol/places.ts';
import { defineRule, defineWords, type JsonNode, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'The error -32042 brings the pages to open in `data.elicitations`, and stands for nothing else',
  headline: 'The client would have no page to open',
  why: 'On this code the client opens the pages listed in `data`, then tries again. It does not look for addresses in the message.',
  messages: {
    missing: {
      what: 'The error has the code -32042 and no `{names}`.',
      fix: 'List the pages under `data.elicitations`, each as a question of mode `url`; for any other failure choose another code.',
    },
    type: {
      what: '`{value}` stands where {expected} has to be.',
      fix: 'Let `data` be an object, and `elicitations` in it an array of questions.',
    },
    empty: {
      what: '`elicitations` is an empty list.',
      fix: 'List the pages to open, or choose another code.',
    },
    lacks: {
      what: 'This entry lacks `{names}`.',
      fix: 'Write each entry like the params of a question that sends the user to a page, with `"mode": "url"`.',
    },
    mode: {
      what: 'The `mode` of this entry is `{value}`.',
      fix: 'Only questions of mode `url` can stand here; a form is asked by a request.',
    },
    member: {
      what: '`{value}` is no value for `{name}` in this entry.',
      fix: 'Write `{name}` as a string; an address needs its scheme.',
    },
  },
});

export default defineRule<typeof words, 'error'>({
  id: 'elicitation/url-elicitation-error',
  level: 'MUST',
  addedIn: '2025-11-25',
  removedIn: '2026-07-28',
  on: 'error',
  mentions: ['32042'],
  check({ error, revision }, flag) {
    if (error?.type !== 'object' || error.get('code')?.value !== -32042) return;
    const data = error.get('data');
    if (!data) return flag('missing', lacks(error, 'data'), { names: 'data.elicitations' });
    if (data.type !== 'object') return flag('type', data, { value: data.raw, expected: 'an object' });
    const list = data.get('elicitations');
    if (!list) return flag('missing', lacks(data, 'elicitations'), { names: 'elicitations' });
    if (list.type !== 'array') return flag('type', list, { value: list.raw, expected: 'an array' });
    if (list.elements.length === 0) return flag('empty', list);
    for (const entry of list.elements) judge(entry);

    function judge(entry: JsonNode): void {
      if (entry.type !== 'object') {
        flag('type', entry, { value: entry.raw, expected: 'an object' });
        return;
      }
      const { missing, wrong } = urlFaults(entry, revision);
      if (missing[0] !== undefined)
        flag('lacks', missing[1] === undefined ? lacks(entry, missing[0]) : lacksSome(entry), {
          names: missing.join(', '),
        });
      for (const node of wrong)
        flag('member', node, { value: node.raw, name: node.pointer.slice(node.pointer.lastIndexOf('/') + 1) });
      const mode = entry.get('mode');
      if (mode?.type === 'string' && mode.value !== 'url') flag('mode', mode, { value: mode.raw });
      const url = entry.get('url');
      if (url?.type === 'string' && !isUri(url.value as string)) flag('member', url, { value: url.raw, name: 'url' });
    }
  },
});

const error = (data: string) =>
  `{"jsonrpc": "2.0", "id": 1, "error": {"code": -32042, "message": "Log in first"${data}}}`;
const entry = '{"mode": "url", "elicitationId": "e1", "url": "https://example.com/c", "message": "Connect"}';

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'MCP', page: 'client/elicitation', section: 'url-elicitation-required-error', revisions: '2025-11-25' },
  ],
  good: [error(`, "data": {"elicitations": [${entry}]}`)],
  bad: {
    missing: [
      '{"jsonrpc": "2.0", "id": 1, "error": «{»"code": -32042, "message": "Log in at https://example.com"}}',
      error(', "data": «{»"url": "https://example.com"}'),
    ],
    type: [error(', "data": «"https://example.com"»'), error(`, "data": {"elicitations": «${entry}»}`)],
    empty: error(', "data": {"elicitations": «[]»}'),
    lacks: error(
      ', "data": {"elicitations": [«{»"mode": "url", "url": "https://example.com/c", "message": "Connect"}]}',
    ),
    mode: error(
      ', "data": {"elicitations": [{"mode": «"form"», "elicitationId": "e1", "url": "https://example.com/c", "message": "Connect"}]}',
    ),
    member: error(
      ', "data": {"elicitations": [{"mode": "url", "elicitationId": «1», "url": "https://example.com/c", "message": "Connect"}]}',
    ),
  },
  realLife: 'The client shows a failed call, and the address in its message is never opened.',
  thought: 'The message has the link, and people can click it.',
};
