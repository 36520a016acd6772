/** What most messages are. Rules about anything else need not look at them. */
import { find, type Node } from '../json/node.ts';
import { OBJECT, STRING, TYPE } from '../json/tape.ts';
import type { JsonNode, Message } from '../types.ts';
import { askMethods, metaKeys } from './names.ts';

/**
 * True for a message in a plain envelope that its sender may send, that asks its receiver nothing about users and models
 * and answers no such question, and that is no notification of a task. A result answers, as far as can be seen, an ordinary
 * request by its id, and in 2026-07-28 is complete; there a request says in its `_meta` all that it has to.
 */
export const isOrdinary = (message: Message): boolean => {
  const { shape, plain, revision } = message;
  if (!plain || revision.era === 'none') return false;
  if (shape === 'result') return isOrdinaryResult(message);
  if (!isRightWay(message) || askMethods.includes(message.name!)) return false;
  if (revision.era === 'legacy') return true;
  return shape === 'request'
    ? message.sender === 'client' && isWhole(message.params)
    : message.name !== 'notifications/tasks';
};

const isRightWay = ({ defined, sender }: Message): boolean => defined!.from === 'both' || defined!.from === sender;

const isOrdinaryResult = ({ answers, answeredMethod, revision, result, sender }: Message): boolean => {
  if (answeredMethod === undefined || answeredMethod === 'tasks/result' || askMethods.includes(answeredMethod))
    return false;
  if (answers && answers.how !== 'lone') {
    const { how, to } = answers;
    if (how !== 'exact' || !to || !('shape' in to) || !to.plain || !isRightWay(to)) return false;
  }
  return revision.era === 'legacy' || (sender === 'server' && isComplete(result as Node));
};

const isComplete = ({ document, entry }: Node): boolean => {
  const { text, tape } = document;
  const type = find(document, entry, 'resultType');
  return type >= 0 && text.startsWith('"complete"', tape[type + 1]!) && find(document, entry, 'inputRequests') < 0;
};

const isWhole = (params: JsonNode | undefined): boolean => {
  if (!params) return false;
  const { document, entry } = params as Node;
  const { tape } = document;
  const meta = find(document, entry, '_meta');
  if (meta < 0 || (tape[meta]! & TYPE) !== OBJECT || find(document, entry, 'inputResponses') >= 0) return false;
  const version = find(document, meta, metaKeys.protocolVersion);
  const capabilities = find(document, meta, metaKeys.clientCapabilities);
  return (
    version >= 0 &&
    (tape[version]! & TYPE) === STRING &&
    capabilities >= 0 &&
    (tape[capabilities]! & TYPE) === OBJECT &&
    find(document, meta, metaKeys.clientInfo) >= 0
  );
};
