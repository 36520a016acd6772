import { isGiven, isListOfStrings, isStateless, methodOfResult, resultType } from '../../protocol/meta.ts';
import { lacks, standingFor } from '../../protocol/places.ts';
import { defineRule, defineWords, type PageOf } from '../../types.ts';

export const words = defineWords({
  title: 'The answer to `server/discover` lists versions and capabilities',
  headline: 'The client could not choose a version',
  why: 'The client takes its version from `supportedVersions` and learns from `capabilities` what it may ask for. It has no other place to look.',
  messages: {
    empty: {
      what: 'The result has neither `supportedVersions` nor `capabilities`.',
      fix: 'Add both: an array of versions, and an object of capabilities, which may be empty.',
    },
    'one-version': {
      what: 'The result has `protocolVersion`, one version as `initialize` gave it.',
      fix: 'List every version the server speaks in `supportedVersions`. Nothing is agreed here: the client picks.',
    },
    'no-versions': {
      what: 'The result has no `supportedVersions`.',
      fix: 'Add an array with every version the server speaks.',
    },
    'versions-type': {
      what: '`supportedVersions` is `{value}`, not an array of strings.',
      fix: 'Make it an array with one string for each version, even if there is only one.',
    },
    'no-capabilities': {
      what: 'The result has no `capabilities`.',
      why: 'The client learns from `capabilities` what it may ask for. Where the object is absent, the result is not whole and is thrown away.',
      headline: 'The client would throw this answer away',
      fix: 'Add `capabilities`. For a server without any it is an empty object.',
    },
    'capabilities-type': {
      what: '`capabilities` is `{value}`, not an object.',
      why: 'The client looks up each capability by its name in this object.',
      headline: 'The client would throw this answer away',
      fix: 'Make each capability a member of one object.',
    },
  },
});

export default defineRule<typeof words, 'result'>({
  id: 'stateless/discover-result',
  level: 'MUST',
  addedIn: '2026-07-28',
  on: 'result',
  check(response, flag) {
    const { result } = response;
    if (!result || methodOfResult(response) !== 'server/discover') return;
    if (resultType(response) !== 'complete' || !isStateless(response)) return;
    const versions = result.get('supportedVersions');
    const capabilities = result.get('capabilities');
    if (!isGiven(versions) && !isGiven(capabilities) && !result.get('protocolVersion')) {
      flag('empty', lacks(result, 'supportedVersions'));
      return;
    }
    if (isGiven(versions)) {
      if (!isListOfStrings(versions)) flag('versions-type', versions, { value: versions.raw });
    } else if (result.get('protocolVersion'))
      flag('one-version', standingFor(result, 'protocolVersion', 'supportedVersions'));
    else flag('no-versions', versions ?? lacks(result, 'supportedVersions'));
    if (!isGiven(capabilities)) flag('no-capabilities', capabilities ?? lacks(result, 'capabilities'));
    else if (capabilities.type !== 'object') flag('capabilities-type', capabilities, { value: capabilities.raw });
  },
});

export const page: PageOf<typeof words> = {
  cites: [{ of: 'MCP', page: 'server/discover' }],
  good: [
    {
      text: '{"jsonrpc":"2.0","id":1,"result":{"resultType":"complete","supportedVersions":["2026-07-28"],"capabilities":{},"ttlMs":0,"cacheScope":"private"}}',
      answers: 'server/discover',
    },
  ],
  bad: {
    empty: {
      text: '{"jsonrpc":"2.0","id":1,"result":«{»"resultType":"complete","instructions":"Ask for tides.","ttlMs":0,"cacheScope":"private"}}',
      answers: 'server/discover',
    },
    'one-version': {
      text: '{"jsonrpc":"2.0","id":1,"result":{"resultType":"complete",«"protocolVersion"»:"2026-07-28","capabilities":{},"ttlMs":0,"cacheScope":"private"}}',
      answers: 'server/discover',
    },
    'no-versions': {
      text: '{"jsonrpc":"2.0","id":1,"result":«{»"resultType":"complete","capabilities":{},"ttlMs":0,"cacheScope":"private"}}',
      answers: 'server/discover',
    },
    'versions-type': {
      text: '{"jsonrpc":"2.0","id":1,"result":{"resultType":"complete","supportedVersions":«"2026-07-28"»,"capabilities":{},"ttlMs":0,"cacheScope":"private"}}',
      answers: 'server/discover',
    },
    'no-capabilities': {
      text: '{"jsonrpc":"2.0","id":1,"result":«{»"resultType":"complete","supportedVersions":["2026-07-28"],"ttlMs":0,"cacheScope":"private"}}',
    },
    'capabilities-type': {
      text: '{"jsonrpc":"2.0","id":1,"result":{"resultType":"complete","supportedVersions":["2026-07-28"],"capabilities":«["tools"]»,"ttlMs":0,"cacheScope":"private"}}',
    },
  },
  realLife: 'A client that cannot read this answer takes the server for broken, or for an older one.',
  thought: 'It looks like the result of `initialize` under another name.',
};
