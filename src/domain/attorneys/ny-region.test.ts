import { expect, test } from 'vitest';
import { NY_COUNTIES } from './ny-county.ts';
import { NY_REGIONS, regionOf } from './ny-region.ts';

test('every county lies in a region, and every region has counties', () => {
  expect(NY_COUNTIES.filter((county) => regionOf(county) === null)).toEqual([]);
  expect(new Set(NY_COUNTIES.map(regionOf))).toEqual(new Set(NY_REGIONS));
});

test.each([
  ['Kings', 'new-york-city'],
  ['Suffolk', 'long-island'],
  ['Westchester', 'hudson-valley'],
  ['Clinton', 'capital'],
  ['Onondaga', 'central'],
  ['Erie', 'western'],
])('%s lies in %s', (county, region) => {
  expect(regionOf(county)).toBe(region);
});

test('a place that is no county lies nowhere', () => {
  expect(regionOf('Atlantis')).toBeNull();
});
