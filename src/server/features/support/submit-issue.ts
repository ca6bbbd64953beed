import type { InputOf } from '#contract/index.ts';
import { AppError } from '#server/callable/app-error.ts';
import type { Handler } from '#server/callable/handler.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Env } from '#server/platform/env.ts';
import { writeLetter } from '#server/platform/mail/letter.ts';
import { hasSupportMessage, insertSupportMessage, type NewSupportMessage } from './support-messages-repo.ts';

const SAME_MESSAGE_MS = 24 * 3_600_000;

/**
 * The message is kept whatever becomes of the mail, which leaves when it can. Only then do we look whether mail works: a
 * person who waits for an answer by mail has to know when it does not. Sending the same again then keeps it once.
 */
export const submitIssue: Handler<'submitIssue'> = async ({ data, deps }) => {
  await keep(data, deps);
  if (!(await deps.mailIsUp())) {
    throw new AppError('unavailable', 'Email service is temporarily unavailable. Please try again later.');
  }
  return { success: true, message: 'Thank you. We received your message and will get back to you.' };
};

async function keep(data: InputOf<'submitIssue'>, { db, env, outbox, now }: Deps): Promise<void> {
  const contactMethods = chosen(data.contactMethods);
  const { email, message } = data;
  const createdAt = now();
  await db.transaction(async (tx) => {
    if (await hasSupportMessage(tx, { email, message }, new Date(createdAt.getTime() - SAME_MESSAGE_MS))) return;
    const rest = { phone: data.phone ?? null, requestId: data.requestId ?? null };
    if (!(await insertSupportMessage(tx, { email, message, contactMethods, createdAt, ...rest }))) return;
    await outbox.add(tx, {
      to: env.brand.supportEmail,
      replyTo: email,
      ...supportLetter(env, data, contactMethods),
    });
  });
}

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
