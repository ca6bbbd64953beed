import { and, asc, count, desc, eq, gte, isNull, lt, or } from 'drizzle-orm';
import type { InputOf } from '#contract/index.ts';
import { PAGE_SIZE } from '#contract/paging.ts';
import type { Executor, Transaction } from '#server/platform/db/connect.ts';
import { answerRating, message } from '#server/platform/db/schema/chat.ts';
import { ratingReview } from '#server/platform/db/schema/staff.ts';

type Query = InputOf<'staffListWrongAnswers'>;

const isWrong = eq(answerRating.verdict, 'down');
const isNew = or(isNull(ratingReview.reviewedAt), lt(ratingReview.reviewedAt, answerRating.updatedAt));
const isReviewed = gte(ratingReview.reviewedAt, answerRating.updatedAt);

export async function listWrongAnswers(db: Executor, query: Query) {
  const { page = 1, direction = 'desc', state } = query;
  const where = and(isWrong, state === 'new' ? isNew : undefined, state === 'reviewed' ? isReviewed : undefined);
  const order = direction === 'asc' ? asc : desc;
  const rows = await db
    .select({
      messageId: answerRating.messageId,
      reason: answerRating.reason,
      ratedAt: answerRating.updatedAt,
      reviewedAt: ratingReview.reviewedAt,
      sources: message.sources,
      // Only to find our own statements in it: it does not leave the server.
      answer: message.source,
    })
    .from(answerRating)
    .innerJoin(message, eq(message.id, answerRating.messageId))
    .leftJoin(ratingReview, eq(ratingReview.messageId, answerRating.messageId))
    .where(where)
    .orderBy(order(answerRating.updatedAt), asc(answerRating.messageId))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  const total = await countWrongAnswers(db, state);
  return { rows, total, page, pageSize: PAGE_SIZE };
}

export async function countWrongAnswers(db: Executor, state: Query['state']): Promise<number> {
  const [counted] = await db
    .select({ total: count() })
    .from(answerRating)
    .leftJoin(ratingReview, eq(ratingReview.messageId, answerRating.messageId))
    .where(and(isWrong, state === 'new' ? isNew : undefined, state === 'reviewed' ? isReviewed : undefined));
  return counted?.total ?? 0;
}

export async function lockWrongAnswer(tx: Transaction, messageId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: answerRating.messageId })
    .from(answerRating)
    .where(and(eq(answerRating.messageId, messageId), isWrong))
    .for('update');
  return rows.length > 0;
}

export async function markReviewed(
  tx: Transaction,
  review: { messageId: string; staffId: string; reviewedAt: Date },
): Promise<void> {
  await tx.insert(ratingReview).values(review).onConflictDoUpdate({ target: ratingReview.messageId, set: review });
}

export async function unmarkReviewed(tx: Transaction, messageId: string): Promise<void> {
  await tx.delete(ratingReview).where(eq(ratingReview.messageId, messageId));
}
