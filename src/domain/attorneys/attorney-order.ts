/** How well an attorney's counties fit the issue's. Without counties of their own they practise in the whole state. */
export const COUNTY_FITS = ['county', 'statewide', 'elsewhere'] as const;
export type CountyFit = (typeof COUNTY_FITS)[number];

export type Candidate = {
  readonly counties: readonly string[];
  readonly languages?: readonly string[];
  readonly placement: number;
};

/** What is known of the issue; `language` is the one that the person writes, null where every attorney speaks it. */
export type Wanted = { readonly county: string | null; readonly language: string | null };
export type Ordered<T extends Candidate> = T & { readonly fit: CountyFit };

/**
 * The order published at /how-we-order: fit of county first, then who speaks the person's language, then chance, in which a
 * paid placement counts as many more tickets. Nothing else decides, and money never lifts anybody over a better fit.
 */
export function orderAttorneys<T extends Candidate>(
  candidates: readonly T[],
  { county, language }: Wanted,
  random: () => number,
): Ordered<T>[] {
  const speaks = ({ languages = [] }: Candidate) => language === null || languages.includes(language);
  return candidates
    .map((candidate) => ({
      candidate: { ...candidate, fit: fitOf(candidate, county) },
      draw: drawFor(candidate, random()),
    }))
    .toSorted(
      (a, b) =>
        rank(a.candidate.fit) - rank(b.candidate.fit) ||
        Number(speaks(b.candidate)) - Number(speaks(a.candidate)) ||
        b.draw - a.draw,
    )
    .map(({ candidate }) => candidate);
}

function fitOf({ counties }: Candidate, county: string | null): CountyFit {
  if (counties.length === 0 || county === null) return 'statewide';
  return counties.includes(county) ? 'county' : 'elsewhere';
}

const rank = (fit: CountyFit) => COUNTY_FITS.indexOf(fit);

/** Drawing without replacement by weight: the largest of these is the first card (Efraimidis and Spirakis). */
function drawFor({ placement }: Candidate, chance: number): number {
  return chance ** (1 / (1 + Math.max(0, placement)));
}
