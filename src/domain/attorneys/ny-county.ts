/** The 62 counties of New York, as the courts name them. */
export const NY_COUNTIES: readonly string[] = (
  'Albany, Allegany, Bronx, Broome, Cattaraugus, Cayuga, Chautauqua, Chemung, Chenango, Clinton, Columbia, ' +
  'Cortland, Delaware, Dutchess, Erie, Essex, Franklin, Fulton, Genesee, Greene, Hamilton, Herkimer, ' +
  'Jefferson, Kings, Lewis, Livingston, Madison, Monroe, Montgomery, Nassau, New York, Niagara, Oneida, ' +
  'Onondaga, Ontario, Orange, Orleans, Oswego, Otsego, Putnam, Queens, Rensselaer, Richmond, Rockland, ' +
  'Saratoga, Schenectady, Schoharie, Schuyler, Seneca, St. Lawrence, Steuben, Suffolk, Sullivan, Tioga, ' +
  'Tompkins, Ulster, Warren, Washington, Wayne, Westchester, Wyoming, Yates'
).split(', ');

/** Places that people name instead of their county. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  Kings: [
    'brooklyn',
    'williamsburg',
    'bushwick',
    'flatbush',
    'bed-stuy',
    'park slope',
    'sunset park',
    'bay ridge',
    'crown heights',
    'bedford-stuyvesant',
    'bensonhurst',
    'borough park',
    'brighton beach',
    'brownsville',
    'canarsie',
    'coney island',
    'east new york',
    'greenpoint',
    'kensington, brooklyn',
    'sheepshead bay',
    'red hook',
    'prospect heights',
  ],
  'New York': [
    'manhattan',
    'harlem',
    'washington heights',
    'east village',
    'lower east side',
    'inwood',
    'chelsea, manhattan',
    'upper east side',
    'upper west side',
    'chinatown',
    "hell's kitchen",
    'midtown',
    'tribeca',
    'soho',
    'east harlem',
    'morningside heights',
  ],
  Bronx: [
    'the bronx',
    'bronx',
    'riverdale',
    'fordham',
    'mott haven',
    'parkchester',
    'kingsbridge',
    'pelham bay',
    'morris heights',
    'soundview',
    'co-op city',
  ],
  Queens: [
    'queens',
    'astoria',
    'flushing',
    'long island city',
    'forest hills',
    'jackson heights',
    'far rockaway',
    'elmhurst',
    'corona',
    'woodside',
    'sunnyside',
    'ridgewood',
    'jamaica, queens',
    'bayside',
    'rego park',
    'ozone park',
    'richmond hill',
    'rockaway',
  ],
  Richmond: ['staten island'],
  Westchester: [
    'westchester',
    'yonkers',
    'white plains',
    'new rochelle',
    'mount vernon',
    'port chester',
    'ossining',
    'peekskill',
  ],
  Nassau: ['hempstead', 'hicksville', 'levittown', 'great neck'],
  Suffolk: ['brookhaven', 'islip', 'brentwood', 'riverhead'],
  Erie: ['buffalo', 'cheektowaga'],
  Monroe: ['rochester'],
  Onondaga: ['syracuse'],
  Oneida: ['utica'],
  Broome: ['binghamton'],
  Tompkins: ['ithaca'],
  Dutchess: ['poughkeepsie'],
  Orange: ['newburgh', 'middletown'],
  Niagara: ['niagara falls'],
  Schenectady: ['schenectady'],
  // Alone it may be where the state's offices are.
  Albany: ['in albany', 'en albany', 'from albany', 'near albany', 'albany, ny', 'albany ny'],
  Rensselaer: ['troy, ny', 'troy ny'],
  Ulster: ['kingston, ny', 'kingston ny'],
};

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

/** The county that a text names first, if any. */
export function countyIn(text: string): string | null {
  let first: { county: string; at: number } | null = null;
  for (const { county, words } of BY_COUNTY) {
    const at = words.exec(text)?.index;
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
