import {
  FIRST_LANGUAGE,
  isReaderLanguage,
  languagePrefix,
  LOCALES,
  type ReaderLanguage,
} from '#domain/reader-language.ts';

/** Replaced by the build, which is made once for each language; absent in development and in tests. */
declare const __LANGUAGE__: ReaderLanguage | undefined;

/** In which language this page speaks. It never changes while the page is open: another language is another page. */
export const language: ReaderLanguage = typeof __LANGUAGE__ === 'string' ? __LANGUAGE__ : languageOfDocument();

export const locale: string = LOCALES[language];

/** Stands in front of every address of the product in this language. */
export const basename: string = languagePrefix(language);

function languageOfDocument(): ReaderLanguage {
  const { document } = globalThis as { document?: { documentElement: { lang: string } } };
  const said = document?.documentElement.lang;
  return isReaderLanguage(said) ? said : FIRST_LANGUAGE;
}
