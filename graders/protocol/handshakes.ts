/** Results of a handshake, or of the discovery that came instead of it, known without their request. */
import type { Message } from '../types.ts';

/** Members of these two results, as the specification has them and as people misname them. */
const telling: readonly string[] = ['protocolVersion', 'serverInfo', 'capabilities', 'clientInfo'];
/** What a server may offer: together they are nobody else's `capabilities`. */
const offers: readonly string[] = ['tools', 'prompts', 'resources', 'logging'];
const snake: readonly string[] = ['protocol_version', 'server_info', 'supported_versions'];

/**
 * The method that a response out of sight of its request answers, where its members show it: no other result says which
 * version is spoken, has two of the others side by side, or offers tools and the like.
 */
export const handshakeIn = ({ result, sender, revision }: Message): string | undefined => {
  if (result?.type !== 'object' || sender !== 'server' || revision.era === 'none') return undefined;
  const has = (name: string): boolean => result.get(name) !== undefined;
  const isOffer = offers.some((name) => result.get('capabilities')?.get(name));
  const shown = isOffer ? 2 : [...telling, ...snake].filter(has).length;
  if (revision.era === 'legacy') return has('protocolVersion') || shown > 1 ? 'initialize' : undefined;
  // Without `resultType` it may be that of an older server.
  if (!has('resultType')) return undefined;
  return has('supportedVersions') || shown > 1 ? 'server/discover' : undefined;
};
