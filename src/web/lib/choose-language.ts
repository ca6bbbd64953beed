import { FIRST_LANGUAGE, LANGUAGE_COOKIE, languageOfPath, languagePrefix, type Language } from '#domain/language.ts';

const ONE_YEAR_S = 31_536_000;
/** For whom the language of their account has been looked at on this device. Afterwards they choose here. */
const SETTLED_KEY = 'language-settled';
/** What stood in the fields of the page that was left. */
export const TYPED_KEY = 'typed-before-switch';
/** Told to the window before the page is left for another language: whoever holds more than fields can put it away. */
export const LEAVING = 'leaving-for-language';

/** This page in another language. */
export function addressIn(wanted: Language, { pathname, search }: { pathname: string; search: string }): string {
  const { path } = languageOfPath(pathname);
  const prefix = languagePrefix(wanted);
  return `${prefix !== '' && path === '/' ? prefix : `${prefix}${path}`}${search}`;
}

/** Kept on this device, so that every address opens in it from now on. */
export function keepLanguage(wanted: Language): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // oxlint-disable-next-line unicorn/no-document-cookie -- the other way is not in every browser
  document.cookie = `${LANGUAGE_COOKIE}=${wanted}; Path=/; Max-Age=${ONE_YEAR_S}; SameSite=Lax${secure}`;
}

/** Opens the page in another language, with what was typed. */
export async function goInLanguage(wanted: Language): Promise<void> {
  keepLanguage(wanted);
  window.dispatchEvent(new Event(LEAVING));
  const address = addressIn(wanted, window.location);
  // Few people do this, so its code comes when it is done.
  const typed = await import('./form/typed-before-switch.ts').catch(() => null);
  typed?.keepTyped(TYPED_KEY, address);
  window.location.assign(address + window.location.hash);
}

/** Whether the page before this one was left for another language. */
export function wasTyped(): boolean {
  try {
    return sessionStorage.getItem(TYPED_KEY) !== null;
  } catch {
    return false;
  }
}

/** Whether the language of this account still has to be followed on this device: once, when somebody signs in here. */
export function isUnsettled(uid: string): boolean {
  try {
    return localStorage.getItem(SETTLED_KEY) !== uid;
  } catch {
    return false;
  }
}

export function settle(uid: string): void {
  try {
    localStorage.setItem(SETTLED_KEY, uid);
  } catch {
    // A browser that keeps nothing follows the address alone.
  }
}

/** Where attorneys and staff work it is English, whatever was chosen before. */
export function goToEnglish(): void {
  keepLanguage(FIRST_LANGUAGE);
  window.location.replace(addressIn(FIRST_LANGUAGE, window.location));
}
