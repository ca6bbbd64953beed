import type { Language } from '../../../../content/words.ts';

/** Numbers in words; "thirty five" and "treinta y cinco" are put together. */
export const NUMBER_WORDS: Readonly<Record<Language, Readonly<Record<string, number>>>> = {
  en: {
    zero: 0, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12, thirteen: 13, fourteen: 14,
    fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18, nineteen: 19, twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90,
    hundred: 100, thousand: 1000, million: 1_000_000,
  },
  es: {
    cero: 0, un: 1, una: 1, uno: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8, nueve: 9, diez: 10, once: 11, doce: 12, trece: 13, catorce: 14,
    quince: 15, dieciseis: 16, diecisiete: 17, dieciocho: 18, diecinueve: 19, veinte: 20, veintiun: 21, veintiuno: 21, veinticuatro: 24, veinticinco: 25, treinta: 30, cuarenta: 40,
    cincuenta: 50, sesenta: 60, setenta: 70, ochenta: 80, noventa: 90, cien: 100, ciento: 100, doscientos: 200, trescientos: 300, cuatrocientos: 400, quinientos: 500,
    seiscientos: 600, setecientos: 700, ochocientos: 800, novecientos: 900, mil: 1000, millon: 1_000_000, millones: 1_000_000, tercer: 3, cuarto: 4, quinto: 5,
  },
}; // prettier-ignore

/** Whole phrases that are a figure: phrase, value, unit. */
export const FIGURE_PHRASES: Readonly<Record<Language, readonly (readonly [string, number, string])[]>> = {
  en: [
    ['time and a half', 1.5, 'times'], ['one and a half times', 1.5, 'times'], ['twice', 2, 'times'], ['double', 2, 'times'], ['triple', 3, 'times'],
    ['half a year', 6, 'months'], ['half a day', 12, 'hours'], ['a year and a half', 18, 'months'], ['two thirds', 66.67, 'percent'], ['one third', 33.33, 'percent'],
    ['a third', 33.33, 'percent'], ['third of', 33.33, 'percent'], ['a quarter', 25, 'percent'], ['half', 50, 'percent'], ['a dozen', 12, ''],
    ['nothing down', 0, 'money'], ['three quarters', 75, 'percent'], ['three times', 3, 'times'], ['a week and a half', 10.5, 'days'], ['a fortnight', 14, 'days'], ['two times', 2, 'times'], ['one hundred percent', 100, 'percent'], ['tripled', 3, 'times'], ['doubled', 2, 'times'], ['day and a half', 36, 'hours'], ['a couple of days', 2, 'days'], ['hundred percent', 100, 'percent'],
  ],
  es: [
    ['tiempo y medio', 1.5, 'times'], ['vez y media', 1.5, 'times'], ['doble', 2, 'times'], ['triple', 3, 'times'], ['medio ano', 6, 'months'],
    ['ano y medio', 18, 'months'], ['dos tercios', 66.67, 'percent'], ['dos terceras partes', 66.67, 'percent'], ['un tercio', 33.33, 'percent'], ['tercera parte', 33.33, 'percent'], ['tercio', 33.33, 'percent'],
    ['cuarta parte', 25, 'percent'], ['mitad', 50, 'percent'], ['dia entero', 1, 'days'], ['una docena', 12, ''], ['quincena', 15, 'days'], ['tres cuartas partes', 75, 'percent'], ['tres veces', 3, 'times'], ['dos veces', 2, 'times'], ['el doble', 2, 'times'], ['medio dia', 12, 'hours'], ['cien por ciento', 100, 'percent'], ['una cuarta parte', 25, 'percent'], ['media jornada', 0, 'x'],
  ],
}; // prettier-ignore

type Measure = { readonly unit: string; readonly times: number };

/** Units, with what they come to: 2 weeks are 14 days, 24 hours are 1 day, 1 year is 12 months. */
export const MEASURES: Readonly<Record<Language, Readonly<Record<string, Measure>>>> = {
  en: {
    minute: { unit: 'minutes', times: 1 }, minutes: { unit: 'minutes', times: 1 }, hour: { unit: 'hours', times: 1 }, hours: { unit: 'hours', times: 1 },
    day: { unit: 'hours', times: 24 }, days: { unit: 'hours', times: 24 }, week: { unit: 'hours', times: 168 }, weeks: { unit: 'hours', times: 168 },
    month: { unit: 'months', times: 1 }, months: { unit: 'months', times: 1 }, year: { unit: 'months', times: 12 }, years: { unit: 'months', times: 12 },
    percent: { unit: 'percent', times: 1 }, times: { unit: 'times', times: 1 }, point: { unit: 'points', times: 1 }, points: { unit: 'points', times: 1 },
    dollar: { unit: 'money', times: 1 }, dollars: { unit: 'money', times: 1 }, bucks: { unit: 'money', times: 1 }, miles: { unit: 'miles', times: 1 }, mile: { unit: 'miles', times: 1 }, mph: { unit: 'mph', times: 1 }, ounce: { unit: 'ounces', times: 1 }, ounces: { unit: 'ounces', times: 1 }, grams: { unit: 'grams', times: 1 }, pounds: { unit: 'pounds', times: 1 }, feet: { unit: 'feet', times: 1 },
     },
  es: {
    minuto: { unit: 'minutes', times: 1 }, minutos: { unit: 'minutes', times: 1 }, hora: { unit: 'hours', times: 1 }, horas: { unit: 'hours', times: 1 },
    dia: { unit: 'hours', times: 24 }, dias: { unit: 'hours', times: 24 }, semana: { unit: 'hours', times: 168 }, semanas: { unit: 'hours', times: 168 },
    mes: { unit: 'months', times: 1 }, meses: { unit: 'months', times: 1 }, ano: { unit: 'months', times: 12 }, anos: { unit: 'months', times: 12 },
    veces: { unit: 'times', times: 1 }, vez: { unit: 'times', times: 1 }, punto: { unit: 'points', times: 1 }, puntos: { unit: 'points', times: 1 },
    dolar: { unit: 'money', times: 1 }, dolares: { unit: 'money', times: 1 }, millas: { unit: 'miles', times: 1 }, milla: { unit: 'miles', times: 1 }, mph: { unit: 'mph', times: 1 }, onzas: { unit: 'ounces', times: 1 }, gramos: { unit: 'grams', times: 1 }, libras: { unit: 'pounds', times: 1 }, pies: { unit: 'feet', times: 1 },
  },
}; // prettier-ignore

/** May stand between a number and its unit; some of them make another unit of it. */
export const BETWEEN: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { business: 'business', working: 'business', school: 'school', calendar: '', full: '', whole: '', straight: '', paid: '', more: '', extra: '', consecutive: '', or: '', per: '', unpaid: '' },
  es: { por: '', mas: '', o: '', primeros: '', de: '', los: '' },
}; // prettier-ignore

/** Spanish says it afterwards: "3 días hábiles". */
export const AFTER_UNIT: Readonly<Record<string, string>> = {
  habiles: 'business',
  habil: 'business',
  laborables: 'business',
  laborable: 'business',
  escolares: 'school',
  lectivos: 'school',
};

export const MONTHS: Readonly<Record<Language, readonly string[]>> = {
  en: 'january february march april may june july august september october november december'.split(' '),
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
};
