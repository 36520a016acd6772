import { within } from '../../protocol/revision.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'What a form brings back are strings, numbers, and true or false',
  headline: 'The server would refuse the answer',
  why: 'A form has fields of these kinds only, and the server reads the answer with exactly these types. One value of another kind makes the whole result unreadable.',
  messages: {
    null: {
      what: 'In `content` the field `{name}` is null.',
      fix: 'Leave out a field that was not filled in.',
    },
    object: {
      what: 'In `content` the field `{name}` is an object.',
      fix: 'Give each of its values a field of its own, as the form asks for them.',
    },
    list: {
      what: 'In `content` the field `{name}` is a list, which no field is before revision 2025-11-25.',
      fix: 'Send one value for each field.',
    },
    item: {
      what: 'A list of choices holds {type}: `{value}`.',
      fix: 'Send the chosen strings and nothing else.',
    },
  },
});

export default defineRule<typeof words, 'fault'>({
  id: 'elicitation/elicit-content-type',
  level: 'MUST',
  addedIn: '2025-06-18',
  on: 'fault',
  check(fault, flag) {
    const { type } = fault.node;
    const isItem =
      /\/content\/[^/]*\/\d+$/.test(fault.pointer) && within(fault.message.revision.id, '2025-11-25', undefined);
    flag(isItem ? 'item' : type === 'null' ? 'null' : type === 'array' ? 'list' : 'object', fault, fault.data);
  },
});

const answers = 'elicitation/create';
const result = (content: string) =>
  `{"jsonrpc": "2.0", "id": 1, "result": {"action": "accept", "content": ${content}}}`;

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'client/elicitation', section: 'response-actions' }],
  good: [
    { text: result('{"name": "Ada", "age": 36, "height": 1.65, "member": true}'), answers },
    {
      text: result('{"colours": ["red", "green"]}'),
      answers,
      note: 'Several choices come as a list, since 2025-11-25.',
    },
  ],
  bad: {
    null: { text: result('{"name": «null»}'), answers },
    object: { text: result('{"address": «{"city": "Paris"}»}'), answers },
    list: { text: result('{"colours": «["red"]»}'), answers, revision: '2025-06-18' },
    item: { text: result('{"colours": ["red", «3»]}'), answers },
  },
  realLife:
    'TypeScript servers reject the result, and the question counts as failed although the user has answered it.',
  thought: 'Data with structure is sent with structure, and an empty field as null.',
};
