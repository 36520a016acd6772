/** The form of a progress file, at the address that each such file names. */
import type { APIRoute } from 'astro';
import { progressSchema } from '../../graders/progress/schema.ts';

export const GET: APIRoute = () => new Response(`${JSON.stringify(progressSchema, null, 2)}\n`);
