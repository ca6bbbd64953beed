import type { Logger } from 'pino';
import { createAssistant } from '#assistant/create-assistant.ts';
import type { ModelNews } from '#assistant/minds/model/model-mind.ts';
import type { Assistant } from '#assistant/reply.ts';
import type { Env } from '#server/platform/env.ts';
import type { Numbers } from '#server/platform/watch/numbers.ts';
import { currentRequest } from '#server/platform/watch/request-context.ts';

/** The assistant with the mind that was configured. What it logs says nothing of a chat and nothing of the key. */
export function openAssistant({ assistant: model }: Env, log: Logger, numbers: Numbers): Assistant {
  if (model) log.info({ model: model.model }, 'a language model chooses the statements');
  return createAssistant({
    model,
    onError: (error) => log.error({ err: error }, 'embedding model'),
    onModelNews: (news) => tell(log, numbers, news),
  });
}

function tell(log: Logger, numbers: Numbers, news: ModelNews): void {
  const request = currentRequest();
  if (news.type === 'chosen' && request) request.isByModel = true;
  if (news.type === 'removed') log.info({ claims: news.claims }, 'what the model said beyond choosing was left out');
  if (news.type === 'reworded') numbers.modelRewording(news.because ?? 'kept');
  if (news.type !== 'trouble') return;
  numbers.modelTrouble(news.trouble.kind);
  log.warn(news.trouble, 'the model did not answer, the built-in mind did');
}
