import { defineExercise } from '../../types.ts';

const meta =
  '"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{"elicitation":{}},"io.modelcontextprotocol/clientInfo":{"name":"desk","version":"2.0.0"}}';

const asked = {
  list: `--> {"jsonrpc":"2.0","id":1,"method":"tools/list","params":{${meta}}}`,
  rest: `--> {"jsonrpc":"2.0","id":2,"method":"tools/list","params":{"cursor":"",${meta}}}`,
  call: `--> {"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"{tool}","arguments":{},${meta}}}`,
  read: `--> {"jsonrpc":"2.0","id":4,"method":"resources/read","params":{"uri":"file:///{file}.txt",${meta}}}`,
} as const;

const old = {
  list: '<-- {"jsonrpc":"2.0","id":1,"result":{"tools":[{"name":"{tool}","inputSchema":{"type":"object"}}],"nextCursor":""}}',
  rest: '<-- {"jsonrpc":"2.0","id":2,"result":{"tools":[{"name":"undo","inputSchema":{"type":"object"}}]}}',
  call: '<-- {"jsonrpc":"2.0","id":3,"result":{"content":[{"type":"text","text":"{text}"}]}}',
  read: '<-- {"jsonrpc":"2.0","id":4,"error":{"code":-32002,"message":"Resource not found"}}',
} as const;

const complete = (line: string, more = ''): string =>
  line.replace('"result":{', `"result":{"resultType":"complete",${more}`);
const hints = '"ttlMs":60000,"cacheScope":"public",';
const right = {
  list: complete(old.list, hints),
  rest: complete(old.rest, hints),
  call: complete(old.call),
  read: old.read.replace('-32002', '-32602'),
};

type Lines = Record<keyof typeof old, string>;

const wholeWith = (answers: Lines, changes: Partial<Lines> = {}, questions: Partial<Lines> = {}): string => {
  const [answer, question] = [
    { ...answers, ...changes },
    { ...asked, ...questions },
  ];
  return (['list', 'rest', 'call', 'read'] as const)
    .flatMap((name) => [question[name], answer[name]])
    .filter((line) => line !== '')
    .join('\n');
};

export default defineExercise({
  id: 'migration/four-answers',
  kind: 'repair',
  title: 'Four answers of an old server',
  revision: '2026-07-28',
  vary: {
    tool: ['plant', 'paint', 'mow', 'fence'],
    file: ['todo', 'plan', 'minutes'],
    text: ['3 beds', '2 walls', 'all of it'],
  },
  prompt:
    'A client of 2026-07-28 asks four things, and a server of 2025-11-25 answers in its own way. Mend the four answers, and leave what the client sent. Each page of the list may be kept for a minute, by anybody. There is no such file: a server of 2026-07-28 says so with the standard code for parameters that do not fit.',
  session: 'whole',
  starter: wholeWith(old),
  hints: [
    'Which of the four answers has nothing that says what kind of result it is?',
    'Three are results: each says that it is complete, and the two pages of the list say how long they hold and for whom. The fourth is an error, of which one number changes.',
    'A minute is counted in thousandths of a second here. The cursor of the first page is an empty text, and that is a cursor: leave it, and leave the request that brings it back.',
  ],
  criteria: {
    first: {
      label: 'lets the first page be kept for a minute',
      of: { kind: 'response', id: '1' },
      at: '/result/ttlMs',
      expects: { const: 60000 },
    },
    anybody: {
      label: 'lets anybody keep it',
      of: { kind: 'response', id: '1' },
      at: '/result/cacheScope',
      expects: { const: 'public' },
    },
    cursor: {
      label: 'still has the cursor of the first page',
      of: { kind: 'response', id: '1' },
      at: '/result/nextCursor',
      expects: { const: '' },
    },
    second: {
      label: 'lets the second page be kept for a minute',
      of: { kind: 'response', id: '2' },
      at: '/result/ttlMs',
      expects: { const: 60000 },
    },
    call: {
      label: 'says of the call’s result that it is complete',
      of: { kind: 'response', id: '3' },
      at: '/result/resultType',
      expects: { const: 'complete' },
    },
    text: {
      label: 'still has the text of the tool',
      of: { kind: 'response', id: '3' },
      at: '/result/content/0/text',
      expects: { const: '{text}' },
    },
    gone: {
      label: 'refuses the file with the code for parameters that do not fit',
      of: { kind: 'response', id: '4' },
      at: '/error/code',
      expects: { const: -32602 },
    },
  },
  solution: wholeWith(right),
  achieved:
    'The old server’s answers in the new form: nothing of what they say has changed, only what they say of themselves.',
  mistakes: [
    {
      label: 'the call’s result stays as it is',
      answer: wholeWith(right, { call: old.call }),
      finds: 'stateless/result-type-missing',
    },
    {
      label: 'the second page has no hints',
      answer: wholeWith(right, { rest: complete(old.rest) }),
      finds: 'caching/cache-hints-missing',
    },
    {
      label: 'the second page is for one user alone',
      answer: wholeWith(right, { rest: right.rest.replace('public', 'private') }),
      finds: 'caching/cache-scope-pages',
    },
    {
      label: 'the pages are for all',
      answer: wholeWith(right, { list: right.list.replace('public', 'all') }),
      finds: 'caching/cache-scope-value',
    },
    {
      label: 'the missing file keeps the old code',
      answer: wholeWith(right, { read: old.read }),
      finds: 'jsonrpc/error-code-retired',
    },
    {
      label: 'the missing file becomes an empty one',
      answer: wholeWith(right, {
        read: '<-- {"jsonrpc":"2.0","id":4,"result":{"resultType":"complete","contents":[],"ttlMs":0,"cacheScope":"private"}}',
      }),
      finds: 'gone',
    },
    {
      label: 'the empty cursor is taken for the end',
      answer: wholeWith(right, { rest: '' }, { rest: '' }),
      finds: 'paging/cursor-empty-end',
    },
    {
      label: 'the list asks back',
      answer: wholeWith(right, {
        rest: '<-- {"jsonrpc":"2.0","id":2,"result":{"resultType":"input_required","inputRequests":{"who":{"method":"elicitation/create","params":{"message":"Your name?","requestedSchema":{"type":"object","properties":{"name":{"type":"string"}}}}}}}}',
      }),
      finds: 'input/input-required-method',
    },
    {
      label: 'the result is called done',
      answer: wholeWith(right, { call: right.call.replace('"complete"', '"done"') }),
      finds: 'stateless/result-type-unknown',
    },
    {
      label: 'the minute is counted in seconds',
      answer: wholeWith(right, { list: right.list.replace('60000', '60') }),
      finds: 'first',
    },
  ],
});
