import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'The address of a root begins with `file://`',
  headline: 'The server could not open this root',
  why: 'A root is a folder or a file on the machine of the client. A server takes the path out of the address, and from any other address it gets none.',
  messages: {
    path: {
      what: 'The `uri` of this root is `{value}`, which is a path.',
      fix: 'Make it a whole address: the scheme first, then the path from the very top, with special characters escaped.',
    },
    scheme: {
      what: 'The `uri` of this root is `{value}`.',
      fix: 'List folders and files of this machine only. Things from the net come as resources.',
    },
    space: {
      what: 'The `uri` of this root is `{value}`, with a space in it.',
      fix: 'Escape what may not stand in an address: a space is `%20`.',
    },
    slashes: {
      what: 'The `uri` of this root is `{value}`.',
      fix: 'Two slashes stand between the scheme and the host, and the path begins with a third one.',
    },
  },
});

export default defineRule<typeof words, 'fault'>({
  id: 'roots/root-uri-file',
  level: 'MUST',
  addedIn: '2024-11-05',
  on: 'fault',
  check(fault, flag) {
    const value = String(fault.node.value);
    if (/^file:/i.test(value)) flag(/\s/.test(value) ? 'space' : 'slashes', fault, fault.data);
    // A single letter before the colon is a drive.
    else flag(/^[a-z][a-z0-9+.-]+:/i.test(value) ? 'scheme' : 'path', fault, fault.data);
  },
});

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'client/roots', section: 'root' }],
  good: [
    {
      text: '--> {"jsonrpc":"2.0","id":1,"result":{"roots":[{"uri":"file:///home/me/notes","name":"notes"}]}}',
      answers: 'roots/list',
    },
    {
      text: '--> {"jsonrpc":"2.0","id":1,"result":{"roots":[{"uri":"file:///C:/Users/me/my%20notes"}]}}',
      answers: 'roots/list',
    },
    { text: '--> {"jsonrpc":"2.0","id":1,"result":{"roots":[]}}', answers: 'roots/list' },
  ],
  bad: {
    path: [
      { text: '--> {"jsonrpc":"2.0","id":1,"result":{"roots":[{"uri":«"/home/me/notes"»}]}}', answers: 'roots/list' },
      { text: '--> {"jsonrpc":"2.0","id":1,"result":{"roots":[{"uri":«"C:/notes"»}]}}', answers: 'roots/list' },
    ],
    scheme: {
      text: '--> {"jsonrpc":"2.0","id":1,"result":{"roots":[{"uri":«"https://example.com/notes"»}]}}',
      answers: 'roots/list',
    },
    space: {
      text: '--> {"jsonrpc":"2.0","id":1,"result":{"roots":[{"uri":«"file:///home/me/my notes"»}]}}',
      answers: 'roots/list',
    },
    slashes: {
      text: '--> {"jsonrpc":"2.0","id":1,"result":{"roots":[{"uri":«"file:notes"»}]}}',
      answers: 'roots/list',
    },
  },
  realLife: 'The published schema lets every address pass; the server fails later, when it first opens something.',
  thought: 'A root is a path, so its path is sent.',
};
