const STATES: Record<string, string> = {
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

/** "me", "in", "or" and "hi" are words before they are states: bare abbreviations count only as an answer to the question. */
export function usStateIn(message: string, options: { bareAbbreviations: boolean }): string | null {
  if (NEW_YORK_PLACES.test(message) || /\bNY\b/.test(message)) return 'New York';
  const byLength = Object.values(STATES).toSorted((a, b) => b.length - a.length);
  for (const name of byLength) if (new RegExp(`\\b${name}\\b`, 'i').test(message)) return name;
  const bare = message.trim().replace(/[.!]$/, '').toUpperCase();
  return options.bareAbbreviations ? (STATES[bare] ?? null) : null;
}
