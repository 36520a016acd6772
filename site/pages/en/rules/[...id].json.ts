/** What a rule says, which an editor fetches once somebody broke it. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { rules } from '../../../../graders/index.ts';

export const getStaticPaths: GetStaticPaths = () => [...rules.keys()].map((id) => ({ params: { id } }));

export const GET: APIRoute = ({ params }) => {
  const { title, headline, why, messages } = rules.get(params.id!)!;
  return new Response(JSON.stringify({ title, headline, why, messages }));
};
