/** The form of an exercise as JSON Schema 2020-12, for editors and for exercises that teachers write as JSON files. */
const text = { type: 'string', minLength: 1 } as const;
const type = { enum: ['object', 'array', 'string', 'number', 'integer', 'boolean', 'null'] } as const;

const selector = {
  description: 'Which message of the answer: the first that fits.',
  type: 'object',
  required: ['kind'],
  additionalProperties: false,
  properties: {
    kind: { enum: ['request', 'notification', 'response'] },
    method: { ...text, description: 'Of a response: the method of the request it answers.' },
    id: { ...text, description: 'The id as JSON, such as 10 or "a".' },
  },
} as const;

const expectation = {
  description: 'What has to stand there; an empty object asks only that something does.',
  type: 'object',
  additionalProperties: false,
  properties: {
    const: { description: 'This very value.' },
    enum: { type: 'array', minItems: 1, description: 'One of these values.' },
    type: { anyOf: [type, { type: 'array', items: type, minItems: 1 }] },
    pattern: { ...text, description: 'A regular expression that the string has to match.' },
    present: { const: true },
    absent: { const: true },
  },
} as const;

const criterion = {
  type: 'object',
  required: ['label', 'at', 'expects'],
  additionalProperties: false,
  properties: {
    label: { ...text, description: 'Completes the sentence "The answer …".' },
    of: selector,
    at: {
      type: 'string',
      pattern: '^(/.*)?$',
      description: 'JSON Pointer into the message; empty for the whole of it.',
    },
    expects: expectation,
    points: { type: 'integer', minimum: 1 },
    why: { ...text, description: 'What it does to the other side, where the general words do not teach enough.' },
    fix: { ...text, description: 'The next step, without the solution.' },
  },
} as const;

const option = {
  type: 'object',
  required: ['label', 'why'],
  additionalProperties: false,
  properties: {
    label: { ...text, description: 'What can be picked.' },
    right: { const: true },
    why: { ...text, description: 'Why it is right, or why not.' },
  },
} as const;

const variation = {
  anyOf: [
    { type: 'array', minItems: 2, items: { type: ['string', 'number'] } },
    {
      type: 'object',
      required: ['from', 'to'],
      additionalProperties: false,
      properties: { from: { type: 'integer' }, to: { type: 'integer' } },
    },
  ],
} as const;

const mistake = {
  type: 'object',
  required: ['label', 'answer', 'finds'],
  additionalProperties: false,
  properties: {
    label: { ...text, description: 'What somebody did who answers so.' },
    answer: { type: 'string' },
    finds: { ...text, description: 'What has to be said of it first: the name of a criterion, or the id of a rule.' },
  },
} as const;

export const exerciseSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'An exercise of Handwire',
  type: 'object',
  required: ['kind', 'title', 'revision', 'prompt', 'starter', 'hints', 'criteria', 'solution', 'achieved', 'mistakes'],
  additionalProperties: false,
  properties: {
    $schema: { type: 'string' },
    kind: { ...text, description: 'message, exchange, stream, repair, reply, order, choice or blame.' },
    title: { ...text, description: 'A few words.' },
    revision: { ...text, description: 'By which revision it is judged, such as 2025-11-25.' },
    prompt: { ...text, description: 'All that the answer has to do, before the first key.' },
    given: { ...text, description: 'Messages that came before, one a line, with --> or <-- before each.' },
    sender: { enum: ['client', 'server'], description: 'Who sends an answer without arrows: client, or server.' },
    session: {
      enum: ['part', 'whole'],
      description: 'Whether given and answer are a whole session, in which nothing was left out.',
    },
    transport: { enum: ['stdio', 'none'], description: 'stdio, where lines and line feeds are what is taught.' },
    starter: { type: 'string', description: 'What stands in the field at first.' },
    options: { type: 'object', additionalProperties: option, description: 'What can be picked, by letter or rule id.' },
    several: { const: true, description: 'Of a choice: any number is right, and each is judged by itself.' },
    vary: {
      type: 'object',
      additionalProperties: variation,
      description: 'Values for names in braces; the first is canonical.',
    },
    hints: {
      type: 'array',
      minItems: 3,
      maxItems: 3,
      items: text,
      description: 'A question, a pointer, nearly there.',
    },
    criteria: {
      type: 'object',
      additionalProperties: criterion,
      description: 'What the answer has to hold, by names of your own: each is a line of the checklist.',
    },
    solution: { type: 'string', description: 'One right answer.' },
    achieved: { ...text, description: 'What a right answer brings about on the wire.' },
    mistakes: { type: 'array', items: mistake, description: 'Wrong answers that people give, four at least.' },
  },
} as const;
