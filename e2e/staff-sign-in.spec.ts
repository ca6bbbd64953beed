import { expect, test } from '@playwright/test';
import { DEMO_STAFF, signInByLink } from './people.ts';

test('staff sign in by link, and their session says what they are', async ({ page }) => {
  await signInByLink(page, DEMO_STAFF);
  await page.waitForURL((url) => url.pathname === '/staff');
  const me = (await (await page.request.get('/api/auth/me')).json()) as { user: { claims: object } };
  expect(me.user.claims).toEqual({ tos_v: 1, staff: true });
});
