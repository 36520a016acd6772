/** Names that several parts of the protocol are about. */
import type { Revision } from '../types.ts';

/** Of what the specification itself names. */
export const reservedPrefix = 'io.modelcontextprotocol/';

/** Names of the fields that the specification defines in `_meta`. */
export const metaKeys = {
  protocolVersion: `${reservedPrefix}protocolVersion`,
  clientCapabilities: `${reservedPrefix}clientCapabilities`,
  clientInfo: `${reservedPrefix}clientInfo`,
  serverInfo: `${reservedPrefix}serverInfo`,
  logLevel: `${reservedPrefix}logLevel`,
  subscriptionId: `${reservedPrefix}subscriptionId`,
} as const;

/** What a server asks of a client. */
export const askMethods: readonly string[] = ['sampling/createMessage', 'elicitation/create', 'roots/list'];

export const acknowledgement = 'notifications/subscriptions/acknowledged';

/** Notifications of change, and the member of the filter that asks for them. */
export const changes: ReadonlyMap<string, string> = new Map([
  ['notifications/tools/list_changed', 'toolsListChanged'],
  ['notifications/prompts/list_changed', 'promptsListChanged'],
  ['notifications/resources/list_changed', 'resourcesListChanged'],
  ['notifications/resources/updated', 'resourceSubscriptions'],
]);

/** Notifications that travel on a subscription and nowhere else. */
export const subscribed: readonly string[] = [acknowledgement, ...changes.keys()];

/** Requests that can be run as a task, and the capability that offers it. */
export const taskOffers: ReadonlyMap<string, string> = new Map([
  ['tools/call', 'tasks.requests.tools.call'],
  ['sampling/createMessage', 'tasks.requests.sampling.createMessage'],
  ['elicitation/create', 'tasks.requests.elicitation.create'],
]);

export const taskMethods: readonly string[] = [...taskOffers.keys()];

/** True where tasks are part of the protocol itself; later they are an extension. */
export const hasCoreTasks = ({ id }: Revision): boolean => id === '2025-11-25';
