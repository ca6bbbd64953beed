/** The languages in which the product speaks. A third one is an entry here; the compiler then lists every message that lacks it. */
export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What stands in the product's own words first, and what anybody gets who asked for nothing else. */
export const FIRST_LANGUAGE: Language = 'en';

/** What each language is called by those who speak it, and how it writes dates and numbers here. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', es: 'Español' };
export const LOCALES: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-US' };

/** Where somebody's choice is kept on this device. */
export const LANGUAGE_COOKIE = 'language';

export const isLanguage = (text: unknown): text is Language => LANGUAGES.some((language) => language === text);

/** In front of an address; English stands at the addresses themselves. */
export const languagePrefix = (language: Language): string => (language === FIRST_LANGUAGE ? '' : `/${language}`);

/** `/es/faq` is `/faq` in Spanish. */
export function languageOfPath(path: string): { language: Language; path: string } {
  const [, first = ''] = path.split('/', 2);
  if (!isLanguage(first) || first === FIRST_LANGUAGE) return { language: FIRST_LANGUAGE, path };
  return { language: first, path: path.slice(first.length + 1) || '/' };
}

/** What attorneys and staff use is in English alone. */
const ENGLISH_ONLY = ['/attorneys', '/staff', '/auth/attorney-verification'];

export const isEnglishOnly = (path: string): boolean =>
  ENGLISH_ONLY.some((start) => path === start || path.startsWith(`${start}/`));

/** The first that we speak of what a browser asks for, such as `es-MX,es;q=0.9,en;q=0.8`. */
export function wishedLanguage(acceptLanguage: string): Language {
  const wishes = acceptLanguage.split(',').map((wish) => {
    const [tag = '', ...parameters] = wish.toLowerCase().split(';');
    const weight = parameters.map((parameter) => parameter.trim()).find((parameter) => parameter.startsWith('q='));
    return { tag: tag.trim().split('-')[0], weight: weight ? Number(weight.slice(2)) : 1 };
  });
  const [first] = wishes.filter(({ tag, weight }) => isLanguage(tag) && weight > 0).sort((a, b) => b.weight - a.weight);
  return isLanguage(first?.tag) ? first.tag : FIRST_LANGUAGE;
}
