/** The pictures that others show beside a link to a page. A link needs a whole address, so that there are none without a site. */
import type { APIRoute } from 'astro';
import { cards } from '../../../cards/cards.ts';
import { draw } from '../../../cards/draw.ts';
import { inLanguage } from '../../../language.ts';

export const getStaticPaths = async () =>
  inLanguage(import.meta.env.SITE ? (await cards()).map(({ name }) => ({ name })) : []);

export const GET: APIRoute = async ({ params }) => {
  const card = (await cards()).find(({ name }) => name === params.name)!;
  return new Response(await draw(card), { headers: { 'Content-Type': 'image/png' } });
};
