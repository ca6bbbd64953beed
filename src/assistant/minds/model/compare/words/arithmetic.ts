import type { Language } from '../../../../content/words.ts';

/** How a told sum is set beside a limit. */
export const LOWER: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'under',
    'below',
    'within',
    'less than',
    'fits',
    'inside',
    'lower than',
    'short of',
    'at or below',
    'no more than',
  ],
  es: ['debajo', 'menos de', 'dentro de', 'cabe', 'no llega', 'inferior', 'no pasa', 'no supera', 'entra en'],
};
export const HIGHER: Readonly<Record<Language, readonly string[]>> = {
  en: ['above', 'over', 'more than', 'exceeds', 'higher than', 'beyond', 'past'],
  es: ['encima', 'mas de', 'pasa de', 'supera', 'excede', 'superior', 'sobrepasa', 'mas que'],
};
