import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';

const revision = z.enum(['2.0', '2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25', '2026-07-28']);

/** `lessons/en/010-three-message-shapes.mdx`: the folder is the language, the number the order, the rest the address. */
const lessons = defineCollection({
  loader: glob({ base: './lessons', pattern: '**/*.mdx' }),
  schema: z.strictObject({
    title: z.string(),
    /** The problem, in one or two sentences. */
    lede: z.string(),
    part: z.number().int().min(1).max(5),
    revision,
    minutes: z.number().int().positive(),
    /** Ids of the rules it teaches. */
    rules: z.array(z.string()),
  }),
});

export const collections = { lessons };
