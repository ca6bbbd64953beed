import { LANGUAGES, type Language } from './language.ts';

/** One message in every language: text, or a function of what is put into it. */
export type Message<T> = { readonly [L in Language]: T };

/** The same kind of thing, whatever it says. */
type Widened<T> = T extends string
  ? string
  : T extends (...given: infer Given) => infer Result
    ? (...given: Given) => Widened<Result>
    : T extends readonly (infer Item)[]
      ? readonly Widened<Item>[]
      : T extends object
        ? { readonly [Key in keyof T]: Widened<T[Key]> }
        : T;

/** The messages in one language. */
export type Said<M> =
  M extends Message<unknown>
    ? Widened<M[keyof M & Language & 'en']>
    : M extends readonly unknown[]
      ? { readonly [Index in keyof M]: Said<M[Index]> }
      : M extends object
        ? { readonly [Key in keyof M]: Said<M[Key]> }
        : M;

/** What a message has in one language it must have in all, with the same things put into it. */
export type Complete<M> = M extends (...given: never[]) => unknown
  ? M
  : M extends { readonly en: infer English }
    ? Message<Widened<English>>
    : M extends object
      ? { readonly [Key in keyof M]: Complete<M[Key]> }
      : M;

/** Takes one language out of messages that hold them all side by side. */
export function inLanguage<const M>(messages: M & Complete<M>, language: Language): Said<M> {
  return said(messages, language) as Said<M>;
}

/** All languages, for whoever answers in the one in which somebody writes. */
export function inEveryLanguage<const M>(messages: M & Complete<M>): Readonly<Record<Language, Said<M>>> {
  const entries = LANGUAGES.map((language) => [language, said(messages, language)]);
  return Object.fromEntries(entries) as Record<Language, Said<M>>;
}

/** The same for whoever has checked the messages already. */
export function said(messages: unknown, language: Language): unknown {
  if (Array.isArray(messages)) return messages.map((message) => said(message, language));
  if (typeof messages !== 'object' || messages === null) return messages;
  if (isMessage(messages)) return messages[language];
  return Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, said(message, language)]));
}

function isMessage(messages: object): messages is Message<unknown> {
  const keys = Object.keys(messages);
  return keys.length === LANGUAGES.length && LANGUAGES.every((language) => keys.includes(language));
}
