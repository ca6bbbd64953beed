import { words } from '#web/lib/words.ts';

export const languageWords = words({
  choose: { en: 'Language', es: 'Idioma' },
});
