import { locale } from './language.ts';

const rules = new Intl.PluralRules(locale);
const numbers = new Intl.NumberFormat(locale);

/** One or several, as the language of this page counts. */
export function counted(count: number, forms: { readonly one: string; readonly other: string }): string {
  return rules.select(count) === 'one' ? forms.one : forms.other;
}

/** With the signs that this language puts between thousands. */
export const inFigures = (count: number): string => numbers.format(count);
