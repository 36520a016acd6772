/** An answer as it is kept, on a device and in a file. Whether it passed is the learner’s word, and no verdict. */

/** Minutes of the clock, as `2026-11-30T11:37Z`. */
export type Minute = string;

export interface Answer {
  readonly text: string;
  /** How often it was checked. */
  readonly tries: number;
  /** Which rungs of the ladder are open; 4 is the solution. */
  readonly hints: readonly number[];
  readonly passed: boolean;
  /** What passed, where the text has changed since. */
  readonly passedText?: string;
  readonly firstTry?: Minute;
  readonly lastChange?: Minute;
  readonly passedAt?: Minute;
  /** By which it was judged when it was last checked. */
  readonly revision?: string;
  /** Which variant of the exercise it answers. */
  readonly seed?: string;
}

export interface Progress {
  readonly saved?: Minute;
  readonly name?: string;
  readonly code?: string;
  readonly answers: ReadonlyMap<string, Answer>;
}

/** Version of a progress file's form. */
export const progressVersion = 2;

export type Json = Readonly<Record<string, unknown>>;

/** Members by name, where there are members. */
export const membersOf = (value: unknown): Json | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : undefined;

export const stringAt = (from: Json, name: string): Json =>
  typeof from[name] === 'string' ? { [name]: from[name] } : {};

/** What can be used of a record; undefined where there is no text. */
export const answerIn = (record: unknown): Answer | undefined => {
  const from = membersOf(record);
  if (typeof from?.text !== 'string') return undefined;
  const { text, tries, hints, passed } = from;
  return {
    text,
    tries: Number.isSafeInteger(tries) && (tries as number) > 0 ? (tries as number) : 0,
    hints: [1, 2, 3, 4].filter((rung) => Array.isArray(hints) && hints.includes(rung)),
    passed: passed === true,
    ...(passed === true && stringAt(from, 'passedText')),
    ...stringAt(from, 'firstTry'),
    ...stringAt(from, 'lastChange'),
    ...stringAt(from, 'passedAt'),
    ...stringAt(from, 'revision'),
    ...stringAt(from, 'seed'),
  };
};

/** Writes a progress file. */
export const progressText = ({ answers, ...rest }: Progress, schema: string): string => {
  const file = { $schema: schema, handwire: progressVersion, ...rest, answers: Object.fromEntries(answers) };
  return `${JSON.stringify(file, null, 2)}\n`;
};
