import { FIRST_LANGUAGE, languagePrefix } from '#domain/language.ts';
import type { Transaction } from '#server/platform/db/connect.ts';
import type { Deps } from '#server/platform/deps.ts';
import { type Letter, type Written, writeLetter } from '#server/platform/mail/letter.ts';
import { findMailChoice } from '#server/platform/mail/mail-choice-repo.ts';
import { mailChoiceToken } from '#server/platform/mail/mail-choice-token.ts';

/** To whoever wants such mails, with a link in it to want them no more. An attorney without an account has no user. */
export async function mailAboutLead(
  tx: Transaction,
  { env, outbox }: Pick<Deps, 'env' | 'outbox'>,
  userId: string | undefined,
  written: Letter | Written,
): Promise<void> {
  const choice = userId === undefined ? undefined : await findMailChoice(tx, userId);
  if (!choice?.leads) return;
  const token = mailChoiceToken(env.authSecret, choice.userId);
  const language = choice.language ?? FIRST_LANGUAGE;
  const letter = typeof written === 'function' ? written(language) : written;
  const preferencesUrl = `${env.publicUrl}${languagePrefix(letter.language ?? FIRST_LANGUAGE)}/notifications?token=${token}`;
  const unsubscribeUrl = `${env.publicUrl}/api/unsubscribe?token=${token}`;
  await outbox.add(tx, { to: choice.email, unsubscribeUrl, ...writeLetter({ ...letter, preferencesUrl }, env.brand) });
}
