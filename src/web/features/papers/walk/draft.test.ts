import { expect, test } from 'vitest';
import { cards } from '#content/papers/cards';
import { pageOfText } from '#domain/papers/page-text.ts';
import { readPaper } from '#domain/papers/read-paper.ts';
import { confirmed, draftOf } from './draft.ts';
import type { ReadPages } from '../reading/messages.ts';

const TEXT = `CIVIL COURT OF THE CITY OF NEW YORK
COUNTY OF BRONX: HOUSING PART
CRESCENT CAPITAL LLC, Petitioner Index No. LT-308417-26/BX
NOTICE OF PETITION NONPAYMENT
demands rent of $4,350.00. Dated: November 4, 2026`;

function read(doubts: Partial<ReadPages['doubts']> = {}): ReadPages {
  const pages = [pageOfText(TEXT)];
  const reading = readPaper(pages, cards);
  return {
    pages,
    reading,
    doubts: { number: null, amount: null, dates: reading.dates.map(() => null), ...doubts },
    leftOut: 0,
  };
}
const card = (id: string) => cards.find((one) => one.id === id)!;
const NONPAYMENT = card('petition-nonpayment');

test('names are left out unless they are added', () => {
  const draft = draftOf(NONPAYMENT, read(), 'en');
  expect(draft.otherSide.value).toBe('CRESCENT CAPITAL LLC');
  expect(confirmed(draft).otherSide).toBeNull();
  expect(confirmed({ ...draft, hasOtherSide: true }).otherSide).toBe('CRESCENT CAPITAL LLC');
});

test('a value that was read in two ways is chosen by nobody but the person', () => {
  const draft = draftOf(NONPAYMENT, read({ amount: 4850 }), 'en');
  expect(draft.amount).toMatchObject({ value: null, options: [4350, 4850] });
  expect(confirmed(draft).amount).toEqual({ role: 'rent', value: null });
});

test('the day it was got is never made up', () => {
  expect(confirmed(draftOf(NONPAYMENT, read(), 'en')).served).toBeNull();
});

test('the lines follow the kind, and the court is said in the reader’s language', () => {
  expect(draftOf(NONPAYMENT, read(), 'es').court.value).toBe('Corte de Vivienda, condado de Bronx');
  expect(draftOf(card('jury-summons'), null, 'en')).toMatchObject({
    dates: [{ event: 'court-date', value: null }],
    amount: null,
  });
});
