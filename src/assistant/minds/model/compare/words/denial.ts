import type { Language } from '../../../../content/words.ts';

/** Ideas that deny by themselves: "void" needs no "not". */
export const DENYING_IDEAS: ReadonlySet<string> = new Set(
  'refuse lose ban free exempt waive forgive dismiss'.split(' '),
);

/** Words that deny beside the negators. */
export const DENYING_WORDS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'without',
    'unless',
    'except',
    'instead',
    'rather than',
    'alone',
    'out of reach',
    'off limits',
    'fails',
    'failed',
    'barred',
    'apart from',
    'unable',
    'beyond',
    'optional',
    'regardless',
    'whatever',
    'final',
    'hardly',
    'rarely',
    'worthless',
  ],
  es: ['sin', 'salvo', 'excepto', 'en lugar de', 'en vez de', 'fuera de', 'aunque', 'unico', 'apenas', 'ilegal'],
};
