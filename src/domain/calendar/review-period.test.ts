import { expect, test } from 'vitest';
import { isReviewDue } from './review-period.ts';

const changed = { en: 'New in 2026.', es: 'Nuevo en 2026.' };

test.each([
  ['a settled rule after a year', { checked: '2026-01-01' }, '2027-01-01', false],
  ['a settled rule a day later', { checked: '2026-01-01' }, '2027-01-02', true],
  ['what changed recently after 120 days', { checked: '2026-01-01', changed }, '2026-05-01', false],
  ['what changed recently a day later', { checked: '2026-01-01', changed }, '2026-05-02', true],
  ['what was checked on no day', { checked: 'once' }, '2026-05-02', true],
  ['whatever was checked, on no day', { checked: '2026-05-02' }, 'today', true],
])('%s', (_case, reviewed, today, isDue) => {
  expect(isReviewDue(reviewed, today)).toBe(isDue);
});
