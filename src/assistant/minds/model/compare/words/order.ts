import type { Language } from '../../../../content/words.ts';

type Phrases = Readonly<Record<Language, readonly string[]>>;

/** Before or after something. "Then" names what comes last, as "before" does. */
export const BEFORE_AFTER: Readonly<Record<'before' | 'after', Phrases>> = {
  before: {
    en: ['before', 'until', 'till', 'prior to', 'ahead of', 'by the time', 'then', 'afterwards'],
    es: ['antes', 'hasta', 'previo a', 'luego', 'entonces', 'despues le', 'despues lo', 'despues se', 'despues la'],
  },
  after: {
    en: ['after', 'since', 'once', 'following', 'from', 'as soon as', 'upon', 'past', 'starting'],
    es: ['despues de', 'despues del', 'despues que', 'desde', 'una vez', 'tras', 'a partir'],
  },
};
