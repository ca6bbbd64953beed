import type { CaseFile, DatedEvent } from '#domain/matter/case-file.ts';
import { plain } from '../sentences.ts';
import { daysIn, type NamedDay } from './days.ts';

const THAT_DAY =
  /\b(?:on )?(?:(?:the |that )?(?:very )?same day|that (?:very )?day|(?:ese|aquel|el) mismo dia|(?:ese|aquel) dia)\b/g;

/** "Dated October 28 and mailed the same day": the day is the one that was named before it, in the message or else in the talk. */
export function withThatDay(message: string, today: string, told?: string): string {
  const said = plain(message);
  if (said.length !== message.length || said.search(THAT_DAY) < 0) return message;
  const days = daysIn(message, today);
  let text = '';
  let from = 0;
  for (const match of said.matchAll(THAT_DAY)) {
    const named = days.findLast(({ end }) => end <= match.index);
    const meant = named ? message.slice(named.at, named.end) : told;
    if (meant === undefined) continue;
    text += `${message.slice(from, match.index)}${meant}`;
    from = match.index + match[0].length;
  }
  return text + message.slice(from);
}

/** "November 10, not November 12": the second is what it was not. Of several days alone, for nobody denies the only one that they name. */
export function withoutDeniedDays(said: string, days: readonly NamedDay[]): NamedDay[] {
  const isDenied = ({ at, end }: NamedDay) => {
    const before = said.slice(0, at);
    return DENIED.test(before) || (NO.test(before) && /^(?:el|del) /.test(said.slice(at, end)));
  };
  const left = days.filter((day) => !isDenied(day));
  return left.length > 0 ? left : [...days];
}
const DENIED =
  /\b(?:(?:not|instead of|rather than|(?:en vez|en lugar) de|no (?:fue|era|es))(?: (?:it|was|on|the|el|del|dia))*|no (?:el|del)(?: dia)?) $/;
/** Before a bare day it may as well be an answer: "no, November 10". */
const NO = /\bno $/;

type Known = { readonly file: CaseFile; readonly lastDated: DatedEvent | null };

/** "Sorry, it was August 13": what the day that was told last was the day of; null where nothing is corrected. */
export function correctedEvent(message: string, today: string, { file, lastDated }: Known): DatedEvent | null {
  const known = Object.entries(file.dates) as [DatedEvent, string][];
  const days = known.length > 0 ? daysIn(message, today) : [];
  if (days.length === 0) return null;
  const said = plain(message);
  const left = withoutDeniedDays(said, days);
  const denied = days.filter((day) => !left.includes(day)).flatMap(({ past, future }) => [past, future]);
  const [named] = known.filter(([, day]) => denied.includes(day));
  if (named) return named[0];
  if (!CORRECTS.test(said)) return null;
  if (lastDated && file.dates[lastDated] !== undefined) return lastDated;
  return known.length === 1 ? (known[0]?.[0] ?? null) : null;
}

const CORRECTS = new RegExp(
  `^(?:${[
    String.raw`(?:(?:oh|oops|ups|ay|wait|um|no+|nope)[\s,.:;!-]+)*(?:sorry|my (?:bad|mistake)|corrections?|actually|scratch that|typo|i (?:was wrong|made an? (?:mistake|error)|mean|meant|(?:said|wrote) it wrong|got (?:it|the (?:date|day)) wrong)|(?:that was the )?wrong (?:date|day))\b`,
    String.raw`(?:(?:ay|no+|espere)[\s,.:;!-]+)*(?:perdon(?:e)?|disculpe|corrijo|correccion|en realidad|de hecho|me equivoque|(?:quise|queria) decir|digo|error)\b`,
    String.raw`(?:(?:oh|oops|wait|ay|espere)[\s,.:;!-]+)*no+[\s,.:;!-]+(?:it|that|the|i|fue|era|es|el)\b`,
    String.raw`(?:it|that) was\b|(?:eso )?(?:fue|era)\b`,
  ].join('|')})`,
);
