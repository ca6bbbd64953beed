import { expect, test } from 'vitest';
import { START } from '../../../remember/state.ts';
import { isOfEarlierPaper, nextPaperIn, twoPapersIn, withoutPaper } from './next-paper.ts';

const after = (message: string, paper: 'rent-demand' | 'notice-to-quit' | 'summons' = 'rent-demand') =>
  nextPaperIn(message, { paper, amounts: {}, dates: {} });

test.each(['court papers came today', 'they taped a petition on my door', 'no, today i got the court petition', 'me llegaron papeles de la corte', 'i got papers from housing court'])(
  '%j: the court’s paper after the landlord’s',
  (message) => {
    expect(after(message)).toBe('petition-nonpayment');
    expect(after(message, 'notice-to-quit')).toBe('petition-holdover');
    expect(after(message, 'summons')).toBeUndefined();
    expect(nextPaperIn(message, { amounts: {}, dates: {} })).toBeUndefined();
  },
); // prettier-ignore

test.each(['what if court papers come', 'i have not got a petition', 'when i get court papers what do i do', 'si me llegan papeles de la corte', 'how long until the petition'])(
  '%j tells of none',
  (message) => {
    expect(after(message)).toBeUndefined();
  },
); // prettier-ignore

test('nothing is counted from the days of the paper before it', () => {
  const dates = { served: '2026-11-09', 'notice-mailed': '2026-11-08', 'court-date': '2026-12-02' };
  expect(withoutPaper({ paper: 'rent-demand', served: 'posted', amounts: {}, dates })).toEqual({
    paper: 'rent-demand',
    amounts: {},
    dates: { 'court-date': '2026-12-02' },
  });
});

test.each([
  ['the rent demand came before that, like october 20', true],
  ['its not the petition its the rent demand', false],
  ['no, it was the rent demand', false],
])('%j, after a petition: of an earlier paper %s', (message, isEarlier) => {
  const state = { ...START, file: { paper: 'petition-nonpayment' as const, amounts: {}, dates: {} } };
  expect(isOfEarlierPaper(message, 'rent-demand', state)).toBe(isEarlier);
  expect(isOfEarlierPaper(message, 'marshal-notice', state)).toBe(false);
  expect(isOfEarlierPaper(message, 'rent-demand', { ...state, pending: 'paper:eviction' })).toBe(false);
});

test.each([
  ['a 14-day rent demand on october 20, then court papers came november 12', ' court papers came november 12'],
  ['court papers came nov 12, before that was a 30 day notice to vacate', 'court papers came nov 12'],
  ['me dieron la demanda de renta el 3 y ayer llegaron papeles de la corte', 'ayer llegaron papeles de la corte'],
])('%j tells of two papers of one case, and the court’s counts', (message, ofCourt) => {
  const two = twoPapersIn(message);
  expect(two?.paper).toMatch(/^petition-/);
  expect(two?.ofCourt.trim()).toContain(ofCourt.trim());
  // What is said of the court's paper stands where it stood.
  expect(two && message.startsWith(two.ofCourt.trimStart(), two.ofCourt.length - two.ofCourt.trimStart().length)).toBe(
    true,
  );
});

test.each([
  'a rent demand came, it says pay in 14 days or court papers will come',
  'got a notice to quit, what happens if i get court papers',
  'i got a rent demand and then nothing',
  'court papers came on monday, i never got anything before',
])('%j tells of one', (message) => {
  expect(twoPapersIn(message)).toBeNull();
});
