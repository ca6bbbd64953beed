import { expect, it } from 'vitest';
import { chatPath, leadPath, paths, staffAttorneyPath, staffMessagePath, staffPaths } from './paths.ts';

it('has the addresses of the route table', () => {
  expect(Object.values(paths)).toEqual([
    '/',
    '/faq',
    '/contact',
    '/terms',
    '/privacy',
    '/how-we-order',
    '/quality',
    '/deadlines',
    '/login',
    '/auth/callback',
    '/auth/password-reset',
    '/accept-terms',
    '/attorneys/login',
    '/attorneys/signup',
    '/auth/attorney-verification',
    '/attorneys/dashboard',
    '/notifications',
    '/account',
    '/documents',
    '/matter',
    '/papers',
    '/papers/read',
  ]);
});

it('keeps the open chat and the chosen attorney in the address', () => {
  expect(chatPath(null)).toBe('/');
  expect(chatPath('c1')).toBe('/?chat=c1');
  expect(chatPath('c1', 'a&b')).toBe('/?chat=c1&attorney=a%26b');
});

it('names the open lead in the address of the dashboard', () => {
  expect(leadPath('l1')).toBe('/attorneys/dashboard?lead=l1');
});

it('has the addresses of the staff console, all behind one', () => {
  expect(Object.values(staffPaths).every((path) => path === '/staff' || path.startsWith('/staff/'))).toBe(true);
  expect(staffAttorneyPath('a1')).toBe('/staff/attorneys/a1');
  expect(staffMessagePath('m1')).toBe('/staff/messages/m1');
});
