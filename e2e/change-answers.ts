import type { Page, Route } from '@playwright/test';

/** What the server answers there, changed on its way to the page. */
export async function changeAnswers<Body>(page: Page, address: string, change: (body: Body) => unknown): Promise<void> {
  await page.route(address, async (route) => {
    // The page may have gone on, or the test ended, in the meantime: then nobody waits for this answer.
    await answerChanged(route, change).catch(() => undefined);
  });
}

async function answerChanged<Body>(route: Route, change: (body: Body) => unknown): Promise<void> {
  const response = await route.fetch();
  if (!response.headers()['content-type']?.includes('application/json')) return route.fulfill({ response });
  return route.fulfill({ response, json: change((await response.json()) as Body) });
}
