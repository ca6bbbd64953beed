import { describe, expect, test } from 'vitest';
import { problems } from './answer-problems.ts';
import { countyOption, optionsFrom } from './listed-options.ts';

describe('lists that many papers ask from', () => {
  test('every county is there once, with an id that can stand in an answer', () => {
    const counties = optionsFrom('counties');
    expect(counties).toHaveLength(62);
    expect(new Set(counties.map(({ id }) => id)).size).toBe(62);
    expect(counties).toContainEqual({ id: 'new-york', label: 'New York' });
    expect(counties).toContainEqual({ id: 'st-lawrence', label: 'St. Lawrence' });
  });

  test('a court is printed as it calls itself', () => {
    expect(optionsFrom('courts').map(({ id, label, printed }) => [id, printed ?? label])).toEqual([
      ['nyc-civil', 'Civil Court of the City of New York'],
      ['nyc-housing', 'Civil Court of the City of New York, Housing Part'],
      ['supreme', 'Supreme Court of the State of New York'],
      ['county', 'County Court of the State of New York'],
      ['district-nassau', 'District Court of the County of Nassau'],
      ['district-suffolk', 'District Court of the County of Suffolk'],
      ['city', 'City Court of the City of'],
      ['town', 'Justice Court of the Town of'],
      ['village', 'Justice Court of the Village of'],
      ['family', 'Family Court of the State of New York'],
      ['surrogate', 'Surrogate’s Court of the State of New York'],
    ]);
  });

  test('who changes a list changes their own', () => {
    optionsFrom('courts').pop();
    expect(optionsFrom('courts')).toHaveLength(11);
  });
});

describe('the county that somebody names', () => {
  test.each([
    ['Brooklyn', 'kings'],
    ['Kings County', 'kings'],
    [' st. lawrence ', 'st-lawrence'],
    ['ALBANY', 'albany'],
    ['Essex', 'essex'],
    [' ESSEX ', 'essex'],
  ])('%s', (text, id) => {
    expect(countyOption(text)).toBe(id);
  });

  test.each(['', 'Ohio', 'nowhere'])('"%s" is none', (text) => {
    expect(countyOption(text)).toBeUndefined();
  });
});

test('how much is too much is said in figures', () => {
  expect(problems.tooLong(4000)).toEqual({
    en: 'Please use at most 4,000 characters.',
    es: 'Use como máximo 4,000 caracteres.',
  });
  expect(problems.atMost(3)).toEqual({ en: 'Please list at most 3.', es: 'Ponga como máximo 3.' });
});
