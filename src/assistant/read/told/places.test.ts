import { expect, test } from 'vitest';
import {
  isMostlyPlace,
  isOnlyWhereRelativeLives,
  isWhereFamilyLives,
  isWhereOtherLives,
  isWhereTheyComeFrom,
  placeIn,
  withoutPlaces,
} from './places.ts';

test.each([
  ['my landlord in Brooklyn', { usState: 'New York', county: 'Kings', isNyc: true }],
  ['White Plains NY', { usState: 'New York', county: 'Westchester', isNyc: false }],
  ['it is in nyc', { usState: 'New York', isNyc: true }],
  ['i work on long island', { usState: 'New York', isNyc: false }],
  ['long island city', { usState: 'New York', county: 'Queens', isNyc: true }],
  ['en nueva york', { usState: 'New York' }],
  ['a court in Ohio', { usState: 'Ohio' }],
  ['my landlord', null],
  ['not queens, staten island', { usState: 'New York', county: 'Richmond', isNyc: true }],
  ['no vivo en queens, vivo en yonkers', { usState: 'New York', county: 'Westchester', isNyc: false }],
  ['no es queens es brooklyn', { usState: 'New York', county: 'Kings', isNyc: true }],
  ["it isn't in manhattan but in the bronx", { usState: 'New York', county: 'Bronx', isNyc: true }],
  ['soy de texas pero vivo en nueva york', { usState: 'New York' }],
  ['im from florida but live in new york', { usState: 'New York' }],
  ['soy del bronx', { usState: 'New York', county: 'Bronx', isNyc: true }],
  ['no hay luz en el bronx', { usState: 'New York', county: 'Bronx', isNyc: true }],
  ['no tengo calefaccion, queens', { usState: 'New York', county: 'Queens', isNyc: true }],
  ['vivo por jackson heights', { usState: 'New York', county: 'Queens', isNyc: true }],
  ['mi casero en manjatan', { usState: 'New York', county: 'New York', isNyc: true }],
  ['vivo en nueva yersi', { usState: 'New Jersey' }],
  ['mi apartamento esta en nueva jersey', { usState: 'New Jersey' }],
  ['i rent in jersey', { usState: 'New Jersey' }],
  ['en carolina del norte', { usState: 'North Carolina' }],
  ['vivo en tejas', { usState: 'Texas' }],
  ['a blue jersey', null],
  ['not in the city', { usState: 'New York', isNyc: false }],
  ['bruklin', { usState: 'New York', county: 'Kings', isNyc: true }],
])('%j', (message, place) => {
  expect(placeIn(message, false)).toEqual(place);
});

test.each([
  ['my landlord in Brooklyn kept my deposit', 'my landlord kept my deposit'],
  ['no heat, Queens NY', 'no heat,'],
  ['la grúa se llevó mi carro en el Bronx', 'la grúa se llevó mi carro'],
  ['the city of New York towed my car', 'towed my car'],
  ['me despidieron en nueva york', 'me despidieron'],
  ['New York', 'New York'],
  ['anything else', 'anything else'],
])('%j without its places is %j', (message, rest) => {
  expect(withoutPlaces(message)).toBe(rest);
});

test.each([
  ['vivo en Queens', true],
  ['im in bushwick hes in manhattan', true],
  ['Buffalo', true],
  ['my landlord in Queens changed the locks', false],
  ['anything else', false],
])('%j is mostly a place: %j', (message, isOne) => {
  expect(isMostlyPlace(message)).toBe(isOne);
});

test.each([
  ['he lives in Newark now', true],
  ['my ex moved to Ohio last year', true],
  ['mi papá vive en Miami', true],
  ['ella ya no está en Nueva York, vive en Texas', true],
  ['I moved to Ohio', false],
  ['the crash was in Newark', false],
  ['vivo en Miami', false],
])('%j is where somebody else lives: %j', (message, isOthers) => {
  expect(isWhereOtherLives(message)).toBe(isOthers);
});

test.each(["my son's father lives in Florida and won't pay", 'el papa de mi hijo vive en florida y no paga', 'my ex moved to Texas', 'my mom in Georgia says I can'])(
  '%j: where a relative lives is not where the matter is',
  (message) => {
    expect(isWhereFamilyLives(message)).toBe(true);
  },
); // prettier-ignore

test.each(['my landlord lives in Philadelphia', 'he lives in Newark', 'I live in Ohio'])(
  '%j names no relative',
  (message) => {
    expect(isWhereFamilyLives(message)).toBe(false);
  },
);

test.each([
  ['naci en puerto rico', true],
  ['soy de puerto rico y el casero no arregla', true],
  ['i came here from florida last year', true],
  ['me crie en texas', true],
  ['soy de nueva jersey', false],
  ['vivo en puerto rico', false],
])('%j is only where somebody comes from: %j', (message, isOrigin) => {
  expect(isWhereTheyComeFrom(message)).toBe(isOrigin);
});

test.each([
  ['my cousin in flushing told me to sue', true],
  ['mi tia vive en el bronx y dice que pelee', true],
  ['my brother lives in yonkers', true],
  ['my sister lives in queens, i live in the bronx', false],
  ['mi hermana vive en queens conmigo', false],
  ['my ex lives in queens', false],
  ['my landlord lives in queens', false],
  ['my apartment in queens', false],
])('%j: only where a relative is: %j', (message, isTheirs) => {
  expect(isOnlyWhereRelativeLives(message)).toBe(isTheirs);
});
