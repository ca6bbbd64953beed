import * as z from 'zod';

/** A sentence in every language that we speak. */
export const Words = z.strictObject({ en: z.string().trim().min(1), es: z.string().trim().min(1) });
export type Words = z.infer<typeof Words>;

export type Language = keyof Words;
