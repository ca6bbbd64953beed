import { beforeEach, expect, test, vi } from 'vitest';
import { comeBackTo, rememberPlace, takePlace } from './wanted-place.ts';

const NOW = new Date('2026-05-01T12:00:00.000Z');
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

test('a lead waits for the attorney, once', () => {
  rememberPlace('/attorneys/dashboard?lead=1', NOW);
  expect(takePlace(true, later(59))).toBe('/attorneys/dashboard?lead=1');
  expect(takePlace(true, later(59))).toBeNull();
});

test('a chat waits for its owner', () => {
  rememberPlace('/?chat=1&attorney=2', NOW);
  expect(takePlace(false, NOW)).toBe('/?chat=1&attorney=2');
});

test('the staff console waits, with the filters in its address', () => {
  rememberPlace('/staff/messages?status=new', NOW);
  expect(takePlace(false, NOW)).toBe('/staff/messages?status=new');
});

test('a document waits for whoever signs in to keep it', () => {
  comeBackTo('/documents/1?at=review', NOW);
  expect(takePlace(false, NOW)).toBe('/documents/1?at=review');
  comeBackTo('/documents/1?at=review', NOW);
  expect(takePlace(true, NOW)).toBeNull();
});

test('nobody is led where they do not belong, or an hour later', () => {
  rememberPlace('/attorneys/dashboard?lead=1', NOW);
  expect(takePlace(false, NOW)).toBeNull();
  rememberPlace('/?chat=1', NOW);
  expect(takePlace(true, NOW)).toBeNull();
  rememberPlace('/?chat=1', NOW);
  expect(takePlace(false, later(60))).toBeNull();
});

test('other pages are not worth keeping', () => {
  for (const path of ['/', '/faq', '/attorneys/dashboard', 'https://elsewhere.example/?chat=1'])
    rememberPlace(path, NOW);
  expect(takePlace(false, NOW)).toBeNull();
  expect(takePlace(true, NOW)).toBeNull();
});
