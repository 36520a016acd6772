import { defineExercise } from '../../types.ts';

const discovered = (members: string) => `{ "jsonrpc": "2.0", "id": "who", "result": { ${members} } }`;
const versions = '"supportedVersions": ["2026-07-28"]';
const capabilities = '"capabilities": { "tools": {}, "extensions": { "com.example/{extension}": {} } }';
const hints = '"ttlMs": {ttl}, "cacheScope": "public"';
const server = '"_meta": { "io.modelcontextprotocol/serverInfo": { "name": "{server}", "version": "2.0.0" } }';
const right = discovered(`"resultType": "complete", ${versions}, ${capabilities}, ${hints}, ${server}`);
const list = `{ "jsonrpc": "2.0", "id": {id}, "result": { "resultType": "complete", "tools": [], ${hints} } }`;

export default defineExercise({
  id: 'stateless/discover-me',
  kind: 'reply',
  title: 'Tell what you are',
  revision: '2026-07-28',
  prompt:
    'You are the server `{server}`, version `2.0.0`. You speak 2026-07-28, have tools, and take part in the extension `com.example/{extension}`, which has no settings. At present the list of tools is empty. Two requests wait: answer both, in whichever order. Each answer may be kept for {ttl} ms by anybody, which is the scope `public`. Say in the answer to `server/discover` who you are.',
  given: [
    '--> {"jsonrpc":"2.0","id":"who","method":"server/discover","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{},"io.modelcontextprotocol/clientInfo":{"name":"desk","version":"1.0.0"}}}}',
    '--> {"jsonrpc":"2.0","id":{id},"method":"tools/list","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{},"io.modelcontextprotocol/clientInfo":{"name":"desk","version":"1.0.0"}}}}',
  ].join('\n'),
  starter: [
    '{ "jsonrpc": "2.0", "id": "who", "result": { "resultType": "complete" } }',
    '{ "jsonrpc": "2.0", "id": {id}, "result": { "resultType": "complete" } }',
  ].join('\n'),
  vary: {
    server: ['harbour', 'library', 'weather'],
    extension: ['tickets', 'signatures', 'maps'],
    ttl: [60000, 5000, 300000, 3600000],
    id: { from: 1, to: 50 },
  },
  hints: [
    'Which of the two answers names revisions, and how many can it name?',
    'Both results need `ttlMs` and `cacheScope`. An extension stands under its full name, inside `extensions`, among the capabilities.',
    'The first result has `supportedVersions`, a list, and `capabilities`, an object. Who the server is goes into `_meta`, under `io.modelcontextprotocol/serverInfo`.',
  ],
  criteria: {
    versions: {
      label: 'lists the revision it speaks',
      of: { kind: 'response', method: 'server/discover' },
      at: '/result/supportedVersions',
      expects: { const: ['2026-07-28'] },
    },
    tools: {
      label: 'says that it has tools',
      of: { kind: 'response', method: 'server/discover' },
      at: '/result/capabilities/tools',
      expects: { type: 'object' },
    },
    extension: {
      label: 'takes part in the extension',
      of: { kind: 'response', method: 'server/discover' },
      at: '/result/capabilities/extensions/com.example~1{extension}',
      expects: { type: 'object' },
      why: 'The other side looks for the full name. A short one could be anybody’s.',
    },
    name: {
      label: 'says which server it is',
      of: { kind: 'response', method: 'server/discover' },
      at: '/result/_meta/io.modelcontextprotocol~1serverInfo/name',
      expects: { const: '{server}' },
      why: 'Hosts show this name. Beside the capabilities nobody looks for it any more.',
      fix: 'Put it into the `_meta` of the result, under its full name.',
    },
    list: {
      label: 'gives a list of tools, empty as it is',
      of: { kind: 'response', method: 'tools/list' },
      at: '/result/tools',
      expects: { const: [] },
    },
    kept: {
      label: 'says how long the list may be kept',
      of: { kind: 'response', method: 'tools/list' },
      at: '/result/ttlMs',
      expects: { const: '{ttl}' },
    },
  },
  solution: [right, list].join('\n'),
  achieved: 'A client that has never met this server knows what to say to it, and for how long that holds.',
  mistakes: [
    {
      label: 'the method is unknown, as it may be left out',
      answer: [
        '{ "jsonrpc": "2.0", "id": "who", "error": { "code": -32601, "message": "Method not found" } }',
        list,
      ].join('\n'),
      finds: 'stateless/discover-missing',
    },
    {
      label: 'it is answered like `initialize`',
      answer: [
        discovered(`"resultType": "complete", "protocolVersion": "2026-07-28", ${capabilities}, ${hints}, ${server}`),
        list,
      ].join('\n'),
      finds: 'stateless/discover-result',
    },
    {
      label: 'the capabilities are left out',
      answer: [discovered(`"resultType": "complete", ${versions}, ${hints}, ${server}`), list].join('\n'),
      finds: 'stateless/discover-result',
    },
    {
      label: 'the one revision stands without a list',
      answer: [right.replace('["2026-07-28"]', '"2026-07-28"'), list].join('\n'),
      finds: 'stateless/discover-result',
    },
    {
      label: 'nobody says what kind of result it is',
      answer: [right.replace('"resultType": "complete", ', ''), list].join('\n'),
      finds: 'stateless/result-type-missing',
    },
    {
      label: 'the result is called a success',
      answer: [right, list.replace('"complete"', '"success"')].join('\n'),
      finds: 'stateless/result-type-unknown',
    },
    {
      label: 'the extension has a short name',
      answer: [right.replace('com.example/', ''), list].join('\n'),
      finds: 'extensions/extension-id',
    },
    {
      label: 'the extension is switched on',
      answer: [right.replace('{extension}": {}', '{extension}": true'), list].join('\n'),
      finds: 'extensions/extension-id',
    },
    {
      label: 'there is no list where there are no tools',
      answer: [right, '{ "jsonrpc": "2.0", "id": {id}, "error": { "code": -32601, "message": "No tools yet" } }'].join(
        '\n',
      ),
      finds: 'list',
    },
    {
      label: 'the client is asked to try again',
      answer: [
        right,
        '{ "jsonrpc": "2.0", "id": {id}, "result": { "resultType": "input_required", "requestState": "later" } }',
      ].join('\n'),
      finds: 'input/input-required-method',
    },
    {
      label: 'nobody says how long the list holds',
      answer: [right, list.replace(`, ${hints}`, '')].join('\n'),
      finds: 'caching/cache-hints-missing',
    },
    {
      label: 'the server introduces itself where it used to',
      answer: [right.replace(server, '"serverInfo": { "name": "{server}", "version": "2.0.0" }'), list].join('\n'),
      finds: 'name',
    },
  ],
});
