/** The parts of the state in which legal aid is organized. Each county lies in one of them. */
export const NY_REGIONS = ['new-york-city', 'long-island', 'hudson-valley', 'capital', 'central', 'western'] as const;
export type NyRegion = (typeof NY_REGIONS)[number];

const COUNTIES: Readonly<Record<NyRegion, string>> = {
  'new-york-city': 'Bronx, Kings, New York, Queens, Richmond',
  'long-island': 'Nassau, Suffolk',
  'hudson-valley': 'Dutchess, Orange, Putnam, Rockland, Sullivan, Ulster, Westchester',
  // With the North Country.
  capital:
    'Albany, Clinton, Columbia, Essex, Franklin, Fulton, Greene, Hamilton, Montgomery, Rensselaer, Saratoga, ' +
    'Schenectady, Schoharie, St. Lawrence, Warren, Washington',
  central:
    'Broome, Cayuga, Chenango, Cortland, Delaware, Herkimer, Jefferson, Lewis, Madison, Oneida, Onondaga, Oswego, ' +
    'Otsego',
  // With the Finger Lakes and the Southern Tier.
  western:
    'Allegany, Cattaraugus, Chautauqua, Chemung, Erie, Genesee, Livingston, Monroe, Niagara, Ontario, Orleans, ' +
    'Schuyler, Seneca, Steuben, Tioga, Tompkins, Wayne, Wyoming, Yates',
};

const BY_COUNTY = new Map(NY_REGIONS.flatMap((region) => COUNTIES[region].split(', ').map((name) => [name, region])));

/** As the courts name the county. */
export function regionOf(county: string): NyRegion | null {
  return BY_COUNTY.get(county) ?? null;
}
