import * as z from 'zod/mini';
import { EMAIL_MAX, SUPPORT_MESSAGE_MAX } from '#domain/limits.ts';
import { isUsPhone } from '#domain/privacy/us-phone.ts';
import { copy } from './copy.ts';

const say = copy.contactError;

/** Spec §5, contact form. */
export const ContactSchema = z.object({
  email: z.string().check(z.trim(), z.maxLength(EMAIL_MAX, say.email), z.email(say.email)),
  phone: z.string().check(
    z.trim(),
    z.refine((phone) => phone === '' || isUsPhone(phone), say.phone),
  ),
  message: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, say.message),
      z.maxLength(SUPPORT_MESSAGE_MAX, say.messageTooLong(SUPPORT_MESSAGE_MAX)),
    ),
  contactMethods: z
    .object({ email: z.boolean(), phone: z.boolean(), text: z.boolean() })
    .check(z.refine(({ email, phone, text }) => email || phone || text, say.methods)),
});

export type ContactValues = z.input<typeof ContactSchema>;
