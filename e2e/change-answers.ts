import type { Page, Route } from '@playwright/test';

/** What the server answers there, changed on its way to the page. */
export async function changeAnswers<Body>(page: Page, address: string, change: (body: Body) => unknown): Promise<void> {
  await page.route(address, (route) => whoeverWaits(answerChanged(route, change)));
}

/** The same for an answer that comes in pieces, which is text. */
export async function changeText(page: Page, address: string, change: (text: string) => string): Promise<void> {
  const answer = async (route: Route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  };
  await page.route(address, (route) => whoeverWaits(answer(route)));
}

/** The server gets and stores the next call; its reply never arrives. */
export async function loseReply(page: Page, address: string): Promise<void> {
  const deliverThenDrop = async (route: Route) => {
    await route.fetch();
    await route.abort('connectionreset');
  };
  await page.route(address, (route) => whoeverWaits(deliverThenDrop(route)), { times: 1 });
}

/** The page may have gone on, or the test ended, in the meantime: then nobody waits for this answer. */
const whoeverWaits = (answer: Promise<void>) => answer.catch(() => undefined);

async function answerChanged<Body>(route: Route, change: (body: Body) => unknown): Promise<void> {
  const response = await route.fetch();
  if (!response.headers()['content-type']?.includes('application/json')) return route.fulfill({ response });
  return route.fulfill({ response, json: change((await response.json()) as Body) });
}
