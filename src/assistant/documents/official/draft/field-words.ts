import type { FormField } from '#domain/documents/official-form.ts';

const LONG = 260;
/** The whole head of the paper, read out before its first field. */
const HEAD = /^form\b/i;
/** Says nothing without what it belongs to. */
const BARE =
  /^(?:first|last|middle|full middle(?: name)?|suffix|city|state|zip|county|number|area code|unknown|yes|no|other|date|month|day|year|name|address|phone|specify|amount|value|age|at|of|in|you|your spouse)\b[\s\p{P}]*(?:name|code|or town|or foreign country|\/foreign country|no|number)?[\s\p{P}]*$/iu;

/** The words for a field, with the heading where they say nothing without it. */
export function wordsFor(field: FormField): string {
  const words = ownWordsOf(field);
  const under = tidyPrinted(field.under ?? '');
  return BARE.test(words) && under !== '' && under.toLowerCase() !== words.toLowerCase()
    ? `${sentenceCase(under)}: ${words.toLowerCase()}`
    : sentenceCase(words);
}

/** Its hint where that reads well, else what is printed beside it, else its name. */
export function ownWordsOf(field: FormField): string {
  const hint = tidyHint(field.hint ?? '');
  const beside = tidyPrinted(field.beside ?? '');
  const isUsable = hint !== '' && !((hint.length > LONG || HEAD.test(hint)) && isPhrase(beside));
  if (isUsable) return hint;
  if (isPhrase(beside) && beside.length <= LONG) return beside;
  const named = wordsIn(field.name);
  return NAMELESS.test(named) ? (headingFor(field) ?? named) : named;
}

/** "Text 1" and "Group 2": what a program called it, for want of a name. */
export const NAMELESS =
  /^(?:text|field|fill|undefined|untitled|topmost|form|page|box|check(?: box)?|radio(?: button)?|group|button|line|row|cell|[a-z]{0,2})?[\s\d]*$/i;

const isPhrase = (text: string) => /\p{L}{2}/u.test(text) && !/^[\P{L}]*(?:yes|no)\b/iu.test(text);

/** Made for people who hear the form: with the number of the item, and with letters spelled apart. */
const tidyHint = (hint: string) =>
  hint
    .replaceAll(/begin office use only section\..*?end office use only section\.?/gi, ' ')
    .replaceAll(/\(?\bM ?M ?\/ ?D ?D ?\/ ?Y ?Y ?Y ?Y ?\)?/g, ' ')
    .replace(/^\s*\d{1,2}\.\s*(?:ay\.\s*)?/i, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

const tidyPrinted = (text: string) =>
  text
    .replace(/^(?:\d{1,2}|[A-Z])[.)]\s+/, '')
    .replaceAll(/\((?:check|select|choose|see|do not|your response)[^)]*\)?/gi, ' ')
    .replace(/^[\s,;.]+/, '')
    .replace(/[\s:;,]+$/, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Capitals are hard to read; an abbreviation among small letters stays. */
export const sentenceCase = (text: string): string =>
  text === text.toUpperCase() && /\p{L}{4}/u.test(text)
    ? text.toLowerCase().replace(/\p{L}/u, (first) => first.toUpperCase())
    : text;

export const headingFor = (field: FormField): string | null => {
  const words = sentenceCase(tidyPrinted(field.under ?? ''));
  return /\p{L}{3}/u.test(words) ? words : null;
};

/** `topmostSubform[0].Page1[0].P1_First_FLD[0]` has few words that mean something; most names have. */
export function wordsIn(name: string): string {
  const words = name
    .replaceAll(/\[\d+\]/g, ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Za-z])(\d)/g, '$1 $2')
    .replaceAll(/[^A-Za-z0-9]+/g, ' ');
  return words.trim() || 'Field';
}
