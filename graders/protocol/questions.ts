/** Results of 2026-07-28 that ask instead of answering. */
import type { JsonNode, Message } from '../types.ts';
import { textAt } from './meta.ts';

/** Requests whose result may ask something back. */
export const askingMethods: readonly string[] = ['tools/call', 'prompts/get', 'resources/read'];

export const isInputRequired = ({ result }: Message): boolean => textAt(result, 'resultType') === 'input_required';

/** True where a question is out of place, whatever it asks. */
export const mayNotAsk = ({ answeredMethod, revision }: Message): boolean =>
  answeredMethod !== undefined && !askingMethods.includes(answeredMethod) && revision.methods.has(answeredMethod);

/**
 * The questions of a result, by key, where it may have any. A task of the tasks extension asks in a result that is
 * complete.
 */
export const inputRequestsOf = (response: Message): JsonNode | undefined => {
  const isTask = response.answeredMethod === 'tasks/get';
  const asks = isInputRequired(response) ? !mayNotAsk(response) : isTask;
  return asks && response.result?.type === 'object' ? response.result.get('inputRequests') : undefined;
};
