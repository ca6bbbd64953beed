import type { InputOf } from '#contract/index.ts';
import type { Handler } from '#server/callable/handler.ts';
import type { Env } from '#server/platform/env.ts';
import { writeLetter } from '#server/platform/mail/letter.ts';
import { insertSupportMessage, type NewSupportMessage } from './support-messages-repo.ts';

export const submitIssue: Handler<'submitIssue'> = async ({ data, deps }) => {
  const contactMethods = chosen(data.contactMethods);
  const { email, message } = data;
  await deps.db.transaction(async (tx) => {
    await insertSupportMessage(tx, {
      email,
      message,
      phone: data.phone ?? null,
      contactMethods,
      createdAt: deps.now(),
    });
    await deps.outbox.add(tx, {
      to: deps.env.brand.supportEmail,
      replyTo: email,
      ...supportLetter(deps.env, data, contactMethods),
    });
  });
  return { success: true, message: 'Thank you. We received your message and will get back to you.' };
};

function chosen(methods: InputOf<'submitIssue'>['contactMethods']): NewSupportMessage['contactMethods'] {
  return (['email', 'phone', 'text'] as const).filter((method) => methods[method]);
}

function supportLetter(env: Env, issue: InputOf<'submitIssue'>, contactMethods: readonly string[]) {
  const letter = {
    subject: `Contact form: ${issue.email}`,
    heading: 'A message from the contact form',
    paragraphs: [
      issue.message,
      `From: ${issue.email}${issue.phone ? `, ${issue.phone}` : ''}`,
      `Preferred contact: ${contactMethods.join(', ')}`,
    ],
  };
  return writeLetter(letter, env.brand);
}
