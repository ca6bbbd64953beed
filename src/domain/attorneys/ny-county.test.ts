import { expect, test } from 'vitest';
import { countyIn, countyLabel, NY_COUNTIES, withoutCounties } from './ny-county.ts';

test('New York has 62 counties, each once', () => {
  expect(NY_COUNTIES).toHaveLength(62);
  expect(new Set(NY_COUNTIES).size).toBe(62);
});

test.each([
  ['I live in Queens.', 'Queens'],
  ['my flat in BROOKLYN', 'Kings'],
  ['Staten Island, then the Bronx', 'Richmond'],
  ['the court in Suffolk County', 'Suffolk'],
  ['St Lawrence County', 'St. Lawrence'],
  ['moved out of Astoria in June', 'Queens'],
  ['a house near Buffalo', 'Erie'],
  ['the Bronx, then Staten Island', 'Bronx'],
  ['Harlem', 'New York'],
  ['Yonkers', 'Westchester'],
  ['Levittown', 'Nassau'],
  ['Brentwood', 'Suffolk'],
  ['Rochester', 'Monroe'],
  ['Syracuse', 'Onondaga'],
  ['Utica', 'Oneida'],
  ['Binghamton', 'Broome'],
  ['Ithaca', 'Tompkins'],
  ['Poughkeepsie', 'Dutchess'],
  ['Newburgh', 'Orange'],
  ['Niagara Falls', 'Niagara'],
  ['Schenectady', 'Schenectady'],
  ['Troy, NY', 'Rensselaer'],
  ['vivo en albany con mi hija', 'Albany'],
])('%j is in %s', (text, county) => {
  expect(countyIn(text)).toBe(county);
});

test.each(['I paid with an Orange card', 'Mr. Clinton', 'nowhere in particular', 'the state of New York', ''])(
  '%j names no county',
  (text) => {
    expect(countyIn(text)).toBeNull();
  },
);

test('a county is shown with the name people use', () => {
  expect(countyLabel('Kings')).toBe('Kings (Brooklyn)');
  expect(countyLabel('Queens')).toBe('Queens');
});

test('a text without its places says nothing of where', () => {
  const rest = (text: string) => withoutCounties(text).replaceAll(/\s+/g, ' ').trim();
  expect(rest('no heat in the Bronx, and from Queens a letter')).toBe('no heat , and a letter');
  expect(rest('vivo en el Bronx cerca')).toBe('vivo cerca');
  expect(rest('no heat at all')).toBe('no heat at all');
});

test.each([
  ['my apartment is in spring valley', 'Rockland'],
  ['la corte en mineola', 'Nassau'],
  ['vivo en freeport', 'Nassau'],
  ['a landlord in troy, ny', 'Rensselaer'],
  ['hunts point market', 'Bronx'],
  ['plattsburgh', 'Clinton'],
  ['i moved to brentwood, california', null],
  ['middletown nj', null],
  ['we flew to rome and jamaica', null],
])('%j lies in %s', (text, county) => {
  expect(countyIn(text)).toBe(county);
});
