import { describe, expect, test } from 'vitest';
import { dayOf } from '#domain/calendar/calendar-day.ts';
import {
  isSameName,
  licenseOf,
  parseRegistrationMonth,
  parseRegistrationNumber,
  type LicenseFacts,
} from './license.ts';

const IMPORTED = new Date('2026-11-01T12:00:00Z');
const today = dayOf(2026, 11, 15);
const entry = {
  firstName: 'MAYA',
  middleName: 'LIN',
  lastName: 'CHEN',
  status: 'Currently registered',
  nextRegistration: '2027-03',
  lastSeenAt: IMPORTED,
};
const facts: LicenseFacts = {
  firstName: 'Maya',
  lastName: 'Chen',
  registrationNumber: '5368337',
  recorded: { status: null, checkedAt: null },
  entry,
  registerAsOf: IMPORTED,
};
const stateOf = (change: Partial<LicenseFacts>) => licenseOf({ ...facts, ...change }, today).state;
const withEntry = (change: Partial<typeof entry>) => stateOf({ entry: { ...entry, ...change } });

describe('a license', () => {
  test('is current when the register says so, under this name, in the newest import', () => {
    expect(licenseOf(facts, today)).toEqual({
      state: 'current',
      status: 'Currently registered',
      asOf: IMPORTED,
      nextRegistration: '2027-03',
      registeredName: 'MAYA LIN CHEN',
    });
  });

  test.each(['Delinquent', 'Suspended', 'Due to reregister within 30 days of birthday', 'Deceased', ''])(
    'is inactive with the status "%s"',
    (status) => expect(withEntry({ status })).toBe('inactive'),
  );

  test('is overdue once the month after the one of registration is over', () => {
    const at = (nextRegistration: string, day: number) =>
      licenseOf({ ...facts, entry: { ...entry, nextRegistration } }, day).state;
    expect(at('2026-10', dayOf(2026, 11, 30))).toBe('current');
    expect(at('2026-10', dayOf(2026, 12, 1))).toBe('overdue');
    expect(at('2026-12', dayOf(2027, 1, 31))).toBe('current');
    expect(at('2026-12', dayOf(2027, 2, 1))).toBe('overdue');
  });

  test('without a month of registration the status alone decides', () => {
    expect(withEntry({ nextRegistration: null as never })).toBe('current');
  });

  test('is missing when a later import of the whole register does not hold it, or never did', () => {
    expect(withEntry({ lastSeenAt: new Date('2026-10-01T12:00:00Z') })).toBe('missing');
    expect(stateOf({ entry: null })).toBe('missing');
  });

  test('is unverified while there is no register', () => {
    expect(stateOf({ entry: null, registerAsOf: null })).toBe('unverified');
    expect(stateOf({ registrationNumber: null, entry: null })).toBe('unverified');
  });

  test('of somebody else is a mismatch, whatever else it says', () => {
    expect(withEntry({ lastName: 'CHENG' })).toBe('mismatch');
    expect(withEntry({ status: 'Deceased', firstName: 'PETER', middleName: '' })).toBe('mismatch');
  });

  test('with a number that is none of the state’s goes by what was recorded', () => {
    const recorded = { status: 'Currently registered', checkedAt: IMPORTED };
    expect(stateOf({ registrationNumber: 'DEMO-1', entry: null, recorded })).toBe('current');
    expect(stateOf({ registrationNumber: null, entry: null, recorded })).toBe('current');
    expect(stateOf({ registrationNumber: 'DEMO-1', entry: null })).toBe('unverified');
    // A number of the state’s is looked up, and nothing recorded can stand in for it.
    expect(stateOf({ entry: null, recorded })).toBe('missing');
  });
});

