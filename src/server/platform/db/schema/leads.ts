import type { AnswerDeadline } from '#contract/answer.ts';
import { DECLINE_REASONS } from '#domain/leads/decline-reason.ts';
import { LEAD_STATUSES } from '#domain/leads/lead.ts';
import { LANGUAGES } from '#domain/language.ts';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { user } from './account.ts';
import { attorney } from './attorneys.ts';
import { chat } from './chat.ts';
import { createdAt, id, moment, oneOf, updatedAt } from './columns.ts';

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
    /** The attorney has been mailed about it, alone or with others of that day. */
    announcedAt: moment(),
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
    oneOf('lead_status_check', t.status, LEAD_STATUSES),
    oneOf('lead_decline_category_check', t.declineCategory, DECLINE_REASONS),
  ],
);

/** The attorney has been told of a contact from this chat: taking it back and making it again sends no second mail. */
export const contactNotice = pgTable(
  'contact_notice',
  {
    chatId: uuid()
      .notNull()
      .references(() => chat.id, { onDelete: 'cascade' }),
    attorneyId: uuid()
      .notNull()
      .references(() => attorney.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.chatId, t.attorneyId] }), index().on(t.attorneyId)],
);

/** A message of the chat as it was shared. */
export type SharedMessage = {
  id: string;
  role: 'user' | 'assistant';
  /** The person's own words; what the assistant wrote is kept as its HTML alone. */
  source: string | null;
  content: string;
  hadCards: boolean;
  /** Part of filling in a document: hidden as a whole where contact details are. */
  isInterview: boolean;
  deadlines: AnswerDeadline[] | null;
  at: string;
};

/** What an attorney may read while contact details are hidden, made once: it costs more than reading it. */
export type HiddenView = {
  /** Which rules it was made by: made by older ones, it is made again. */
  rules: number;
  title: string;
  messages: { id: string; content: string }[];
  brief: SharedBrief;
};
export type SharedBrief = {
  category: string | null;
  county: string | null;
  dates: { date: string; sentence: string }[];
  otherSide: string | null;
};

/**
 * What the attorney is shown of the chat: made at the moment of contact and never changed. Later messages, a rename and
 * what was left out are not in it, and nothing else of the chat is read for them.
 */
export const leadSnapshot = pgTable(
  'lead_snapshot',
  {
    leadId: uuid()
      .primaryKey()
      .references(() => lead.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    category: text(),
    /** In which the client was answered. Null in snapshots from before it was kept. */
    language: text({ enum: LANGUAGES }),
    messages: jsonb().$type<SharedMessage[]>().notNull(),
    hidden: jsonb().$type<HiddenView>(),
  },
  (t) => [oneOf('lead_snapshot_language_check', t.language, LANGUAGES)],
);

const SIDES = ['user', 'attorney'] as const;

export const threadMessage = pgTable(
  'thread_message',
  {
    id: id(),
    leadId: uuid()
      .notNull()
      .references(() => lead.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    senderRole: text({ enum: SIDES }).notNull(),
    text: text().notNull(),
    /** The sender's key: the same message sent again under it is not stored again. */
    requestId: uuid(),
    createdAt: createdAt(),
  },
  (t) => [
    unique().on(t.leadId, t.position),
    unique('thread_message_request_unique').on(t.leadId, t.senderRole, t.requestId),
    oneOf('thread_message_sender_role_check', t.senderRole, SIDES),
  ],
);
