import type { Transaction } from '#server/platform/db/connect.ts';
import type { Deps } from '#server/platform/deps.ts';
import { type Letter, writeLetter } from '#server/platform/mail/letter.ts';
import { findMailChoice } from '#server/platform/mail/mail-choice-repo.ts';
import { mailChoiceToken } from '#server/platform/mail/mail-choice-token.ts';

/** To whoever wants such mails, with a link in it to want them no more. An attorney without an account has no user. */
export async function mailAboutLead(
  tx: Transaction,
  { env, outbox }: Pick<Deps, 'env' | 'outbox'>,
  userId: string | undefined,
  letter: Letter,
): Promise<void> {
  const choice = userId === undefined ? undefined : await findMailChoice(tx, userId);
  if (!choice?.leads) return;
  const token = mailChoiceToken(env.authSecret, choice.userId);
  const preferencesUrl = `${env.publicUrl}/notifications?token=${token}`;
  const unsubscribeUrl = `${env.publicUrl}/api/unsubscribe?token=${token}`;
  await outbox.add(tx, { to: choice.email, unsubscribeUrl, ...writeLetter({ ...letter, preferencesUrl }, env.brand) });
}
