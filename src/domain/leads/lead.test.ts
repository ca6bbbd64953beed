import { describe, expect, test } from 'vitest';
import { additionalInfoOf, byStatus, isListed, leadCan, leadStatusFrom } from './lead.ts';

test('only a pending lead can be decided, only an accepted one shows contact details, a declined one is closed', () => {
  const table = (['pending', 'accepted', 'declined'] as const).map((status) => [
    leadCan(status, 'decide'),
    leadCan(status, 'message'),
    leadCan(status, 'seeContact'),
  ]);
  expect(table).toEqual([
    [true, true, false],
    [false, true, true],
    [false, false, false],
  ]);
});

test('anything but a decision counts as pending', () => {
  expect(['accepted', 'declined', 'pending', 'whatever', ''].map(leadStatusFrom)).toEqual([
    'accepted',
    'declined',
    'pending',
    'pending',
    'pending',
  ]);
});

test('the display order is pending, declined, accepted', () => {
  const leads = [{ status: 'accepted' }, { status: 'pending' }, { status: 'declined' }] as const;
  expect(leads.toSorted(byStatus).map(({ status }) => status)).toEqual(['pending', 'declined', 'accepted']);
});

describe('a declined lead', () => {
  const updatedAt = new Date('2026-03-08T06:30:00Z');
  const after = (hours: number) => new Date(updatedAt.getTime() + hours * 3_600_000);

  test('is listed for 24 hours', () => {
    expect(isListed({ status: 'declined', updatedAt }, after(23.99))).toBe(true);
    expect(isListed({ status: 'declined', updatedAt }, after(24))).toBe(false);
  });

  test('others are listed for good', () => {
    expect(isListed({ status: 'pending', updatedAt }, after(1e4))).toBe(true);
    expect(isListed({ status: 'accepted', updatedAt }, after(1e4))).toBe(true);
  });
});

test.each([
  ['Hello', null],
  ['Hello\n', null],
  ['Hello\n   ', null],
  ['Hello\nI moved out in June.', 'I moved out in June.'],
  ['Hello\nFirst line\n\nsecond line', 'First line\n\nsecond line'],
])('additional info in %j is %j', (message, info) => {
  expect(additionalInfoOf(message)).toBe(info);
});

test('a message that begins with its line break has no greeting, and its note counts', () => {
  expect(additionalInfoOf('\nPlease call after six.')).toBe('Please call after six.');
});
