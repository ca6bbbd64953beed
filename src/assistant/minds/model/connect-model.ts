import type { LanguageModel } from 'ai';
import { limitedFetch } from './limited-fetch.ts';
import type { ModelConfig } from './model-config.ts';
import { withoutContactDetails } from './without-contact-details.ts';

/** The providers' code is loaded when the first message needs it: who runs without a model does not carry it. */
export async function connectModel(config: ModelConfig): Promise<LanguageModel> {
  return withoutContactDetails(await providersModel(config));
}

async function providersModel({ model, apiKey, baseUrl }: ModelConfig) {
  const [provider = '', ...rest] = model.split(':');
  const name = rest.join(':');
  const access = { fetch: limitedFetch, ...(apiKey ? { apiKey } : {}), ...(baseUrl ? { baseURL: baseUrl } : {}) };
  // Its warnings go to the console and may quote what was sent.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  switch (provider) {
    case 'anthropic':
      return (await import('@ai-sdk/anthropic')).createAnthropic(access)(name);
    case 'openai':
      return (await import('@ai-sdk/openai')).createOpenAI(access).chat(name);
    case 'compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      return createOpenAICompatible({ ...access, name: 'compatible', baseURL: baseUrl ?? '' })(name);
    }
    default:
      throw new Error(`no provider called ${provider}`);
  }
}
