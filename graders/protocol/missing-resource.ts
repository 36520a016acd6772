/** Whether an error says that the resource asked for is not there. The code may be wrong, so the sentence has to tell. */
import type { JsonNode, Message } from '../types.ts';

const absence =
  /\b(?:not[ _-]?found|(?:do|does|did) ?n[o']t exist|not exist(?:ing|ent)?|no such|no longer exists|is unknown|enoent)\b/i;
const thing = /\b(?:resource|uri|url|file|document|page|record|entry|item|note)s?\b/i;
const unknownThing = /\bunknown (?:resource|uri|url|file|document|page|record|entry|item|note)\b/i;
/** Sentences about something else that is not there. */
const other =
  /\b(?:method|tool|prompt|scheme|protocol|parameter|param|argument|field|property|session|cursor|version)s?\b/i;

/** True for an error that answers `resources/read` and speaks of a resource that does not exist. */
export const isMissingResource = ({ error, answers, answeredMethod }: Message): boolean => {
  if (answeredMethod !== 'resources/read' || error?.type !== 'object') return false;
  const message = error.get('message');
  if (message?.type !== 'string') return false;
  const uri = uriAsked(answers);
  const text = uri ? (message.value as string).replaceAll(uri, ' resource ') : (message.value as string);
  if (other.test(text)) return false;
  const about = thing.test(text) || namesUri(error);
  return unknownThing.test(text) || (about && absence.test(text));
};

/** The error carries the address along. */
const namesUri = (error: JsonNode): boolean => {
  const data = error.get('data');
  return data?.type === 'object' && data.get('uri')?.type === 'string';
};

const uriAsked = (answers: Message['answers']): string | undefined => {
  const request = answers?.to && 'shape' in answers.to ? answers.to : undefined;
  const uri = request?.params?.get('uri');
  return uri?.type === 'string' && uri.value !== '' ? (uri.value as string) : undefined;
};
