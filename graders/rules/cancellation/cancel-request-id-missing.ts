import { lacks, standingFor } from '../../protocol/places.ts';
import { defineRule, defineWords, type JsonNode, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'A cancellation says in `params.requestId` what to cancel',
  headline: 'Nothing would be cancelled',
  why: 'Several requests may be open at once. Without an id the receiver cannot tell which one to stop, so it stops none.',
  messages: {
    missing: {
      what: 'The cancellation has no `requestId`.',
      fix: 'Name the id of the request in `params.requestId`, exactly as that request has it.',
    },
    renamed: {
      what: 'The cancellation has `{name}` where `requestId` belongs.',
      why: 'A receiver looks for `requestId` and for nothing else, so it finds no id and stops nothing.',
      fix: 'Rename the member to `requestId`.',
    },
  },
});

export default defineRule<typeof words, 'notification'>({
  id: 'cancellation/cancel-request-id-missing',
  level: 'MUST',
  addedIn: '2024-11-05',
  on: 'notification',
  methods: ['notifications/cancelled'],
  check({ params, json, revision }, flag) {
    if (params === undefined) return flag('missing', lacks(json, 'params'));
    if (params.type !== 'object' || params.get('requestId')) return;
    const name = params.members.find((member) => isMeant(member.name))?.name;
    if (name !== undefined) flag('renamed', standingFor(params, name, 'requestId'), { name });
    // A task named instead is a cancellation by the wrong means.
    else if (revision.id !== '2025-11-25' || !namesTask(params)) flag('missing', lacks(params, 'requestId'));
  },
});

const isMeant = (name: string): boolean =>
  ['id', 'requestid', 'request'].includes(name.toLowerCase().replace(/[^a-z]/g, ''));

const namesTask = (params: JsonNode): boolean => params.get('taskId') !== undefined;

export const page: PageOf<typeof words> = {
  cites: [
    { of: 'MCP', page: 'basic/utilities/cancellation', revisions: '2024-11-05…2025-11-25' },
    { of: 'MCP', page: 'basic/patterns/cancellation', revisions: '2026-07-28' },
  ],
  good: [
    '--> {"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": 1}}',
    '--> {"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": "c-1", "reason": "the user pressed stop"}}',
  ],
  bad: {
    missing: [
      '--> {"jsonrpc": "2.0", "method": "notifications/cancelled", "params": «{»"reason": "late"}}',
      '--> «{»"jsonrpc": "2.0", "method": "notifications/cancelled"}',
      {
        text: '--> {"jsonrpc": "2.0", "method": "notifications/cancelled", "params": «{»}}',
        revision: '2026-07-28',
      },
    ],
    renamed: [
      '--> {"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {«"id"»: 3}}',
      '--> {"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {«"request_id"»: 3}}',
    ],
  },
  realLife:
    'Silence: a notification gets no answer, so nobody learns that it had no effect. The JSON Schema of 2025-11-25 lets it pass, because there the member is optional for tasks.',
  thought: 'Only one request is running, so it seemed clear which one is meant.',
};
