import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { InlineConfig, Plugin } from 'vite';
import { FIRST_LANGUAGE, type ReaderLanguage } from '#domain/reader-language.ts';
import { compileWords } from './words-plugin.ts';

/** What a build for one language adds to vite.config.ts. */
export function speaking(language: ReaderLanguage): Pick<InlineConfig, 'define' | 'plugins'> {
  return {
    define: { __LANGUAGE__: JSON.stringify(language) },
    plugins: [compileWords((message) => message[language]), translatedPages(language)],
  };
}

/** `content/pages/es/faq.md` is read in the place of `content/pages/faq.md`; a page that has no translation stays English. */
function translatedPages(language: ReaderLanguage): Plugin {
  return {
    name: 'translated-pages',
    enforce: 'pre',
    load(id) {
      if (language === FIRST_LANGUAGE || !/\/content\/pages\/[^/]+\.md$/.test(id)) return null;
      const translation = path.join(path.dirname(id), language, path.basename(id));
      if (!existsSync(translation)) return null;
      this.addWatchFile(translation);
      return readFileSync(translation, 'utf8');
    },
  };
}
