/** What can be found, fetched when search is opened. */
import type { APIRoute } from 'astro';
import { inLanguage } from '../../language.ts';
import { library } from '../../search/rows.ts';

export const getStaticPaths = () => inLanguage();

export const GET: APIRoute = async () => Response.json(await library());
