import { withDigits } from './number-words.ts';
import { coveredBy, nameOf, statutesIn } from './statutes.ts';

/**
 * What in a text can be compared to the letter: amounts, times, dates, statutes, phone numbers, addresses. `stated` is
 * what a sentence claims; `covered` what a passage carries, which is more: a full date carries its day and month.
 */
export type Figures = { readonly stated: ReadonlySet<string>; readonly covered: ReadonlySet<string> };

type Found = { readonly stated: string; readonly covered?: readonly string[] };
type Reader = { readonly pattern: RegExp; readonly read: (groups: readonly string[]) => Found[] };

const MONTHS = 'january february march april may june july august september october november december'.split(' ');
const MESES = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');
const MONTH = String.raw`(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?`;
const MES = `(${MESES.join('|')})`;
const NUMBER = String.raw`(\d+(?:,\d{3})*(?:\.\d+)?)`;
const BETWEEN =
  '(?:(?:calendar|full|whole|more|extra|additional|other|consecutive|paid|unpaid|straight|corridos|más) )?';
const UNITS: readonly (readonly [RegExp, string, number])[] = [
  [/^(?:business|working|hábil)/, 'business day', 1],
  [/^(?:day|d[ií]a)/, 'day', 1],
  [/^(?:week|semana)/, 'day', 7],
  [/^(?:month|mes)/, 'month', 1],
  [/^(?:year|año|yr)/, 'month', 12],
  [/^(?:hour|hora)/, 'hour', 1],
  [/^(?:minute|minuto)/, 'minute', 1],
];
const UNIT = String.raw`(business days?|working days?|days?|d[ií]as? h[aá]biles|d[ií]as?|weeks?|semanas?|months?|mes(?:es)?|years?|yrs?|años?|hours?|horas?|minutes?|minutos?)`;

const plain = (digits: string) => `${Number(digits.replaceAll(',', ''))}`;
const pad = (value: number | string) => `${value}`.padStart(2, '0');

/** Each takes what it reads out of the text, so that "$14" is not also a number. */
const READERS: readonly Reader[] = [
  { pattern: /(?:https?:\/\/|www\.)[^\s)\]>"]+/g, read: ([address = '']) => [web(address)] },
  {
    pattern: /\b[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:gov|org|com|net|edu|us|info)\b(?:\/[^\s)\]>"]*)?/g,
    read: ([address = '']) => [web(address)],
  },
  {
    pattern: /(?<![\d$])(?:\+?1[-. ]?)?\(?([2-9]\d{2})\)?[-. ]{1,2}(\d{3})[-. ](\d{4})(?!\d)/g,
    read: ([, area, exchange, line]) => [{ stated: `phone ${area}${exchange}${line}` }],
  },
  {
    pattern: /\b(\d{4})-(\d{2})-(\d{2})\b/g,
    read: ([, year = '', month = '', day = '']) => [date(Number(month), day, year)],
  },
  {
    pattern: /\b(\d{1,2})\/(\d{1,2})\/(\d{4})\b/g,
    read: ([, month = '', day = '', year = '']) => [date(Number(month), day, year)],
  },
  {
    pattern: new RegExp(String.raw`\b${MONTH} (\d{1,2})(?:st|nd|rd|th)?(?:,? (\d{4}))?\b`, 'g'),
    read: ([, month = '', day = '', year]) => [date(monthNumber(month), day, year)],
  },
  {
    pattern: new RegExp(String.raw`\b(\d{1,2}) de ${MES}(?: de(?:l)? (\d{4}))?\b`, 'g'),
    read: ([, day = '', mes = '', year]) => [date(MESES.indexOf(mes) + 1, day, year)],
  },
  {
    pattern: new RegExp(String.raw`\b${MONTH},? (\d{4})\b`, 'g'),
    read: ([, month = '', year = '']) => [
      { stated: `month ${year}-${pad(monthNumber(month))}`, covered: [`number ${year}`] },
    ],
  },
  {
    pattern: new RegExp(String.raw`\$ ?${NUMBER}(?: (million|billion|thousand|k\b))?`, 'g'),
    read: ([, digits = '', size]) => [money(digits, size)],
  },
  {
    pattern: new RegExp(String.raw`${NUMBER} (?:(million|billion|millones) (?:de )?)?(?:dollars|d[oó]lares)`, 'g'),
    read: ([, digits = '', size]) => [money(digits, size)],
  },
  {
    pattern: new RegExp(String.raw`${NUMBER} ?(?:%|percent\b|per cent\b|por ciento\b)`, 'g'),
    read: ([, digits = '']) => [{ stated: `percent ${plain(digits)}` }],
  },
  {
    pattern: /\b(\d{1,2}) (?:years?|años?),?(?: and| y)? (\d{1,2}) (?:months?|mes(?:es)?)/g,
    read: ([, years, months]) => [
      {
        stated: `month ${Number(years) * 12 + Number(months)}`,
        covered: [`month ${Number(years) * 12}`, `month ${Number(months)}`],
      },
    ],
  },
  {
    pattern: /\b(\d{1,2}) (?:and a half|y medio|½) (?:years?|años?)|\b(\d{1,2})(?:\.5|½) (?:years?|años?)/g,
    read: ([, words, digits]) => [{ stated: `month ${Number(words ?? digits) * 12 + 6}` }],
  },
  {
    // "30 to 90 days", "between 10 and 20 days", "30, 60 or 90 days".
    pattern: new RegExp(
      String.raw`((?:${NUMBER}(?:,? (?:to|or|and|a|o|y)|,|–|-) ?)+)${NUMBER}(?: |-)${BETWEEN}${UNIT}`,
      'g',
    ),
    read: (groups) => {
      const [all = '', earlier = ''] = groups;
      const unit = groups.at(-1) ?? '';
      const last = all.slice(earlier.length).match(/[\d,.]+/)?.[0] ?? '';
      const numbers = [...earlier.matchAll(/\d+(?:,\d{3})*(?:\.\d+)?/g)].map(([digits]) => digits);
      return [...numbers, last].map((digits) => duration(digits, unit));
    },
  },
  {
    pattern: new RegExp(String.raw`${NUMBER}(?:st|nd|rd|th)?(?: |-)${BETWEEN}${UNIT}`, 'g'),
    read: ([, digits = '', unit = '']) => [duration(digits, unit)],
  },
  { pattern: /\b[a-z]{1,5}-?\d+[a-z]?\b/g, read: ([code = '']) => [{ stated: `code ${code.replace('-', '')}` }] },
  {
    pattern: new RegExp(`${NUMBER}(?:st|nd|rd|th)?`, 'g'),
    read: ([, digits = '']) => [{ stated: `number ${plain(digits)}` }],
  },
];

