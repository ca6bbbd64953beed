import { words } from '#web/lib/words.ts';

export const copy = words({
  title: { en: 'Count a deadline', es: 'Cuente un plazo' },
  intro: {
    en: 'Choose what it is about and the day it began. You get the day, how it was counted, and what was assumed. This is a count, not advice: confirm the day with the clerk, the notice or a lawyer.',
    es: 'Escoja de qué se trata y el día en que empezó. Recibe el día, cómo se contó y qué se dio por hecho. Esto es una cuenta, no un consejo: confirme el día con la secretaría de la corte, con el aviso o con un abogado.',
  },
  loading: { en: 'Loading the rules...', es: 'Cargando las reglas...' },
  loadFailed: {
    en: 'The rules could not be loaded. Please try again.',
    es: 'No se pudieron cargar las reglas. Inténtelo otra vez.',
  },
  again: { en: 'Try again', es: 'Intentar otra vez' },
  area: { en: 'What is it about?', es: '¿De qué se trata?' },
  anyArea: { en: 'Everything', es: 'Todo' },
  rule: { en: 'Which deadline?', es: '¿Qué plazo?' },
  chooseRule: { en: 'Please choose', es: 'Escoja uno' },
  whose: { en: (who: string) => `Whose time it is: ${who}`, es: (who: string) => `De quién es este plazo: ${who}` },
  which: { en: 'Which of these fits?', es: '¿Cuál de estos es su caso?' },
  law: { en: 'Law', es: 'Ley' },
  official: { en: 'Official page', es: 'Página oficial' },
  notCounted: {
    en: 'This time is not certain enough to be counted. These points have to be found out first:',
    es: 'Este plazo no es lo bastante seguro para contarlo. Primero hay que averiguar estos puntos:',
  },
  days: { en: 'Number of days', es: 'Número de días' },
  unknownDay: { en: 'Leave it empty if you do not know.', es: 'Déjelo vacío si no lo sabe.' },
  count: { en: 'Count', es: 'Contar' },
  counting: { en: 'Counting...', es: 'Contando...' },
  result: { en: 'The result', es: 'El resultado' },
  calendar: { en: 'Add to calendar (.ics)', es: 'Añadir al calendario (.ics)' },
  print: { en: 'Print', es: 'Imprimir' },
  needsRule: { en: 'Please choose a deadline.', es: 'Escoja un plazo.' },
  needsVariant: { en: 'Please choose which one fits.', es: 'Escoja cuál es su caso.' },
  needsDay: { en: 'Please give a day.', es: 'Escriba un día.' },
  needsDays: {
    en: 'Please give the number of days in your papers, from 1 to 365.',
    es: 'Escriba el número de días que dicen sus papeles, de 1 a 365.',
  },
});
