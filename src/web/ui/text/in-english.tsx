import { type ReactNode, useEffect } from 'react';
import { FIRST_LANGUAGE } from '#domain/language.ts';
import { goToEnglish } from '#web/lib/choose-language.ts';
import { language } from '#web/lib/language.ts';
import { LoadingPage } from '../loading-page.tsx';

/** What attorneys and staff see speaks English: from any other page it opens as a page of its own. */
export function InEnglish({ children }: { children: ReactNode }) {
  const isHere = language === FIRST_LANGUAGE;
  useEffect(() => {
    if (!isHere) goToEnglish();
  }, [isHere]);
  return isHere ? children : <LoadingPage />;
}
