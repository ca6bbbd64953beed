import type { Executor } from '#server/platform/db/connect.ts';
import { licensedAmong } from '#server/platform/license/licensed-among.ts';
import { findLeadOfAttorney, findUnpausedAttorney, type LeadWithChat } from './leads-repo.ts';

/** Neither paused nor, as of now, without a license: whom a new client may reach, and who may take one. */
export async function mayTakeLeads(db: Executor, attorneyId: string, now: Date): Promise<boolean> {
  const found = await findUnpausedAttorney(db, attorneyId);
  return found !== undefined && (await licensedAmong(db, [found], now)).length > 0;
}

/** A lead that this attorney may look at now. A paused or lapsed attorney keeps the clients they have and sees no new ones. */
export async function findReadableLead(
  db: Executor,
  leadId: string,
  attorneyId: string,
  now: Date,
): Promise<LeadWithChat | undefined> {
  const found = await findLeadOfAttorney(db, leadId, attorneyId);
  if (!found || (found.status === 'pending' && !(await mayTakeLeads(db, attorneyId, now)))) return undefined;
  return found;
}
