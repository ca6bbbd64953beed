import { useEffect, useState } from 'react';
import type { ReadingLanguage } from './reading/messages.ts';

const KEY = 'paper-language';

/** As chosen here before, otherwise as the browser is set. */
export function usePaperLanguage(): readonly [ReadingLanguage, (language: ReadingLanguage) => void] {
  const [language, setLanguage] = useState<ReadingLanguage>('en');
  useEffect(() => {
    const wanted = localStorage.getItem(KEY) ?? navigator.language;
    if (wanted.startsWith('es')) setLanguage('es');
  }, []);
  function choose(wanted: ReadingLanguage) {
    localStorage.setItem(KEY, wanted);
    setLanguage(wanted);
  }
  return [language, choose];
}
