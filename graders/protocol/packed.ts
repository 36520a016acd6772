/** Bytes that some program packed: what is wrong with them helps nobody. */

const beginnings = [
  { name: 'gzip', bytes: [0x1f, 0x8b] },
  { name: 'zip', bytes: [0x50, 0x4b, 0x03, 0x04] },
  { name: 'zstd', bytes: [0x28, 0xb5, 0x2f, 0xfd] },
  { name: 'xz', bytes: [0xfd, 0x37, 0x7a, 0x58, 0x5a] },
] as const;

/** How the bytes are packed; undefined where they are not. */
export const packedAs = (file: Uint8Array): string | undefined =>
  beginnings.find(({ bytes }) => bytes.every((byte, at) => file[at] === byte))?.name;
