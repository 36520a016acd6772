/** Text as outlines, so that a picture of it needs no font where it is made or shown. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Blob, Face, Font, Buffer as Letters, shape } from 'harfbuzzjs';
import subset from 'subset-font';

const require = createRequire(path.resolve('package.json'));

const range = (from: number, to: number): string =>
  Array.from({ length: to - from }, (_, i) => String.fromCharCode(from + i)).join('');

/** Latin with its accents, and the punctuation of prose. */
const LATIN = range(0x20, 0x250) + range(0x2000, 0x2070);

/** Sets a line: how wide it is, and its outlines around the origin. */
export interface Outline {
  readonly width: number;
  readonly path: string;
}
export type Voice = (text: string, size: number) => Outline;

const folder = path.join(path.dirname(require.resolve('@fontsource-variable/literata/package.json')), 'files');

const literata = async (cut: string, variationAxes: Readonly<Record<string, number>>): Promise<Font> => {
  const packed = await readFile(path.join(folder, `literata-latin-opsz-${cut}.woff2`));
  const plain = await subset(packed, LATIN, { targetFormat: 'sfnt', variationAxes });
  return new Font(new Face(new Blob(Uint8Array.from(plain).buffer)));
};

/** A letter that the face lacks is left out: a box in its place would say less. */
const voiceOf =
  (font: Font): Voice =>
  (text, size) => {
    const line = new Letters();
    line.addText(text);
    line.guessSegmentProperties();
    shape(font, line);
    const scale = size / font.face.upem;
    let width = 0;
    let outlines = '';
    for (const glyph of line.getGlyphInfosAndPositions()) {
      if (glyph.codepoint === 0) continue;
      const outline = font.glyphToPath(glyph.codepoint);
      if (outline !== '') outlines += `<path transform="translate(${width})" d="${outline}"/>`;
      width += glyph.xAdvance ?? 0;
    }
    return { width: width * scale, path: `<g transform="scale(${scale} ${-scale})">${outlines}</g>` };
  };

export const voices = async () => {
  const [title, label] = await Promise.all([
    literata('normal', { wght: 600, opsz: 36 }),
    literata('italic', { wght: 400, opsz: 14 }),
  ]);
  return { title: voiceOf(title), label: voiceOf(label) };
};

/** Words on as many lines as they need. */
export const wrapped = (text: string, size: number, most: number, voice: Voice): readonly string[] => {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && voice(longer, size).width <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
};
