import { ISSUE_CATEGORIES } from '#domain/issue-category.ts';
import { SPOKEN_LANGUAGES } from '#domain/attorneys/spoken-language.ts';
import { LICENSE_STATES } from '#domain/attorneys/license.ts';
import { ATTORNEY_NAME_MAX, PLACEMENT_MAX } from '#domain/limits.ts';
import { NY_COUNTIES } from '#domain/attorneys/ny-county.ts';
import * as z from 'zod';
import { callable } from '#contract/callable.ts';
import { Done, Id, optional, Timestamp } from '#contract/fields.ts';
import { pageOf, paging, Search } from '#contract/paging.ts';

/** What the state's register says about an attorney, and what follows from it. */
export const License = z.object({
  state: z.enum(LICENSE_STATES),
  status: z.string().nullable(),
  asOf: Timestamp.nullable(),
  nextRegistration: z.string().nullable(),
  registeredName: z.string().nullable(),
});
export type License = z.infer<typeof License>;

export const StaffAttorneyRow = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  imageUrl: z.string().nullable(),
  registrationNumber: z.string().nullable(),
  counties: z.array(z.string()),
  practiceAreas: z.array(z.string()),
  languages: z.array(z.string()),
  placement: z.number(),
  paused: z.boolean(),
  license: License,
  /** Licensed, not paused, with an area to be shown in. */
  isShown: z.boolean(),
  accountEmail: z.string().nullable(),
  createdAt: Timestamp,
});
export type StaffAttorneyRow = z.infer<typeof StaffAttorneyRow>;

export const StaffAttorney = StaffAttorneyRow.extend({ version: z.number() });
export type StaffAttorney = z.infer<typeof StaffAttorney>;

const INVITE_STATES = ['unused', 'used', 'revoked'] as const;
export const AttorneyInvite = z.object({
  code: z.string(),
  attorneyId: z.string(),
  attorneyName: z.string(),
  state: z.enum(INVITE_STATES),
  createdAt: Timestamp,
  usedAt: Timestamp.nullable(),
  usedBy: z.string().nullable(),
  revokedAt: Timestamp.nullable(),
});
export type AttorneyInvite = z.infer<typeof AttorneyInvite>;

const name = (what: string) =>
  z
    .string({ error: `${what} is required` })
    .trim()
    .min(1)
    .max(ATTORNEY_NAME_MAX, { error: `${what} must be at most ${ATTORNEY_NAME_MAX} characters` });

const fields = {
  firstName: name('First name'),
  lastName: name('Last name'),
  registrationNumber: z
    .string({ error: 'Registration number is required' })
    .trim()
    .min(1)
    .max(20, { error: 'A registration number has 6 to 8 digits' }),
  counties: z.array(z.enum(NY_COUNTIES as [string, ...string[]], { error: 'Unknown county' })).max(NY_COUNTIES.length),
  practiceAreas: z
    .array(z.enum(ISSUE_CATEGORIES, { error: 'Unknown practice area' }), { error: 'Choose at least one practice area' })
    .min(1)
    .max(ISSUE_CATEGORIES.length),
  languages: z
    .array(z.enum(SPOKEN_LANGUAGES, { error: 'Unknown language' }), { error: 'Choose at least one language' })
    .min(1)
    .max(SPOKEN_LANGUAGES.length),
  placement: z
    .number({ error: 'Placement must be a number' })
    .int({ error: 'Placement must be a whole number' })
    .min(0, { error: 'Placement cannot be negative' })
    .max(PLACEMENT_MAX, { error: `Placement is at most ${PLACEMENT_MAX}` }),
};

export const staffAttorneys = {
  staffListAttorneys: callable({
    access: 'staff',
    summary: 'All attorneys with the state of their license, filtered, sorted and in pages.',
    input: z.object({
      ...paging(['name', 'registrationNumber', 'placement', 'license', 'createdAt']),
      search: Search,
      show: optional(z.enum(['shown', 'hidden', 'paused'])),
      license: optional(z.enum(LICENSE_STATES)),
      area: optional(z.enum(ISSUE_CATEGORIES)),
    }),
    output: pageOf(StaffAttorneyRow),
  }),
  staffGetAttorney: callable({
    access: 'staff',
    summary: 'One attorney, with the version that an edit has to name.',
    input: z.object({ attorneyId: Id }),
    output: z.object({ attorney: StaffAttorney }),
  }),
  staffCreateAttorney: callable({
    access: 'staff',
    summary: 'Creates an attorney. They are shown once the register confirms their license.',
    input: z.object(fields),
    output: z.object({ success: z.literal(true), attorneyId: z.string() }),
  }),
  staffUpdateAttorney: callable({
    access: 'staff',
    summary: 'Changes an attorney. Refused with ABORTED when somebody else has changed them since that version.',
    input: z.object({ attorneyId: Id, version: z.number({ error: 'version is required' }).int(), ...fields }),
    output: z.object({ success: z.literal(true), version: z.number() }),
  }),
  staffPauseAttorney: callable({
    access: 'staff',
    summary: 'Takes an attorney out of what is shown, or back in.',
    input: z.object({ attorneyId: Id, paused: z.boolean({ error: 'paused must be true or false' }) }),
    output: Done,
  }),
  staffRemovePhoto: callable({
    access: 'staff',
    summary: "Deletes an attorney's photo; the default picture is shown again.",
    input: z.object({ attorneyId: Id }),
    output: Done,
  }),
  staffFindRegistration: callable({
    access: 'staff',
    summary: 'What the imported register says about a registration number.',
    input: z.object({ registrationNumber: z.string({ error: 'Registration number is required' }).trim().max(20) }),
    output: z.object({
      found: z
        .object({
          number: z.string(),
          firstName: z.string(),
          middleName: z.string(),
          lastName: z.string(),
          company: z.string(),
          city: z.string(),
          county: z.string(),
          yearAdmitted: z.number().nullable(),
          status: z.string(),
          nextRegistration: z.string().nullable(),
          lastSeenAt: Timestamp,
        })
        .nullable(),
    }),
  }),
  staffListInvites: callable({
    access: 'staff',
    summary: 'Attorney IDs: whose, when issued, used by whom, revoked.',
    input: z.object({
      ...paging(['createdAt', 'attorney', 'usedAt']),
      search: Search,
      state: optional(z.enum(INVITE_STATES)),
      attorneyId: optional(Id),
    }),
    output: pageOf(AttorneyInvite),
  }),
  staffIssueInvite: callable({
    access: 'staff',
    summary: 'Issues a single-use attorney ID, with which this attorney can sign up.',
    input: z.object({ attorneyId: Id }),
    output: z.object({ success: z.literal(true), code: z.string() }),
  }),
  staffRevokeInvite: callable({
    access: 'staff',
    summary: 'Revokes an attorney ID that has not been used.',
    input: z.object({ code: z.string({ error: 'Attorney ID is required' }).trim().min(1).max(64) }),
    output: Done,
  }),
};
