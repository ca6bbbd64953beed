import * as z from 'zod';

export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A sentence in every language that we speak. */
export const Words = z.strictObject({ en: z.string().trim().min(1), es: z.string().trim().min(1) });
export type Words = z.infer<typeof Words>;
