import { isLanguage, LANGUAGE_COOKIE, type Language, wishedLanguage } from '#domain/language.ts';

/** What somebody chose on this device, or else what their browser asks for; never where they are. */
export function languageOfRequest(request: Request): Language {
  const kept = cookieOf(request.headers.get('cookie') ?? '');
  return isLanguage(kept) ? kept : wishedLanguage(request.headers.get('accept-language') ?? '');
}

function cookieOf(header: string): string | undefined {
  return header
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${LANGUAGE_COOKIE}=`))
    ?.slice(LANGUAGE_COOKIE.length + 1);
}
