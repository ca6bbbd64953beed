import { parseRegistrationNumber } from '#domain/attorneys/license.ts';
import { AppError } from '#server/callable/app-error.ts';
import type { Handler } from '#server/callable/handler.ts';
import type { Transaction } from '#server/platform/db/connect.ts';
import { recordAction } from '../actions-repo.ts';
import { insertAttorney, isNumberTaken, lockAttorney, updateAttorney, type AttorneyFields } from './attorneys-repo.ts';

export const staffCreateAttorney: Handler<'staffCreateAttorney'> = async ({ data, caller, deps }) => {
  const now = deps.now();
  const fields = { ...data, registrationNumber: registrationNumberOf(data, null) };
  const attorneyId = await deps.db.transaction(async (tx) => {
    const id = await insertAttorney(tx, fields, now);
    if (id === undefined) throw numberTaken();
    const { firstName, lastName, ...details } = fields;
    await recordAction(
      tx,
      caller,
      { action: 'attorney-created', subject: `${firstName} ${lastName}`, subjectId: id, details },
      now,
    );
    return id;
  });
  return { success: true, attorneyId };
};

export const staffUpdateAttorney: Handler<'staffUpdateAttorney'> = async ({ data, caller, deps }) => {
  const { attorneyId, version, ...given } = data;
  const now = deps.now();
  const next = version + 1;
  await deps.db.transaction(async (tx) => {
    const current = await lockAttorney(tx, attorneyId);
    if (!current) throw new AppError('not-found', 'Attorney not found');
    if (current.version !== version) {
      throw new AppError(
        'aborted',
        'Somebody else has changed this attorney since you opened this page. Your changes are not saved.',
        { version: current.version },
      );
    }
    const fields = { ...given, registrationNumber: registrationNumberOf(given, current.registrationNumber) };
    await refuseTakenNumber(tx, fields.registrationNumber, attorneyId);
    await updateAttorney(tx, attorneyId, { ...fields, version: next }, now);
    await recordAction(
      tx,
      caller,
      {
        action: 'attorney-changed',
        subject: `${fields.firstName} ${fields.lastName}`,
        subjectId: attorneyId,
        details: changesBetween(current, fields),
      },
      now,
    );
  });
  return { success: true, version: next };
};

export const staffPauseAttorney: Handler<'staffPauseAttorney'> = async ({ data, caller, deps }) => {
  const { attorneyId, paused } = data;
  const now = deps.now();
  await deps.db.transaction(async (tx) => {
    const current = await lockAttorney(tx, attorneyId);
    if (!current) throw new AppError('not-found', 'Attorney not found');
    // Twice the same is done once, and logged once.
    if (current.paused === paused) return;
    await updateAttorney(tx, attorneyId, { paused }, now);
    const subject = `${current.firstName} ${current.lastName}`;
    const action = paused ? 'attorney-paused' : 'attorney-resumed';
    await recordAction(tx, caller, { action, subject, subjectId: attorneyId }, now);
  });
  return { success: true };
};

/** A number that does not have the state's form may stay on a profile that has it already; nobody can enter a new one. */
function registrationNumberOf({ registrationNumber }: AttorneyFields, current: string | null): string {
  const number = parseRegistrationNumber(registrationNumber);
  if (number !== null) return number;
  if (registrationNumber === current) return registrationNumber;
  const message = 'A registration number has 6 to 8 digits';
  throw new AppError('invalid-argument', message, [{ path: 'registrationNumber', message }]);
}

async function refuseTakenNumber(tx: Transaction, number: string, exceptId: string): Promise<void> {
  if (await isNumberTaken(tx, number, exceptId)) throw numberTaken();
}

function numberTaken(): AppError {
  const message = 'Another attorney has this registration number';
  return new AppError('already-exists', message, [{ path: 'registrationNumber', message }]);
}

/** What was, and what is now, of each field that differs. */
function changesBetween(before: Record<string, unknown>, after: AttorneyFields): Record<string, unknown> {
  const changed = Object.entries(after).filter(([field, value]) => !isSame(before[field], value));
  return Object.fromEntries(changed.map(([field, value]) => [field, { from: before[field], to: value }]));
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
