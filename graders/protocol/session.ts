/**
 * What both sides had agreed on and declared by a given message. Up to 2025-11-25 a session opens with a handshake; later
 * every request declares what its client can do, and a server says once what it can do when asked to.
 */
import type { Entry, Exchange, JsonNode, Message } from '../types.ts';
import { before } from './history.ts';
import { metaField, objectAt } from './meta.ts';
import { perExchange } from './per-exchange.ts';

/**
 * How far the handshake had come. `unseen`: a part of a session that shows no beginning; `before`: nothing was asked yet;
 * `skipped`: the client began with something else; `asked`: `initialize` waits for its answer; `refused`: it came back with
 * an error; `agreed`: with a result; `open`: the client said that it is ready, or went on without saying so; `repeated`:
 * `initialize` came again; `unclear`: a message that would tell cannot be trusted. Stateless revisions are always `open`.
 */
export type Phase = 'unseen' | 'before' | 'skipped' | 'asked' | 'refused' | 'agreed' | 'open' | 'repeated' | 'unclear';

/** What one side said it can do, and the message that said so. */
export interface Declaration {
  readonly capabilities: JsonNode;
  readonly by: Message;
}

export interface SessionState {
  readonly phase: Phase;
  /** The latest `initialize`. */
  readonly initialize: Message | undefined;
  /** What came back for it. */
  readonly response: Message | undefined;
  /** What the client says to be ready, even where it says so too early. */
  readonly initialized: Message | undefined;
  readonly client: Declaration | undefined;
  readonly server: Declaration | undefined;
  /** Revisions the server is known to speak: those it listed in a refusal, or agreed on. */
  readonly spoken: readonly Spoken[];
}

export interface Spoken {
  readonly version: string;
  readonly by: Message;
}

/** What was agreed when the message was sent. Rules may ask at any step: only what came before is looked at. */
export const stateAt = (message: Message): SessionState => {
  const walk = walkOf(message.exchange);
  // Several rules ask about the same message, one after the other.
  if (walk.asked !== message) {
    advance(walk, message);
    walk.asked = message;
    walk.answer = stateIn(walk, message);
  }
  return walk.answer;
};

const stateIn = ({ steps }: Walk, message: Message): SessionState => {
  for (let at = steps.length - 1; ; at--) {
    const step = steps[at]!;
    if (step.at === undefined || precedes(step.at, message)) return step.state;
  }
};

/** What the server declares for a message of its own: before the answer is out it knows already what it will declare. */
export const serverDeclarationFor = (message: Message): Declaration | undefined => {
  const { phase, initialize, server } = stateAt(message);
  if (server || phase !== 'asked') return server;
  return declarationIn(initialize?.answeredBy.find((one) => one.result !== undefined));
};

/** True where `initialize` surely had no answer yet: in a part of a session its answer has to be in view, later on. */
export const isUnanswered = ({ phase, initialize }: SessionState): boolean =>
  phase === 'asked' &&
  initialize !== undefined &&
  (initialize.exchange.session === 'whole' || initialize.answeredBy.length > 0);

/** What the client can do, as a message knows it: by the handshake, or by the request that it is or answers. */
export const clientDeclarationFor = (message: Message): Declaration | undefined => {
  if (message.revision.era !== 'modern') return stateAt(message).client;
  const { to } = message.answers ?? {};
  const request = message.shape === 'request' ? message : to && 'shape' in to ? to : undefined;
  const capabilities = request && metaField(request, 'clientCapabilities');
  return request && capabilities?.type === 'object' ? { capabilities, by: request } : undefined;
};

/** Flags are the only capabilities that say no. */
const flags: readonly string[] = ['listChanged', 'subscribe'];

/**
 * True where a capability such as `resources.subscribe` is declared. A value of a type that capabilities do not have is a
 * fault of its own; it counts as declared, so that it is told once.
 */
export const declares = ({ capabilities }: Declaration, path: string): boolean => {
  let node = capabilities;
  for (const name of path.split('.')) {
    if (node.type !== 'object') return true;
    const member = node.get(name);
    if (!member || (member.type === 'boolean' && member.value === false && flags.includes(name))) return false;
    node = member;
  }
  return true;
};

// ------------------------------------------------------------------------------------------------ walking along

