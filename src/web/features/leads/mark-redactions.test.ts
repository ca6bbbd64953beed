import { expect, test } from 'vitest';
import { markRedactions } from './mark-redactions.ts';

test('each of the three redactions is set off, and nothing else', () => {
  expect(
    markRedactions('<p>at [email redacted] or [phone number redacted] [sic]</p><p>[Attorneys shown redacted]</p>'),
  ).toBe(
    '<p>at <mark>[email redacted]</mark> or <mark>[phone number redacted]</mark> [sic]</p><p><mark>[Attorneys shown redacted]</mark></p>',
  );
});
