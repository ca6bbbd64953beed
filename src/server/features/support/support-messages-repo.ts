import { and, eq, gte } from 'drizzle-orm';
import type { Transaction } from '#server/platform/db/connect.ts';
import { supportMessage } from '#server/platform/db/schema/support.ts';

export type NewSupportMessage = {
  readonly email: string;
  readonly phone: string | null;
  readonly message: string;
  readonly contactMethods: ('email' | 'phone' | 'text')[];
  readonly requestId: string | null;
  readonly createdAt: Date;
};

/** False when it has been kept before under the same key. */
export async function insertSupportMessage(tx: Transaction, values: NewSupportMessage): Promise<boolean> {
  const rows = await tx
    .insert(supportMessage)
    .values(values)
    .onConflictDoNothing({ target: supportMessage.requestId })
    .returning({ id: supportMessage.id });
  return rows.length > 0;
}

/** The same words from the same address: sent again, without a key, because the first answer was that mail is down. */
export async function hasSupportMessage(
  tx: Transaction,
  { email, message }: Pick<NewSupportMessage, 'email' | 'message'>,
  since: Date,
): Promise<boolean> {
  const rows = await tx
    .select({ id: supportMessage.id })
    .from(supportMessage)
    .where(
      and(eq(supportMessage.email, email), eq(supportMessage.message, message), gte(supportMessage.createdAt, since)),
    )
    .limit(1);
  return rows.length > 0;
}
