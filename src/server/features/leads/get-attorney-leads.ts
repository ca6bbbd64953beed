import { isListed } from '#domain/leads/lead.ts';
import { newYorkDay } from '#domain/calendar/new-york-day.ts';
import type { Handler } from '#server/callable/handler.ts';
import { toLead } from './attorney-view.ts';
import { listLeadsOfAttorney } from './leads-repo.ts';
import { mayTakeLeads } from './may-take-leads.ts';

export const getAttorneyLeads: Handler<'getAttorneyLeads'> = async ({ caller, deps }) => {
  const now = deps.now();
  const takesLeads = await mayTakeLeads(deps.db, caller.attorneyId, now);
  const rows = await listLeadsOfAttorney(deps.db, caller.attorneyId);
  const leads = rows
    .filter((row) => isListed(row, now) && (takesLeads || row.status !== 'pending'))
    .map((row) => toLead(row, newYorkDay(now)));
  return { success: true, leads, takesLeads };
};

/** The archive: what was declined longer ago than the list shows. */
export const getDeclinedLeads: Handler<'getDeclinedLeads'> = async ({ caller, deps }) => {
  const rows = await listLeadsOfAttorney(deps.db, caller.attorneyId);
  const today = newYorkDay(deps.now());
  return { leads: rows.filter(({ status }) => status === 'declined').map((row) => toLead(row, today)) };
};
