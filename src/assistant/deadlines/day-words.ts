import type { Closed } from '#domain/deadlines/business-day.ts';
import type { Period } from '#domain/deadlines/deadline.ts';
import type { HolidayName } from '#domain/deadlines/holiday.ts';
import type { Language, Words } from '../content/words.ts';

/** No time zone of a machine or a person may turn a date into its neighbor. */
const WRITTEN = { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
const FORMATS = { en: new Intl.DateTimeFormat('en-US', WRITTEN), es: new Intl.DateTimeFormat('es', WRITTEN) };

const WEEKEND = { saturday: { en: 'Saturday', es: 'sábado' }, sunday: { en: 'Sunday', es: 'domingo' } } as const;
const OBSERVED: Words = { en: 'observed', es: 'trasladado' };

const HOLIDAYS: Readonly<Record<HolidayName, Words>> = {
  'new-year': { en: "New Year's Day", es: 'Año Nuevo' },
  'martin-luther-king': { en: 'Martin Luther King Jr. Day', es: 'Día de Martin Luther King Jr.' },
  lincoln: { en: "Lincoln's Birthday", es: 'natalicio de Lincoln' },
  washington: { en: "Washington's Birthday", es: 'natalicio de Washington' },
  memorial: { en: 'Memorial Day', es: 'Memorial Day' },
  juneteenth: { en: 'Juneteenth', es: 'Juneteenth' },
  independence: { en: 'Independence Day', es: 'Día de la Independencia' },
  labor: { en: 'Labor Day', es: 'Día del Trabajo' },
  columbus: { en: 'Columbus Day', es: 'Día de Colón' },
  election: { en: 'Election Day', es: 'día de elecciones' },
  veterans: { en: 'Veterans Day', es: 'Día de los Veteranos' },
  thanksgiving: { en: 'Thanksgiving', es: 'Día de Acción de Gracias' },
  christmas: { en: 'Christmas', es: 'Navidad' },
};

/** "Monday, November 23, 2026"; "lunes, 23 de noviembre de 2026". */
export function dayInWords(iso: string, language: Language): string {
  return FORMATS[language].format(new Date(`${iso}T00:00:00Z`));
}

/** "Sunday"; "Thanksgiving"; "Independence Day (observed)". */
export function closedInWords(because: Closed, language: Language): string {
  if (typeof because === 'string') return WEEKEND[because][language];
  const name = HOLIDAYS[because.name][language];
  return because.observed ? `${name} (${OBSERVED[language]})` : name;
}

/** "20 days", "1 business day", "2 years 6 months". */
export function periodInWords({ amount, unit }: Period, language: Language): string {
  if (unit === 'days') return counted(amount, language === 'en' ? ['day', 'days'] : ['día', 'días']);
  if (unit === 'business-days') {
    return counted(amount, language === 'en' ? ['business day', 'business days'] : ['día hábil', 'días hábiles']);
  }
  const years = Math.floor(amount / 12);
  const parts = [
    years > 0 ? counted(years, language === 'en' ? ['year', 'years'] : ['año', 'años']) : '',
    amount % 12 > 0 ? counted(amount % 12, language === 'en' ? ['month', 'months'] : ['mes', 'meses']) : '',
  ];
  return parts.filter((part) => part !== '').join(language === 'en' ? ' ' : ' y ');
}

function counted(amount: number, [one, many]: readonly [string, string]): string {
  return `${amount} ${amount === 1 ? one : many}`;
}
