import { describe, expect, test } from 'vitest';
import { countyIn, findCourt } from '../find-court.ts';
import { findOtherSide } from '../find-parties.ts';
import { pageOfText } from '../page-text.ts';

const courtOf = (text: string) => findCourt(pageOfText(text));
const topOf = (line: number) => ({ left: 0, right: 0, top: line * 10, bottom: line * 10 + 8 });

describe('the court on top of a page', () => {
  test.each([
    ['housing', 'CIVIL COURT OF THE CITY OF NEW YORK\nHOUSING PART'],
    ['civil', 'ClVIL COURT OF THE CITY OF NEW YORK'],
    ['supreme', 'SUPREME COURT'],
    ['family', 'FAMILY COURT'],
    ['criminal', 'CRIMINAL COURT'],
  ])('%s', (court, text) => {
    expect(courtOf(text)?.court).toBe(court);
  });

  test('without one there is none', () => {
    expect(courtOf('Your rent is late.')).toBeNull();
    expect(courtOf('')).toBeNull();
  });

  test('its line is shown: the first that says court, or the first of the page', () => {
    expect(courtOf('Notice\nFAMILY COURT\nIn this court')?.box).toEqual(topOf(1));
    expect(courtOf('Notice\nHOUSING PART 3')?.box).toEqual(topOf(0));
  });

  test('its county comes with it', () => {
    expect(courtOf('FAMILY COURT\nCOUNTY OF KINGS')).toEqual({ court: 'family', county: 'Kings', box: topOf(0) });
    expect(courtOf('FAMILY COURT')?.county).toBeNull();
  });
});

describe('the county that a page names', () => {
  const county = (text: string) => countyIn(text.split(' '));

  test.each([
    ['county of kings', 'Kings'],
    ['court county of kings index', 'Kings'],
    ['c0unty of kings', 'Kings'],
    ['kings county', 'Kings'],
    ['the kings county court', 'Kings'],
    ['county of new york', 'New York'],
    ['new york county', 'New York'],
    ['saint county of st lawrence', 'St. Lawrence'],
    ['county of kinqs', 'Kings'],
    ['the county clerk of kings county', 'Kings'],
    ['county of erie', 'Erie'],
    ['county of nowhere in kings county', 'Kings'],
    ['queens county of bronx', 'Bronx'],
  ])('%s', (text, name) => {
    expect(county(text)).toBe(name);
  });

  test.each([
    ['', 'nothing'],
    ['kings', 'without the word county it may be a street'],
    ['county in kings', 'only "of" leads to it'],
    ['county of erle', 'of four letters none may be spoiled'],
    ['cuonti of kings', 'a county is no county with two letters spoiled'],
    ['county of york', 'half of a name is none'],
    ['york county', 'half of a name is none, before it either'],
    ['county of new jersey', 'a name that only begins like one'],
    ['in york county', 'a name that only ends like one'],
    ['county of', 'it ends'],
    ['county', 'it stands alone'],
  ])('"%s" names none: %s', (text) => {
    expect(county(text)).toBeNull();
  });
});

describe('who began the case', () => {
  const side = (text: string) => findOtherSide(pageOfText(text));

  test.each(['Petitioner', 'PLAINTIFF', 'Judgment Creditor', 'claimant'])('stands before the word %s', (word) => {
    expect(side(`CIVIL COURT\nACME REALTY LLC, ${word},\nagainst`)).toEqual({ name: 'ACME REALTY LLC', box: topOf(1) });
  });

  test('without the blank or the comma between the two', () => {
    expect(side('ACME LLC Petitioner')?.name).toBe('ACME LLC');
    expect(side('ACME LLC ; Petitioner')?.name).toBe('ACME LLC');
  });

  test('or on the line above it', () => {
    expect(side('CIVIL COURT\nACME REALTY LLC,\nPetitioner,')).toEqual({ name: 'ACME REALTY LLC', box: topOf(1) });
    expect(side('- Acme;\n(Petitioner)')?.name).toBe('Acme');
  });

  test.each([
    ['nobody is named', 'Your rent is late.'],
    ['the word stands on top of the page', 'Petitioner,\nACME REALTY LLC'],
    ['above it is the court', 'COUNTY OF KINGS\nPetitioner'],
    ['it is in the middle of a sentence', 'the\nthe petitioner wants rent'],
    ['what stands there is no name', 'AB\nPetitioner'],
    ['it is far too long', `${'A'.repeat(61)}\nPetitioner`],
  ])('is not made up where %s', (_, text) => {
    expect(side(text)).toBeNull();
  });

  test('a name has three letters at least and sixty at most', () => {
    expect(side('ABC\nPetitioner')?.name).toBe('ABC');
    expect(side(`${'A'.repeat(60)}\nPetitioner`)?.name).toHaveLength(60);
  });

  test('the first that is said to have begun it counts, and what comes later does not', () => {
    expect(side('the petitioner\nACME\nPlaintiff')).toBeNull();
  });
});
