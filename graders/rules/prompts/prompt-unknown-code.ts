import { related } from '../../protocol/places.ts';
import { defineRule, defineWords, type Message, type PageOf, type Related } from '../../types.ts';

export const words = defineWords({
  title: 'An unknown prompt, or one whose argument is missing, is refused with -32602',
  headline: 'The client would misread the refusal',
  why: 'The method is there, only what was asked for does not fit. The code says which of the two it is, and a client decides by it whether to ask again.',
  messages: {
    unknown: {
      what: 'The error says that there is no such prompt, under the code `{value}`.',
      fix: 'The name of the prompt is a parameter: use the code for parameters that do not fit.',
    },
    'not-found': {
      what: 'The error says that there is no such prompt, under the code `-32601`.',
      why: 'This code says that the method is not there. A client concludes that the server has no prompts and asks for none any more.',
      fix: 'The name of the prompt is a parameter: use the code for parameters that do not fit.',
    },
    argument: {
      what: 'The error says that an argument is missing, under the code `{value}`.',
      fix: 'Arguments are parameters: use the code for parameters that do not fit.',
    },
  },
});

export default defineRule<typeof words, 'error'>({
  id: 'prompts/prompt-unknown-code',
  level: 'SHOULD',
  addedIn: '2024-11-05',
  on: 'error',
  methods: ['prompts/get'],
  check(message, flag) {
    const code = message.error?.get('code');
    const said = message.error?.get('message');
    if (!code || code.value === -32602 || said?.type !== 'string') return;
    const kind = kindOf(said.value as string, nameAsked(message));
    if (kind === 'argument') flag('argument', code, { value: code.raw }, asked(message));
    else if (kind) flag(code.value === -32601 ? 'not-found' : 'unknown', code, { value: code.raw }, asked(message));
  },
});

const absence = /\b(?:not[ _-]?found|(?:do|does|did) ?n[o']t exist|no such|unknown|unrecogni[sz]ed|undefined)\b/i;
const prompt = /\b(?:prompt|template)s?\b/i;
const argument = /\b(?:argument|parameter|param|input|field|value)s?\b/i;
const lack = /\b(?:missing|required|lacks?|not (?:given|provided|supplied)|needs?|expected)\b/i;

/** The code may be wrong, so the sentence has to tell what the error is about. */
const kindOf = (said: string, name: string | undefined): 'unknown' | 'argument' | undefined => {
  if (/\bmethod\b/i.test(said)) return undefined;
  if (argument.test(said)) return lack.test(said) ? 'argument' : undefined;
  const about = prompt.test(said) || (name !== undefined && said.includes(name));
  return about && absence.test(said) ? 'unknown' : undefined;
};

const nameAsked = ({ answers }: Message): string | undefined => {
  const request = answers?.to && 'shape' in answers.to ? answers.to : undefined;
  const name = request?.params?.type === 'object' ? request.params.get('name')?.value : undefined;
  return typeof name === 'string' && name.length > 2 ? name : undefined;
};

const asked = ({ answers }: Message): readonly Related[] =>
  answers?.to && 'shape' in answers.to ? [related(answers.to, 'request')] : [];

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'server/prompts', section: 'error-handling' }],
  good: [
    { text: '{"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"Unknown prompt"}}', answers: 'prompts/get' },
    {
      text: '{"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"Method not found"}}',
      answers: 'prompts/get',
      note: 'This server has no prompts at all.',
    },
    {
      text: '{"jsonrpc":"2.0","id":1,"error":{"code":-32603,"message":"The template could not be filled in"}}',
      answers: 'prompts/get',
    },
  ],
  bad: {
    unknown: {
      text: '{"jsonrpc":"2.0","id":1,"error":{"code":«-32603»,"message":"Prompt not found: review"}}',
      answers: 'prompts/get',
    },
    'not-found': [
      {
        text: '{"jsonrpc":"2.0","id":1,"error":{"code":«-32601»,"message":"Unknown prompt"}}',
        answers: 'prompts/get',
      },
      `--> {"jsonrpc":"2.0","id":1,"method":"prompts/get","params":{"name":"code_review"}}
<-- {"jsonrpc":"2.0","id":1,"error":{"code":«-32601»,"message":"code_review does not exist"}}`,
    ],
    argument: {
      text: '{"jsonrpc":"2.0","id":1,"error":{"code":«-32603»,"message":"Missing required argument: code"}}',
      answers: 'prompts/get',
    },
  },
  realLife: 'A client that reads `-32601` takes prompts off its menu, although all the others would work.',
  thought: 'Not found is what `-32601` says.',
};
