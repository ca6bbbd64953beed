import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { user } from './account.ts';
import { createdAt, id, moment, updatedAt } from './columns.ts';

/** The outbox: a mail is a row committed together with what it tells about. */
export const mail = pgTable(
  'mail',
  {
    id: id(),
    recipient: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    replyTo: text(),
    /** Where a mail program can stop such mails by itself. */
    unsubscribeUrl: text(),
    status: text({ enum: ['queued', 'sent', 'failed'] })
      .notNull()
      .default('queued'),
    attempts: integer().notNull().default(0),
    lastError: text(),
    createdAt: createdAt(),
    sentAt: moment(),
  },
  (t) => [index().on(t.recipient, t.createdAt), index().on(t.status, t.createdAt)],
);

/** What somebody wants to be told by mail. Without a row: everything. Mails needed to sign in are no choice. */
export const mailChoice = pgTable('mail_choice', {
  userId: uuid()
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  leads: boolean().notNull().default(true),
  updatedAt: updatedAt(),
});
