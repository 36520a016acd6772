/** What is said of the revisions beyond what their data tells. A revision without an entry has a page all the same. */

import type { Revision, RevisionId } from '../graders/types.ts';
import t from './i18n/revisions.ts';

export interface RevisionWords {
  readonly lede: string;
  readonly paragraphs: readonly string[];
  /** What changed outside of the messages, where the grader does not look. */
  readonly beyond?: string;
}

export const revisionWords: Readonly<Partial<Record<RevisionId, RevisionWords>>> = {
  '2.0': {
    lede: 'What a request, a notification and a response look like, without a single method.',
    paragraphs: [
      'MCP is built on it. By this revision Handwire judges what JSON-RPC alone asks for: the text, the members of the envelope, the ids, the codes of errors, and arrays that carry several messages at once.',
    ],
  },
  '2024-11-05': {
    lede: 'The first MCP: a handshake, and then tools, resources and prompts.',
    paragraphs: [
      'Once, at the beginning, both sides say which revision they speak and what they can do. From then on the client lists and calls, and the server may ask back: for a model, or for the folders that are open to it.',
      'It is stricter than JSON-RPC alone. `params` and results are objects; an `id` is a string or a whole number, never null, and never used again in the same session.',
      'Arrays of messages are left open: JSON-RPC has them, the types of MCP do not.',
    ],
    beyond:
      'Apart from stdio there is HTTP with two addresses, one for an endless stream of events and one to post to.',
  },
  '2025-03-26': {
    lede: 'Batches arrive, and tools say more about themselves.',
    paragraphs: [
      'Each side has to be able to read an array of messages, and may send one. `initialize` travels alone.',
      'Sound joins text and pictures. Progress can come with words. Completion gets a capability of its own, and tools can carry hints, such as that they only read.',
    ],
    beyond:
      'Streamable HTTP takes the place of HTTP with two addresses: one address for everything, and a session id in a header.',
  },
  '2025-06-18': {
    lede: 'Batches leave, servers can ask the user, and tools return data.',
    paragraphs: [
      'What the revision before had brought is taken out again: an array of messages is no message.',
      'A server can ask the person in front of the client for a few values, with `elicitation/create`. A tool can return an object beside its text and say beforehand what it will look like; a result can name a resource instead of carrying it.',
      'What was agreed in the handshake binds now: to keep to the version and to the capabilities was recommended, and is required.',
    ],
    beyond: 'On HTTP every request after the handshake names the revision in a header.',
  },
  '2025-11-25': {
    lede: 'Long work becomes a task, a question can lead to a web page, and models can be handed tools.',
    paragraphs: [
      'Whoever asks can wish for a task: the answer comes at once, says only that work has begun, and the outcome is fetched later. It is marked as a trial, and the next revision moves it out.',
      'A question to the user can open an address, for what must not pass through a model, such as a login. A sampling request can bring tools, and the model’s answer can ask to use them.',
      'An error may come without an `id` where that of the request could not be read. Arguments that a tool refuses are a result with `isError`, so that the model can mend them.',
    ],
  },
  '2026-07-28': {
    lede: 'No handshake and no session: each request says all there is to know.',
    paragraphs: [
      'What `initialize` settled once now stands in the `_meta` of every request: the revision, and what the client can do. A server remembers nothing of it. Whoever wants to know what a server offers asks `server/discover`, at any time.',
      'Servers send no requests any more. What they need to know travels as a question inside a result; the client finds it out and sends its request again, with the answers. So no client has to answer anything, and every result says what kind it is.',
      'Lists and contents say how long they may be kept, and by whom. News about changes comes on one stream, which the client opens with `subscriptions/listen`. Log messages come only to a request that asks for them.',
      'Roots, sampling and log messages are on their way out: they are valid, and not for new work. Tasks have become an extension.',
    ],
    beyond:
      'On HTTP everything is a POST, without a session id; headers repeat the method and the name, and to close the stream is to cancel the request.',
  },
};

/** What the two sides remember of each other, and since when. */
export const eras: Readonly<Record<Revision['era'], string>> = t.eras;

/** What it means to go from one era to another. */
export const eraChanges: Readonly<Partial<Record<`${Revision['era']}-${Revision['era']}`, string>>> = t.eraChanges;
