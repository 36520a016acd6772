/** What an exercise asks for, as the card fetches it together with the grader. */

import type { APIRoute } from 'astro';
import { exercises } from '../../../../graders/index.ts';
import { publicOf } from '../../../components/exercise/plan.ts';
import { inLanguage } from '../../../language.ts';

export const getStaticPaths = () => inLanguage([...exercises.keys()].map((id) => ({ id })));

export const GET: APIRoute = ({ params }) => Response.json(publicOf(params.id!));
