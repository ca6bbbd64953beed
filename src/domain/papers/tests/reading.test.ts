import { describe, expect, test } from 'vitest';
import { pageOfText, type Line, type PageText } from '../page-text.ts';
import type { ReadableKind } from '../paper-kind.ts';
import { readAs, readPaper } from '../read-paper.ts';

const kind = (id: ReadableKind['id'], title: string, more: Partial<ReadableKind> = {}): ReadableKind => ({
  id,
  signs: { titles: [title], phrases: [], against: [] },
  dates: [],
  amount: null,
  ...more,
});
const SUMMONS = kind('summons', 'civil summons', { dates: ['notice-dated', 'court-date'] });
const JUDGMENT = kind('judgment', 'judgment', { dates: ['judgment'], amount: 'debt' });
const KINDS = [SUMMONS, JUDGMENT];
const read = (...pages: string[]) => readPaper(pages.map(pageOfText), KINDS);

/** A line at a place of a page. */
const at = (left: number, top: number, text: string): Line => {
  const box = { left, top, right: left + 200, bottom: top + 20 };
  return { box, words: text.split(' ').map((word) => ({ text: word, box, confidence: 90 })) };
};
const page = (...lines: Line[]): PageText => ({ width: 700, height: 900, lines });

describe('a paper', () => {
  test('is read as the kind that it most likely is: a summons has no sum', () => {
    const text = (title: string) => `${title}\nDated: November 4, 2026\nThe total amount is $500.00`;
    expect(read(text('CIVIL SUMMONS'))).toMatchObject({ amount: null, dates: [{ event: 'notice-dated' }] });
    expect(read(text('JUDGMENT'))).toMatchObject({ amount: { value: 500, page: 0 } });
    expect(read(text('JUDGMENT')).kinds.map(({ id }) => id)).toEqual(['judgment', 'summons']);
  });

  test('its kind may stand on its second page', () => {
    expect(read('something', 'CIVIL SUMMONS').kinds[0]).toMatchObject({ id: 'summons', score: 5 });
  });

  test('of which no kind is known has its court and number, but no days and no sum', () => {
    const { dates, amount, court, number } = readPaper(
      [pageOfText('FAMILY COURT Docket No. F-12345-26\nDated: November 4, 2026\nThe total is $500.00')],
      [],
    );
    expect({ dates, amount }).toEqual({ dates: [], amount: null });
    expect(court?.value.court).toBe('family');
    expect(number?.value).toBe('F-12345-26');
  });

  test('that says nothing holds nothing', () => {
    expect(readAs([pageOfText('')], null)).toEqual({
      court: null,
      otherSide: null,
      number: null,
      dates: [],
      amount: null,
      words: 0,
    });
    expect(readPaper([], []).words).toBe(0);
  });

  test('how much was read at all is counted over all pages', () => {
    expect(read('one two\nthree', 'four').words).toBe(4);
  });
});

describe('several pages', () => {
  test('of what stands on two of them the first counts', () => {
    const reading = read(
      'JUDGMENT FAMILY COURT Docket No. F-11111-26\nANA\nPetitioner\nThe total is $500.00',
      'CRIMINAL COURT Docket No. F-22222-26\nBEN\nPetitioner\nThe total is $900.00',
    );
    expect(reading).toMatchObject({
      court: { value: { court: 'family' }, page: 0 },
      otherSide: { value: { name: 'ANA' }, page: 0 },
      number: { value: 'F-11111-26', page: 0 },
      amount: { value: 500, page: 0 },
    });
  });

  test('what stands on the second is found there, each at its place', () => {
    const second = page(at(0, 0, 'FAMILY COURT'), at(0, 40, 'ANA'), at(0, 80, 'Petitioner'), at(0, 120, 'The total is $500.00'));
    const reading = readAs([page(at(0, 0, 'nothing')), second], JUDGMENT);
    expect(reading).toMatchObject({
      court: { page: 1, box: { top: 0, bottom: 20 } },
      otherSide: { page: 1, box: { top: 40, bottom: 60 } },
      amount: { page: 1, box: { top: 120, bottom: 140 } },
    });
  }); // prettier-ignore

  test('a day of one event is taken once, and another event from wherever it stands', () => {
    const { dates } = read(
      'CIVIL SUMMONS\nDated: November 4, 2026',
      'Dated: November 9, 2026\nYou must appear in court on December 1, 2026',
    );
    expect(dates.map(({ event, value, page: where }) => [event, value, where])).toEqual([
      ['notice-dated', '2026-11-04', 0],
      ['court-date', '2026-12-01', 1],
    ]);
  });
});

describe('a number in columns', () => {
  test('that is whole in its row is taken from there', () => {
    const made = page(at(0, 0, 'Index No.'), at(0, 40, 'F-99999-26'), at(400, 0, '123456/2026'));
    expect(readAs([made], null).number).toEqual({ value: '123456/2026', page: 0, box: made.lines[2]?.box });
  });

  test('that is broken over two lines of its column is put together, and shown with both', () => {
    const made = page(at(0, 0, 'ACME'), at(0, 30, 'LLC'), at(400, 0, 'Index No. LT-308417-'), at(400, 30, '26/BX'));
    expect(readAs([made], null).number).toEqual({
      value: 'LT-308417-26/BX',
      page: 0,
      box: { left: 400, right: 600, top: 0, bottom: 50 },
    });
  });

  test('that is whole in neither is taken as the row has it', () => {
    const made = page(at(0, 0, 'Claimant ID'), at(0, 40, '11111A'), at(400, 0, '37640621A'));
    expect(readAs([made], null).number).toEqual({ value: '37640621A', page: 0, box: made.lines[2]?.box });
  });

  test('that no row has is none, unless it is whole in its column', () => {
    const label = at(0, 0, 'Index No.');
    const far = at(400, 4, 'of the matter of somebody whose name is long');
    expect(readAs([page(label, at(0, 40, '37640621A'), far)], null).number).toBeNull();
    expect(readAs([page(label, at(0, 40, '123456/2026'), far)], null).number?.value).toBe('123456/2026');
  });
});
