import { expect, test } from 'vitest';
import { aTopic } from '#test/builders/topic.ts';
import { facedIn, isWrittenAcross, nearerFacing, timesFacing, writtenTo } from './facing.ts';

const OWNERS = aTopic({ id: 'housing/owners', facing: 'tenant' });
const TENANTS = aTopic({ id: 'housing/tenants', facing: 'landlord' });
const ALL = aTopic({ id: 'housing/all' });

test('an owner is nearer to what is written to owners, and farther from what is written to tenants', () => {
  expect(nearerFacing(OWNERS, 'tenant')).toBeGreaterThan(0);
  expect(nearerFacing(TENANTS, 'tenant')).toBeLessThan(0);
  expect(nearerFacing(ALL, 'tenant')).toBe(0);
  expect(timesFacing(OWNERS, 'tenant')).toBeGreaterThan(1);
  expect(timesFacing(TENANTS, 'tenant')).toBeLessThan(1);
  expect(timesFacing(ALL, 'tenant')).toBe(1);
});

test('a tenant finds as before, but for what is written to owners', () => {
  expect(nearerFacing(TENANTS, 'landlord')).toBe(0);
  expect(timesFacing(TENANTS, 'landlord')).toBe(1);
  expect(nearerFacing(OWNERS, 'landlord')).toBeLessThan(0);
});

test('what is written to few counts for least where somebody else is on the other side, whoever it is', () => {
  expect(timesFacing(OWNERS, 'landlord')).toBeLessThan(timesFacing(TENANTS, 'tenant'));
  expect(timesFacing(OWNERS, 'abuser')).toBeLessThan(1);
  expect(nearerFacing(OWNERS, 'employer')).toBeLessThan(0);
  expect(timesFacing(TENANTS, 'abuser')).toBe(1);
});

test('where nobody said who is on the other side nothing changes', () => {
  expect([nearerFacing(OWNERS, undefined), timesFacing(OWNERS, undefined)]).toEqual([0, 1]);
  expect(isWrittenAcross(OWNERS, undefined)).toBe(false);
});

test('only those four have somebody across', () => {
  expect(facedIn('tenant')).toBe('tenant');
  expect(facedIn('insurer')).toBeUndefined();
  expect(isWrittenAcross(TENANTS, 'tenant')).toBe(true);
  expect(isWrittenAcross(OWNERS, 'worker')).toBe(false);
});

test('what is written to owners is looked at for an owner alone', () => {
  const topics = new Map([OWNERS, TENANTS, ALL].map((topic) => [topic.id, topic]));
  expect(writtenTo(topics, 'tenant')).toEqual([OWNERS]);
  expect(writtenTo(topics, 'landlord')).toEqual([]);
  expect(writtenTo(topics, undefined)).toEqual([]);
});
