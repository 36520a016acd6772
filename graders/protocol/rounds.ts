/**
 * Multi round-trip requests of 2026-07-28: a result that asks instead of answering, and the request that comes again with
 * the answers. Nothing on the wire ties the two together but what they carry, so a retry is matched by that.
 */
import type { Exchange, JsonNode, Message } from '../types.ts';
import { answerBefore } from './history.ts';
import { objectAt, requestOf, textAt } from './meta.ts';
import { perExchange } from './per-exchange.ts';
import { askingMethods, isInputRequired } from './questions.ts';

/** A result that asks, and the request it came for. */
export interface Question {
  readonly result: Message;
  readonly request: Message;
  /** What the request is about: its method, and the tool, prompt or resource. */
  readonly target: string;
  readonly subject: string;
  /** The rest of what the request says, without white space. */
  readonly details: string;
  /** Its questions, where it has any. */
  readonly asked: JsonNode | undefined;
  readonly state: string | undefined;
}

/** A request that carries answers or a state. */
export interface Retry {
  readonly message: Message;
  /** What it answers, as far as that is in view. */
  readonly question: Question | undefined;
  /** A question about something else, from which its answers or its state come. */
  readonly leakedFrom: Question | undefined;
  /** An earlier question whose state it carries, where the one it answers has another. */
  readonly staleFrom: Question | undefined;
}

const subjectOf = ({ params }: Message): string => textAt(params, 'name') ?? textAt(params, 'uri') ?? '';

const targetOf = (request: Message): string => `${request.name} ${subjectOf(request)}`;

const detailsOf = (params: JsonNode | undefined): string => params?.get('arguments')?.raw.replace(/\s+/g, '') ?? '';

/** The extension of tasks hands in answers by a method of its own. */
const carriesAnswers = ({ shape, sender, name, params }: Message): boolean =>
  shape === 'request' &&
  sender === 'client' &&
  params?.type === 'object' &&
  !name?.startsWith('tasks/') &&
  (params.get('inputResponses') !== undefined || params.get('requestState') !== undefined);

/** All retries in view, in order. */
export const retriesIn = perExchange((exchange: Exchange): readonly Retry[] => {
  const retries: Retry[] = [];
  if (exchange.revision.era !== 'modern' || !exchange.messages.some(carriesAnswers)) return retries;
  const questions = new Questions(exchange.session === 'whole');
  for (const message of exchange.messages) {
    if (message.shape === 'result') questions.hear(message);
    else if (carriesAnswers(message)) retries.push(questions.match(message));
  }
  return retries;
});

/** Looking back is bounded, as logs can be long. */
const farthest = 30;

class Questions {
  readonly #byTarget = new Map<string, Question[]>();
  readonly #byState = new Map<string, Question>();
  readonly #retries = new Map<Question, Message[]>();
  #unanswered: Question[] = [];

  constructor(readonly whole: boolean) {}

  hear(result: Message): void {
    const request = isInputRequired(result) ? requestOf(result) : undefined;
    if (request?.sender !== 'client') return;
    const question: Question = {
      result,
      request,
      target: targetOf(request),
      subject: subjectOf(request),
      details: detailsOf(request.params),
      asked: objectAt(result.result, 'inputRequests'),
      state: textAt(result.result, 'requestState'),
    };
    if (!question.asked && question.state === undefined) return;
    const same = this.#byTarget.get(question.target);
    if (same) same.push(question);
    else this.#byTarget.set(question.target, [question]);
    if (question.state !== undefined) this.#byState.set(question.state, question);
    this.#unanswered = [...this.#unanswered.slice(1 - farthest), question];
  }

  match(message: Message): Retry {
    // One that does not say what it is about has another fault, and fits everything and nothing.
    if (askingMethods.includes(message.name ?? '') && subjectOf(message) === '') {
      return { message, question: undefined, leakedFrom: undefined, staleFrom: undefined };
    }
    const target = targetOf(message);
    const state = textAt(message.params, 'requestState');
    const same = (this.#byTarget.get(target) ?? []).slice(-farthest);
    const ofState = state === undefined ? undefined : this.#byState.get(state);
    const hasOwn = same.some((one) => one.state !== undefined && one.state === state);
    const question = this.#best(message, same);
    const leakedFrom =
      ofState && !hasOwn && ofState.target !== target ? ofState : question ? undefined : this.#leak(message);
    const retry: Retry = {
      message,
      question: leakedFrom ? undefined : question,
      leakedFrom,
      staleFrom: same.find((one) => one !== question && one.state !== undefined && one.state === state),
    };
    if (retry.question) this.#answered(retry.question, message);
    return retry;
  }

  #answered(question: Question, retry: Message): void {
    this.#retries.set(question, [...(this.#retries.get(question) ?? []).slice(1 - farthest), retry]);
    this.#unanswered = this.#unanswered.filter((one) => one !== question);
  }

  /** The question about the same thing that the retry fits best, the latest of equals. */
  #best(retry: Message, same: readonly Question[]): Question | undefined {
    let best: Question | undefined;
    let most = 0;
    for (const question of same) {
      const evidence = likeness(retry, question);
      if (evidence === 0) continue;
      const retries = this.#retries.get(question) ?? [];
      // One whose retry has brought a response is done with; one that nobody has answered is waiting.
      const settled = retries.some((one) => answerBefore(one, retry));
      const sum = evidence + (retries.length === 0 ? 2 : settled ? -2 : 0) + 3;
      if (sum >= most) {
        most = sum;
        best = question;
      }
    }
    return best;
  }

  /**
   * A question about something else whose every key is answered here. That is proof only where nothing is out of view, and
   * where a state does not say otherwise.
   */
  #leak(retry: Message): Question | undefined {
    const answers = objectAt(retry.params, 'inputResponses');
    if (!this.whole || !answers || retry.params?.get('requestState')) return undefined;
    return this.#unanswered.findLast(
      ({ asked, target }) =>
        asked &&
        target !== targetOf(retry) &&
        asked.members.length > 0 &&
        asked.members.every(({ name }) => answers.get(name)),
    );
  }
}

/** How much of a question a retry takes up: its state, its keys, the arguments of its request. */
const likeness = ({ params }: Message, { state, asked, details }: Question): number => {
  const own = textAt(params, 'requestState');
  const answers = objectAt(params, 'inputResponses');
  const keys = asked?.members ?? [];
  const met = answers ? keys.filter(({ name }) => answers.get(name)).length : 0;
  const sameState = own !== undefined && own === state ? 3 : 0;
  const sameKeys = met === 0 ? 0 : met === keys.length ? 2 : 1;
  const sameDetails = detailsOf(params) === details ? 1 : 0;
  return sameState + sameKeys + sameDetails;
};
