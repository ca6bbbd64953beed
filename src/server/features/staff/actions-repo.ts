import type { Caller } from '#domain/roles.ts';
import type { StaffActionName } from '#domain/staff-action.ts';
import type { Transaction } from '#server/platform/db/connect.ts';
import { staffAction } from '#server/platform/db/schema/staff.ts';

export type ActionRecord = {
  readonly action: StaffActionName;
  /** What it was done to, in words that stay true; never a user's name or address. */
  readonly subject: string;
  readonly subjectId?: string;
  readonly details?: Record<string, unknown>;
};

/** In the transaction of the action itself: neither exists without the other. */
export async function recordAction(
  tx: Transaction,
  staff: Pick<Caller, 'userId' | 'email'>,
  record: ActionRecord,
  now: Date,
): Promise<void> {
  await tx.insert(staffAction).values({ ...record, staffId: staff.userId, staffEmail: staff.email, createdAt: now });
}