describe('names', () => {
  const same = (first: string, last: string, theirs: [string, string, string]) =>
    isSameName(
      { firstName: first, lastName: last },
      { firstName: theirs[0], middleName: theirs[1], lastName: theirs[2] },
    );
  test.each<[string, string, [string, string, string]]>([
    ['Maya', 'Chen', ['MAYA', '', 'CHEN']],
    ['José', 'Núñez', ['JOSE', '', 'NUNEZ']],
    ['Sam', 'Okafor', ['SAMUEL', '', 'OKAFOR']],
    ['J.', 'Doe', ['JANE', '', 'DOE']],
    ['Lin', 'Chen', ['MAYA', 'LIN', 'CHEN']],
    ['Ana', 'Garcia-Lopez', ['ANA', '', 'GARCIA LOPEZ']],
    ['Ana', 'Garcia', ['ANA', '', 'GARCIA LOPEZ']],
    ['Pat', "O'Brien", ['PATRICK', '', 'OBRIEN']],
    ['Al', 'De La Cruz', ['ALBERT', '', 'DELACRUZ']],
    ['Bob', 'King, Jr.', ['BOB', '', 'KING']],
  ])('%s %s is %j', (first, last, theirs) => expect(same(first, last, theirs)).toBe(true));

  test.each<[string, string, [string, string, string]]>([
    ['Maya', 'Chen', ['PETER', '', 'CHEN']],
    ['Maya', 'Chen', ['MAYA', '', 'CHENG']],
    ['Maya', 'Chen', ['MAYA', '', '']],
    ['', 'Chen', ['MAYA', '', 'CHEN']],
    ['Maya', 'Chen', ['', '', 'CHEN']],
  ])('%s %s is not %j', (first, last, theirs) => expect(same(first, last, theirs)).toBe(false));
});

test.each([
  ['Mar 2027', '2027-03'],
  ['September 2027', '2027-09'],
  ['3/2027', '2027-03'],
  ['03/15/2027', '2027-03'],
  ['2027-03-15', '2027-03'],
  ['2027-03-15T00:00:00.000', '2027-03'],
  ['Foo 2027', null],
  ['13/2027', null],
  ['', null],
  ['soon', null],
])('the month of "%s" is %s', (text, month) => expect(parseRegistrationMonth(text)).toBe(month));

test.each([
  ['5368337', '5368337'],
  [' 5,368,337 ', '5368337'],
  ['DEMO-1', null],
  ['12345', null],
  ['123456789', null],
  ['', null],
])('the number of "%s" is %s', (text, number) => expect(parseRegistrationNumber(text)).toBe(number));

test('two last names that share one are two people', () => {
  const entryName = { firstName: 'MARIA', middleName: '', lastName: 'LOPEZ DIAZ' };
  expect(isSameName({ firstName: 'Maria', lastName: 'Lopez Garcia' }, entryName)).toBe(false);
  expect(isSameName({ firstName: 'Maria', lastName: 'Lopez' }, entryName)).toBe(true);
  expect(isSameName({ firstName: 'Maria', lastName: 'Lopez Diaz Ruiz' }, entryName)).toBe(true);
});

test('a first name that only ends like the other is another', () => {
  const entryName = { firstName: 'ANN', middleName: '', lastName: 'CHEN' };
  expect(isSameName({ firstName: 'Joann', lastName: 'Chen' }, entryName)).toBe(false);
  expect(isSameName({ firstName: 'Annabel', lastName: 'Chen' }, entryName)).toBe(true);
});

test('a suffix is no name', () => {
  const entryName = { firstName: 'OWEN', middleName: '', lastName: 'REED' };
  expect(isSameName({ firstName: 'Owen', lastName: 'Reed Jr.' }, { ...entryName, lastName: 'REED III' })).toBe(true);
  expect(isSameName({ firstName: 'Owen', lastName: 'Jr.' }, { ...entryName, lastName: 'JR' })).toBe(false);
});

test('the registered name has no gap where there is no middle name', () => {
  expect(licenseOf({ ...facts, entry: { ...entry, middleName: '' } }, today).registeredName).toBe('MAYA CHEN');
});

test.each([
  ['01/2027', '2027-01'],
  ['12/2027', '2027-12'],
  [' Jan 2027 ', '2027-01'],
  ['Dec 2027', '2027-12'],
  ['13/2027', null],
  ['00/2027', null],
])('the month of %j is %s', (text, month) => {
  expect(parseRegistrationMonth(text)).toBe(month);
});
