import { progressVersion } from './answer.ts';

const minute = { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\dZ$' } as const;
const writing = { type: 'string' } as const;
const short = { type: 'string', maxLength: 200 } as const;

/** The form of a progress file as JSON Schema 2020-12. Members that it does not name are passed over. */
export const progressSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Progress in the Handwire course',
  description: 'Answers to exercises, as a browser kept them. Times are in UTC, to the minute.',
  type: 'object',
  required: ['handwire', 'answers'],
  properties: {
    handwire: { type: 'integer', minimum: 1, maximum: progressVersion, description: 'Version of this form.' },
    saved: { ...minute, description: 'When the file was written.' },
    name: { ...short, description: 'Whose answers these are, if the learner said so.' },
    code: { ...short, description: 'The code that chose the variants, as it was when the file was written.' },
    answers: {
      type: 'object',
      description: 'By the id of the exercise.',
      propertyNames: { pattern: '^[a-z0-9-]{1,100}/[a-z0-9-]{1,100}$' },
      additionalProperties: {
        type: 'object',
        required: ['text'],
        properties: {
          text: { ...writing, description: 'What the learner wrote or picked, as it stood at last.' },
          tries: { type: 'integer', minimum: 0, maximum: 1_000_000, description: 'How often it was checked.' },
          hints: {
            type: 'array',
            maxItems: 4,
            items: { type: 'integer', minimum: 1, maximum: 4 },
            description: 'Hints that were opened, by number; 4 is the solution.',
          },
          passed: { type: 'boolean', description: 'The learner’s browser saw it pass. No proof: grade it again.' },
          passedText: { ...writing, description: 'What passed, where the text was changed since.' },
          firstTry: minute,
          lastChange: minute,
          passedAt: minute,
          revision: { ...short, description: 'The revision by which it was last judged.' },
          seed: { ...short, description: 'The code that chose the variant that this answers.' },
        },
      },
    },
  },
} as const;
