/** Where the site will stand, as HANDWIRE_SITE and HANDWIRE_BASE say; throws a line that names the one that is mistaken. */

export interface Place {
  readonly site: string | undefined;
  readonly base: string;
}

const example = 'HANDWIRE_SITE=https://example.org HANDWIRE_BASE=/handwire/';

export const placeOf = ({ HANDWIRE_SITE: site, HANDWIRE_BASE: base }: Readonly<NodeJS.ProcessEnv>): Place => {
  if (site) {
    const { protocol, pathname, search, hash } = URL.canParse(site) ? new URL(site) : { protocol: '' };
    if (!/^https?:$/.test(protocol)) {
      throw new Error(`HANDWIRE_SITE is an address that begins with https://, not ${site}: ${example}`);
    }
    if (`${pathname}${search}${hash}` !== '/') {
      throw new Error(`HANDWIRE_SITE ends with the host, and the folder is HANDWIRE_BASE: ${example}, not ${site}`);
    }
  }
  if (base && !/^\/?(?:[\w.~-]+\/)*[\w.~-]*$/.test(base)) {
    throw new Error(`HANDWIRE_BASE is a folder of the host, such as /handwire/, not ${base}`);
  }
  if (base?.split('/').includes('..'))
    throw new Error(`HANDWIRE_BASE is counted from the root of the host: ${example}`);
  return { site: site || undefined, base: base || '/' };
};
