/** Draws the mark, a vector drawing, as the pictures that devices ask for. */
import { mkdir, readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { icons, paper } from '../icons.ts';

export const writeIcons = async (mark: URL, folder: string): Promise<void> => {
  const drawing = await readFile(mark);
  await mkdir(`${folder}icons`, { recursive: true });
  for (const { file, size, part } of icons) {
    const width = Math.round(size * part);
    // Drawn at its final size, not enlarged.
    const drawn = await sharp(drawing, { density: (72 * width) / 28 })
      .resize({ width })
      .toBuffer();
    await sharp({ create: { width: size, height: size, channels: 3, background: paper } })
      .composite([{ input: drawn }])
      .png({ compressionLevel: 9, palette: true })
      .toFile(folder + file);
  }
};
