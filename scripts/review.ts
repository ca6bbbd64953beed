import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadRules } from '#assistant/deadlines/load-rules.ts';
import { loadPlaces } from '#assistant/help/find-place.ts';
import { loadTopics } from '#assistant/knowledge/load-topics.ts';
import { parseDay } from '#domain/calendar/calendar-day.ts';
import { newYorkDay } from '#domain/calendar/new-york-day.ts';
import { findChromium } from './ensure-chromium.ts';
import { bookletOf, overdue } from './review/booklet.ts';
import { contentBefore } from './review/changes.ts';
import { ROOT } from './root.ts';

/** Writes the review booklet: `npm run review -- --since 2026-11-01 --area housing`. */
const { values } = parseArgs({ options: { since: { type: 'string' }, area: { type: 'string' } } });
const { since, area } = values;
if (since !== undefined && parseDay(since) === null) fail(`"${since}" is no day: write --since 2026-11-01.`);

const topics = loadTopics().filter(({ category }) => area === undefined || category === area);
if (topics.length === 0) fail(`There is no area ${area ?? ''}.`);
const isHere = ({ category }: { readonly category: string }) => area === undefined || category === area;
const review = {
  topics,
  rules: loadRules().filter(isHere),
  places: loadPlaces().filter(({ problems }) => area === undefined || problems.includes(area)),
  today: newYorkDay(new Date()),
  since,
  earlier: since === undefined ? null : contentBefore(since, ROOT),
};

const folder = path.join(ROOT, '.cache', 'review');
const name = path.join(folder, area === undefined ? 'review' : `review-${area}`);
mkdirSync(folder, { recursive: true });
writeFileSync(`${name}.html`, bookletOf(review));
console.log(`${path.relative(ROOT, name)}.html: ${topics.length} topics, ${overdue(review).length} overdue`);
const browser = findChromium();
if (browser === undefined) fail('The PDF needs Chromium: print the page from a browser instead.');
const { status } = spawnSync(
  browser ?? '',
  [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--no-pdf-header-footer',
    `--print-to-pdf=${name}.pdf`,
    `file://${name}.html`,
  ],
  { stdio: 'ignore' },
);
if (status !== 0) fail('Chromium could not print the booklet.');
console.log(`${path.relative(ROOT, name)}.pdf`);

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
