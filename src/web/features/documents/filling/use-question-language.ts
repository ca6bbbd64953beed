import { useState } from 'react';
import { isLanguage, type Language } from '#domain/language.ts';
import { language as languageOfPage } from '#web/lib/language.ts';

/** Chosen apart for each language of the page: who changes that wants to be asked in it too. */
const KEY = languageOfPage === 'en' ? 'documentLanguage' : `documentLanguage-${languageOfPage}`;

/** In which language questions are asked; the paper stays English. Kept on this device. */
export function useQuestionLanguage(): [Language, (language: Language) => void] {
  const [language, setLanguage] = useState(kept);
  return [
    language,
    (next) => {
      setLanguage(next);
      try {
        localStorage.setItem(KEY, next);
      } catch {
        // A browser that keeps nothing asks in this language until the page is closed.
      }
    },
  ];
}

function kept(): Language {
  try {
    const chosen = localStorage.getItem(KEY);
    return isLanguage(chosen) ? chosen : languageOfPage;
  } catch {
    return languageOfPage;
  }
}
