import { expect, test } from 'vitest';
import type { Lead } from '#contract/leads.ts';
import { daysTo, sorted, valuesOf, waitingOf, windowed } from './triage.ts';

const lead = (id: string, more: Partial<Lead> = {}): Lead =>
  ({
    id,
    chatId: id,
    chatTitle: id,
    additionalInfo: null,
    createdAt: '2026-11-10T12:00:00.000Z',
    updatedAt: '2026-11-10T12:00:00.000Z',
    unread: false,
    category: null,
    county: null,
    language: null,
    deadline: null,
    status: 'pending',
    ...more,
  }) as Lead;
const due = (iso: string) => ({ deadline: { label: 'Answer due', iso } });
const ids = (leads: readonly Lead[]) => leads.map(({ id }) => id);

test('the nearest deadline comes first, and what has none after it, the newest first', () => {
  const leads = [
    lead('old', { updatedAt: '2026-11-01T00:00:00.000Z' }),
    lead('new'),
    lead('late', due('2026-12-01')),
    lead('soon', due('2026-11-16')),
  ];
  expect(ids(sorted(leads, 'deadline'))).toEqual(['soon', 'late', 'new', 'old']);
});

test('who waits longest, or who came last', () => {
  const leads = [
    lead('a', { createdAt: '2026-11-12T00:00:00.000Z' }),
    lead('b', { createdAt: '2026-11-09T00:00:00.000Z' }),
  ];
  expect(ids(sorted(leads, 'waiting'))).toEqual(['b', 'a']);
  expect(ids(sorted(leads, 'newest'))).toEqual(['a', 'b']);
});

test.each([
  ['2026-11-15T09:30:00.000Z', '2 h', false],
  ['2026-11-14T10:00:00.000Z', '26 h', true],
  ['2026-11-12T12:00:00.000Z', '3 d', true],
  ['2026-11-15T13:00:00.000Z', '0 h', false],
])('asked at %s: %s', (createdAt, words, isLate) => {
  expect(waitingOf({ createdAt }, new Date('2026-11-15T12:00:00.000Z'))).toEqual({ words, isLate });
});

test('what can be filtered by is what occurs', () => {
  expect(valuesOf([lead('a', { county: 'Queens' }), lead('b'), lead('c', { county: 'Bronx' })], 'county')).toEqual([
    'Bronx',
    'Queens',
  ]);
  expect(daysTo('2026-11-19', '2026-11-15')).toBe(4);
});

test('of five hundred rows a few are drawn, and always the open one', () => {
  const rows = Array.from({ length: 500 }, (_, at) => at);
  expect(windowed(rows, 40, -1)).toHaveLength(40);
  expect(windowed(rows, 40, 300)).toHaveLength(320);
  expect(windowed(rows.slice(0, 5), 40, 2)).toHaveLength(5);
});
