/** A text in the fragment of an address, which no browser sends to a server: compressed, in the letters of base64url. */
import type { Chosen } from './settings.ts';

/** What chats and mail programs let through. */
export const mostLink = 24 * 1024;

/** A small fragment may hold a text of any size: nothing beyond this is read. */
export const mostText = 20 * 1_048_576;

export interface Linked {
  readonly text: string;
  readonly settings: Chosen;
}

const names = { revision: 'r', session: 's', transport: 'f', sender: 'by' } as const;

const letters = (bytes: Uint8Array): string => {
  let binary = '';
  for (let at = 0; at < bytes.length; at += 8192) binary += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
};

/** Throws where it is no base64url. */
const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

export const linkOf = async (text: string, settings: Chosen): Promise<string> => {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const parts = [`t=${letters(bytes)}`];
  for (const [name, short] of Object.entries(names)) {
    const value = settings[name];
    if (value) parts.push(`${short}=${value}`);
  }
  return `${location.origin}${location.pathname}#${parts.join('&')}`;
};

/** Rejects where the fragment holds no text, or one of more than is read. */
export const linkedText = async (hash: string): Promise<Linked> => {
  const parts = new Map(
    hash
      .slice(1)
      .split('&')
      .map((part) => [part.slice(0, part.indexOf('=')), part.slice(part.indexOf('=') + 1)] as const),
  );
  const packed = parts.get('t');
  if (!packed) throw new RangeError('No text.');
  const stream = new Blob([bytesOf(packed)]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const settings = Object.fromEntries(
    Object.entries(names).flatMap(([name, short]) => {
      const value = parts.get(short);
      return value === undefined ? [] : [[name, value]];
    }),
  );
  return { text: await read(stream), settings };
};

const read = async (stream: ReadableStream<Uint8Array>): Promise<string> => {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const reader = stream.getReader();
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.length;
    if (size > mostText) {
      reader.cancel().catch(() => {});
      throw new RangeError('Too long.');
    }
    text += decoder.decode(value, { stream: true });
  }
};
