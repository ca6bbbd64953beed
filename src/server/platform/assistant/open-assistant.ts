import type { Logger } from 'pino';
import { createAssistant } from '#assistant/create-assistant.ts';
import type { ModelNews } from '#assistant/minds/model/model-mind.ts';
import type { Assistant } from '#assistant/reply.ts';
import type { Env } from '#server/platform/env.ts';
import type { Numbers } from '#server/platform/watch/numbers.ts';
import { currentRequest } from '#server/platform/watch/request-context.ts';

/** The assistant with the mind that was configured. What it logs says nothing of a chat and nothing of the key. */
export function openAssistant({ assistant: model }: Env, log: Logger, numbers: Numbers): Assistant {
  if (model) log.info({ model: model.model }, 'answers are worded by a language model');
  return createAssistant({
    model,
    onError: (error) => log.error({ err: error }, 'embedding model'),
    onModelNews: (news) => tell(log, numbers, news),
  });
}

function tell(log: Logger, numbers: Numbers, news: ModelNews): void {
  const request = currentRequest();
  if (news.type === 'worded' && request) request.isWorded = true;
  if (news.type === 'removed') log.info({ claims: news.claims }, 'claims that no passage carries were removed');
  if (news.type !== 'trouble') return;
  numbers.modelTrouble(news.trouble.kind);
  log.warn(news.trouble, 'the model did not answer, the built-in mind did');
}
