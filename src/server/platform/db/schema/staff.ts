import { sql } from 'drizzle-orm';
import { customType, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { user } from './account.ts';
import { attorney } from './attorneys.ts';
import { answerRating } from './chat.ts';
import { createdAt, id, moment } from './columns.ts';
import { supportMessage } from './support.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** In the database, so that every server process has it and a backup is complete. A few dozen kilobytes each. */
export const attorneyPhoto = pgTable('attorney_photo', {
  attorneyId: uuid()
    .primaryKey()
    .references(() => attorney.id, { onDelete: 'cascade' }),
  /** Hash of the bytes; part of the address, so that a browser may keep it for ever. */
  version: text().notNull(),
  contentType: text().notNull(),
  bytes: bytes().notNull(),
  createdAt: createdAt(),
});

/** What staff wrote about a message from the contact form: to whoever sent it, or to each other. */
const writtenAboutMessage = () => ({
  id: id(),
  messageId: uuid()
    .notNull()
    .references(() => supportMessage.id, { onDelete: 'cascade' }),
  staffId: uuid().references(() => user.id, { onDelete: 'set null' }),
  text: text().notNull(),
  createdAt: createdAt(),
});

/** What staff answered to a message from the contact form. */
export const supportReply = pgTable('support_reply', writtenAboutMessage(), (t) => [
  index().on(t.messageId, t.createdAt),
  index().on(t.staffId),
]);

/** What staff tell each other about a message from the contact form; its writer never sees it. */
export const supportNote = pgTable('support_note', writtenAboutMessage(), (t) => [
  index().on(t.messageId, t.createdAt),
  index().on(t.staffId),
]);

/** Staff have dealt with an answer that was marked wrong. A rating changed after that is new again. */
export const ratingReview = pgTable(
  'rating_review',
  {
    messageId: uuid()
      .primaryKey()
      .references(() => answerRating.messageId, { onDelete: 'cascade' }),
    staffId: uuid().references(() => user.id, { onDelete: 'set null' }),
    reviewedAt: moment().notNull(),
  },
  (t) => [index().on(t.staffId)],
);

/**
 * Every staff action, written in the transaction of the action. Rows are never changed or deleted: a trigger refuses.
 * The person is kept by name, not by reference, so that the log outlives an account. Users are never named in it.
 */
export const staffAction = pgTable(
  'staff_action',
  {
    id: id(),
    staffId: uuid().notNull(),
    staffEmail: text().notNull(),
    action: text().notNull(),
    /** What it was done to: an attorney's name, an attorney ID, a file. */
    subject: text().notNull(),
    subjectId: text(),
    details: jsonb()
      .$type<Record<string, unknown>>()
      .notNull()
      .default(sql`'{}'::jsonb`),
    createdAt: createdAt(),
    /** Rows of one moment keep the order in which they were written. */
    position: integer().generatedAlwaysAsIdentity(),
  },
  (t) => [index().on(t.createdAt), index().on(t.action, t.createdAt), index().on(t.staffEmail, t.createdAt)],
);
