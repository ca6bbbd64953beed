import { timestamp, uuid } from 'drizzle-orm/pg-core';

/** Random, never a counter: an id tells nothing about its neighbours. */
export const id = () => uuid().primaryKey().defaultRandom();
export const moment = () => timestamp({ withTimezone: true, mode: 'date' });
export const createdAt = () => moment().notNull().defaultNow();
export const updatedAt = () => moment().notNull().defaultNow();
