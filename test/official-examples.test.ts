/**
 * The official examples of 2026-07-28, each judged as what its folder says it is: a message as it stands, and a part of
 * one in the smallest message that has a place for it.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { check } from '../graders/index.ts';
import type { Finding, Role } from '../graders/types.ts';

const folder = new URL('../../shared/protocol/examples-2026-07-28/', import.meta.url);

interface Sent {
  readonly sender: Role;
  readonly message: object;
  /** The method of the request that a response answers. */
  readonly answers?: string;
}

/** The message that is the example, or has it in its place. */
type Place = (example: object) => Sent;

const meta = (capabilities: object = { elicitation: { form: {}, url: {} }, sampling: { tools: {} }, roots: {} }) => ({
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': { name: 'lab', version: '1.0.0' },
  'io.modelcontextprotocol/clientCapabilities': capabilities,
});
/** The subscription that the examples speak of. */
const subscription = 'listen-1';
const hints = { ttlMs: 0, cacheScope: 'private' };

const from =
  (sender: Role): Place =>
  (message) => ({ sender, message });
const response =
  (answers: string): Place =>
  (message) => ({ sender: 'server', message, answers });
const request =
  (method: string): Place =>
  (params) => ({ sender: 'client', message: { jsonrpc: '2.0', id: 1, method, params } });
const notification =
  (method: string): Place =>
  (params) => ({ sender: 'server', message: { jsonrpc: '2.0', method, params } });
const result =
  (answers: string): Place =>
  (value) => ({ sender: 'server', message: { jsonrpc: '2.0', id: 1, result: value }, answers });
const error: Place = (value) => ({ sender: 'server', message: { jsonrpc: '2.0', id: 1, error: value } });

/** A part of the result of a method. */
const inResult =
  (method: string, around: (part: object) => object): Place =>
  (part) =>
    result(method)({ resultType: 'complete', ...around(part) });
const asks = (inputRequests: object): Sent => result('tools/call')({ resultType: 'input_required', inputRequests });
const asked: Place = (one) => asks({ one });
const askedWith =
  (method: string): Place =>
  (params) =>
    asked({ method, params });
const answered: Place = (inputResponses) => request('tools/call')({ name: 'dig', inputResponses, _meta: meta() });
const answer: Place = (one) => answered({ one });
const sampled = (...messages: readonly object[]): Sent =>
  askedWith('sampling/createMessage')({ messages, maxTokens: 10 });
/** A message with the tool uses before it that its tool results answer. */
const inDialogue: Place = (message) => {
  const { content } = message as { readonly content?: object | readonly object[] };
  const blocks = [content].flat() as readonly { readonly type?: string; readonly toolUseId?: string }[];
  const uses = blocks.flatMap((block) =>
    block?.type === 'tool_result' ? [{ type: 'tool_use', id: block.toolUseId, name: 'dig', input: {} }] : [],
  );
  return uses.length > 0 ? sampled({ role: 'assistant', content: uses }, message) : sampled(message);
};
const field: Place = (one) =>
  askedWith('elicitation/create')({ message: 'Which?', requestedSchema: { type: 'object', properties: { one } } });
const block = inResult('tools/call', (one) => ({ content: [one] }));
const contents = inResult('resources/read', (one) => ({ contents: [one], ...hints }));

