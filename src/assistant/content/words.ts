import * as z from 'zod';
import type { Language } from '#domain/language.ts';

const text = z.string().trim().min(1);

/** A sentence in every language that we speak. */
export const Words = z.strictObject({ en: text, es: text } satisfies Record<Language, typeof text>);
export type Words = z.infer<typeof Words>;

export type { Language };
