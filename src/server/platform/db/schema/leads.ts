import { DECLINE_REASONS } from '#domain/decline-reason.ts';
import { LEAD_STATUSES } from '#domain/lead.ts';
import { boolean, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { user } from './account.ts';
import { attorney } from './attorneys.ts';
import { chat } from './chat.ts';
import { createdAt, id, moment, updatedAt } from './columns.ts';

export const lead = pgTable(
  'lead',
  {
    id: id(),
    chatId: uuid()
      .notNull()
      .references(() => chat.id, { onDelete: 'cascade' }),
    attorneyId: uuid()
      .notNull()
      .references(() => attorney.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    status: text({ enum: LEAD_STATUSES }).notNull().default('pending'),
    additionalInfo: text(),
    /** The attorney reads the chat up to this position, never later messages. */
    sharedUpTo: integer().notNull(),
    /** Messages before that position which the user chose to leave out. */
    excludedMessageIds: uuid().array().notNull().default([]),
    /** Something that this side has not looked at yet. */
    newsForUser: boolean().notNull().default(false),
    newsForAttorney: boolean().notNull().default(true),
    attorneyRemindedAt: moment(),
    userRemindedAt: moment(),
    declineCategory: text({ enum: DECLINE_REASONS }),
    messageToClient: text(),
    messageToAdmin: text(),
    decidedAt: moment(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('lead_chat_attorney_unique').on(t.chatId, t.attorneyId),
    index().on(t.attorneyId, t.status, t.updatedAt),
    index().on(t.userId),
    index().on(t.status, t.createdAt),
  ],
);

export const threadMessage = pgTable(
  'thread_message',
  {
    id: id(),
    leadId: uuid()
      .notNull()
      .references(() => lead.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    senderRole: text({ enum: ['user', 'attorney'] }).notNull(),
    text: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [unique().on(t.leadId, t.position)],
);
