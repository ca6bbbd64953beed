import { describe, expect, test } from 'vitest';
import { OPENED_AT } from '#assistant/numbers.ts';
import { aFound } from '#test/builders/scene.ts';
import { shareOfOpening, signsOfOpening, type SignsOfOpening } from './opening-signs.ts';

const heard = { answer: 'no', share: 0.6, agreed: 0.9 } as const;
const asked = { text: 'Can he keep it?', vectors: [], own: null } as const;
const likely = aFound({ score: 0.9, nearness: 0.8 });

const signs = (over: Partial<Parameters<typeof signsOfOpening>[0]> = {}): SignsOfOpening =>
  signsOfOpening({ asked, heard, found: likely, isTalk: true, ...over });

describe('whether a yes or a no is said before an answer', () => {
  test('it is where the statement is likely, and the judge is sure of what it says', () => {
    expect(shareOfOpening(signs({ asked: { ...asked, own: 'no' } }))).toBeGreaterThan(OPENED_AT);
  });

  test('it is not where another statement may be meant, or the judge hardly hears it', () => {
    expect(shareOfOpening(signs({ found: aFound({ score: 0.1, nearness: 0.5 }) }))).toBeLessThan(OPENED_AT);
    expect(shareOfOpening(signs({ heard: { ...heard, share: 0.15, agreed: 0.3 } }))).toBeLessThan(OPENED_AT);
  });

  test('what the text says by itself speaks for it', () => {
    const share = (own: 'yes' | 'no') => shareOfOpening(signs({ asked: { ...asked, own } }));
    expect(share('no')).toBeGreaterThan(share('yes'));
  });
});
