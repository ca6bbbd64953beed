import { COUNTY_FITS } from '#domain/attorneys/attorney-order.ts';
import { DECLINE_REASONS } from '#domain/leads/decline-reason.ts';
import { ISSUE_CATEGORIES } from '#domain/issue-category.ts';
import { LICENSE_STATES } from '#domain/attorneys/license.ts';
import { STAFF_ACTIONS } from '#domain/staff/staff-action.ts';
import { PERIODS } from '#domain/staff/staff-period.ts';
import * as z from 'zod';
import { callable } from '#contract/callable.ts';
import { Id, Nothing, optional, Timestamp } from '#contract/fields.ts';
import { pageOf, paging, Search } from '#contract/paging.ts';

const Period = z.enum(PERIODS, { error: 'Unknown period' });
const Day = z.iso.date({ error: 'A day looks like 2026-11-15' });
const days = { from: optional(Day), to: optional(Day) };

/** What became of leads. Numbers alone: nothing that a user wrote has a place in it. */
export const Outcome = z.object({
  pending: z.number(),
  accepted: z.number(),
  declined: z.number(),
  /** Of the decided ones; null when there are none. */
  acceptanceRate: z.number().nullable(),
  /** From contact to decision. */
  responseHours: z.object({ median: z.number(), p90: z.number() }).nullable(),
});
export type Outcome = z.infer<typeof Outcome>;

export const LeadOutcomes = z.object({
  overall: Outcome,
  attorneys: z.array(Outcome.extend({ attorneyId: z.string(), name: z.string() })),
  declineReasons: z.array(z.object({ reason: z.enum(DECLINE_REASONS), count: z.number() })),
  step: z.enum(['day', 'week', 'month']),
  series: z.array(z.object({ start: z.string(), pending: z.number(), accepted: z.number(), declined: z.number() })),
});
export type LeadOutcomes = z.infer<typeof LeadOutcomes>;

/** What an attorney told staff about a lead, and about nothing else of it. */
export const Feedback = z.object({
  id: z.string(),
  attorneyId: z.string(),
  attorneyName: z.string(),
  decision: z.enum(['accepted', 'declined']),
  declineCategory: z.enum(DECLINE_REASONS).nullable(),
  messageToAdmin: z.string(),
  decidedAt: Timestamp,
});
export type Feedback = z.infer<typeof Feedback>;

/** One card that was shown. The chat in which it was shown stays private to its owner. */
export const Showing = z.object({
  id: z.string(),
  shownAt: Timestamp,
  attorneyId: z.string(),
  attorneyName: z.string(),
  place: z.number(),
  category: z.string(),
  county: z.string().nullable(),
  fit: z.enum(COUNTY_FITS),
  sponsored: z.boolean(),
});
export type Showing = z.infer<typeof Showing>;

export const ShowingFilter = z.object({
  search: Search,
  category: optional(z.enum(ISSUE_CATEGORIES)),
  sponsored: optional(z.enum(['yes', 'no'])),
  ...days,
});

export const StaffAction = z.object({
  id: z.string(),
  at: Timestamp,
  staffEmail: z.string(),
  action: z.enum(STAFF_ACTIONS),
  subject: z.string(),
  details: z.record(z.string(), z.unknown()),
});
export type StaffAction = z.infer<typeof StaffAction>;

export const staffReports = {
  staffGetOverview: callable({
    access: 'staff',
    summary: 'What needs somebody: hidden attorneys, leads that wait, messages, answers marked wrong, an old register.',
    input: Nothing,
    output: z.object({
      attorneys: z.object({
        shown: z.number(),
        paused: z.number(),
        /** Not paused, and hidden because of their license. */
        unlicensed: z.number(),
        byLicense: z.record(z.enum(LICENSE_STATES), z.number()),
      }),
      leads: z.object({ pending: z.number(), waitingLong: z.number() }),
      messages: z.object({ new: z.number(), open: z.number() }),
      answers: z.object({ new: z.number() }),
      register: z.object({ asOf: Timestamp.nullable(), isOld: z.boolean() }),
    }),
  }),
  staffGetLeadOutcomes: callable({
    access: 'staff',
    summary: 'What became of leads: by status, how fast, overall and by attorney, and why they were declined.',
    input: z.object({ period: Period }),
    output: LeadOutcomes,
  }),
  staffListFeedback: callable({
    access: 'staff',
    summary: "Attorneys' private feedback with their decisions. Nothing that the user wrote.",
    input: z.object({
      ...paging(['decidedAt', 'attorney']),
      search: Search,
      period: optional(Period),
      attorneyId: optional(Id),
      decision: optional(z.enum(['accepted', 'declined'])),
    }),
    output: pageOf(Feedback),
  }),
  staffListShowings: callable({
    access: 'staff',
    summary: 'The log of attorney cards: who was shown, in which place, and why.',
    input: ShowingFilter.extend(paging(['shownAt', 'attorney', 'category', 'county', 'place'])),
    output: pageOf(Showing),
  }),
  staffListActions: callable({
    access: 'staff',
    summary: 'The log of what staff did, which can only grow.',
    input: z.object({
      ...paging(['at', 'staffEmail', 'action']),
      search: Search,
      action: optional(z.enum(STAFF_ACTIONS)),
      ...days,
    }),
    output: pageOf(StaffAction),
  }),
};
