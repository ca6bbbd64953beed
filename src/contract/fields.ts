import { EMAIL_MAX } from '#domain/limits.ts';
import { LANGUAGES } from '#domain/language.ts';
import * as z from 'zod';

/** The public client turns an absent field into null, so an optional field accepts both. */
export const optional = <T extends z.ZodType>(field: T) => field.nullish().transform((value) => value ?? undefined);

/** In which language somebody reads; where it is left out, the language of what is asked for, or English. */
export const Language = z.enum(LANGUAGES, { error: 'language must be en or es' });
/** For calls that take nothing else. */
export const ForReader = optional(z.object({ language: optional(Language) }));

export const Id = z.uuid({ error: 'Malformed id' });
/** Made by whoever sends: repeating a call under the same key stores nothing twice and gets the same answer. */
export const RequestId = optional(Id);
export const Timestamp = z.iso.datetime();
export const Nothing = z.unknown().transform(() => undefined);
export const Done = z.object({ success: z.literal(true) });
export const DoneWithMessage = z.object({ success: z.literal(true), message: z.string() });

/** What is said of a missing one is said of each check that has no words of its own, here as in all fields. */
export const emailAddress = (invalid: string, required = invalid) =>
  z
    .string({ error: required })
    .trim()
    .min(1)
    .max(EMAIL_MAX, { error: invalid })
    .pipe(z.email({ error: invalid }))
    .transform((email) => email.toLowerCase());
