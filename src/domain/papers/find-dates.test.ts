import { describe, expect, test } from 'vitest';
import { findDates } from './find-dates.ts';
import type { PaperEvent } from './paper-kind.ts';
import { writtenDays } from './written-days.ts';

const daysIn = (text: string) => writtenDays(text).map(({ iso }) => iso);

describe('a day that is written', () => {
  test.each([
    ['November 4, 2026', '2026-11-04'],
    ['January 4, 2026', '2026-01-04'],
    ['4 de enero de 2026', '2026-01-04'],
    ['Nov. 4th, 2026', '2026-11-04'],
    ['Sept 1 2026', '2026-09-01'],
    ['May 9, 2026', '2026-05-09'],
    ['4 de noviembre de 2026', '2026-11-04'],
    ['4th day of November, 2026', '2026-11-04'],
    ['11/4/2026', '2026-11-04'],
    ['11-04-2026', '2026-11-04'],
    ['11042026', '2026-11-04'],
    ['12/31/2026', '2026-12-31'],
  ])('%s', (text, iso) => {
    expect(daysIn(text)).toEqual([iso]);
  });

  test.each([
    ['1O/Z8/2O26', '2026-10-28'],
    ['Noverber 4, 2026', '2026-11-04'],
    ['|November 4, 2026', '2026-11-04'],
    ['INovember 4, 2026', '2026-11-04'],
    ['IMay 4, 2026', '2026-05-04'],
    ['Aprul 4, 2026', '2026-04-04'],
    ['IAprul 4, 2026', '2026-04-04'],
    ['Novarber 4, 2026', '2026-11-04'],
    ['Jule 4, 2026', '2026-07-04'],
    ['4 de ener de 2026', '2026-01-04'],
    ['Auqusl 4, 2026', null],
    ['Mby 4, 2026', null],
    ['Xprul 4, 2026', null],
  ])('%s in a photo', (text, iso) => {
    expect(daysIn(text)).toEqual(iso === null ? [] : [iso]);
  });

  test.each(['February 30, 2026', '13/13/2026', 'Room 12, 2026', 'Section 4, 2026', 'no day', '11/04/20265'])(
    'none is %s',
    (text) => {
      expect(daysIn(text)).toEqual([]);
    },
  );

  test('each once, from the first to the last, with its place', () => {
    const text = 'By 12/01/2026 or on November 4, 2026 (11/05/2026).';
    expect(writtenDays(text).map(({ iso, start, end }) => [iso, text.slice(start, end)])).toEqual([
      ['2026-12-01', '12/01/2026'],
      ['2026-11-04', 'November 4, 2026'],
      ['2026-11-05', '11/05/2026'],
    ]);
  });
});

const found = (text: string, ...events: PaperEvent[]) => findDates(text, events).map(({ event, iso }) => [event, iso]);

test('two days that touch are two', () => {
  expect(daysIn('11/04/2026|Nov 5, 2026')).toEqual(['2026-11-04', '2026-11-05']);
});

describe('what happens on a day', () => {
  test('is told in the order of the paper, whichever is surer', () => {
    expect(found('Your hearing, as you know: 01/12/2027. Dated 11/02/2026', 'court-date', 'notice-dated')).toEqual([
      ['court-date', '2027-01-12'],
      ['notice-dated', '2026-11-02'],
    ]);
    expect(found('Mailed, date of this notice 11/02/2026', 'notice-mailed', 'notice-dated')).toEqual([
      ['notice-dated', '2026-11-02'],
    ]);
  });

  test('is said by the words before it, and only what the paper carries is heard', () => {
    const text = 'Dated: 11/02/2026. Your hearing is on 01/12/2027.';
    expect(found(text, 'court-date', 'notice-dated')).toEqual([
      ['notice-dated', '2026-11-02'],
      ['court-date', '2027-01-12'],
    ]);
    expect(found(text, 'court-date')).toEqual([['court-date', '2027-01-12']]);
    expect(found(text)).toEqual([]);
    expect(found('Dated 11/02/2026', 'no-such-event' as PaperEvent)).toEqual([]);
  });

  test('is the event that is named nearest to it; each day has one, and each event', () => {
    expect(found('Dated and mailed 11/02/2026', 'notice-dated', 'notice-mailed')).toEqual([
      ['notice-mailed', '2026-11-02'],
    ]);
    expect(found('Mailed and dated 11/02/2026', 'notice-dated', 'notice-mailed')).toEqual([
      ['notice-dated', '2026-11-02'],
    ]);
    expect(found('Dated, as you can see, 11/02/2026. Dated 11/03/2026.', 'notice-dated')).toEqual([
      ['notice-dated', '2026-11-03'],
    ]);
    expect(found('Dated 11/02/2026. Dated, as you can see, 11/03/2026.', 'notice-dated')).toEqual([
      ['notice-dated', '2026-11-02'],
    ]);
    expect(
      found('Dated long ago and far away, dated 11/02/2026, mailed then, 11/03/2026', 'notice-dated', 'notice-mailed'),
    ).toEqual([
      ['notice-dated', '2026-11-02'],
      ['notice-mailed', '2026-11-03'],
    ]);
  });

  test('is not said by words that are far away, or before another day', () => {
    const after = (signs: number) => found(`Dated${' '.repeat(signs)}11/02/2026`, 'notice-dated');
    expect(after(105)).toEqual([['notice-dated', '2026-11-02']]);
    expect(after(106)).toEqual([]);
    expect(found('Dated 11/02/2026, 11/03/2026', 'notice-dated')).toEqual([['notice-dated', '2026-11-02']]);
  });

  test('at an hour is in court, also where it is dated', () => {
    expect(found('on 01/12/2027 at 9:30', 'court-date')).toEqual([['court-date', '2027-01-12']]);
    expect(found('on 01/12/2027 at 9:30', 'notice-dated')).toEqual([]);
    expect(found('on 01/12/2027', 'court-date')).toEqual([]);
    const appear = (hour: string) =>
      found(`You must appear in this court. Dated 01/12/2027${hour}`, 'court-date', 'notice-dated');
    expect(appear(' at 9:30')).toEqual([['court-date', '2027-01-12']]);
    expect(appear('')).toEqual([['notice-dated', '2027-01-12']]);
    const far = `You must appear ${'in this very court '.repeat(3)}. Dated 01/12/2027 at 9:30`;
    expect(found(far, 'court-date', 'notice-dated')).toEqual([['notice-dated', '2027-01-12']]);
    expect(found(`${'x'.repeat(30)} mailed 01/12/2027 at 9:30`, 'notice-mailed', 'court-date')).toEqual([
      ['notice-mailed', '2027-01-12'],
    ]);
  });

  test('an hour that stands further behind is of something else', () => {
    expect(found('on 01/12/2027, and much later than that at 9:30', 'court-date')).toEqual([]);
  });
});
