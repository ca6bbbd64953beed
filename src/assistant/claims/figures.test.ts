import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { figuresIn } from './figures.ts';

const stated = (text: string) => [...figuresIn(text).stated].toSorted();
const isCarried = (claim: string, passage: string) => {
  const { covered } = figuresIn(passage);
  return stated(claim).every((figure) => covered.has(figure));
};

describe('the same figure in other words', () => {
  test.each([
    ['fourteen days', '14 days'],
    ['a 14-day notice', '14 days'],
    ['two weeks', '14 days'],
    ['14 calendar days', '14 days'],
    ['catorce días', '14 days'],
    ['twenty-one days', '21 days'],
    ['the 3rd business day', '3 business days'],
    ['once the court has decided', 'no figure'],
    ['once días', '11 days'],
    ['3 días hábiles', 'three business days'],
    ['one year', '12 months'],
    ['1 año', 'one year'],
    ['2 years and 6 months', '2 years 6 months'],
    ['two and a half years', '2 years 6 months'],
    ['30, 60 or 90 days', '30 days, 60 days and 90 days'],
    ['between 10 and 20 days', '10 days or 20 days'],
    ['$1,000', '1000 dollars'],
    ['$10,000', 'ten thousand dollars'],
    ['$1 million', '$1,000,000'],
    ['15 percent', '15%'],
    ['15 por ciento', '15%'],
    ['twice the deposit', '2 times the deposit'],
    ['triple damages', '3 times the damages'],
    ['November 16, 2026', '2026-11-16'],
    ['16 de noviembre de 2026', 'Nov. 16, 2026'],
    ['11/16/2026', 'November 16th, 2026'],
    ['RPL 235-b', 'Real Property Law § 235-b'],
    ['section 235-b of the Real Property Law', 'Real Property Law § 235-b'],
    ['RPL § 235-b', 'Real Property Law section 235-b'],
    ['CPLR 320(a)', 'Civil Practice Law and Rules (CPLR) 320(a), 3012(a)'],
    ['15 U.S.C. § 1692g', '15 U.S. Code § 1692g(b)'],
    ['18 NYCRR 358-3.5', '18 NYCRR 358-3.5(b)(2)'],
    ['Labor Law § 663', 'Labor Law §§ 198(3), 663(3)'],
    ['(800) 942-6906', '1-800-942-6906'],
    ['800.942.6906', '800-942-6906'],
    ['www.nycourts.gov', 'https://www.nycourts.gov/'],
    ['Form I589', 'form I-589'],
  ])('%s is %s', (one, other) => {
    expect(isCarried(one, other)).toBe(true);
  });
});

describe('what a passage carries besides', () => {
  test.each([
    ['November 16', 'November 16, 2026'],
    ['14 of them', '14 days'],
    ['GOL 7-108', 'General Obligations Law § 7-108(1-a)(e)'],
    ['§ 7-108', 'General Obligations Law § 7-108(1-a)(e)'],
    ['nysenate.gov', 'https://www.nysenate.gov/legislation/laws/GOB/7-108'],
    ['no figure at all', ''],
    ['one of the landlords', ''],
    ['no one may', ''],
  ])('%s', (claim, passage) => {
    expect(isCarried(claim, passage)).toBe(true);
  });
});

describe('another figure', () => {
  test.each([
    ['15 days', '14 days'],
    ['14 months', '14 days'],
    ['14 business days', '14 days'],
    ['14 days', '14 business days'],
    ['$14', '14 days'],
    ['14%', '14 days'],
    ['$1,500', '$1,000'],
    ['November 16, 2027', 'November 16, 2026'],
    ['November 17', 'November 16, 2026'],
    ['RPL 235-c', 'Real Property Law § 235-b'],
    ['GOL 235-b', 'Real Property Law § 235-b'],
    ['General Obligations Law § 7-108(1-a)(g)', 'General Obligations Law § 7-108(1-a)(e)'],
    ['42 U.S.C. 1692g', '15 U.S.C. 1692g'],
    ['800-942-6907', '800-942-6906'],
    ['https://scam.example.com/pay', 'https://www.nycourts.gov/pay'],
    ['nycourts.gov/other', 'https://nycourts.gov/forms'],
    ['21 days', '14 days or 20 days'],
    ['7-108', ''],
  ])('%s is not in %s', (claim, passage) => {
    expect(isCarried(claim, passage)).toBe(false);
  });
});

test('a number written in any way stays the same number', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 999_999 }), (amount) => {
      expect(stated(`$${amount}`)).toEqual(stated(`${amount.toLocaleString('en-US')} dollars`));
      expect(stated(`${amount} days`)).toEqual(stated(`${amount}-day`));
    }),
  );
});

test('two different numbers are never the same', () => {
  const amount = fc.integer({ min: 2, max: 99_999 });
  fc.assert(
    fc.property(amount, amount, fc.constantFrom('$N', 'N days', 'N%', 'CPLR N', 'N months'), (a, b, form) => {
      fc.pre(a !== b);
      const write = (value: number) => form.replace('N', `${value}`);
      expect(isCarried(write(a), write(b))).toBe(false);
    }),
  );
});
