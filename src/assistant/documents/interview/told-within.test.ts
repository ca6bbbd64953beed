import { describe, expect, test } from 'vitest';
import { addressWithin, nameWithin, numberWithin } from './told-within.ts';

const isTalk = (text: string) => /\b(?:i|he|me|my|is|are|that)\b/i.test(text);

describe('a name with words around it', () => {
  test.each([
    ['lo vende un señor, se llama hector manuel rosario', 'hector manuel rosario'],
    ['put down walter eugene pruitt', 'walter eugene pruitt'],
    ['my older brother, Osvaldo Ocampo', 'Osvaldo Ocampo'],
    ['the people calling me are Midland Credit Management', 'Midland Credit Management'],
    ['el acreedor es Velocity Investments LLC', 'Velocity Investments LLC'],
    ['the contractor, Tri-County Roofing LLC', 'Tri-County Roofing LLC'],
    ["that'd be my son brian dunleavy", 'brian dunleavy'],
    ['mi mujer se llamaba mercedes liriano', 'mercedes liriano'],
  ])('%j', (said, name) => {
    expect(nameWithin(said, isTalk)).toBe(name);
  });

  test.each([
    'Rosa Delgado',
    'Green Leaf, the guy is called Sal',
    'put it where he is',
    'my brother is the one that has my car',
    'the one named 4471',
  ])('none in %j', (said) => {
    expect(nameWithin(said, isTalk)).toBeNull();
  });
});

describe('an address with words around it', () => {
  test.each([
    ["613 Lake Ave, Rochester, NY 14613, i've been here for years", '613 Lake Ave, Rochester, NY 14613'],
    ['send it to 1420 Bedford Avenue apt 2R brooklyn ny 11216', '1420 Bedford Avenue apt 2R brooklyn ny 11216'],
    ['45 no wait, 54 Elm St, Troy NY 12180', '54 Elm St, Troy NY 12180'],
    ['88 Fulton st brooklyn ny 11201 2nd floor', '88 Fulton st brooklyn ny 11201 2nd floor'],
    ['apt 4b 212 east 116 st new york 10029', 'apt 4b 212 east 116 st new york 10029'],
    ['21 Terry Street, Patchogue, NY 11772, primer piso', '21 Terry Street, Patchogue, NY 11772, primer piso'],
    ['PO Box 88, Yonkers NY 10701 is best', 'PO Box 88, Yonkers NY 10701'],
    ['160-10 89th Avenue, apto 6H, Jamaica NY 11432', '160-10 89th Avenue, apto 6H, Jamaica NY 11432'],
    ['Tower Hall, 12 Oak St, Rome NY 13440', 'Tower Hall, 12 Oak St, Rome NY 13440'],
  ])('%j', (said, address) => {
    expect(addressWithin(said)).toBe(address);
  });

  test('none without a postal code', () => {
    expect(addressWithin('12 Oak Street in Rome')).toBeNull();
  });
});

test.each([
  ['LT-301288-26/BX is what it says', 'LT-301288-26/BX'],
  ['creo que es este: 512877/2025', '512877/2025'],
  ['512877/2025', null],
  ['from 2019 or 2020', null],
  ['none', null],
])('the number in %j is %j', (said, number) => {
  expect(numberWithin(said)).toBe(number);
});
