import type { AnswerCard, AnswerDeadline, AnswerSource, Choice } from '#contract/answer.ts';
import { LANGUAGES } from '#domain/language.ts';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { user } from './account.ts';
import { createdAt, id, moment, oneOf, updatedAt } from './columns.ts';

export const chat = pgTable(
  'chat',
  {
    id: id(),
    ownerId: uuid()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    /** The owner chose the title: the assistant leaves it alone. */
    renamed: boolean().notNull().default(false),
    terminated: boolean().notNull().default(false),
    /** Where the conversation script stands. */
    state: jsonb(),
    /** The last sign of life of whoever makes an answer, in the database's time; a second message waits for it. */
    answeringSince: moment(),
    /** Who makes it. Somebody who was taken over from finds another here, and stores nothing. */
    answeringBy: uuid(),
    lastMessageAt: moment(),
    /** Mails before the days that count: only if asked for. */
    remind: boolean().notNull().default(false),
    /** What its owner has done of what there is to do. */
    done: text().array().notNull().default([]),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index().on(t.ownerId, t.createdAt), index().on(t.lastMessageAt)],
);

const ROLES = ['user', 'assistant'] as const;

export const message = pgTable(
  'message',
  {
    id: id(),
    chatId: uuid()
      .notNull()
      .references(() => chat.id, { onDelete: 'cascade' }),
    /** Order within the chat, given under the chat's row lock. */
    position: integer().notNull(),
    role: text({ enum: ROLES }).notNull(),
    /** What was written: the user's words, the assistant's Markdown. */
    source: text().notNull(),
    /** Sanitized HTML made from the source. */
    content: text().notNull(),
    shouldShowLoginPrompt: boolean().notNull().default(false),
    /** Attorney cards under this answer, in the order shown. */
    attorneyIds: uuid().array(),
    /** What the answer rests on: the passages behind its numbered citations. */
    sources: jsonb().$type<AnswerSource[]>(),
    /** Days that were counted in the answer. */
    deadlines: jsonb().$type<AnswerDeadline[]>(),
    /** Answers and questions to tap under it. */
    choices: jsonb().$type<Choice[]>(),
    /** The same answer in its parts. */
    card: jsonb().$type<AnswerCard>(),
    /** What the answer is written in. */
    language: text({ enum: LANGUAGES }),
    /** The answer put somebody's safety first: their page offers a quick way out. */
    isCrisis: boolean().notNull().default(false),
    /** Forms and letters that the answer offers, by the id of their definition. */
    offeredDocuments: text().array(),
    /** The document that is being filled in. Not a reference: it may be deleted, and the message stays. */
    documentId: uuid(),
    createdAt: createdAt(),
  },
  (t) => [
    unique().on(t.chatId, t.position),
    oneOf('message_role_check', t.role, ROLES),
    oneOf('message_language_check', t.language, LANGUAGES),
  ],
);

/** One row per mail about a day that comes: none is sent twice. */
export const dayReminder = pgTable(
  'day_reminder',
  {
    chatId: uuid()
      .notNull()
      .references(() => chat.id, { onDelete: 'cascade' }),
    /** As YYYY-MM-DD. */
    day: text().notNull(),
    daysBefore: integer().notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.chatId, t.day, t.daysBefore] })],
);

/** One row per send: the same request id again returns the same answer instead of storing it twice. */
export const chatRequest = pgTable(
  'chat_request',
  {
    userId: uuid()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    requestId: uuid().notNull(),
    chatId: uuid()
      .notNull()
      .references(() => chat.id, { onDelete: 'cascade' }),
    isNewChat: boolean().notNull(),
    userMessageId: uuid().notNull(),
    answerId: uuid(),
    /** The reader pressed Stop: what has been said so far is the answer. */
    stoppedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.requestId] }), index().on(t.chatId), index().on(t.createdAt)],
);

const VERDICTS = ['up', 'down'] as const;

/** What a reader thought of an answer; staff read it without the chat around it. */
export const answerRating = pgTable(
  'answer_rating',
  {
    messageId: uuid()
      .primaryKey()
      .references(() => message.id, { onDelete: 'cascade' }),
    verdict: text({ enum: VERDICTS }).notNull(),
    reason: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index().on(t.verdict, t.createdAt), oneOf('answer_rating_verdict_check', t.verdict, VERDICTS)],
);
