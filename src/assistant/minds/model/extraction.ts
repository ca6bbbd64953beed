import { ISSUE_CATEGORIES, type IssueCategory } from '#domain/issue-category.ts';
import { countyIn } from '#domain/ny-county.ts';
import { HOME_STATE } from '#domain/script.ts';
import * as z from 'zod';
import { placeIn } from '../../understanding/places.ts';
import { usStateIn } from '../../understanding/us-states.ts';
import type { Learned } from '../mind.ts';

const SUMMARY_MAX = 140;

/** Lenient on purpose: what does not fit one field must not cost the others. */
export const Extraction = z.object({
  kind: z.enum(['legal', 'unclear', 'not-legal']),
  summary: z.string().nullable(),
  searchWords: z.string().nullable(),
  categories: z.array(z.string()),
  isCategoryClear: z.boolean(),
  usState: z.string().nullable(),
  county: z.string().nullable(),
  day: z.string().nullable(),
  wantsAttorney: z.boolean(),
});
export type Extraction = z.infer<typeof Extraction>;

/** What of it holds: a model may name a category, a state or a day that does not exist. */
export function learnedFrom(extraction: Extraction, today: string): Learned {
  const { kind, summary, isCategoryClear, wantsAttorney } = extraction;
  const categories = [...new Set(extraction.categories.map((name) => name.trim().toLowerCase()))].filter(isCategory);
  return {
    kind,
    summary: summary?.trim().slice(0, SUMMARY_MAX) || null,
    searchWords: extraction.searchWords?.trim() || null,
    categories,
    isCategoryClear: isCategoryClear && categories.length > 0,
    place: placeFrom(extraction),
    day: dayFrom(extraction.day, today),
    wantsAttorney,
  };
}

const isCategory = (name: string): name is IssueCategory => (ISSUE_CATEGORIES as readonly string[]).includes(name);

function placeFrom({ usState, county }: Extraction): Learned['place'] {
  const state = usState ? usStateIn(usState, { bareAbbreviations: true }) : null;
  if (state !== null && state !== HOME_STATE) return { usState: state };
  const named = county && countyIn(county);
  if (named) return placeIn(`${named} County`, false) ?? placeIn(county, false);
  return state ? { usState: state } : null;
}

/** A day on which something happened has happened. */
function dayFrom(day: string | null, today: string): string | null {
  return day !== null && z.iso.date().safeParse(day).success && day <= today && day > '1950' ? day : null;
}
