import { expect, test } from 'vitest';
import { routeName } from './route-name.ts';

test.each([
  ['/us-central1/sendMessage', 'sendMessage'],
  ['/us-central1/my-landlord-hit-me', 'unknown'],
  ['/api/auth/sign-in/email', 'auth-sign-in-email'],
  ['/api/auth/ann@people.example', 'unknown'],
  ['/api/documents/5b1c.pdf', 'api-documents'],
  ['/api/deadlines.ics', 'api-deadlines'],
  ['/api/whatever', 'unknown'],
  ['/assets/index-abc.js', 'file'],
  ['/readyz', 'readyz'],
  ['/my-landlord-hit-me', 'page'],
])('%s is called %s', (path, name) => {
  expect(routeName(path)).toBe(name);
});
