import { PLACES } from './ny-places.ts';

/** The 62 counties of New York, as the courts name them. */
export const NY_COUNTIES: readonly string[] = (
  'Albany, Allegany, Bronx, Broome, Cattaraugus, Cayuga, Chautauqua, Chemung, Chenango, Clinton, Columbia, ' +
  'Cortland, Delaware, Dutchess, Erie, Essex, Franklin, Fulton, Genesee, Greene, Hamilton, Herkimer, ' +
  'Jefferson, Kings, Lewis, Livingston, Madison, Monroe, Montgomery, Nassau, New York, Niagara, Oneida, ' +
  'Onondaga, Ontario, Orange, Orleans, Oswego, Otsego, Putnam, Queens, Rensselaer, Richmond, Rockland, ' +
  'Saratoga, Schenectady, Schoharie, Schuyler, Seneca, St. Lawrence, Steuben, Suffolk, Sullivan, Tioga, ' +
  'Tompkins, Ulster, Warren, Washington, Wayne, Westchester, Wyoming, Yates'
).split(', ');

const ALSO_KNOWN_AS: Readonly<Record<string, string>> = {
  Kings: 'Kings (Brooklyn)',
  'New York': 'New York (Manhattan)',
  Richmond: 'Richmond (Staten Island)',
};

const escaped = (words: string) => words.replaceAll('.', String.raw`\.?`);
const pattern = (words: readonly string[]) => new RegExp(String.raw`\b(?:${words.map(escaped).join('|')})\b`, 'i');

const BY_COUNTY = NY_COUNTIES.map((county) => ({
  county,
  // "Orange" or "Clinton" alone can mean anything: a county's own name counts only with the word.
  words: pattern([`${county} county`, ...(PLACES[county] ?? [])]),
}));

/** "Brentwood, California": names that other states have too. */
const IN_OTHER_STATE =
  /^,? (?:new jersey|nj|n\.j\.|connecticut|ct|pennsylvania|pa|massachusetts|california|florida|fl|texas|tx|illinois|georgia|ohio|maryland|md|virginia|vermont|vt|tennessee|michigan|arizona|north carolina|south carolina)\b/i;

/** The county that a text names first, if any. */
export function countyIn(text: string): string | null {
  let first: { county: string; at: number } | null = null;
  for (const { county, words } of BY_COUNTY) {
    const found = words.exec(text);
    const at = found && !IN_OTHER_STATE.test(text.slice(found.index + found[0].length)) ? found.index : undefined;
    if (at !== undefined && (first === null || at < first.at)) first = { county, at };
  }
  return first?.county ?? null;
}

/** "in the Bronx": nothing is left of it, for a stray "in" says something too. */
const WITH_WHAT_LEADS_TO_IT = BY_COUNTY.map(
  ({ words }) => new RegExp(`(?:\\b(?:in|en|from|near|around) (?:the |el |la )?)?(?:${words.source})`, 'gi'),
);

/** A text without the places in New York that it names. */
export function withoutCounties(text: string): string {
  return WITH_WHAT_LEADS_TO_IT.reduce((rest, words) => rest.replace(words, ' '), text);
}

/** With the name that most people use for it. */
export function countyLabel(county: string): string {
  return ALSO_KNOWN_AS[county] ?? county;
}
