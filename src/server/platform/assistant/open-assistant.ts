import type { Logger } from 'pino';
import { createAssistant } from '#assistant/create-assistant.ts';
import type { ModelNews } from '#assistant/minds/model/model-mind.ts';
import type { Assistant } from '#assistant/reply.ts';
import type { Env } from '#server/platform/env.ts';

/** The assistant with the mind that was configured. What it logs says nothing of a chat and nothing of the key. */
export function openAssistant({ assistant: model }: Env, log: Logger): Assistant {
  if (model) log.info({ model: model.model }, 'answers are worded by a language model');
  return createAssistant({
    model,
    onError: (error) => log.error({ err: error }, 'embedding model'),
    onModelNews: (news) => tell(log, news),
  });
}

function tell(log: Logger, news: ModelNews): void {
  if (news.type === 'removed') log.info({ claims: news.claims }, 'claims that no passage carries were removed');
  else log.warn(news.trouble, 'the model did not answer, the built-in mind did');
}
