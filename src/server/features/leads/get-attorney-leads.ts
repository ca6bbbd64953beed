import { isListed } from '#domain/lead.ts';
import type { Handler } from '#server/callable/handler.ts';
import { toLead } from './attorney-view.ts';
import { listLeadsOfAttorney, mayTakeLeads } from './leads-repo.ts';

export const getAttorneyLeads: Handler<'getAttorneyLeads'> = async ({ caller, deps }) => {
  const now = deps.now();
  const takesLeads = await mayTakeLeads(deps.db, caller.attorneyId, now);
  const rows = await listLeadsOfAttorney(deps.db, caller.attorneyId);
  const leads = rows.filter((row) => isListed(row, now) && (takesLeads || row.status !== 'pending')).map(toLead);
  return { success: true, leads, takesLeads };
};