const places: Readonly<Record<string, Place>> = {
  AudioContent: block,
  BlobResourceContents: contents,
  BooleanSchema: field,
  CallToolRequest: from('client'),
  CallToolRequestParams: request('tools/call'),
  CallToolResult: result('tools/call'),
  CallToolResultResponse: response('tools/call'),
  CancelledNotification: from('client'),
  CancelledNotificationParams: (params) => ({ ...notification('notifications/cancelled')(params), sender: 'client' }),
  ClientCapabilities: (one) => request('tools/list')({ _meta: meta(one) }),
  CompleteRequest: from('client'),
  CompleteRequestParams: request('completion/complete'),
  CompleteResult: result('completion/complete'),
  CompleteResultResponse: response('completion/complete'),
  CreateMessageRequest: asked,
  CreateMessageRequestParams: askedWith('sampling/createMessage'),
  CreateMessageResult: answer,
  DiscoverRequest: from('client'),
  DiscoverResult: result('server/discover'),
  DiscoverResultResponse: response('server/discover'),
  ElicitRequest: asked,
  ElicitRequestFormParams: askedWith('elicitation/create'),
  ElicitRequestURLParams: askedWith('elicitation/create'),
  ElicitResult: answer,
  EmbeddedResource: block,
  GetPromptRequest: from('client'),
  GetPromptRequestParams: request('prompts/get'),
  GetPromptResult: result('prompts/get'),
  GetPromptResultResponse: response('prompts/get'),
  HeaderMismatchError: from('server'),
  ImageContent: block,
  InputRequests: asks,
  InputRequiredResult: result('tools/call'),
  InputResponses: answered,
  InternalError: error,
  InvalidParamsError: error,
  ListPromptsRequest: from('client'),
  ListPromptsResult: result('prompts/list'),
  ListPromptsResultResponse: response('prompts/list'),
  ListResourceTemplatesRequest: from('client'),
  ListResourceTemplatesResult: result('resources/templates/list'),
  ListResourceTemplatesResultResponse: response('resources/templates/list'),
  ListResourcesRequest: from('client'),
  ListResourcesResult: result('resources/list'),
  ListResourcesResultResponse: response('resources/list'),
  ListRootsRequest: asked,
  ListRootsResult: answer,
  ListToolsRequest: from('client'),
  ListToolsResult: result('tools/list'),
  ListToolsResultResponse: response('tools/list'),
  LoggingMessageNotification: from('server'),
  LoggingMessageNotificationParams: notification('notifications/message'),
  MethodNotFoundError: error,
  MissingRequiredClientCapabilityError: from('server'),
  ModelPreferences: (modelPreferences) =>
    askedWith('sampling/createMessage')({
      messages: [{ role: 'user', content: { type: 'text', text: 'Hello' } }],
      maxTokens: 10,
      modelPreferences,
    }),
  NumberSchema: field,
  PaginatedRequestParams: request('tools/list'),
  ParseError: error,
  ProgressNotification: from('server'),
  ProgressNotificationParams: notification('notifications/progress'),
  PromptListChangedNotification: from('server'),
  ReadResourceRequest: from('client'),
  ReadResourceResult: result('resources/read'),
  ReadResourceResultResponse: response('resources/read'),
  Resource: inResult('resources/list', (one) => ({ resources: [one], ...hints })),
  ResourceLink: block,
  ResourceListChangedNotification: from('server'),
  ResourceUpdatedNotification: from('server'),
  // What the type leaves open, the subscription asks for.
  ResourceUpdatedNotificationParams: (params) =>
    notification('notifications/resources/updated')({
      _meta: { 'io.modelcontextprotocol/subscriptionId': subscription },
      ...params,
    }),
  Root: (one) => answer({ roots: [one] }),
  SamplingMessage: inDialogue,
  ServerCapabilities: inResult('server/discover', (capabilities) => ({
    supportedVersions: ['2026-07-28'],
    capabilities,
    ...hints,
  })),
  StringSchema: field,
  SubscriptionsAcknowledgedNotification: from('server'),
  SubscriptionsListenRequest: from('client'),
  SubscriptionsListenResult: (value) =>
    response('subscriptions/listen')({ jsonrpc: '2.0', id: subscription, result: value }),
  SubscriptionsListenResultResponse: response('subscriptions/listen'),
  TextContent: block,
  TextResourceContents: contents,
  TitledMultiSelectEnumSchema: field,
  TitledSingleSelectEnumSchema: field,
  Tool: inResult('tools/list', (one) => ({ tools: [one], ...hints })),
  ToolListChangedNotification: from('server'),
  ToolResultContent: (one) => inDialogue({ role: 'user', content: [one] }),
  ToolUseContent: (one) => answer({ role: 'assistant', content: [one], model: 'small-1', stopReason: 'toolUse' }),
  UnsupportedProtocolVersionError: from('server'),
  UntitledMultiSelectEnumSchema: field,
  UntitledSingleSelectEnumSchema: field,
};

/** Where an example breaks a rule of the specification that it illustrates. */
const conflicts: Readonly<Record<string, readonly string[]>> = {
  // The schema lets it pass as a result that asks for input; the page on caching asks for the hints.
  'ReadResourceResultResponse/read-resource-result-response.json': ['caching/cache-hints-missing'],
};

/** What is remarked on besides: no breach. */
const remarks: Readonly<Record<string, readonly string[]>> = {
  // An id from the days when it was a message.
  'ListRootsRequest/list-roots-request.json': ['input/input-request-envelope'],
};

const judge = ({ sender, message, answers }: Sent): readonly Finding[] =>
  check([{ sender, text: JSON.stringify(message) }], { revision: '2026-07-28', answers }).findings;

const rulesIn = (findings: readonly Finding[], isError: boolean): readonly string[] =>
  findings.filter(({ severity }) => (severity === 'error') === isError).map(({ rule }) => rule);

const isThere = existsSync(folder);

describe.skipIf(!isThere)('the official examples (need ../shared/protocol/examples-2026-07-28)', () => {
  const types = isThere ? readdirSync(folder).sort() : [];

  it('are each of a kind that has its place', () => {
    expect(types.filter((type) => !places[type])).toEqual([]);
    expect(Object.keys(places).filter((type) => !types.includes(type))).toEqual([]);
  });

  it.each(types)('%s', (type) => {
    const place = places[type]!;
    const files = readdirSync(new URL(`${type}/`, folder));
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) {
      const name = `${type}/${file}`;
      const example = JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
      const findings = judge(place(example));
      expect(rulesIn(findings, true), name).toEqual(conflicts[name] ?? []);
      expect(rulesIn(findings, false), name).toEqual(remarks[name] ?? []);
    }
    // That nothing is found has a meaning only where something else would have been.
    expect(rulesIn(judge(place(7 as never)), true), `7 for ${type}`).not.toEqual([]);
  });
});
