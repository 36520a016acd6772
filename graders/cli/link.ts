/** A text in an address: the checker's page reads it from the fragment, which no browser sends to a server. */
import { deflateRawSync } from 'node:zlib';
import { decode } from '../protocol/decode.ts';
import type { CompareOptions } from '../types.ts';
import { Refusal } from './refusal.ts';

/** What chats and mail programs let through; the page makes no longer ones either. */
const most = 24 * 1024;

/** Names of settings in the fragment. */
const names = { revision: 'r', session: 's', transport: 'f', sender: 'by' } as const;

type Settings = Pick<CompareOptions, 'session' | 'transport' | 'sender'> & { readonly revision?: string | undefined };

/** `site` is where the pages stand, or the checker's own page. */
export const linkTo = (site: string, bytes: Uint8Array, settings: Settings): string => {
  if (!URL.canParse(site) || !/^https?:$/.test(new URL(site).protocol))
    throw new Refusal(`--link needs the address of the site: --link https://handwire.example/`);
  const page = /\/check\/?$/.test(site) ? site : new URL('en/check/', site.endsWith('/') ? site : `${site}/`).href;
  const parts = [`t=${deflateRawSync(decode(bytes).text).toString('base64url')}`];
  for (const [name, short] of Object.entries(names)) {
    const value = settings[name as keyof Settings];
    if (value !== undefined && value !== 'auto' && value !== 'all') parts.push(`${short}=${value}`);
  }
  const link = `${page}#${parts.join('&')}`;
  if (link.length <= most) return link;
  throw new Refusal(`This session is too long for a link (${Math.round(link.length / 1024)} KB; 24 KB fit).`);
};
