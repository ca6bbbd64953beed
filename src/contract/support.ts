import { SUPPORT_MESSAGE_MAX } from '#domain/limits.ts';
import { isUsPhone } from '#domain/privacy/us-phone.ts';
import * as z from 'zod';
import { callable } from './callable.ts';
import { DoneWithMessage, emailAddress, RequestId } from './fields.ts';

const ContactMethods = z
  .object({ email: z.boolean(), phone: z.boolean(), text: z.boolean() })
  .refine((methods) => methods.email || methods.phone || methods.text, {
    error: 'Please select at least one preferred contact method',
  });

export const support = {
  submitIssue: callable({
    access: 'public',
    summary: "Takes the contact form's message, keeps it and mails it to support.",
    input: z.object({
      email: emailAddress('Please provide a valid email address'),
      phone: z
        .string()
        .trim()
        .nullish()
        .transform((phone) => phone || undefined)
        .refine((phone) => phone === undefined || isUsPhone(phone), {
          error: 'Please provide a valid US phone number',
        }),
      message: z
        .string({ error: 'Please describe how we can help you' })
        .trim()
        .min(1)
        .max(SUPPORT_MESSAGE_MAX, { error: `Please use at most ${SUPPORT_MESSAGE_MAX} characters` }),
      contactMethods: ContactMethods,
      requestId: RequestId,
    }),
    output: DoneWithMessage,
  }),
};