interface Walk {
  readonly exchange: Exchange;
  /** Where to go on: entry, and member of its batch. */
  entry: number;
  member: number;
  /** Where the state changed, in order; the first holds from the beginning. */
  readonly steps: { readonly at: Message | Entry | undefined; readonly state: SessionState }[];
  /** The message asked about last, and what the state was. */
  asked: Message | undefined;
  answer: SessionState;
}

const walkOf = perExchange((exchange: Exchange): Walk => {
  const state = { ...nothing, phase: firstPhase(exchange) };
  return { exchange, entry: 0, member: 0, steps: [{ at: undefined, state }], asked: undefined, answer: state };
});

const nothing: SessionState = {
  phase: 'unseen',
  initialize: undefined,
  response: undefined,
  initialized: undefined,
  client: undefined,
  server: undefined,
  spoken: [],
};

const firstPhase = (exchange: Exchange): Phase => {
  if (exchange.revision.era === 'modern') return 'open';
  return exchange.session === 'whole' || showsBeginning(exchange) ? 'before' : 'unseen';
};

/** True for a part in which `initialize` comes, and nothing before it shows a session that was there already. */
const showsBeginning = ({ entries }: Exchange): boolean => {
  for (const { kind, sender, messages } of entries) {
    if (sender === 'server' && (kind === 'unreadable' || kind === 'malformed')) return false;
    for (const { name, shape, sender: from, answers } of messages) {
      if (from === 'client' && name === 'initialize') return shape === 'request';
      if (from === 'server' && !(shape === 'error' && answers?.to)) return false;
      if (from === 'client' && (shape === 'result' || shape === 'error')) return false;
    }
  }
  return false;
};

const precedes = (one: Message | Entry, moment: Message): boolean =>
  one.index === moment.index ? one.start < moment.start : one.index < moment.index;

/** Goes on up to the message, not further: whether later ones are sound is not known while it is being judged. */
const advance = (walk: Walk, moment: Message): void => {
  const { entries } = walk.exchange;
  for (; walk.entry < entries.length; walk.entry++, walk.member = 0) {
    const entry = entries[walk.entry]!;
    if (entry.index > moment.index) return;
    const { messages } = entry;
    if (messages.length === 0 && precedes(entry, moment)) take(walk, entry, unread);
    for (; walk.member < messages.length; walk.member++) {
      const message = messages[walk.member]!;
      if (!before(message, moment)) return;
      take(walk, message, message.revision.era === 'modern' ? discovered : message.sound ? read : distrusted);
    }
  }
};

const take = <T extends Message | Entry>(walk: Walk, one: T, next: (state: SessionState, one: T) => SessionState) => {
  const { state } = walk.steps.at(-1)!;
  const after = next(state, one);
  if (after !== state) walk.steps.push({ at: one, state: after });
};

/** A stateless server tells what it can do in the answer to `server/discover`; asked again, it mostly repeats itself. */
const discovered = (state: SessionState, message: Message): SessionState => {
  if (message.shape !== 'result' || message.answeredMethod !== 'server/discover' || !message.sound) return state;
  const server = declarationIn(message);
  return server?.capabilities.raw === state.server?.capabilities.raw ? state : { ...state, server };
};

const declarationIn = (message: Message | undefined): Declaration | undefined => {
  const holder = message?.shape === 'request' ? message.params : message?.result;
  const capabilities = objectAt(holder, 'capabilities');
  return message && capabilities && { capabilities, by: message };
};

/** A text without any message in it: it may have been the one that matters now. */
const unread = (state: SessionState, { kind, sender }: Entry): SessionState =>
  kind === 'noise' || kind === 'blank' ? state : missed(state, sender);

const missed = (state: SessionState, sender: Message['sender']): SessionState => {
  const { phase } = state;
  if (sender === 'server') return phase === 'asked' ? { ...state, phase: 'unclear' } : state;
  if (phase === 'before' || phase === 'refused') return { ...state, phase: 'unclear' };
  return phase === 'agreed' ? { ...state, phase: 'open' } : state;
};

/** A message whose text or envelope is broken: what it was meant to be is known by its method, if by anything. */
const distrusted = (state: SessionState, message: Message): SessionState => {
  const { name, sender, answers } = message;
  if (sender === 'client' && name === 'initialize') return { ...nothing, phase: 'unclear', initialize: message };
  if (sender === 'client' && name === 'notifications/initialized') return ready(state, message);
  if (sender === 'server' && answers?.to === state.initialize) return missed(state, sender);
  return name === undefined ? missed(state, sender) : state;
};

