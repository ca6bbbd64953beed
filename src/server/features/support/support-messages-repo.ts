import { and, eq, gte } from 'drizzle-orm';
import type { Transaction } from '#server/platform/db/connect.ts';
import { supportMessage } from '#server/platform/db/schema/support.ts';

export type NewSupportMessage = {
  readonly email: string;
  readonly phone: string | null;
  readonly message: string;
  readonly contactMethods: ('email' | 'phone' | 'text')[];
  readonly createdAt: Date;
};

export async function insertSupportMessage(tx: Transaction, values: NewSupportMessage): Promise<void> {
  await tx.insert(supportMessage).values(values);
}

/** The same words from the same address: sent again because the first answer was that mail is down. */
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
