import { createAssistant } from '#assistant/create-assistant.ts';
import type { Embedder } from '#assistant/find/vectors/embedder.ts';
import { openKnowledge } from '#assistant/knowledge/open-knowledge.ts';
import type { ModelNews } from '#assistant/minds/model/model-mind.ts';
import type { Assistant } from '#assistant/reply.ts';
import { startModelServer, type ModelBody } from '#test/fakes/model-server.ts';
import { openedFor } from '#assistant/say/opening.ts';
import { authoredTexts, lawIn } from '../authored-law.ts';
import { TODAY } from '../play.ts';
import { readReplayed, type Replayed } from './conversation.ts';
import { actOf, type ModelKind } from './models.ts';

/** What came of all conversations with one kind of model. */
export type Totals = {
  readonly kind: ModelKind;
  readonly rewords: boolean;
  readonly asked: number;
  /** With the statements that the model chose. */
  readonly byModel: number;
  /** The built-in mind answered instead. */
  readonly fellBack: number;
  /** Answered with at least one source. */
  readonly answered: number;
  /** Sentences with a source that nobody authored, beside rewordings that passed the comparison. */
  readonly unauthored: readonly string[];
  readonly rewordingsKept: readonly string[];
  readonly rewordingsReplaced: number;
  /** The model's own words of law, anywhere in an answer. */
  readonly ownLaw: readonly string[];
  /** Told before the model had finished. */
  readonly early: number;
  readonly medianMsToFirst: number;
};

type Seen = { text: string; msToFirst: number; isEarly: boolean };

/** All conversations over HTTP, through the real SDK, with one kind of model. */
export async function replay(kind: ModelKind, embedder: Embedder, rewords: boolean): Promise<Totals> {
  const all = readReplayed();
  const knowledge = openKnowledge();
  const news: ModelNews[] = [];
  let current: Replayed | undefined;
  const server = await startModelServer(({ body }) => (current ? actOf(kind, current, idsIn(body)) : { status: 500 }));
  const seen: Seen[] = [];
  for (const replayed of all) {
    current = replayed;
    // Each with a model that nobody has set aside yet.
    const assistant = createAssistant({
      knowledge,
      embedder: { ...embedder, close: () => Promise.resolve() },
      onError: (error) => {
        throw error;
      },
      model: { model: 'openai:replayed', apiKey: 'none', baseUrl: server.url, rewords },
      onModelNews: (one) => news.push(one),
    });
    seen.push(await say(assistant, replayed.say, news));
    await assistant.close();
  }
  await server.close();
  return { kind, rewords, asked: server.seen.length, ...totals(all, seen, news, authoredTexts(knowledge)) };
}

async function say(assistant: Assistant, message: string, news: readonly ModelNews[]): Promise<Seen> {
  const began = performance.now();
  const newsBefore = news.length;
  const seen: Seen = { text: '', msToFirst: 0, isEarly: false };
  const turn = { message, state: null, isAnonymous: true, today: TODAY, signal: new AbortController().signal };
  for await (const event of assistant.reply(turn)) {
    if (event.type !== 'text') continue;
    if (seen.text === '') {
      seen.msToFirst = performance.now() - began;
      seen.isEarly = news.length === newsBefore;
    }
    seen.text += event.markdown;
  }
  return seen;
}

const idsIn = (body: ModelBody): string[] =>
  [...JSON.stringify([body.messages, body.system]).matchAll(/\[([a-z]+\/[a-z0-9-]+#[a-z0-9-]+)\]/g)].flatMap(
    ([, id]) => id ?? [],
  );

function totals(
  all: readonly Replayed[],
  seen: readonly Seen[],
  news: readonly ModelNews[],
  authored: ReadonlySet<string>,
): Omit<Totals, 'kind' | 'rewords' | 'asked'> {
  const rewordings = new Set(
    all.flatMap(({ good, hostile }) => [good.rewording ?? '', hostile.rewording, hostile.says]),
  );
  // The yes or no before it is ours, whoever worded the rest.
  const isReworded = (sentence: string) => rewordings.has(sentence) || rewordings.has(openedFor(sentence, false));
  const foreign = seen.flatMap(({ text }) => lawIn(text)).filter((sentence) => !authored.has(sentence));
  const byModel = news.filter(({ type }) => type === 'chosen').length;
  return {
    byModel,
    fellBack: all.length - byModel,
    answered: seen.filter(({ text }) => text.includes('(#source-')).length,
    unauthored: foreign.filter((sentence) => !isReworded(sentence)),
    rewordingsKept: foreign.filter(isReworded),
    rewordingsReplaced: news.filter((one) => one.type === 'reworded' && !one.isKept).length,
    ownLaw: all.flatMap(({ hostile }, at) => (seen[at]?.text.includes(hostile.says) ? [hostile.says] : [])),
    early: seen.filter(({ isEarly }) => isEarly).length,
    medianMsToFirst: Math.round(
      seen.map(({ msToFirst }) => msToFirst).toSorted((a, b) => a - b)[seen.length >> 1] ?? 0,
    ),
  };
}
