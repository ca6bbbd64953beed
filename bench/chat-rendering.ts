import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type CDPSession, type Page } from '@playwright/test';
import { createAssistant } from '#assistant/create-assistant.ts';
import type { Assistant, ReplyEvent, Turn } from '#assistant/reply.ts';
import { noEmbedder } from '#assistant/find/vectors/embedder.ts';
import { consumer } from '#test/people.ts';
import config from '../playwright.config.ts';
import { isBuilt } from '../scripts/build-stamp.ts';
import { realExchanges, storeChat } from './long-chat.ts';
import { type Felt, watch } from './page-watch.ts';
import { type Measurement, report } from './report.ts';
import { startStack } from './stack.ts';
import { median } from './statistics.ts';

const ROUNDS = 3;
const EXCHANGES = 100;
const TYPED = 'My landlord says that the boiler cannot be repaired before spring. '.repeat(3).slice(0, 200);
const QUESTION = 'Please answer at length. In New York.';
const PIECES = 120;
const PIECE_MS = 20;
const PIECE = 'A landlord has to keep the apartment warm, from October to May, whatever the boiler says. ';

/** The real assistant, except that it answers one question at length, piece by piece, as a language model does. */
function talkative(real: Assistant): Assistant {
  async function* reply(turn: Turn): AsyncGenerator<ReplyEvent> {
    for await (const event of real.reply(turn)) {
      if (event.type === 'finished' && turn.message === QUESTION) yield* atLength();
      yield event;
    }
  }
  return { reply, close: () => real.close() };
}

async function* atLength(): AsyncGenerator<ReplyEvent> {
  for (let piece = 0; piece < PIECES; piece += 1) {
    await sleep(PIECE_MS);
    yield { type: 'text', markdown: piece % 5 === 0 ? `\n\n${PIECE}` : PIECE };
  }
}

type Round = { readonly shownMs: number; readonly typing: Felt; readonly streaming: Felt };

async function visit(page: Page, devtools: CDPSession, chat: { url: string; messages: number }): Promise<Round> {
  await page.goto(chat.url, { waitUntil: 'commit' });
  const shown = await page.waitForFunction(
    (count) => document.querySelectorAll('[data-who]').length >= count && performance.now(),
    // The greeting is one too.
    chat.messages + 1,
    { polling: 'raf' },
  );
  const shownMs = Number(await shown.jsonValue());
  // Whatever else the page fetches at its start is not what is measured next.
  await page.waitForLoadState('load');
  const box = page.locator('textarea[name=message]');
  await box.focus();
  const typing = await watch(page, devtools, () => page.keyboard.type(TYPED, { delay: 10 }));
  if ((await box.inputValue()) !== TYPED) throw new Error('What was typed is not what stands in the box.');
  await box.fill(QUESTION);
  const streaming = await watch(page, devtools, async () => {
    await page.keyboard.press('Enter');
    // A finished message has its time below it. Looked for seldom: looking costs the page something too.
    await page.waitForFunction((count) => document.querySelectorAll('li time').length >= count, chat.messages + 2, {
      polling: 250,
    });
  });
  return { shownMs, typing, streaming };
}

function compare(what: string, full: readonly Felt[], empty: readonly Felt[]): Measurement[] {
  const middle = (rounds: readonly Felt[], key: keyof Felt) => median(rounds.map((round) => round[key]));
  const both = (key: 'longTasks' | 'droppedFrames', words: string, unit: 'tasks' | 'frames') => [
    { name: `${what}, ${words}, empty chat`, value: middle(empty, key), unit },
    { name: `${what}, ${words}, 200 messages`, value: middle(full, key), unit },
  ];
  return [
    ...both('longTasks', 'long tasks', 'tasks'),
    ...both('droppedFrames', 'dropped frames', 'frames'),
    { name: `${what}, main thread, 200 messages`, value: middle(full, 'taskMs'), unit: 'ms' },
    {
      name: `${what}, main thread, 200 messages to empty`,
      value: middle(full, 'taskMs') / middle(empty, 'taskMs'),
      unit: '×',
    },
  ];
}

if (!isBuilt()) execFileSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' });
const assistant = talkative(createAssistant({ onError: (error) => console.error(error), embedder: noEmbedder }));
const stack = await startStack(assistant);
const browser = await chromium.launch(config.use?.launchOptions);
const member = await consumer(stack);
const { user } = await member.me();
const exchanges = await realExchanges(assistant, EXCHANGES);

const context = await browser.newContext({ viewport: { width: 1280, height: 860 }, reducedMotion: 'reduce' });
await context.addCookies([...member.cookies].map(([name, value]) => ({ name, value, url: stack.url })));
const page = await context.newPage();
const devtools = await context.newCDPSession(page);
await devtools.send('Performance.enable');

const full: Round[] = [];
const empty: Round[] = [];
for (let round = 0; round <= ROUNDS; round += 1) {
  for (const [rounds, stored] of [
    [empty, []],
    [full, exchanges],
  ] as const) {
    const id = await storeChat(stack, user!.uid, 'A chat to measure', stored);
    const result = await visit(page, devtools, { url: `${stack.url}/?chat=${id}`, messages: 2 * stored.length });
    // The first round fills caches and compiles: it is not counted.
    if (round > 0) rounds.push(result);
  }
}
await browser.close();
await stack.close();

const shown = (rounds: readonly Round[]) => median(rounds.map(({ shownMs }) => shownMs));
const felt = (rounds: readonly Round[], key: 'typing' | 'streaming') => rounds.map((round) => round[key]);
report('chat rendering', [
  { name: 'time to show a chat with 200 messages', value: shown(full), unit: 'ms' },
  { name: 'time to show it, 200 messages to empty', value: shown(full) / shown(empty), unit: '×' },
  ...compare('typing 200 characters', felt(full, 'typing'), felt(empty, 'typing')),
  ...compare('a long answer', felt(full, 'streaming'), felt(empty, 'streaming')),
]);
