/** How raw streams and raw bytes are read. */
export { decode } from './decode.ts';
export { readStdioStream, readStdioWrites } from './stdio.ts';
