/** What an exercise asks for, as the card fetches it together with the grader. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { exercises } from '../../../../graders/index.ts';
import { planOf } from '../../../components/exercise/plan.ts';

export const getStaticPaths = (() => [...exercises.keys()].map((id) => ({ params: { id } }))) satisfies GetStaticPaths;

export const GET: APIRoute = ({ params }) => Response.json(planOf(params.id!).exercise);
