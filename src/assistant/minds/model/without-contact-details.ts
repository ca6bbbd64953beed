import { type LanguageModelMiddleware, wrapLanguageModel } from 'ai';
import { withoutSecrets } from './without-secrets.ts';

type Wrapped = Parameters<typeof wrapLanguageModel>[0]['model'];

/** What people said leaves without the ways to reach them and without secrets: no answer about the law needs those. */
const middleware: LanguageModelMiddleware = {
  specificationVersion: 'v4',
  transformParams: async ({ params }) => ({
    ...params,
    prompt: params.prompt.map((message) => {
      if (message.role !== 'user' && message.role !== 'assistant') return message;
      const content = message.content.map((part) =>
        part.type === 'text' ? { ...part, text: withoutSecrets(part.text) } : part,
      );
      return { ...message, content } as typeof message;
    }),
  }),
};

/** The last thing before the provider's own code. The instructions keep theirs: they hold the numbers of courts and hotlines. */
export const withoutContactDetails = (model: Wrapped) => wrapLanguageModel({ model, middleware });
