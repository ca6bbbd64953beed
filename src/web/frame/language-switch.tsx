import { clsx } from 'clsx';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { isEnglishOnly, LANGUAGE_NAMES, LANGUAGES, type Language } from '#domain/language.ts';
import { addressIn, goInLanguage, keepLanguage, settle } from '#web/lib/choose-language.ts';
import { call } from '#web/lib/call/call.ts';
import { language } from '#web/lib/language.ts';
import { useSession } from '#web/lib/session/use-session.ts';
import { uiWords } from '#web/ui/words.ts';

/**
 * The other languages, each by its own name, at the top of every screen. Links, so that they work before our script does;
 * with it, what was typed goes along and the account keeps the choice.
 */
export function LanguageSwitch({ className }: { className?: string | undefined }) {
  const { pathname } = useLocation();
  const choose = useChosenLanguage();
  const { user } = useSession();
  if (isEnglishOnly(pathname) || user?.attorneyId) return null;

  function follow(event: MouseEvent, wanted: Language) {
    // Into another tab or window: that one speaks it, and this one stays.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return keepLanguage(wanted);
    event.preventDefault();
    void choose(wanted);
  }

  return (
    <nav aria-label={uiWords.language} className={clsx('no-print flex shrink-0', className)}>
      {LANGUAGES.filter((other) => other !== language).map((other) => (
        <a
          key={other}
          href={addressIn(other, { pathname, search: '' })}
          hrefLang={other}
          lang={other}
          onClick={(event) => follow(event, other)}
          className="inline-flex min-h-11 items-center rounded-md px-2.5 text-sm font-semibold text-primary-ink underline-offset-4 hover:bg-sunken hover:underline"
        >
          {LANGUAGE_NAMES[other]}
        </a>
      ))}
    </nav>
  );
}

/** Keeps the choice where it belongs and opens the page in that language. */
export function useChosenLanguage(): (wanted: Language) => Promise<void> {
  const { user } = useSession();
  return async (wanted) => {
    if (user && !user.isAnonymous) {
      settle(user.uid);
      // Kept on this device in any case; the account learns it at the next choice.
      await call('setLanguage', { language: wanted }).catch(() => undefined);
    }
    await goInLanguage(wanted);
  };
}
