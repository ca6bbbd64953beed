import { isLanguage, LANGUAGES, type Language } from '#domain/language.ts';

/** Which language this build speaks; null in development and in tests, where the page says it. */
export function languageOfBuild(define: Readonly<Record<string, unknown>> | undefined): Language | null {
  const defined = define?.['__LANGUAGE__'];
  const language: unknown = typeof defined === 'string' ? JSON.parse(defined) : null;
  return isLanguage(language) ? language : null;
}

/** Data as a module: in the language of the build, or in all of them for the page to choose from. */
export function spokenModule(name: string, data: (language: Language) => unknown, language: Language | null): string {
  if (language !== null) return `export const ${name} = ${JSON.stringify(data(language))};`;
  const all = Object.fromEntries(LANGUAGES.map((one) => [one, data(one)]));
  return `import { language } from '/src/web/lib/language.ts';\nexport const ${name} = ${JSON.stringify(all)}[language];`;
}
