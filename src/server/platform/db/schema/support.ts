import { SUPPORT_STATUSES } from '#domain/support.ts';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { user } from './account.ts';
import { createdAt, id, oneOf } from './columns.ts';

export const supportMessage = pgTable(
  'support_message',
  {
    id: id(),
    email: text().notNull(),
    phone: text(),
    message: text().notNull(),
    contactMethods: text({ enum: ['email', 'phone', 'text'] })
      .array()
      .notNull(),
    status: text({ enum: SUPPORT_STATUSES }).notNull().default('new'),
    /** Who of staff has taken it on. */
    assignedTo: uuid().references(() => user.id, { onDelete: 'set null' }),
    /** The sender's key: the same form sent again under it is not stored again. */
    requestId: uuid().unique('support_message_request_unique'),
    createdAt: createdAt(),
  },
  (t) => [
    index().on(t.status, t.createdAt),
    index().on(t.email),
    index().on(t.assignedTo),
    index().on(t.createdAt),
    oneOf('support_message_status_check', t.status, SUPPORT_STATUSES),
  ],
);
