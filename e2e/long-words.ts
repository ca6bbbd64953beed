import { expect, type Page } from '@playwright/test';
import { changeAnswers } from './change-answers.ts';

const WORD = 'W'.repeat(300);
const LINK = `https://example.com/${'a-very-long-path/'.repeat(20)}?q=${'x'.repeat(120)}`;
const TABLE = `<table><tbody><tr>${`<td>${'cell'.repeat(20)}</td>`.repeat(6)}</tr></tbody></table>`;
/** Fields that hold markup; every other one is plain text. */
const MARKUP = new Set(['content']);
/** What somebody wrote, in whichever answer of the server it comes. */
const WRITTEN = new Set([
  ...MARKUP,
  'title',
  'chatTitle',
  'additionalInfo',
  'otherSide',
  'sentence',
  'messageToClient',
  'messageToAdmin',
  'message',
  'reason',
  'value',
  'displayName',
  'clientName',
  'attorneyLastName',
  'last_name',
  'notes',
]);

/** From now on everything that somebody wrote has a word of 300 letters in it, a link, and where markup may stand a wide table. */
export async function writeLongWords(page: Page): Promise<void> {
  await rewrite(page, (value, isMarkup) =>
    isMarkup ? `<p>${value} ${WORD} <a href="${LINK}">${LINK}</a></p>${TABLE}` : `${value} ${WORD} ${LINK}`,
  );
}

type Change = (value: string, isMarkup: boolean) => string;

/** Changes what somebody wrote on its way from the server. */
export async function rewrite(page: Page, change: Change): Promise<void> {
  await changeAnswers(page, '**/us-central1/*', (body) => rewritten(body, change));
}

function rewritten(value: unknown, change: Change, name = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => rewritten(one, change, name));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, rewritten(inner, change, key)]));
  return typeof value === 'string' && WRITTEN.has(name) ? change(value, MARKUP.has(name)) : value;
}

/** Nothing on the page reaches over its right edge, and nothing but what is made for it can be scrolled sideways. */
export async function expectWithinTheEdges(page: Page): Promise<void> {
  // A screen that is still being put together settles.
  await expect.poll(() => faultsOf(page)).toEqual([]);
}

const faultsOf = (page: Page) =>
  page.evaluate(() => {
    const seen = [...document.querySelectorAll('body *')].filter(
      (element) => element.checkVisibility() && !element.closest('[inert], [data-scrolls-sideways], .sr-only'),
    );
    const width = document.documentElement.clientWidth;
    const name = (element: Element) => element.outerHTML.slice(0, 160);
    const beyond = seen.filter((element) => element.getBoundingClientRect().right > width + 0.5).map(name);
    const scrollers = [document.documentElement, ...seen]
      .filter((element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowX))
      .filter((element) => element.scrollWidth > element.clientWidth + 1)
      .map(name);
    return [...new Set([...beyond, ...scrollers])].slice(0, 5);
  });
