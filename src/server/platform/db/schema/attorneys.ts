import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, updatedAt } from './columns.ts';

export const attorney = pgTable('attorney', {
  id: id(),
  firstName: text().notNull(),
  lastName: text().notNull(),
  imageUrl: text(),
  registrationNumber: text().unique(),
  /** Only for a profile without a registration number of the state, such as a demonstration. Otherwise the register decides. */
  licenseStatus: text('licence_status'),
  licenseCheckedAt: moment('licence_checked_at'),
  counties: text().array().notNull().default([]),
  practiceAreas: text().array().notNull().default([]),
  languages: text().array().notNull().default([]),
  /** 0 is unpaid; a paid placement weighs more in the rotation and is labelled on the card. */
  placement: integer().notNull().default(0),
  paused: boolean().notNull().default(false),
  /** Counts the edits: whoever saves names the one they started from. */
  version: integer().notNull().default(1),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** The single-use "attorney ID" that staff hands out (spec §1). */
export const attorneyInvite = pgTable(
  'attorney_invite',
  {
    code: text().primaryKey(),
    attorneyId: uuid()
      .notNull()
      .references(() => attorney.id, { onDelete: 'cascade' }),
    usedAt: moment(),
    revokedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.attorneyId)],
);
