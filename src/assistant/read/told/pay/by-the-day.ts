import type { CaseFile } from '#domain/matter/case-file.ts';
import { COUNT, countOf } from '../numbers-in-words.ts';

/** Who is paid by the day tells it in days: "90 a day, 10 hours, 6 days". */
export type WorkDays = Pick<CaseFile, 'hoursADay' | 'daysAWeek' | 'hoursAWeek'>;
type Around = { readonly file: CaseFile; readonly isOfWork: boolean };

const HOURS_OF_A_DAY = 24;
const DAYS_OF_A_WEEK = 7;
const ONE_WORDS = new Set(['un', 'una', 'uno', 'one']);
const HOURS = String.raw`(?:hours?|hrs?|horas?|h)\b`;
const DAYS = String.raw`(?:days|dias|shifts|nights|noches)`;
const A_WEEK = String.raw`(?:a|per|each|every|\/|por|a la|x|cada|out of the) ?(?:week|wk|semana)\b`;

/** "12 hours a day, 6 days": and the other way round. */
const HOURS_AND_DAYS = new RegExp(
  String.raw`\b(\d{1,2}) ?(?:${HOURS}|-?hour)(?! ?(?:a|per|each|/|a la|por|x|cada) ?(?:week|wk|semana)| weekly| semanal)(?: (?:a|per|each|every|al|por|cada|shifts?|turnos?|de|un)){0,2}(?: (?:day|dia|shifts?))?[^.?!\d]{0,20}\b${COUNT} ${DAYS}\b`,
);
const DAYS_AND_HOURS = new RegExp(
  String.raw`\b${COUNT} ${DAYS}(?: ${A_WEEK})?[^.?!\d]{0,20}\b(\d{1,2}) ?(?:${HOURS}|-?hour)`,
);
const HOURS_A_DAY = new RegExp(
  String.raw`\b(\d{1,2}) ?${HOURS} ?(?:a|per|each|every|al|por|x|cada|el|\/) ?(?:day|dia|shift|turno)\b|\b(\d{1,2})[- ]?(?:hour|hr)[- ](?:days?|shifts?)\b|\b(?:turnos?|jornadas?) de (\d{1,2}) horas\b`,
);
/** Beside pay by the day. */
const HOURS_ALONE = new RegExp(
  String.raw`\b(\d{1,2}) ?${HOURS}(?! ?(?:a|per|each|\/|a la|por|x|cada) ?(?:week|wk|semana)| weekly| semanal| (?:straight|ago|later|notice|late))`,
);
const DAYS_A_WEEK = new RegExp(String.raw`\b${COUNT} ${DAYS} ${A_WEEK}`);
const ONLY_DAYS = new RegExp(
  String.raw`^\W*(?:(?:its|it'?s|i work|we work|working|son|trabajo|like|about|como|unos|yes|si|and|y|de|for|por|no)[\s,.]*)*${COUNT} (?:days|dias)(?: (?:now|ahora|usually|mostly|casi siempre|nada mas|only))?\W*$`,
);
/** "Open 24 hours a day": a door, and nobody who works. */
const OPEN = /\b(?:open|opens|abren?|abierto|abierta)\b/;

/** Hours of a day and days of a week; told one after the other they make the hours of a week together. */
export function workDays(said: string, around: Around): WorkDays {
  if (OPEN.test(said)) return {};
  const { hoursADay, daysAWeek } = bothIn(said) ?? oneIn(said, around);
  const hours = hoursADay ?? around.file.hoursADay;
  const days = daysAWeek ?? around.file.daysAWeek;
  const isNew = hoursADay !== undefined || daysAWeek !== undefined;
  return {
    ...(hoursADay === undefined ? {} : { hoursADay }),
    ...(daysAWeek === undefined ? {} : { daysAWeek }),
    ...(isNew && hours !== undefined && days !== undefined ? { hoursAWeek: hours * days } : {}),
  };
}

type Days = { readonly hoursADay?: number | undefined; readonly daysAWeek?: number | undefined };

function bothIn(said: string): Days | null {
  const [found, turned] = [HOURS_AND_DAYS.exec(said), DAYS_AND_HOURS.exec(said)];
  const [hours, days] = found ? [found[1], found[2]] : [turned?.[2], turned?.[1]];
  const hoursADay = countOf(hours, HOURS_OF_A_DAY);
  const daysAWeek = ONE_WORDS.has(days ?? '') ? undefined : countOf(days, DAYS_OF_A_WEEK);
  return hoursADay === undefined || daysAWeek === undefined || daysAWeek < 2 ? null : { hoursADay, daysAWeek };
}

function oneIn(said: string, { file, isOfWork }: Around): Days {
  const isByTheDay = file.amounts.daily !== undefined || dailyPay(said, isOfWork) !== null;
  if (!isOfWork && !isByTheDay) return {};
  const named = HOURS_A_DAY.exec(said)
    ?.slice(1)
    .find((one) => one !== undefined);
  const hours = named ?? (isByTheDay ? HOURS_ALONE.exec(said)?.[1] : undefined);
  const isAsked = isByTheDay || file.hoursADay !== undefined;
  const days = DAYS_A_WEEK.exec(said)?.[1] ?? (isAsked ? ONLY_DAYS.exec(said)?.[1] : undefined);
  return { hoursADay: countOf(hours, HOURS_OF_A_DAY), daysAWeek: countOf(days, DAYS_OF_A_WEEK) };
}

const MONEY = String.raw`\$? ?\b(\d{1,3}(?:\.\d{1,2})?) ?(?:dollars?|bucks|dolares|pesos)?(?: cash| en efectivo)?`;
/** "220 el día", "$120 a day", "100 for 12 hours": for what is owed, or earned in a week, it would be far too little. */
const DAILY = [
  String.raw`${MONEY} ?(?:a |per |each |every |el |la |al |por |por el |cada |x |\/ ?)(?:day|shift|dia|turno|jornada)\b`,
  String.raw`${MONEY} ?(?:daily|diarios?)\b`,
  String.raw`${MONEY} (?:for|por|x) (?:a )?(?:[4-9]|1[0-6]) ?(?:hours?|hrs?|horas?)\b(?! ?(?:a|per|each|\/|a la|por|x|cada) ?(?:week|wk|semana))`,
].join('|');
const A_DAILY = new RegExp(DAILY);
const EACH_DAILY = new RegExp(DAILY, 'g');

/** What else is told of sums. */
export const withoutDailyPay = (said: string): string => said.replace(EACH_DAILY, (words) => ' '.repeat(words.length));

/** What goes out, or is somebody's price, is paid to nobody who works. */
const GOES_OUT =
  /\b(?:fees?|fines?|late|charg\w+|cost\w*|cuesta|rent\w*|storage|parking|multas?|recargo|cobran?|hotel|motel|pay (?:him|her|them)|i pay|le pago|owe\w*|interest)\b/;

/** What is paid for a day of work; null where no such sum is told. */
export function dailyPay(said: string, isOfWork: boolean): number | null {
  const found = isOfWork ? A_DAILY.exec(said) : null;
  const value = found?.slice(1).find((one) => one !== undefined);
  const isOut = found !== null && GOES_OUT.test(said.slice(Math.max(0, found.index - REACH), found.index));
  return value === undefined || isOut ? null : Number(value);
}
const REACH = 30;
