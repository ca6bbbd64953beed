import { describe, expect, test } from 'vitest';
import { EMPTY_CASE } from '#domain/matter/case-file.ts';
import { factsTold } from '../told-facts.ts';

const HOUSING = { file: { ...EMPTY_CASE, otherSide: 'landlord' as const }, about: 'housing/repairs' };
const told = (message: string, talk?: typeof HOUSING) => {
  const { homes, ownerLives } = factsTold(message, talk ? { talk } : {});
  return { homes, ownerLives };
};

describe('the house', () => {
  test.each([
    ['my landlord has a 2 family house and he lives downstairs', { homes: 2, ownerLives: true }],
    ['i rent in a two-family home, the owner lives upstairs', { homes: 2, ownerLives: true }],
    ['the landlord lives in the building, it has 12 apartments. building has 12 apartments', { homes: 12, ownerLives: true }],
    ['rento en una casa de 3 familias y el dueño vive abajo', { homes: 3, ownerLives: true }],
    ['mi casero no vive en el edificio', { homes: undefined, ownerLives: false }],
    ['my landlord lives in florida', { homes: undefined, ownerLives: false }],
    ['renting half of a duplex', { homes: 2, ownerLives: undefined }],
  ])('%s', (message, facts) => expect(told(message)).toEqual(facts)); // prettier-ignore

  test('in a talk about it "he" is the landlord', () => {
    expect(told('its 2 family house he lives downstairs', HOUSING)).toEqual({ homes: 2, ownerLives: true });
    expect(told('he lives downstairs').ownerLives).toBeUndefined();
  });

  test.each([
    'i have 2 family members here and my landlord wants us out',
    'family court case 2 about my lease',
    'my rent went up, we are a family of 4',
    'my landlord lives off the rent',
    'my neighbor lives upstairs and my landlord does nothing',
  ])('nothing of it: %s', (message) => expect(told(message)).toEqual({ homes: undefined, ownerLives: undefined }));
});
