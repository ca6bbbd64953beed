import { parseRegistrationNumber } from '#domain/attorneys/license.ts';
import { AppError } from '#server/callable/app-error.ts';
import type { Handler } from '#server/callable/handler.ts';
import { findAllLicenses, findLicenses } from '#server/platform/license/license-repo.ts';
import { attorneyPage } from './attorney-list.ts';
import { staffAttorneyView } from './attorney-view.ts';
import { findAttorney, findRegistration, listAllAttorneys } from './attorneys-repo.ts';

export const staffListAttorneys: Handler<'staffListAttorneys'> = async ({ data, deps }) => {
  const rows = await listAllAttorneys(deps.db);
  const licenses = await findAllLicenses(deps.db, deps.now());
  return attorneyPage(
    rows.map((row) => staffAttorneyView(row, licenses.get(row.id))),
    data,
  );
};

export const staffGetAttorney: Handler<'staffGetAttorney'> = async ({ data, deps }) => {
  const row = await findAttorney(deps.db, data.attorneyId);
  if (!row) throw new AppError('not-found', 'Attorney not found');
  const licenses = await findLicenses(deps.db, [row.id], deps.now());
  return { attorney: { ...staffAttorneyView(row, licenses.get(row.id)), version: row.version } };
};

export const staffFindRegistration: Handler<'staffFindRegistration'> = async ({ data, deps }) => {
  const number = parseRegistrationNumber(data.registrationNumber);
  const row = number === null ? undefined : await findRegistration(deps.db, number);
  return { found: row ? { ...row, lastSeenAt: row.lastSeenAt.toISOString() } : null };
};
