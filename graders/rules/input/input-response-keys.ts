import { lacks, nameOf, related, standingFor } from '../../protocol/places.ts';
import { type Question, retriesIn } from '../../protocol/rounds.ts';
import { defineRule, defineWords, type Flag, type JsonNode, type Message, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'A retry answers every question, each under its key and in its kind',
  headline: 'The server would ask again',
  why: 'The server looks its answers up by the keys it gave. What it does not find there counts as not answered, so it asks once more, or for ever.',
  messages: {
    'other-key': {
      what: 'The question has the key `{key}`. In `inputResponses` the answer stands under `{found}`.',
      fix: 'Copy the key from `inputRequests`.',
    },
    missing: {
      what: 'The question `{key}` has no answer in `inputResponses`.',
      fix: 'Answer each key of `inputRequests`. A user who does not want to answer is an answer too.',
    },
    several: {
      what: '`{key}` and {more} more of the questions have no answer.',
      fix: 'Answer each key of `inputRequests`. A user who does not want to answer is an answer too.',
    },
    none: {
      what: 'The request brings back the state and no `inputResponses`, though `{key}` was asked.',
      fix: 'Put the answers into `inputResponses`, under the keys of `inputRequests`.',
    },
    kind: {
      what: 'The question `{key}` is `{method}`. The answer has `{found}`, which belongs to `{other}`.',
      why: 'The server reads an answer by the question it asked. The members it looks for are not there.',
      fix: 'Look which method was asked under this key, and answer with what that method returns.',
    },
  },
});

export default defineRule<typeof words, 'exchange'>({
  id: 'input/input-response-keys',
  level: 'MUST',
  addedIn: '2026-07-28',
  on: 'exchange',
  mentions: ['inputResponses', 'requestState'],
  check(exchange, flag) {
    for (const { message, question } of retriesIn(exchange)) {
      if (message.sound && question?.asked && question.asked.members.length > 0) judge(message, question, flag);
    }
  },
});

const judge = (retry: Message, { asked, result }: Question, flag: Flag<keyof typeof words.messages>): void => {
  const params = retry.params!;
  const places = [related(result, 'response')];
  const answers = params.get('inputResponses');
  const keys = [...new Set(asked!.members.map(({ name }) => name))];
  if (!answers) flag('none', lacks(params, 'inputResponses'), { key: keys[0]! }, places, retry);
  if (answers?.type !== 'object') return;
  const missing = keys.filter((key) => !answers.get(key));
  const [key] = missing;
  if (key !== undefined) {
    const found = missing.length === 1 ? answers.members.find(({ name }) => !keys.includes(name))?.name : undefined;
    if (found !== undefined) flag('other-key', standingFor(answers, found, key), { key, found }, places, retry);
    else if (missing.length === 1) flag('missing', lacks(answers, key), { key }, places, retry);
    else flag('several', lacks(answers, key), { key, more: missing.length - 1 }, places, retry);
    return;
  }
  for (const name of keys) {
    const method = String(asked!.get(name)?.get('method')?.value);
    const found = foreignMember(answers.get(name)!, method);
    if (!found) continue;
    const at = nameOf(answers.get(name)!, found);
    flag('kind', at, { key: name, method, found, other: owners[found]! }, places, retry);
    return;
  }
};

/** Members by which the answer to each method is known. */
const marks: Readonly<Record<string, readonly string[]>> = {
  'elicitation/create': ['action'],
  'sampling/createMessage': ['role', 'model'],
  'roots/list': ['roots'],
};

const owners: Readonly<Record<string, string>> = {
  action: 'elicitation/create',
  role: 'sampling/createMessage',
  model: 'sampling/createMessage',
  roots: 'roots/list',
};

/** The member that shows an answer to be one to another method. */
const foreignMember = (answer: JsonNode, method: string): string | undefined => {
  const own = Object.hasOwn(marks, method) ? marks[method]! : undefined;
  if (!own || answer.type !== 'object' || own.some((name) => answer.get(name))) return undefined;
  return Object.values(marks)
    .flat()
    .find((name) => answer.get(name));
};

const meta =
  '"_meta": {"io.modelcontextprotocol/protocolVersion": "2026-07-28", "io.modelcontextprotocol/clientCapabilities": {"elicitation": {}}, "io.modelcontextprotocol/clientInfo": {"name": "learner", "version": "1.0.0"}}';

const question = (name: string): string =>
  `{"method": "elicitation/create", "params": {"message": "Tell me", "requestedSchema": {"type": "object", "properties": {"${name}": {"type": "string"}}}}}`;

const asked = (questions: string): string =>
  `--> {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "greet", ${meta}}}
<-- {"jsonrpc": "2.0", "id": 1, "result": {"resultType": "input_required", "inputRequests": {${questions}}, "requestState": "s1"}}`;

const retry = (params: string): string =>
  `--> {"jsonrpc": "2.0", "id": 2, "method": "tools/call", "params": {"name": "greet", ${params}"requestState": "s1", ${meta}}}`;

const who = `"who": ${question('name')}`;
const whoAndWhere = `${who}, "where": ${question('town')}`;
const ada = '{"action": "accept", "content": {"name": "Ada"}}';

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'MCP', page: 'basic/patterns/mrtr', section: 'client-requirements-basic-workflow' },
    { of: 'MCP', page: 'schema', section: 'InputResponseRequestParams' },
  ],
  good: [
    {
      text: `${asked(whoAndWhere)}
${retry(`"inputResponses": {"who": ${ada}, "where": {"action": "decline"}}, `)}`,
      note: 'Both questions are answered, one of them with a no.',
    },
    {
      text: `${asked(who)}
${retry(`"inputResponses": {"who": ${ada}, "mood": {"action": "cancel"}}, `)}`,
      note: 'An answer that nobody asked for is passed over.',
    },
  ],
  bad: {
    'other-key': `${asked(who)}
${retry(`"inputResponses": {«"name"»: ${ada}}, `)}`,
    missing: `${asked(whoAndWhere)}
${retry(`"inputResponses": «{»"who": ${ada}}, `)}`,
    several: `${asked(whoAndWhere)}
${retry('"inputResponses": «{»}, ')}`,
    none: `${asked(who)}
--> {"jsonrpc": "2.0", "id": 2, "method": "tools/call", "params": «{»"name": "greet", "requestState": "s1", ${meta}}}`,
    kind: `${asked(who)}
${retry('"inputResponses": {"who": {«"roots"»: []}}, ')}`,
  },
  realLife: 'Servers are told to ask again rather than to fail, so the same dialogue comes up a second time.',
  thought: 'The key looked like a label that one may choose.',
};
