import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { user } from './account.ts';
import { createdAt, id, moment, oneOf, updatedAt } from './columns.ts';

const STATUSES = ['queued', 'sent', 'failed', 'expired'] as const;

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
    /** `failed`: refused, or given up after days. `expired`: its link would not have worked any more. */
    status: text({ enum: STATUSES }).notNull().default('queued'),
    attempts: integer().notNull().default(0),
    lastError: text(),
    /** After this it is of no use to anybody: the link in it no longer works. */
    expiresAt: moment(),
    /** Handed to the mail server, which has not answered yet. Left behind by whoever was killed in between. */
    sendingSince: moment(),
    createdAt: createdAt(),
    sentAt: moment(),
  },
  (t) => [
    index().on(t.recipient, t.createdAt),
    index().on(t.status, t.createdAt),
    oneOf('mail_status_check', t.status, STATUSES),
  ],
);

/** What somebody wants to be told by mail. Without a row: everything. Mails needed to sign in are no choice. */
export const mailChoice = pgTable('mail_choice', {
  userId: uuid()
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  leads: boolean().notNull().default(true),
  /** New leads once a day in one mail, instead of a mail for each. */
  digest: boolean().notNull().default(false),
  updatedAt: updatedAt(),
});
