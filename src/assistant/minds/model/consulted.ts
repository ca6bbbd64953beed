import { DATED_EVENTS, PAPER_KINDS, SERVICES, type CaseFile, type DatedEvent } from '#domain/matter/case-file.ts';
import { countyIn } from '#domain/attorneys/ny-county.ts';
import { HOME_STATE } from '#domain/chat/script.ts';
import * as z from 'zod';
import { placeIn, type Place } from '../../read/told/places.ts';
import { usStateIn } from '../../read/told/us-states.ts';

/** Acts that a model may report; everything else is a question or something told. */
export const MODEL_ACTS = [
  'thanks', 'greeting', 'bye', 'correction', 'not-what-i-asked', 'new-topic', 'back', 'recap', 'summary', 'shorter', 'simpler', 'repeat',
  'speak-spanish', 'speak-english', 'identity', 'privacy', 'should-i', 'will-i-win', 'start-document', 'show-attorneys', 'need-lawyer',
  'what-can-you-do', 'human', 'distress', 'not-legal', 'misuse',
] as const; // prettier-ignore

/**
 * Lenient on purpose: what does not fit one field must not cost the others. In this order: what the opening of an answer depends
 * on comes before the statements, so that the first of them can be told while the rest is still being written.
 */
export const Consulted = z.object({
  act: z.string().nullable().default(null),
  usState: z.string().nullable().default(null),
  county: z.string().nullable().default(null),
  paper: z.string().nullable().default(null),
  served: z.string().nullable().default(null),
  livedMonths: z.number().nullable().default(null),
  dates: z.array(z.object({ event: z.string(), day: z.string() })).default([]),
  lead: z.string().nullable().default(null),
  statements: z.array(z.string()).default([]),
  rewordings: z.array(z.object({ id: z.string(), text: z.string() })).default([]),
  ask: z.string().nullable().default(null),
});
export type Consulted = z.infer<typeof Consulted>;

const isOneOf = <T extends string>(list: readonly T[], value: string | null): value is T =>
  value !== null && (list as readonly string[]).includes(value);

/** What of it holds: a model may name an act, a state or a day that does not exist. */
export function heardBy({ act, paper, served, livedMonths, dates, ...place }: Consulted): {
  readonly act: string | null;
  readonly place: Place | null;
  readonly told: Partial<CaseFile>;
} {
  return {
    act: isOneOf(MODEL_ACTS, act) ? act : null,
    place: placeFrom(place),
    told: {
      ...(isOneOf(PAPER_KINDS, paper) ? { paper } : {}),
      ...(isOneOf(SERVICES, served) ? { served } : {}),
      ...(livedMonths !== null && livedMonths >= 0 && livedMonths < 1200 ? { livedMonths } : {}),
      dates: Object.fromEntries(
        dates.flatMap(({ event, day }): [DatedEvent, string][] =>
          isOneOf(DATED_EVENTS, event) && z.iso.date().safeParse(day).success ? [[event, day]] : [],
        ),
      ),
    },
  };
}

function placeFrom({ usState, county }: Pick<Consulted, 'usState' | 'county'>): Place | null {
  const state = usState ? usStateIn(usState, { bareAbbreviations: true }) : null;
  if (state !== null && state !== HOME_STATE) return { usState: state };
  // Courts say Kings, people say Brooklyn.
  const named = county && (countyIn(county) ?? countyIn(`${county} County`));
  if (named) return placeIn(`${named} County`, false) ?? placeIn(county, false);
  return state ? { usState: state } : null;
}
