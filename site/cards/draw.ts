/** The picture of a page that others show beside a link to it: the title between the two lanes, and a message on its way. */
import sharp from 'sharp';
import { type Card, HEIGHT, WIDTH } from './card.ts';
import { voices, wrapped } from './letters.ts';

const [left, right] = [96, WIDTH - 96];
const inset = 48;
const colours = { paper: '#f8f7f2', ink: '#1b231e', quiet: '#515953', client: '#224a97', server: '#8c5117' };

const mark =
  '<path fill="#224a97" d="M3 1h4v22H3z"/><path fill="#8c5117" d="M21 1h4v22h-4z"/><path fill="none" stroke="#1b231e" stroke-width="1.8" stroke-linecap="round" d="M7 8C10 14.4 18 14.4 21 8"/><circle fill="#1b231e" cx="14" cy="12.8" r="2.5"/>';

const at = (x: number, y: number, what: string, colour = ''): string =>
  `<g transform="translate(${x} ${y})"${colour && ` fill="${colour}"`}>${what}</g>`;

let spoken: ReturnType<typeof voices> | undefined;

const svgOf = async ({ title, says }: Card): Promise<string> => {
  spoken ??= voices();
  const voice = await spoken;
  const [size, leading] = title.length > 48 ? [64, 74] : [80, 90];
  const lines = wrapped(title, size, right - left - 2 * inset, voice.title).slice(0, 3);
  const shaft = HEIGHT - 132;
  const lanes = [
    { x: left, colour: colours.client },
    { x: right - 4, colour: colours.server },
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="${colours.paper}"/>
${lanes.map(({ x, colour }) => `<rect x="${x}" width="4" height="${HEIGHT}" fill="${colour}"/>`).join('')}
${at(left + inset, 62, `<g transform="scale(2)">${mark}</g>`)}
${at(left + inset + 76, 98, voice.title('Handwire', 38).path, colours.ink)}
${lines.map((line, i) => at(left + inset, 248 + i * leading, voice.title(line, size).path, colours.ink)).join('')}
<path fill="none" stroke="${colours.client}" stroke-width="4" d="M${left} ${shaft}H${right - 6}m-18 -14 18 14 -18 14"/>
<circle cx="${left + inset + 8}" cy="${shaft}" r="11" fill="${colours.client}"/>
${at(left + inset, shaft + 62, voice.label(says, 34).path, colours.quiet)}
</svg>`;
};

/** In some 20 ms, so that none needs to be kept. */
export const draw = async (card: Card): Promise<Uint8Array<ArrayBuffer>> => {
  const png = await sharp(Buffer.from(await svgOf(card)))
    .png({ compressionLevel: 9 })
    .toBuffer();
  return Uint8Array.from(png);
};
