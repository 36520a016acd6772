import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'A completion names the argument and gives what was typed so far, as a string',
  headline: 'The server would have nothing to complete',
  why: 'A server looks for values of this argument that begin with what is there already. Without both it refuses with error -32602.',
  messages: {
    type: {
      what: '`argument` is `{value}`, which is no object.',
      fix: 'Make it an object with the `name` of the argument and the `value` so far.',
    },
    value: {
      what: '`argument` has no `value`.',
      fix: 'Add what was typed so far as `value`. Where nothing was typed yet, that is an empty string.',
    },
    name: {
      what: '`argument` has no `name`.',
      fix: 'Say in `name` which argument is being filled in.',
    },
    instead: {
      what: '`argument` has `{found}` where `{name}` belongs.',
      fix: 'Rename the member.',
    },
    'not-string': {
      what: '`{name}` in `argument` is `{value}`, which is no string.',
      fix: 'Write `{name}` as a string, whatever it stands for.',
    },
  },
});

export default defineRule<typeof words, 'fault'>({
  id: 'completion/completion-argument',
  level: 'MUST',
  addedIn: '2024-11-05',
  on: 'fault',
  check(fault, flag) {
    const { kind, data } = fault;
    if (kind !== 'missing') flag(data.name === 'argument' ? 'type' : 'not-string', fault, data);
    else if (fault.instead) flag('instead', fault, data);
    else flag(data.name === 'value' ? 'value' : 'name', fault, data);
  },
});

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'server/utilities/completion', section: 'requesting-completions' }],
  good: [
    {
      text: '{"jsonrpc":"2.0","id":1,"method":"completion/complete","params":{"ref":{"type":"ref/prompt","name":"review"},"argument":{"name":"language","value":""}}}',
      note: 'Nothing was typed yet: all values are wanted.',
    },
  ],
  bad: {
    type: '{"jsonrpc":"2.0","id":1,"method":"completion/complete","params":{"ref":{"type":"ref/prompt","name":"review"},"argument":«"py"»}}',
    value:
      '{"jsonrpc":"2.0","id":1,"method":"completion/complete","params":{"ref":{"type":"ref/prompt","name":"review"},"argument":«{»"name":"language"}}}',
    name: '{"jsonrpc":"2.0","id":1,"method":"completion/complete","params":{"ref":{"type":"ref/prompt","name":"review"},"argument":«{»"value":"py"}}}',
    instead:
      '{"jsonrpc":"2.0","id":1,"method":"completion/complete","params":{"ref":{"type":"ref/prompt","name":"review"},"argument":«{»"name":"language","prefix":"py"}}}',
    'not-string':
      '{"jsonrpc":"2.0","id":1,"method":"completion/complete","params":{"ref":{"type":"ref/prompt","name":"review"},"argument":{"name":"count","value":«3»}}}',
  },
  realLife: 'Servers refuse with -32602, mostly on the first key, while nothing was typed and the value was left out.',
  thought: 'The value is what is asked for, so it is not sent.',
};
