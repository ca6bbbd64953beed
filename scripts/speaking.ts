import type { InlineConfig } from 'vite';
import type { ReaderLanguage } from '#domain/reader-language.ts';
import { compileWords } from './words-plugin.ts';

/** What a build for one language adds to vite.config.ts. */
export function speaking(language: ReaderLanguage): Pick<InlineConfig, 'define' | 'plugins'> {
  return {
    define: { __LANGUAGE__: JSON.stringify(language) },
    plugins: [compileWords((message) => message[language])],
  };
}
