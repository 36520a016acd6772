import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'A resource has `uri` and `name`, a template has `uriTemplate` and `name`',
  headline: 'The client would refuse the list',
  why: 'A client reads the list as a whole. One entry that it cannot read makes a strict client refuse all of them, and no resource shows up.',
  messages: {
    name: {
      what: 'Entry {where} of the list, counted from 0, has no `name`.',
      fix: 'Give each entry a `name`. The address does not stand in for it, and neither does a title.',
    },
    uri: {
      what: 'Entry {where} of the list, counted from 0, has no `uri`.',
      fix: 'Add the `uri` by which a client asks for this resource.',
    },
    template: {
      what: 'Entry {where} of the list, counted from 0, has no `uriTemplate`.',
      fix: 'Add the pattern of the addresses as `uriTemplate`, with its variables in braces.',
    },
    both: {
      what: 'Entry {where} of the list, counted from 0, lacks `{names}`.',
      fix: 'Add both. Neither of them stands in for the other.',
    },
    instead: {
      what: 'Entry {where} of the list, counted from 0, has `{found}` where `{name}` belongs.',
      fix: 'Rename the member. Addresses that are whole and patterns of addresses go by different names.',
    },
  },
});

export default defineRule<typeof words, 'fault'>({
  id: 'resources/resource-fields',
  level: 'MUST',
  addedIn: '2024-11-05',
  on: 'fault',
  check(fault, flag) {
    const { name, names } = fault.data;
    if (fault.instead) flag('instead', fault, fault.data);
    else if (names !== name) flag('both', fault, fault.data);
    else flag(name === 'uriTemplate' ? 'template' : name === 'uri' ? 'uri' : 'name', fault, fault.data);
  },
});

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'server/resources', section: 'data-types' }],
  good: [
    {
      text: '{"jsonrpc":"2.0","id":1,"result":{"resources":[{"uri":"file:///a","name":"a"}]}}',
      answers: 'resources/list',
    },
    {
      text: '{"jsonrpc":"2.0","id":1,"result":{"resourceTemplates":[{"uriTemplate":"file:///{path}","name":"files"}]}}',
      answers: 'resources/templates/list',
    },
    {
      text: '{"jsonrpc":"2.0","id":1,"result":{"resources":[{"uri":"file:///a","name":""}]}}',
      answers: 'resources/list',
      note: 'An empty name is a name, if a poor one.',
    },
  ],
  bad: {
    name: {
      text: '{"jsonrpc":"2.0","id":1,"result":{"resources":[«{»"uri":"file:///a"}]}}',
      answers: 'resources/list',
    },
    uri: {
      text: '{"jsonrpc":"2.0","id":1,"result":{"resources":[{"uri":"file:///a","name":"a"},«{»"name":"b"}]}}',
      answers: 'resources/list',
    },
    template: {
      text: '{"jsonrpc":"2.0","id":1,"result":{"resourceTemplates":[«{»"name":"files"}]}}',
      answers: 'resources/templates/list',
    },
    both: {
      text: '{"jsonrpc":"2.0","id":1,"result":{"resources":[«{»"mimeType":"text/plain"}]}}',
      answers: 'resources/list',
    },
    instead: [
      {
        text: '{"jsonrpc":"2.0","id":1,"result":{"resourceTemplates":[«{»"uri":"file:///{path}","name":"files"}]}}',
        answers: 'resources/templates/list',
      },
      {
        text: '{"jsonrpc":"2.0","id":1,"result":{"resources":[«{»"url":"https://example.com/a","name":"a"}]}}',
        answers: 'resources/list',
      },
    ],
  },
  realLife:
    'The official SDKs check the list against its declared form. One bad entry, and the user sees no resources.',
  thought: 'The address names the resource well enough.',
};
