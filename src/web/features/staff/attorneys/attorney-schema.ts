import * as z from 'zod/mini';
import type { StaffAttorney } from '#contract/staff/attorneys.ts';
import type { DataOf } from '#contract/index.ts';
import { ATTORNEY_NAME_MAX, PLACEMENT_MAX } from '#domain/limits.ts';

const name = (what: string) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: `${what} is required` }),
      z.maxLength(ATTORNEY_NAME_MAX, { error: `${what} must be at most ${ATTORNEY_NAME_MAX} characters` }),
    );

/** As typed in the form; the server checks the same again, and more. */
export const AttorneySchema = z.object({
  firstName: name('First name'),
  lastName: name('Last name'),
  registrationNumber: z.string().check(z.trim(), z.minLength(1, { error: 'Registration number is required' })),
  counties: z.array(z.string()),
  practiceAreas: z.array(z.string()).check(z.minLength(1, { error: 'Choose at least one practice area' })),
  languages: z.array(z.string()).check(z.minLength(1, { error: 'Choose at least one language' })),
  placement: z
    .string()
    .check(z.trim(), z.regex(/^\d+$/, { error: 'Placement must be a whole number' }))
    .check(z.refine((text) => Number(text) <= PLACEMENT_MAX, { error: `Placement is at most ${PLACEMENT_MAX}` })),
});
export type AttorneyValues = z.infer<typeof AttorneySchema>;

export const EMPTY_ATTORNEY: AttorneyValues = {
  firstName: '',
  lastName: '',
  registrationNumber: '',
  counties: [],
  practiceAreas: [],
  languages: ['English'],
  placement: '0',
};

export function valuesOf(attorney: StaffAttorney): AttorneyValues {
  const { firstName, lastName, registrationNumber, counties, practiceAreas, languages, placement } = attorney;
  return {
    firstName,
    lastName,
    registrationNumber: registrationNumber ?? '',
    counties,
    practiceAreas,
    languages,
    placement: String(placement),
  };
}

/** The choices are all from the lists that the contract knows. */
export function dataOf({ placement, ...values }: AttorneyValues): DataOf<'staffCreateAttorney'> {
  return { ...values, placement: Number(placement) } as DataOf<'staffCreateAttorney'>;
}
