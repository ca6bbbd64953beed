import type { StaffAttorneyRow } from '#contract/staff/attorneys.ts';
import type { License } from '#domain/attorneys/license.ts';
import type { AttorneyRow } from './attorneys-repo.ts';

const UNKNOWN: License = {
  state: 'unverified',
  status: null,
  asOf: null,
  nextRegistration: null,
  registeredName: null,
};

/** A profile as staff see it: with its license, and whether all of it together lets it be shown. */
export function staffAttorneyView(row: AttorneyRow, license: License = UNKNOWN): StaffAttorneyRow {
  return {
    id: row.id,
    firstName: row.firstName,
    lastName: row.lastName,
    imageUrl: row.imageUrl,
    registrationNumber: row.registrationNumber,
    counties: row.counties,
    practiceAreas: row.practiceAreas,
    languages: row.languages,
    placement: row.placement,
    paused: row.paused,
    license: { ...license, asOf: license.asOf?.toISOString() ?? null },
    isShown: !row.paused && license.state === 'current' && row.practiceAreas.length > 0,
    accountEmail: row.accountEmail,
    createdAt: row.createdAt.toISOString(),
  };
}
