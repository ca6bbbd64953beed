import { FIRST_LANGUAGE, isLanguage, languagePrefix, LOCALES, type Language } from '#domain/language.ts';

/** Replaced by the build, which is made once for each language; absent in development and in tests. */
declare const __LANGUAGE__: Language | undefined;

/** In which language this page speaks. It never changes while the page is open: another language is another page. */
export const language: Language = typeof __LANGUAGE__ === 'string' ? __LANGUAGE__ : languageOfDocument();

export const locale: string = LOCALES[language];

/** Stands in front of every address of the product in this language. */
export const basename: string = languagePrefix(language);

function languageOfDocument(): Language {
  const { document } = globalThis as { document?: { documentElement: { lang: string } } };
  const said = document?.documentElement.lang;
  return isLanguage(said) ? said : FIRST_LANGUAGE;
}
