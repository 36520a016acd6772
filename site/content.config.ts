import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import type { RevisionId } from '../graders/types.ts';
import { pseudo } from './build/pseudo.ts';

/** YAML reads a date without quotes as a date, and `2.0` as a number: both are what the author means. */
const asWritten = (value: unknown): unknown =>
  value instanceof Date ? value.toISOString().slice(0, 10) : value === 2 ? '2.0' : value;

const revision = z.preprocess(
  asWritten,
  z.custom<RevisionId>((value) => typeof value === 'string' && /^(2\.0|\d{4}-\d\d-\d\d)$/.test(value)),
);

/** What is read and is no part of the text. */
const said = z.string().transform((text) => (process.env.HANDWIRE_LANG === 'qps' ? pseudo(text) : text));

/** `lessons/en/010-three-message-shapes.mdx`: the folder is the language, the number the order, the rest the address. */
const lessons = defineCollection({
  loader: glob({ base: './lessons', pattern: '**/*.mdx' }),
  schema: z.strictObject({
    title: said,
    /** The problem, in one or two sentences. */
    lede: said,
    part: z.number().int().min(1).max(5),
    revision,
    minutes: z.number().int().positive(),
    /** Addresses of the lessons it builds on: none where another of them builds on it already. */
    needs: z.array(z.string()),
    /** Ids of the rules it teaches. */
    rules: z.array(z.string()),
    /** Of a translation: which English it is of, as `npm run translations` says. */
    of: z.string().optional(),
  }),
});

export const collections = { lessons };
