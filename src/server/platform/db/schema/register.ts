import { IMPORT_STATUSES, type BadRow } from '#domain/attorneys/register-import.ts';
import { bigint, boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, oneOf } from './columns.ts';

/**
 * The state's public register of attorneys, as last imported. Only what verifying a license needs: where somebody lists
 * no office, the addresses and telephone numbers in that file are of their home.
 */
export const registration = pgTable('registration', {
  number: text().primaryKey(),
  firstName: text().notNull(),
  middleName: text().notNull(),
  lastName: text().notNull(),
  suffix: text().notNull(),
  company: text().notNull(),
  city: text().notNull(),
  state: text().notNull(),
  county: text().notNull(),
  yearAdmitted: integer(),
  department: text().notNull(),
  lawSchool: text().notNull(),
  status: text().notNull(),
  /** `2027-03`; the file names a month, never a day. */
  nextRegistration: text(),
  /** When the newest import that held this row began. */
  lastSeenAt: moment().notNull(),
});

/** The table keeps its first name: renaming it would stop servers that still run the version before. */
export const registerImport = pgTable(
  'registry_import',
  {
    id: id(),
    fileName: text().notNull(),
    status: text({ enum: IMPORT_STATUSES }).notNull().default('reading'),
    /** Unknown when the browser does not say. */
    bytesTotal: bigint({ mode: 'number' }),
    bytesRead: bigint({ mode: 'number' }).notNull().default(0),
    rowsRead: integer().notNull().default(0),
    rowsAdded: integer().notNull().default(0),
    rowsChanged: integer().notNull().default(0),
    badRowCount: integer().notNull().default(0),
    /** The first of them. */
    badRows: jsonb().$type<BadRow[]>().notNull().default([]),
    /** Holds about as many rows as the register did: whoever is missing from it has left the register. */
    complete: boolean().notNull().default(false),
    /** Why it failed, in a sentence. */
    fault: text(),
    startedAt: createdAt(),
    /** Moves while the import lives; one that stands still was cut off with its server. */
    aliveAt: createdAt(),
    finishedAt: moment(),
  },
  (t) => [index().on(t.startedAt), oneOf('registry_import_status_check', t.status, IMPORT_STATUSES)],
);
