import { useState, useSyncExternalStore } from 'react';
import type { ReadingLanguage } from './reading/messages.ts';

const KEY = 'paper-language';

/** As chosen here before, otherwise as the browser is set. */
export function usePaperLanguage(): readonly [ReadingLanguage, (language: ReadingLanguage) => void] {
  const preferred = useSyncExternalStore(never, preference, () => 'en' as const);
  const [chosen, setChosen] = useState<ReadingLanguage | null>(null);
  function choose(wanted: ReadingLanguage) {
    localStorage.setItem(KEY, wanted);
    setChosen(wanted);
  }
  return [chosen ?? preferred, choose];
}

const never = () => () => {};
const preference = (): ReadingLanguage =>
  (localStorage.getItem(KEY) ?? navigator.language).startsWith('es') ? 'es' : 'en';
