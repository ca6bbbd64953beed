import { isListed } from '#domain/lead.ts';
import type { Handler } from '#server/callable/handler.ts';
import { toLead } from './attorney-view.ts';
import { listLeadsOfAttorney } from './leads-repo.ts';

export const getAttorneyLeads: Handler<'getAttorneyLeads'> = async ({ caller, deps }) => {
  const rows = await listLeadsOfAttorney(deps.db, caller.attorneyId);
  const now = deps.now();
  return { success: true, leads: rows.filter((row) => isListed(row, now)).map(toLead) };
};
