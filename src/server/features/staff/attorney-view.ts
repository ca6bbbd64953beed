import type { StaffAttorneyRow } from '#contract/staff-attorneys.ts';
import type { Licence } from '#domain/licence.ts';
import type { AttorneyRow } from './attorneys-repo.ts';

const UNKNOWN: Licence = {
  state: 'unverified',
  status: null,
  asOf: null,
  nextRegistration: null,
  registeredName: null,
};

/** A profile as staff see it: with its licence, and whether all of it together lets it be shown. */
export function staffAttorneyView(row: AttorneyRow, licence: Licence = UNKNOWN): StaffAttorneyRow {
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
    licence: { ...licence, asOf: licence.asOf?.toISOString() ?? null },
    isShown: !row.paused && licence.state === 'current' && row.practiceAreas.length > 0,
    accountEmail: row.accountEmail,
    createdAt: row.createdAt.toISOString(),
  };
}
