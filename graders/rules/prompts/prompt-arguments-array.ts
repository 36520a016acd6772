import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'A prompt declares its arguments as an array of objects with a `name`',
  headline: 'The client would refuse the list of prompts',
  why: 'A client builds a form from this list: one field for each argument, in order. It cannot read any other form and refuses the whole list.',
  messages: {
    schema: {
      what: 'The `arguments` of this prompt are a JSON Schema, as tools have one.',
      fix: 'Make it an array: for each property an object with its `name`, and `required` where it has to be filled in.',
    },
    type: {
      what: 'The `arguments` of this prompt are `{value}`, which is no array.',
      fix: 'Make it an array with one object for each argument. A prompt without any leaves the member out.',
    },
    element: {
      what: 'Among the `arguments` of this prompt is `{value}`, which is no object.',
      fix: 'Make each argument an object with a `name`.',
    },
    name: {
      what: 'An argument of this prompt has no `name`.',
      fix: 'Give each argument the `name` under which its value comes back.',
    },
  },
});

export default defineRule<typeof words, 'fault'>({
  id: 'prompts/prompt-arguments-array',
  level: 'MUST',
  addedIn: '2024-11-05',
  on: 'fault',
  check(fault, flag) {
    const { node, kind, data } = fault;
    if (kind === 'missing') flag('name', fault, data);
    else if (!fault.pointer.endsWith('/arguments')) flag('element', fault, data);
    else flag(node.get('properties') || node.get('type') ? 'schema' : 'type', fault, data);
  },
});

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'server/prompts', section: 'data-types' }],
  good: [
    {
      text: '{"jsonrpc":"2.0","id":1,"result":{"prompts":[{"name":"review","arguments":[{"name":"code","required":true}]}]}}',
      answers: 'prompts/list',
    },
    {
      text: '{"jsonrpc":"2.0","id":1,"result":{"prompts":[{"name":"hello","arguments":[]}]}}',
      answers: 'prompts/list',
    },
  ],
  bad: {
    schema: {
      text: '{"jsonrpc":"2.0","id":1,"result":{"prompts":[{"name":"review","arguments":«{"type":"object","properties":{"code":{"type":"string"}}}»}]}}',
      answers: 'prompts/list',
    },
    type: {
      text: '{"jsonrpc":"2.0","id":1,"result":{"prompts":[{"name":"review","arguments":«{"code":"the code to review"}»}]}}',
      answers: 'prompts/list',
    },
    element: {
      text: '{"jsonrpc":"2.0","id":1,"result":{"prompts":[{"name":"review","arguments":[«"code"»]}]}}',
      answers: 'prompts/list',
    },
    name: {
      text: '{"jsonrpc":"2.0","id":1,"result":{"prompts":[{"name":"review","arguments":[«{»"description":"the code to review"}]}]}}',
      answers: 'prompts/list',
    },
  },
  realLife: 'The official SDKs refuse the list, so one prompt written this way hides all the others.',
  thought: 'Tools describe their input by a schema, so prompts do, too.',
};
