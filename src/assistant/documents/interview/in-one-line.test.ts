import { expect, test } from 'vitest';
import type { Field } from '#domain/documents/definition.ts';
import { cellsIn, nameAndAddress, withPart } from './in-one-line.ts';

const aField = (id: string, type: Field['type']): Field => ({ id, ask: `${id}?`, label: id, why: '.', type });
const [name, address] = [aField('name', 'name'), aField('address', 'address')];
const [room, problem, since] = [aField('room', 'text'), aField('problem', 'text'), aField('since', 'date')];
const [what, amount] = [aField('what', 'text'), aField('amount', 'money')];
const TODAY = '2026-11-18';

test.each([
  ["Kevin O'Neal. its 88 state st apt 2 albany 12207", ["Kevin O'Neal", '88 state st apt 2 albany 12207']],
  ['tony marchetti, 55 warburton ave yonkers', ['Tony Marchetti', '55 warburton ave yonkers']],
  ['Ana Ruiz, PO Box 12, Albany 12207', ['Ana Ruiz', 'PO Box 12, Albany 12207']],
  ['rosa diaz vivo en 4512 junction blvd corona', ['Rosa Diaz', '4512 junction blvd corona']],
])('%j is a name and an address', (message, both) => {
  expect(nameAndAddress(name, address, message)).toEqual(both);
});

test.each(['Kevin O Neal', 'Studio 54', 'my name is 7', '88 state st albany'])('%j is not', (message) => {
  expect(nameAndAddress(name, address, message)).toBeNull();
});

test('only where an address is asked for next', () => {
  const message = 'Ana Ruiz, 12 Oak St, Albany';
  expect(nameAndAddress(name, aField('phone', 'phone'), message)).toBeNull();
  expect(nameAndAddress(name, null, message)).toBeNull();
  expect(nameAndAddress(aField('x', 'text'), address, message)).toBeNull();
});

test('a row of a list can be told in one line', () => {
  expect(cellsIn([what, amount], 'rent 1200 a month', TODAY)).toEqual({ what: 'rent', amount: '1200' });
  expect(cellsIn([what, amount], 'comida, $300 al mes', TODAY)).toEqual({ what: 'comida', amount: '$300' });
  expect(cellsIn([room, problem, since], 'bathroom, ceiling is dripping since like october 20', TODAY)).toEqual({
    room: 'bathroom',
    problem: 'ceiling is dripping since like october 20',
    since: 'october 20',
  });
});

test('and is not guessed at', () => {
  expect(cellsIn([what, amount], 'rent', TODAY)).toEqual({});
  expect(cellsIn([what, amount], '1200', TODAY)).toEqual({});
  expect(cellsIn([room, problem], 'the bathroom ceiling, it leaks', TODAY)).toEqual({
    room: 'the bathroom ceiling',
    problem: 'it leaks',
  });
  expect(cellsIn([room, problem], 'bathroom, mold', TODAY)).toEqual({});
  expect(cellsIn([room, problem], 'it leaks all the time now, also in the hall and the kitchen', TODAY)).toEqual({});
  expect(cellsIn([room, problem, since], 'hall, dark since may 3 or may 5', TODAY)).not.toHaveProperty('since');
  expect(cellsIn([name, address], 'Ana, 12 Oak Street', TODAY)).toEqual({});
});

test('the apartment alone changes the apartment alone', () => {
  expect(withPart(address, '450 E 138th St apt 7C Bronx 10454', 'apt 7D')).toBe('450 E 138th St apt 7D Bronx 10454');
  expect(withPart(address, '12 Oak St #3, Rome', "it's #4")).toBe('12 Oak St #4, Rome');
  expect(withPart(address, '12 Oak St, Rome', 'apt 4')).toBeNull();
  expect(withPart(address, '12 Oak St apt 3, Rome', '14 Elm St apt 3')).toBeNull();
  expect(withPart(address, undefined, 'apt 4')).toBeNull();
  expect(withPart(name, 'Apt 3', 'apt 4')).toBeNull();
});
