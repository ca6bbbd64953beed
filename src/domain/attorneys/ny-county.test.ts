import { expect, test } from 'vitest';
import { countyIn, countyLabel, NY_COUNTIES } from './ny-county.ts';

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
