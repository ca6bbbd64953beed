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
