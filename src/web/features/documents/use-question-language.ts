import { useState } from 'react';
import { isReaderLanguage, type ReaderLanguage } from '#domain/reader-language.ts';
import { language as languageOfPage } from '#web/lib/language.ts';

/** Chosen apart for each language of the page: who changes that wants to be asked in it too. */
const KEY = languageOfPage === 'en' ? 'documentLanguage' : `documentLanguage-${languageOfPage}`;

export type QuestionLanguage = ReaderLanguage;

/** In which language questions are asked; the paper stays English. Kept on this device. */
export function useQuestionLanguage(): [QuestionLanguage, (language: QuestionLanguage) => void] {
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

function kept(): QuestionLanguage {
  try {
    const chosen = localStorage.getItem(KEY);
    return isReaderLanguage(chosen) ? chosen : languageOfPage;
  } catch {
    return languageOfPage;
  }
}
