import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { LANGUAGES } from '#domain/language.ts';
import { attorney } from './attorneys.ts';
import { createdAt, id, moment, oneOf, updatedAt } from './columns.ts';

export const user = pgTable(
  'user',
  {
    id: id(),
    name: text().notNull(),
    email: text().notNull().unique(),
    emailVerified: boolean().notNull().default(false),
    image: text(),
    isAnonymous: boolean().notNull().default(false),
    disabled: boolean().notNull().default(false),
    tosVersion: integer(),
    tosAcceptedAt: moment(),
    /** In which language they read the product and its mails; null until it was chosen. */
    language: text({ enum: LANGUAGES }),
    /** One account per attorney profile. */
    attorneyId: uuid()
      .unique()
      .references(() => attorney.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index().on(t.isAnonymous, t.updatedAt),
    index().on(t.isAnonymous, t.createdAt),
    oneOf('user_language_check', t.language, LANGUAGES),
  ],
);

export const session = pgTable(
  'session',
  {
    id: id(),
    token: text().notNull().unique(),
    userId: uuid()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    expiresAt: moment().notNull(),
    ipAddress: text(),
    userAgent: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index().on(t.userId), index().on(t.expiresAt)],
);

/** A way to sign in: a password or an OpenID identity. */
export const account = pgTable(
  'account',
  {
    id: id(),
    accountId: text().notNull(),
    providerId: text().notNull(),
    userId: uuid()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: moment(),
    refreshTokenExpiresAt: moment(),
    scope: text(),
    password: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [unique().on(t.providerId, t.accountId), index().on(t.userId)],
);

/** The sign-in library's own short-lived values, such as OAuth state. */
export const verification = pgTable(
  'verification',
  {
    id: id(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: moment().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index().on(t.identifier), index().on(t.expiresAt)],
);

const TOKEN_PURPOSES = ['sign-in', 'password-reset', 'attorney-signup'] as const;

/** Links that we mail. Only the hash is kept: a stolen table opens nothing. */
export const emailToken = pgTable(
  'email_token',
  {
    tokenHash: text().primaryKey(),
    purpose: text({ enum: TOKEN_PURPOSES }).notNull(),
    email: text().notNull(),
    payload: jsonb(),
    /** From which network it was asked for, hashed: only from there does asking again void it. */
    askedFrom: text(),
    expiresAt: moment().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index().on(t.purpose, t.email),
    index().on(t.expiresAt),
    oneOf('email_token_purpose_check', t.purpose, TOKEN_PURPOSES),
  ],
);

/** Proof that this person's browser held that anonymous account when it signed in. */
export const anonymousLink = pgTable(
  'anonymous_link',
  {
    anonymousUserId: uuid().notNull(),
    userId: uuid()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    movedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.anonymousUserId] }), index().on(t.movedAt)],
);

export const rateLimit = pgTable(
  'rate_limit',
  {
    key: text().primaryKey(),
    windowStart: moment().notNull(),
    hits: integer().notNull(),
  },
  (t) => [index().on(t.windowStart)],
);
