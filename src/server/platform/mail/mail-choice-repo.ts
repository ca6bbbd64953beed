import { eq, sql } from 'drizzle-orm';
import type { Language } from '#domain/language.ts';
import type { Executor } from '#server/platform/db/connect.ts';
import { user } from '#server/platform/db/schema/account.ts';
import { mailChoice } from '#server/platform/db/schema/mail.ts';

export type MailChoice = {
  readonly userId: string;
  readonly email: string;
  readonly leads: boolean;
  readonly digest: boolean;
  /** In which they read; null until they chose. */
  readonly language: Language | null;
};

/** Which mails somebody wants, and their address. Who has never chosen gets all of them. */
export async function findMailChoice(db: Executor, userId: string): Promise<MailChoice | undefined> {
  const [row] = await db
    .select({
      userId: user.id,
      email: user.email,
      language: user.language,
      leads: sql<boolean>`coalesce(${mailChoice.leads}, true)`,
      digest: sql<boolean>`coalesce(${mailChoice.digest}, false)`,
    })
    .from(user)
    .leftJoin(mailChoice, eq(mailChoice.userId, user.id))
    .where(eq(user.id, userId));
  return row;
}

export async function saveMailChoice(
  db: Executor,
  userId: string,
  { leads, digest }: { leads: boolean; digest?: boolean | undefined },
  now: Date,
): Promise<void> {
  const values = { leads, ...(digest === undefined ? {} : { digest }), updatedAt: now };
  await db
    .insert(mailChoice)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: mailChoice.userId, set: values });
}