export function figuresIn(text: string): Figures {
  const { statutes, rest } = statutesIn(text);
  let left = withDigits(rest);
  const stated = new Set(statutes.map(nameOf));
  const covered = new Set(statutes.flatMap(coveredBy));
  for (const { pattern, read } of READERS) {
    left = left.replace(pattern, (...groups: unknown[]) => {
      const words = groups.filter((group): group is string | undefined => typeof group !== 'number').slice(0, -1);
      for (const found of read(words as string[])) {
        stated.add(found.stated);
        for (const one of [found.stated, ...(found.covered ?? []), ...bareNumber(found.stated)]) covered.add(one);
      }
      return ' ';
    });
  }
  return { stated, covered };
}

/** A passage that says "14 days" carries a sentence that says "14". */
function bareNumber(stated: string): string[] {
  const number = /^(?:day|business day|month|hour|minute|percent|money) ([\d.]+)$/.exec(stated)?.[1];
  return number === undefined ? [] : [`number ${number}`];
}

function web(address: string): Found {
  const clean = address
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/[.,;:!?]+$/, '')
    .replace(/\/$/, '');
  return { stated: `web ${clean}`, covered: [`web ${clean.split('/')[0]}`] };
}

function date(month: number, day: string, year: string | undefined): Found {
  const short = `date ${pad(month)}-${pad(Number(day))}`;
  if (year === undefined) return { stated: short };
  return { stated: `date ${year}-${pad(month)}-${pad(Number(day))}`, covered: [short, `month ${year}-${pad(month)}`] };
}

function monthNumber(word: string): number {
  return MONTHS.findIndex((name) => name.startsWith(word.slice(0, 3))) + 1;
}

const SIZES = new Map<string | undefined, number>([
  ['thousand', 1e3],
  ['k', 1e3],
  ['million', 1e6],
  ['millones', 1e6],
  ['billion', 1e9],
]);

function money(digits: string, size: string | undefined): Found {
  return { stated: `money ${Number(plain(digits)) * (SIZES.get(size) ?? 1)}` };
}

function duration(digits: string, unit: string): Found {
  const name = /h[aá]biles/.test(unit) ? 'hábil' : unit;
  const [, kind = unit, factor = 1] = UNITS.find(([pattern]) => pattern.test(name)) ?? [];
  const amount = Number(plain(digits)) * factor;
  // "3 weeks" and "2 years" were said as 3 and as 2.
  return { stated: `${kind} ${amount}`, covered: [`number ${plain(digits)}`] };
}
