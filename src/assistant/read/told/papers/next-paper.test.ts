import { expect, test } from 'vitest';
import { START } from '../../../remember/state.ts';
import { isOfEarlierPaper, nextPaperIn, withoutPaper } from './next-paper.ts';

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
