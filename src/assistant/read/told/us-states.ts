export const US_STATES: Readonly<Record<string, string>> = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'Washington, D.C.',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  PR: 'Puerto Rico',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
};

const NEW_YORK_PLACES =
  /\b(nyc|n\.y\.|new york|brooklyn|queens|bronx|manhattan|staten island|long island|westchester|buffalo|rochester|albany|syracuse|yonkers|ithaca|suffolk county|nassau county)\b/i;

/** Cities that people name without their state. */
const CITIES: Record<string, RegExp> = {
  'New Jersey': /\b(?:jersey city|newark|hoboken|paterson|trenton|camden|atlantic city)\b/i,
  Connecticut: /\b(?:hartford|new haven|stamford|bridgeport)\b/i,
  Pennsylvania: /\b(?:philadelphia|philly|pittsburgh|scranton)\b/i,
  Massachusetts: /\b(?:boston|worcester, ma|cambridge, ma)\b/i,
  Illinois: /\bchicago\b/i,
  California: /\b(?:los angeles|san francisco|san diego|sacramento|oakland|san jose)\b/i,
  Texas: /\b(?:houston|dallas|san antonio|austin|el paso|fort worth)\b/i,
  Florida: /\b(?:miami|orlando|tampa|jacksonville|fort lauderdale)\b/i,
  Georgia: /\batlanta\b/i,
  Washington: /\bseattle\b/i,
  Oregon: /\bportland\b/i,
  Colorado: /\bdenver\b/i,
  Arizona: /\b(?:phoenix|tucson)\b/i,
  Nevada: /\blas vegas\b/i,
  Michigan: /\bdetroit\b/i,
  Ohio: /\b(?:cleveland|cincinnati|columbus(?! (?:day|ave|avenue|circle)))\b/i,
  Maryland: /\bbaltimore\b/i,
  'North Carolina': /\b(?:charlotte|raleigh)\b/i,
  Tennessee: /\b(?:nashville|memphis)\b/i,
  Louisiana: /\bnew orleans\b/i,
  Missouri: /\b(?:st\.? louis|kansas city)\b/i,
  Minnesota: /\bminneapolis\b/i,
  Wisconsin: /\bmilwaukee\b/i,
};

/** As Spanish says it, or everybody around here. */
const ALSO_CALLED: Record<string, RegExp> = {
  'New Jersey': /\bnueva jersey\b|\b(?:in|en|to|a|from|de) jersey\b(?! (?:ave|st|street)\b)/i,
  'North Carolina': /\bcarolina del norte\b/i,
  'South Carolina': /\bcarolina del sur\b/i,
  Texas: /\btejas\b/i,
  Louisiana: /\bluisiana\b/i,
  'New Mexico': /\bnuevo m[eé]xico\b/i,
  'West Virginia': /\bvirginia occidental\b/i,
  'Washington, D.C.': /\bdistrito de columbia\b/i,
};

/** "me", "in", "or" and "hi" are words before they are states: bare abbreviations count only as an answer to the question. */
export function usStateIn(message: string, options: { bareAbbreviations: boolean }): string | null {
  if (NEW_YORK_PLACES.test(message) || /\bNY\b/.test(message)) return 'New York';
  const byLength = Object.values(US_STATES).toSorted((a, b) => b.length - a.length);
  for (const name of byLength) if (new RegExp(`\\b${name}\\b`, 'i').test(message)) return name;
  const called = Object.entries(ALSO_CALLED).find(([, words]) => words.test(message));
  if (called) return called[0];
  const city = Object.entries(CITIES).find(([, pattern]) => pattern.test(message));
  if (city) return city[0];
  const bare = message.trim().replace(/[.!]$/, '').toUpperCase();
  return options.bareAbbreviations ? (US_STATES[bare] ?? null) : null;
}