const read = (state: SessionState, message: Message): SessionState => {
  const { shape, name, sender } = message;
  if (shape === 'result' || shape === 'error') return sender === 'server' ? answered(state, message) : state;
  if (sender !== 'client') return state;
  if (name === 'initialize') return asked(state, message);
  if (name === 'notifications/initialized') return ready(state, message);
  if (state.phase === 'before' && isBeginning(message)) return { ...state, phase: 'skipped' };
  return state.phase === 'agreed' && isWork(message) ? { ...state, phase: 'open' } : state;
};

/** True for a message of a client that may not come first. A client of both eras may first probe for the newer one. */
export const isBeginning = ({ name, sender, shape }: Message): boolean =>
  sender === 'client' &&
  (shape === 'request' || shape === 'notification') &&
  name !== 'initialize' &&
  name !== 'ping' &&
  name !== 'server/discover';

/** True for requests that need an open session. */
export const isWork = ({ name, shape }: Message): boolean =>
  shape === 'request' && name !== 'initialize' && name !== 'ping';

const asked = (state: SessionState, message: Message): SessionState => {
  if (message.shape !== 'request') return { ...nothing, spoken: state.spoken, phase: 'unclear', initialize: message };
  return {
    ...nothing,
    phase: isAgain(state) ? 'repeated' : 'asked',
    initialize: message,
    client: declarationIn(message),
    spoken: state.spoken,
  };
};

/** True where a handshake went well before, or may still go well. */
export const isAgain = (state: SessionState): boolean =>
  state.phase === 'agreed' || state.phase === 'open' || state.phase === 'repeated' || isUnanswered(state);

const answered = (state: SessionState, message: Message): SessionState => {
  const { answers, answeredMethod, shape } = message;
  if (!state.initialize || answers?.to !== state.initialize) {
    if (answeredMethod === 'server/discover')
      return { ...state, spoken: learn(state.spoken, namedIn(message), message) };
    // Its request is out of view, and yet it is known what it answers.
    if (answeredMethod === 'initialize' && state.phase === 'unseen' && shape === 'result')
      return isHeard(message.exchange) ? agreed(state, message) : { ...agreed(state, message), phase: 'open' };
    const isStray = answers === undefined || answers.to === undefined || answers.how === 'unreadable';
    return isStray ? missed(state, 'server') : state;
  }
  if (shape === 'result') return agreed(state, message);
  const phase = state.phase === 'asked' ? 'refused' : state.phase;
  return { ...state, phase, response: message, spoken: learn(state.spoken, namedIn(message), message) };
};

/** Where the server alone was recorded, nothing shows when the client said that it is ready. */
const isHeard = ({ entries }: Exchange): boolean => entries.some(({ sender }) => sender === 'client');

const agreed = (state: SessionState, message: Message): SessionState => {
  const version = message.result?.get('protocolVersion')?.value;
  const opened = state.initialized ? 'open' : 'agreed';
  return {
    ...state,
    phase: state.phase === 'asked' || state.phase === 'unseen' ? opened : state.phase,
    response: message,
    server: declarationIn(message),
    spoken: typeof version === 'string' ? learn(state.spoken, [version], message) : state.spoken,
  };
};

/** The revisions a refusal names. */
const namedIn = (message: Message): readonly string[] => {
  const list = objectAt(message.error, 'data')?.get('supported');
  if (list?.type !== 'array') return [];
  return list.elements.slice(0, most).flatMap(({ value }) => (typeof value === 'string' ? [value] : []));
};

/** No server speaks more revisions than this. */
const most = 32;

const learn = (spoken: readonly Spoken[], versions: readonly string[], by: Message): readonly Spoken[] => {
  const fresh = versions.filter((version) => !spoken.some((one) => one.version === version));
  const room = most - spoken.length;
  return fresh.length === 0 || room <= 0
    ? spoken
    : [...spoken, ...fresh.slice(0, room).map((version) => ({ version, by }))];
};

const ready = (state: SessionState, message: Message): SessionState => {
  const { phase } = state;
  if (phase === 'agreed') return { ...state, phase: 'open', initialized: message };
  if (phase === 'before') return { ...state, phase: 'skipped', initialized: message };
  return phase === 'asked' ? { ...state, initialized: message } : state;
};
