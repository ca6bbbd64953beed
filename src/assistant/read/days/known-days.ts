import { plain } from '../sentences.ts';
import { daysIn, type NamedDay } from './days.ts';

/** Words that stand before a day and go with it: "on the 23rd". */
const BEFORE = /\b(?:(?:on|by|for|before|el|para el|antes del|del|al) )*$/i;

/** "What if I miss the 23rd", where that is the last day that we told: what it is says more than its number. */
export function withKnownDays(message: string, today: string, known: ReadonlyMap<string, string>): string {
  if (known.size === 0 || plain(message).length !== message.length) return message;
  const wordsFor = ({ past, future }: NamedDay) => known.get(future ?? '') ?? known.get(past ?? '');
  return daysIn(message, today).reduceRight((text, day) => {
    const words = wordsFor(day);
    return words === undefined ? text : `${text.slice(0, day.at).replace(BEFORE, '')}${words}${text.slice(day.end)}`;
  }, message);
}
