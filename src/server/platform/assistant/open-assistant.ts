import type { Logger } from 'pino';
import { createAssistant } from '#assistant/create-assistant.ts';
import type { ModelNews } from '#assistant/minds/model/model-mind.ts';
import type { Assistant } from '#assistant/reply.ts';
import type { Env } from '#server/platform/env.ts';
import type { Numbers } from '#server/platform/watch/numbers.ts';
import { currentRequest } from '#server/platform/watch/request-context.ts';

/** Dollars for a million tokens. */
type Prices = NonNullable<NonNullable<Env['assistant']>['prices']>;

const MILLION = 1_000_000;
const DIGITS = 6;
const costOf = ({ tokensIn, tokensOut }: { tokensIn: number; tokensOut: number }, prices: Prices): number =>
  Number(((tokensIn * prices.in + tokensOut * prices.out) / MILLION).toFixed(DIGITS));

/** The assistant with the mind that was configured. What it logs says nothing of a chat and nothing of the key. */
export function openAssistant({ assistant: model }: Env, log: Logger, numbers: Numbers): Assistant {
  if (model) log.info({ model: model.model }, 'a language model chooses the statements');
  return createAssistant({
    model,
    onError: (error) => log.error({ err: error }, 'embedding model'),
    onModelNews: (news) => tell({ log, numbers, prices: model?.prices }, news),
  });
}

type Ears = { readonly log: Logger; readonly numbers: Numbers; readonly prices: Prices | undefined };

function tell({ log, numbers, prices }: Ears, news: ModelNews): void {
  const request = currentRequest();
  if (news.type === 'chosen' && request) request.isByModel = true;
  if (news.type === 'removed') log.info({ claims: news.claims }, 'what the model said beyond choosing was left out');
  if (news.type === 'asked') {
    const { tokensIn, tokensOut, ms, openedMs } = news;
    numbers.modelTokens(tokensIn, tokensOut);
    log.info(
      { tokensIn, tokensOut, ms, openedMs, ...(prices ? { usd: costOf(news, prices) } : {}) },
      'the model was asked',
    );
  }
  if (news.type === 'set-aside') log.warn('the model cannot fill in the form and is set aside for a while');
  if (news.type === 'reworded') numbers.modelRewording(news.because ?? 'kept');
  if (news.type !== 'failure') return;
  numbers.modelFailure(news.failure.kind);
  log.warn(news.failure, 'the model did not answer, the built-in mind did');
}
