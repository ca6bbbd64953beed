import { STAFF_ACTIONS, type StaffActionName } from '#domain/staff/staff-action.ts';
import type { Handler } from '#server/callable/handler.ts';
import { listActions } from './actions-repo.ts';

export const staffListActions: Handler<'staffListActions'> = async ({ data, deps }) => {
  const { rows, ...page } = await listActions(deps.db, data);
  return {
    ...page,
    rows: rows.flatMap(({ id, createdAt, staffEmail, action, subject, details }) =>
      isKnown(action) ? [{ id, at: createdAt.toISOString(), staffEmail, action, subject, details }] : [],
    ),
  };
};

const isKnown = (action: string): action is StaffActionName => STAFF_ACTIONS.some((known) => known === action);
