import { useState } from 'react';

const KEY = 'documentLanguage';

export type QuestionLanguage = 'en' | 'es';

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
    return localStorage.getItem(KEY) === 'es' ? 'es' : 'en';
  } catch {
    return 'en';
  }
}
