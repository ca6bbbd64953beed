import { customType, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Answers } from '#domain/documents/answers.ts';
import { user } from './account.ts';
import { chat } from './chat.ts';
import { createdAt, id, moment, updatedAt } from './columns.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** A form or letter that somebody fills in. It goes with its chat and with its owner. */
export const document = pgTable(
  'document',
  {
    id: id(),
    ownerId: uuid()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    chatId: uuid().references(() => chat.id, { onDelete: 'cascade' }),
    definitionId: text().notNull(),
    title: text().notNull(),
    answers: jsonb().$type<Answers>().notNull().default({}),
    /** What the chat or the account knew when it was started; offered, never printed until confirmed. */
    offered: jsonb().$type<Answers>().notNull().default({}),
    /** Grows with every change: of two tabs, the one that has not seen the other's change is told. */
    revision: integer().notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index().on(t.ownerId, t.updatedAt), index().on(t.chatId), index().on(t.updatedAt)],
);

/** What was made of it, kept as it was: neither a later answer nor a corrected text changes a paper that was signed. */
export const documentFile = pgTable('document_file', {
  documentId: uuid()
    .primaryKey()
    .references(() => document.id, { onDelete: 'cascade' }),
  /** The revision of the answers that it holds. */
  revision: integer().notNull(),
  definitionVersion: text().notNull(),
  pdf: bytes().notNull(),
  text: text().notNull(),
  madeAt: moment().notNull(),
});
