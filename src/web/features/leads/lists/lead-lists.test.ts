import { expect, test } from 'vitest';
import type { Lead } from '#contract/leads.ts';
import { filtered, isLong, listsOf, longestWaiting, NO_FILTER } from './lead-lists.ts';

const NOW = new Date('2026-05-02T12:00:00.000Z');
const decided = { messageToClient: 'm', messageToAdmin: '' };
const base = (id: string, at = '2026-05-02T11:00:00.000Z') => ({
  id,
  chatId: `chat-${id}`,
  chatTitle: `Title ${id}`,
  additionalInfo: null as string | null,
  createdAt: at,
  updatedAt: at,
  unread: false,
  category: null,
  county: null,
  language: null,
  deadline: null,
});
const pending = (id: string, more: Partial<Lead> = {}): Lead => ({
  ...base(id),
  ...more,
  status: 'pending',
});
const accepted = (id: string): Lead => ({
  ...base(id),
  status: 'accepted',
  ...decided,
  clientName: 'Jordan Rivera',
  clientEmail: 'j@x.example',
});
const declined = (id: string, at?: string): Lead => ({
  ...base(id, at),
  status: 'declined',
  ...decided,
  declineCategory: 'Other',
});
const ids = (leads: readonly Lead[]) => leads.map(({ id }) => id);

test('each lead stands in the list of its status', () => {
  const lists = listsOf([accepted('a'), pending('p'), declined('d')], NOW);
  expect([ids(lists.pending), ids(lists.accepted), ids(lists.declined)]).toEqual([['p'], ['a'], ['d']]);
});

test('a declined lead leaves its list after 24 hours, also while the page stays open', () => {
  const lists = listsOf([declined('d', '2026-05-01T12:00:00.001Z'), declined('e', '2026-05-01T12:00:00.000Z')], NOW);
  expect(ids(lists.declined)).toEqual(['d']);
});

test('a list is long from its ninth entry on', () => {
  const many = (count: number) => Array.from({ length: count }, (_, at) => pending(String(at)));
  expect(isLong(listsOf([...many(8), accepted('a'), declined('d')], NOW))).toBe(false);
  expect(isLong(listsOf(many(9), NOW))).toBe(true);
});

test('a search finds words of title, note and client in any order and case', () => {
  const leads = [
    pending('p', { chatTitle: 'Security deposit', additionalInfo: 'Moved out of Astoria' }),
    accepted('a'),
  ];
  const find = (search: string) => ids(filtered(leads, { ...NO_FILTER, search }));
  expect(find('  ')).toEqual(['p', 'a']);
  expect(find('astoria DEPOSIT')).toEqual(['p']);
  expect(find('rivera')).toEqual(['a']);
  expect(find('astoria rivera')).toEqual([]);
});

test('unread only', () => {
  const leads = [pending('p', { unread: true }), pending('q')];
  expect(ids(filtered(leads, { ...NO_FILTER, search: '', unreadOnly: true }))).toEqual(['p']);
});

test('the lead that has waited longest is the oldest pending one', () => {
  const old = { createdAt: '2026-04-01T00:00:00.000Z' };
  expect(longestWaiting([pending('new'), pending('old', old), accepted('a')])?.id).toBe('old');
  expect(longestWaiting([accepted('a')])).toBeNull();
});
