import { said, type Complete, type Said } from '#domain/words.ts';
import { language } from './language.ts';

/**
 * Messages in the language of this page. They stand side by side in the source; the build puts the one language in the
 * place of the call (scripts/words-plugin.ts), so that nobody downloads another.
 */
export function words<const M>(messages: M & Complete<M>): Said<M> {
  return said(messages, language) as Said<M>;
}
