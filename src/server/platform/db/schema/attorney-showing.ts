import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { attorney } from './attorneys.ts';
import { chat } from './chat.ts';
import { createdAt, id, oneOf } from './columns.ts';

const FITS = ['county', 'statewide', 'elsewhere'] as const;

/** Every card that was shown: who, where, why. Kept for two years, also when the chat is deleted. */
export const attorneyShowing = pgTable(
  'attorney_showing',
  {
    id: id(),
    attorneyId: uuid()
      .notNull()
      .references(() => attorney.id, { onDelete: 'cascade' }),
    chatId: uuid().references(() => chat.id, { onDelete: 'set null' }),
    /** 1 is the first card. */
    place: integer().notNull(),
    category: text().notNull(),
    county: text(),
    fit: text({ enum: FITS }).notNull(),
    sponsored: boolean().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index().on(t.createdAt),
    index().on(t.attorneyId, t.createdAt),
    index().on(t.chatId),
    oneOf('attorney_showing_fit_check', t.fit, FITS),
  ],
);
