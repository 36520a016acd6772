/** What a rule says, which an editor fetches once somebody broke it. */

import type { APIRoute } from 'astro';
import { rules } from '../../../../graders/index.ts';
import { inLanguage } from '../../../language.ts';

export const getStaticPaths = () => inLanguage([...rules.keys()].map((id) => ({ id })));

export const GET: APIRoute = ({ params }) => {
  const { title, headline, why, messages } = rules.get(params.id!)!;
  return new Response(JSON.stringify({ title, headline, why, messages }));
};
