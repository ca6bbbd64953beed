import type { Language } from '../../content/words.ts';
import { DAY, forMeaning, judgeEvent, type EventJudge, type HeardEvent } from '../../find/learned/event-judge.ts';
import type { Embedder } from '../../find/vectors/embedder.ts';
import { plain } from '../sentences.ts';
import { clauseAround } from './clause-around.ts';
import type { Hear } from './dated-events.ts';
import { daysIn, type NamedDay } from './days.ts';

/** Letters before and after a day that tell what happened on it. */
const BEFORE = 90;
const AFTER = 60;
/** Of a message that names more of them, the first ones. */
const DAYS_AT_MOST = 4;
/** In an example the day brings its own: "fired on Friday" is "fired {day}". */
const OF_THE_DAY = /(?:\b(?:on|in|at|the|this|el|la|dia|day|del) )+$/;

/** "… and I have not applied": what was not done was not done on that day. */
const NOT_DONE =
  /,? (?:and|but|y|pero) (?:i |we |still |todavia |aun )*(?:have ?n'?t|have not|did ?n'?t|never|not|no he|no hemos|nunca|no)\b.*$/;

/** What is told of a day, without the day. */
export function toldOf(said: string, day: NamedDay, days: readonly NamedDay[]): string {
  const [from, to] = clauseAround(said, day, days);
  const before = said.slice(Math.max(from, day.at - BEFORE), day.at);
  const after = said.slice(day.end, Math.min(to, day.end + AFTER)).replace(NOT_DONE, '');
  return `${before.replace(OF_THE_DAY, '')}${DAY}${after}`.trim();
}

type Ears = { readonly embedder: Embedder; readonly events: EventJudge | null };
type Told = { readonly message: string; readonly today: string; readonly language: Language };

/** Listens to what is told of each day; without the model nothing is heard. */
export async function hearDays({ embedder, events }: Ears, { message, today, language }: Told): Promise<Hear> {
  const days = daysIn(message, today).slice(0, DAYS_AT_MOST);
  if (!events || days.length === 0) return () => null;
  const said = plain(message);
  const told = days.map((day) => toldOf(said, day, days));
  const vectors = await embedder.embed(told.map((text) => forMeaning(text, language)));
  const heard = new Map<number, HeardEvent>(
    days.flatMap(({ at }, place) => {
      const [text, vector] = [told[place], vectors?.[place]];
      return text !== undefined && vector ? [[at, judgeEvent(events, text, vector)] as const] : [];
    }),
  );
  return ({ at }) => heard.get(at) ?? null;
}
