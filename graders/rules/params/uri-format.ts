import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'A URI begins with its scheme',
  headline: 'Nobody could look this up',
  why: 'Programs tell by the scheme what kind of address it is. Without one the lookup finds nothing, or the message is refused.',
  messages: {
    path: {
      what: '`{path}` is `{value}`, a path.',
      fix: 'Write the whole address, the scheme first: `file:///…` for files, one of your own such as `notes://…` for other things.',
    },
    address: {
      what: '`{path}` is `{value}`, and no scheme stands before it.',
      fix: 'Begin with a scheme and a colon, as in `https://…` or `file:///…`.',
    },
    backslashes: {
      what: '`{path}` is `{value}`, with backslashes in it.',
      fix: 'In a URI the parts of a path are separated by `/`, on Windows too.',
    },
    spaces: {
      what: '`{path}` is `{value}`, with blank space in it.',
      fix: 'In a URI a space is written `%20`.',
    },
  },
});

export default defineRule<typeof words, 'fault'>({
  id: 'params/uri-format',
  level: 'MUST',
  addedIn: '2024-11-05',
  on: 'fault',
  check(fault, flag) {
    const value = String(fault.node.value);
    const scheme = /^[a-z][a-z0-9+.-]+:/i.test(value);
    const path = /^[./~\\]|^[a-z]:\\|[\\/]|\.\w{1,5}$/i.test(value);
    if (scheme && /\\/.test(value)) flag('backslashes', fault, fault.data);
    else flag(scheme && /\s/.test(value) ? 'spaces' : path ? 'path' : 'address', fault, fault.data);
  },
});

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'MCP', page: 'server/resources', section: 'common-uri-schemes' },
    { of: 'MCP', page: 'schema' },
  ],
  good: [
    '{"jsonrpc":"2.0","id":1,"method":"resources/read","params":{"uri":"file:///etc/hosts"}}',
    {
      text: '{"jsonrpc":"2.0","id":1,"method":"resources/read","params":{"uri":"db://users/42"}}',
      note: 'A scheme of your own is as good.',
    },
    '{"jsonrpc":"2.0","id":1,"method":"resources/read","params":{"uri":"urn:isbn:0451450523"}}',
  ],
  bad: {
    backslashes: '{"jsonrpc":"2.0","id":1,"method":"resources/read","params":{"uri":«"file:///C:\\\\notes\\\\a.txt"»}}',
    path: [
      '{"jsonrpc":"2.0","id":1,"method":"resources/read","params":{"uri":«"/etc/hosts"»}}',
      '{"jsonrpc":"2.0","id":1,"method":"resources/read","params":{"uri":«"notes.txt"»}}',
    ],
    address: '{"jsonrpc":"2.0","id":1,"method":"resources/read","params":{"uri":«"notes"»}}',
    spaces: '{"jsonrpc":"2.0","id":1,"method":"resources/read","params":{"uri":«"file:///my notes.txt"»}}',
  },
  realLife:
    'Servers compare the address letter by letter and find nothing; schema checks see it only where they assert formats.',
  thought: 'On one machine a path is address enough.',
};
