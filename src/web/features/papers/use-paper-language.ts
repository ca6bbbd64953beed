import { useState } from 'react';
import { language } from '#web/lib/language.ts';
import type { ReadingLanguage } from './reading/messages.ts';

/** That of the page; a paper may be in the other one, and can be read in it without leaving what was begun. */
export function usePaperLanguage(): readonly [ReadingLanguage, (language: ReadingLanguage) => void] {
  return useState<ReadingLanguage>(language);
}
