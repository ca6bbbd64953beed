import type { Lead } from '#contract/leads.ts';
import { isListed, type LeadStatus } from '#domain/leads/lead.ts';

/** A list longer than this can be searched. */
const LONG_LIST = 8;

export type LeadFilter = { search: string; unreadOnly: boolean; category: string; county: string; language: string };
export const NO_FILTER: LeadFilter = { search: '', unreadOnly: false, category: '', county: '', language: '' };

export type LeadLists = Record<LeadStatus, Lead[]>;

export function listsOf(leads: readonly Lead[], now: Date): LeadLists {
  const listed = leads.filter((lead) => isListed({ status: lead.status, updatedAt: new Date(lead.updatedAt) }, now));
  const having = (status: LeadStatus) => listed.filter((lead) => lead.status === status);
  return { pending: having('pending'), accepted: having('accepted'), declined: having('declined') };
}

export function isLong(lists: LeadLists): boolean {
  return Object.values(lists).some((list) => list.length > LONG_LIST);
}

/** Every word must appear in the title, the note or the client's name, in any order. */
export function filtered(leads: readonly Lead[], filter: LeadFilter): Lead[] {
  const { search, unreadOnly, category, county, language } = filter;
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return leads.filter((lead) => {
    if (unreadOnly && !lead.unread) return false;
    if ((category && lead.category !== category) || (county && lead.county !== county)) return false;
    if (language && lead.language !== language) return false;
    const text = [lead.chatTitle, lead.additionalInfo, lead.status === 'accepted' && lead.clientName]
      .filter(Boolean)
      .join(' ')
      .toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** The pending lead that was made first. */
export function longestWaiting(leads: readonly Lead[]): Lead | null {
  const waiting = leads.filter(({ status }) => status === 'pending');
  return waiting.toSorted((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt))[0] ?? null;
}
