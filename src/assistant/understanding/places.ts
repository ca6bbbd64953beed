import { usStateIn } from '../minds/us-states.ts';

export type Place = { readonly usState: string; readonly county?: string; readonly isNyc?: boolean };

const NYC_COUNTIES: Record<string, RegExp> = {
  Kings: /\b(?:brooklyn|kings county)\b/i,
  Queens: /\b(?:queens|astoria|flushing|jamaica,? (?:ny|queens)|jackson heights)\b/i,
  'New York': /\b(?:manhattan|harlem|new york county)\b/i,
  Bronx: /\bbronx\b/i,
  Richmond: /\b(?:staten island|richmond county)\b/i,
};
const OTHER_COUNTIES: Record<string, RegExp> = {
  Westchester: /\b(?:westchester|yonkers|white plains|new rochelle)\b/i,
  Nassau: /\b(?:nassau|hempstead|long beach)\b/i,
  Suffolk: /\b(?:suffolk|islip|brookhaven|riverhead)\b/i,
  Erie: /\b(?:buffalo|erie county)\b/i,
  Monroe: /\b(?:rochester|monroe county)\b/i,
  Albany: /\balbany\b/i,
  Onondaga: /\b(?:syracuse|onondaga)\b/i,
  Tompkins: /\b(?:ithaca|tompkins)\b/i,
  Orange: /\b(?:newburgh|middletown|orange county,? ny)\b/i,
  Rockland: /\b(?:rockland|spring valley|nyack)\b/i,
};

const first = (table: Record<string, RegExp>, message: string) =>
  Object.entries(table).find(([, pattern]) => pattern.test(message))?.[0];

/** Where it happened, as far as the message says. `isAnswer`: the person was just asked. */
export function placeIn(message: string, isAnswer: boolean): Place | null {
  const nycCounty = first(NYC_COUNTIES, message);
  if (nycCounty) return { usState: 'New York', county: nycCounty, isNyc: true };
  if (/\b(?:nyc|n\.y\.c\.|new york city|nueva york ciudad|ciudad de nueva york)\b/i.test(message))
    return { usState: 'New York', isNyc: true };
  const county = first(OTHER_COUNTIES, message);
  if (county) return { usState: 'New York', county, isNyc: false };
  if (/\bnueva york\b/i.test(message)) return { usState: 'New York' };
  const usState = usStateIn(message, { bareAbbreviations: isAnswer });
  return usState ? { usState } : null;
}
