import { countyIn, NY_COUNTIES } from '#domain/attorneys/ny-county.ts';
import type { Option } from './definition.ts';

/** Lists that many papers ask from; a definition names them instead of writing them out. */
export const LISTS = ['counties', 'courts'] as const;
export type ListName = (typeof LISTS)[number];

/** Where the paper says it another way than the list, as in "City Court of the City of Albany". */
const COURTS: readonly Option[] = [
  { id: 'nyc-civil', label: 'Civil Court of the City of New York' },
  {
    id: 'nyc-housing',
    label: 'Housing Court in New York City',
    printed: 'Civil Court of the City of New York, Housing Part',
  },
  { id: 'supreme', label: 'Supreme Court', printed: 'Supreme Court of the State of New York' },
  { id: 'county', label: 'County Court', printed: 'County Court of the State of New York' },
  { id: 'district-nassau', label: 'District Court, Nassau County', printed: 'District Court of the County of Nassau' },
  {
    id: 'district-suffolk',
    label: 'District Court, Suffolk County',
    printed: 'District Court of the County of Suffolk',
  },
  { id: 'city', label: 'A City Court outside New York City', printed: 'City Court of the City of' },
  { id: 'town', label: 'A Town Court', printed: 'Justice Court of the Town of' },
  { id: 'village', label: 'A Village Court', printed: 'Justice Court of the Village of' },
  { id: 'family', label: 'Family Court', printed: 'Family Court of the State of New York' },
  { id: 'surrogate', label: 'Surrogate’s Court', printed: 'Surrogate’s Court of the State of New York' },
];

const idOf = (county: string) => county.toLowerCase().replaceAll(/[^a-z]+/g, '-');

const OPTIONS: Readonly<Record<ListName, readonly Option[]>> = {
  counties: NY_COUNTIES.map((county) => ({ id: idOf(county), label: county })),
  courts: COURTS,
};

export const optionsFrom = (list: ListName): Option[] => [...OPTIONS[list]];

/** "Brooklyn" and "Kings County" are the county of Kings. */
export function countyOption(text: string): string | undefined {
  const county = countyIn(text) ?? NY_COUNTIES.find((name) => name.toLowerCase() === text.trim().toLowerCase());
  return county === undefined ? undefined : idOf(county);
}
