import type { InlineConfig } from 'vite';
import type { Language } from '#domain/language.ts';
import { compileWords } from './words-plugin.ts';

/** What a build for one language adds to vite.config.ts. */
export function speaking(language: Language): Pick<InlineConfig, 'define' | 'plugins'> {
  return {
    define: { __LANGUAGE__: JSON.stringify(language) },
    plugins: [compileWords((message) => message[language])],
  };
}
